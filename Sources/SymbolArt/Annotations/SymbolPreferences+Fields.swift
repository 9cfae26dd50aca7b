/// One thing that a symbol as a whole can prefer. The raw value is the end of its SVG attribute on the root,
/// `data-symbol-…`.
public enum PreferenceField: String, Hashable, Sendable, Codable, CaseIterable {
  case wiggle, rotation
  case valueMode = "value-mode"
  case drawOrder = "draw-order"

  /// The attribute that states it in an SVG file.
  public var attribute: String { "data-symbol-" + rawValue }
}

extension SymbolPreferences {
  /// Takes over what others say, or do not say, in one field.
  public mutating func take(_ field: PreferenceField, from other: SymbolPreferences) {
    switch field {
    case .wiggle: wiggle = other.wiggle
    case .rotation: rotation = other.rotation
    case .valueMode: variableValueMode = other.variableValueMode
    case .drawOrder: reversesDrawOrder = other.reversesDrawOrder
    }
  }

  /// The value of a field as an attribute spells it; empty where it says nothing.
  public func spelling(of field: PreferenceField) -> String {
    switch field {
    case .wiggle: wiggle ?? ""
    case .rotation: rotation ?? ""
    case .valueMode: variableValueMode?.rawValue ?? ""
    case .drawOrder: reversesDrawOrder ? SymbolPreferences.reversed : ""
    }
  }

  /// Sets a field from its spelling; an empty one says that there is nothing to prefer.
  ///
  /// - Throws: What was expected, where the text is no spelling of the field's; nothing is changed then.
  public mutating func set(_ field: PreferenceField, spelling text: String) throws(AnnotationSpellingError) {
    let word = text.split { $0.isWhitespace }.joined(separator: " ")
    var layer = Annotation.none
    switch field {
    case .wiggle:
      try layer.set(.wiggle, spelling: text)
      wiggle = layer.wiggle
    case .rotation:
      try layer.set(.rotation, spelling: text)
      rotation = layer.rotation
    case .valueMode:
      guard word.isEmpty || VariableValueMode(rawValue: word) != nil else {
        throw AnnotationSpellingError(
          name: field.rawValue, text: text,
          expected: AnnotationSpellingError.list(VariableValueMode.allCases.map(\.rawValue)))
      }
      variableValueMode = VariableValueMode(rawValue: word)
    case .drawOrder:
      guard word.isEmpty || word == SymbolPreferences.reversed else {
        throw AnnotationSpellingError(
          name: field.rawValue, text: text, expected: "“\(SymbolPreferences.reversed)” or nothing")
      }
      reversesDrawOrder = !word.isEmpty
    }
  }

  /// The draw order that is not the usual one.
  private static let reversed = "reversed"
}

/// What a person says of a symbol as a whole, over what its file says.
public struct PreferenceStatement: Hashable, Sendable {
  /// The values of `fields`; the rest of it is of no account.
  public private(set) var values = SymbolPreferences()
  /// What the person has said something about, be it that there is nothing to prefer.
  public private(set) var fields: Set<PreferenceField> = []

  /// Says nothing yet.
  public init() {}

  public var isEmpty: Bool { fields.isEmpty }

  /// Says a field's value.
  public mutating func say(_ field: PreferenceField, as other: SymbolPreferences) {
    values.take(field, from: other)
    fields.insert(field)
  }

  /// Takes back what was said about a field: the file's value counts again.
  public mutating func reset(_ field: PreferenceField) {
    values.take(field, from: SymbolPreferences())
    fields.remove(field)
  }
}
