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
    // Places on this very outline.
    result.annotation.guide = nil
    result.origins[.guide] = nil
    if let points = element.attribute("data-clipstroke-keyframes") { result.say(.guide, points, .template) }
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
    return result
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
    var result = SymbolPreferences()
    // A template's own come first; a value that is none of the field's says nothing.
    for prefix in [TemplateReader.attributePrefix, "data-symbol-"] {
      root.forEachAttribute(beginning: prefix) { name, text in
        if let field = PreferenceField(rawValue: name) { try? result.set(field, spelling: text) }
      }
    }
    return result
  }

  /// What the root says of the layers in it: all but what it says of the symbol as a whole, which would else count as
  /// the layers' own word.
  static func annotation(ofRoot root: XMLNode) -> ElementAnnotation {
    var result = annotation(of: root, inheriting: ElementAnnotation())
    for field in [AnnotationField.wiggle, .rotation] {
      result.annotation.take(field, from: .none)
      result.origins[field] = nil
    }
    return result
  }
}
