import SymbolArt
import SymbolExport

/// What the command line says of a symbol, as text and as JSON.
enum SymbolDescription {
  /// Name, set, number of layers and size, with tabs between.
  static func line(of symbol: Symbol) -> String {
    [
      Spelling.shown(symbol.name), Spelling.shown(symbol.set), String(symbol.layers.count),
      "\(short(symbol.width))x\(short(symbol.height))",
    ].joined(separator: "\t")
  }

  static func header(
    of symbol: Symbol, path: String, layers: JSONValue
  ) -> [(key: String, value: JSONValue)] {
    [
      ("name", .string(symbol.name)), ("set", .string(symbol.set)), ("file", .string(path)), ("layers", layers),
      ("width", .decimal(symbol.width)), ("height", .decimal(symbol.height)), ("viewBox", rect(symbol.viewBox)),
    ]
  }

  static func notes(of symbol: Symbol) -> JSONValue {
    .array(
      symbol.notes.map { .fields([("kind", .string($0.kind.rawValue)), ("message", .string($0.message))]) })
  }

  /// What the symbol as a whole prefers; empty where it prefers nothing.
  static func preferences(of symbol: Symbol) -> JSONValue {
    .fields(
      PreferenceField.allCases.compactMap { field in
        let text = symbol.preferences.spelling(of: field)
        return text.isEmpty ? nil : (jsonName(field), .string(text))
      })
  }

  private static func jsonName(_ field: PreferenceField) -> String {
    switch field {
    case .wiggle, .rotation: field.rawValue
    case .valueMode: "valueMode"
    case .drawOrder: "drawOrder"
    }
  }

  static func rect(_ rect: Rect) -> JSONValue {
    rect.isNull ? .null : .decimals([rect.x, rect.y, rect.width, rect.height])
  }

  static func point(_ point: Point) -> JSONValue { .decimals([point.x, point.y]) }

  /// Only what is said; an annotation that says nothing is empty.
  static func annotation(_ annotation: Annotation) -> JSONValue {
    .fields(annotationParts(annotation))
  }

  /// Who says each field: "template", "attribute", "guess" or "person".
  static func origins(of layer: Layer) -> JSONValue {
    .fields(
      AnnotationField.allCases.compactMap { field in
        layer.origins[field].map { (jsonName(field), .string($0.rawValue)) }
      })
  }

  /// As text: "group=arc order=2 pulses"; what is only guessed in brackets.
  static func annotationText(of layer: Layer) -> String {
    let guessed = layer.origins.filter { $0.value == .guess }.map { jsonName($0.key) }
    return annotationParts(layer.annotation).map { key, value in
      let text =
        switch value {
        case .string(let text): "\(key)=\(Spelling.shown(text))"
        case .array(let items): "\(key)=" + items.compactMap(number).joined(separator: ",")
        case .number, .integer: "\(key)=\(number(value) ?? "")"
        case .bool, .object, .null: key
        }
      return guessed.contains(key) ? "(\(text))" : text
    }.joined(separator: " ")
  }

  private static func jsonName(_ field: AnnotationField) -> String {
    switch field {
    case .closedLoop: "closedLoop"
    case .valueSpan: "valueSpan"
    case .guide: "guidePoints"
    default: field.rawValue
    }
  }

  private static func number(_ value: JSONValue) -> String? {
    switch value {
    case .number(let number): short(number)
    case .integer(let integer): String(integer)
    default: nil
    }
  }

  private static func annotationParts(_ annotation: Annotation) -> [(key: String, value: JSONValue)] {
    var parts: [(key: String, value: JSONValue)] = []
    if let group = annotation.group { parts.append(("group", .string(group))) }
    if let order = annotation.order { parts.append(("order", .count(order))) }
    if annotation.canPulse { parts.append(("pulses", .bool(true))) }
    if annotation.canRotate { parts.append(("rotates", .bool(true))) }
    if let anchor = annotation.anchor { parts.append(("anchor", point(anchor))) }
    if let wiggle = annotation.wiggle { parts.append(("wiggle", .string(wiggle))) }
    if let rotation = annotation.rotation { parts.append(("rotation", .string(rotation))) }
    if let threshold = annotation.threshold { parts.append(("threshold", .decimal(threshold))) }
    if annotation.closedLoop { parts.append(("closedLoop", .bool(true))) }
    if let level = annotation.level { parts.append(("level", .string(level.rawValue))) }
    if annotation.erases { parts.append(("erases", .bool(true))) }
    if let role = annotation.role { parts.append(("role", .string(role.rawValue))) }
    if let tag = annotation.tag { parts.append(("tag", .string(tag))) }
    if let draw = annotation.draw {
      parts.append(("draw", .string(draw.direction.rawValue)))
      parts.append(("drawStart", .decimal(draw.start)))
    }
    if let guide = annotation.guide { parts.append(("guidePoints", .count(guide.sets.joined().count))) }
    if let span = annotation.valueSpan { parts.append(("valueSpan", .decimals([span.start, span.length]))) }
    return parts
  }

  /// A length to the hundredth.
  static func short(_ number: Double) -> String {
    number.isFinite ? ((number * 100).rounded() / 100 + 0).plain : "–"
  }
}
