import SymbolArt

/// What attributes say of an element, those of the groups around it included.
struct ElementAnnotation {
  var annotation = Annotation.none
  var origins: [AnnotationField: AnnotationOrigin] = [:]
  /// What `data-symbol-name` calls it.
  var name: String?
  /// What is said of single figures of a compound path, by their numbers from 1.
  var figures: [Int: FigureAnnotation] = [:]

  /// What is said of one figure over what is said of its element.
  struct FigureAnnotation {
    var name: String?
    var fields: [(field: AnnotationField, text: String, origin: AnnotationOrigin)] = []
  }

  /// A value that is none of the field's says nothing.
  mutating func say(_ field: AnnotationField, _ text: String, _ origin: AnnotationOrigin) {
    guard (try? annotation.set(field, spelling: text)) != nil else { return }
    origins[field] = origin
  }

  /// What is known of a layer made of the element, or of one figure of it.
  func complete(figure: Int?) -> ElementAnnotation {
    guard let figure, let own = figures[figure] else { return self }
    var result = self
    for said in own.fields { result.say(said.field, said.text, said.origin) }
    result.name = own.name ?? result.name
    return result
  }
}

/// Our own `data-symbol-*` attributes. A group's hold for everything in it, and an element's own win; an empty value takes
/// back what a group says. A number behind the name (`data-symbol-order-2`) is about one figure of a compound path.
enum AnnotationReader {
  static func annotation(of element: XMLNode, inheriting outer: ElementAnnotation) -> ElementAnnotation {
    var result = outer
    result.name = nil
    result.figures = [:]
    // What a template's style sheet says, put there by its reader; the file's own attributes come after it and win.
    element.forEachAttribute(beginning: TemplateReader.attributePrefix) { name, value in
      guard let field = AnnotationField(rawValue: name) else { return }
      result.say(field, value, .template)
    }
    element.forEachAttribute(beginning: "data-symbol-") { name, value in
      if let field = AnnotationField(rawValue: name) {
        return result.say(field, spelling(value, of: field), .attribute)
      }
      if name == "name" { return result.name = self.name(value) }
      guard let hyphen = name.lastIndex(of: "-"), let figure = Int(name[name.index(after: hyphen)...]), figure > 0
      else {
        return
      }
      let stem = String(name[..<hyphen])
      if stem == "name" {
        result.figures[figure, default: .init()].name = self.name(value)
      } else if let field = AnnotationField(rawValue: stem) {
        result.figures[figure, default: .init()].fields.append((field, spelling(value, of: field), .attribute))
      }
    }
    if let value = element.attribute("data-symbol-value-span") {
      result.annotation.valueSpan = valueSpan(value) ?? result.annotation.valueSpan
    }
    // Places on this very outline.
    result.annotation.guide = element.attribute("data-clipstroke-keyframes").flatMap(DrawGuide.init(attribute:))
    return result
  }

  /// "0.33 0.34": the value at which drawing begins, and how far it goes.
  private static func valueSpan(_ text: String) -> ValueSpan? {
    let numbers = Viewport.numbers(text)
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return nil }
    return ValueSpan(start: min(max(numbers[0], 0), 1), length: min(max(numbers[1], 0), 1))
  }

  /// Attributes that are there at all count as flags that are set.
  private static func spelling(_ value: String, of field: AnnotationField) -> String {
    switch field {
    case .pulses, .rotates, .closedLoop, .erases: ["false", "0", ""].contains(value) ? "false" : "true"
    default: value
    }
  }

  private static func name(_ value: String) -> String? {
    let words = value.trimmedWords
    return words.isEmpty ? nil : words
  }

  /// What the root says of the symbol as a whole.
  static func preferences(of root: XMLNode) -> SymbolPreferences {
    let said = annotation(of: root, inheriting: ElementAnnotation()).annotation
    return SymbolPreferences(
      wiggle: said.wiggle, rotation: said.rotation,
      variableValueMode: root.attribute("data-symbol-value-mode").flatMap {
        VariableValueMode(rawValue: $0.trimmedWords)
      },
      reversesDrawOrder: root.attribute("data-symbol-draw-order")?.trimmedWords == "reversed")
  }
}
