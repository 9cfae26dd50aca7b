/// What a person says of one layer, over what its file says.
public struct LayerStatement: Hashable, Sendable {
  /// What the layer is to be called; nil: as before.
  public var name: String?
  /// The values of `fields`; the rest of it is of no account.
  public private(set) var annotation = Annotation.none
  /// What the person has said something about, be it that there is nothing to say.
  public private(set) var fields: Set<AnnotationField> = []

  /// Says nothing yet.
  public init() {}

  public var isEmpty: Bool { name == nil && fields.isEmpty }

  /// Says a field's value.
  public mutating func say(_ field: AnnotationField, as value: Annotation) {
    annotation.take(field, from: value)
    fields.insert(field)
  }

  /// Takes back what was said about a field: the file's value counts again.
  public mutating func reset(_ field: AnnotationField) {
    annotation.take(field, from: .none)
    fields.remove(field)
  }
}

/// What a person says of a symbol's layers, by the layers' ids. Statements about layers that the symbol does not have
/// wait for the file to have them again.
public struct AnnotationOverlay: Hashable, Sendable {
  public private(set) var statements: [Layer.ID: LayerStatement] = [:]

  /// What is said of the symbol as a whole.
  public var preferences = PreferenceStatement()

  /// Says nothing.
  public init() {}

  public var isEmpty: Bool { statements.isEmpty && preferences.isEmpty }

  /// What is said of a layer.
  public subscript(layer: Layer.ID) -> LayerStatement {
    get { statements[layer] ?? LayerStatement() }
    set { statements[layer] = newValue.isEmpty ? nil : newValue }
  }

  /// Says what is only guessed of the symbol's layers.
  public mutating func keepGuesses(of symbol: Symbol) {
    for layer in symbol.layers {
      for (field, origin) in layer.origins where origin == .guess { self[layer.id].say(field, as: layer.annotation) }
    }
  }
}

extension Symbol {
  /// The symbol with a person's statements over its own; guesses about what a person has now said are dropped.
  ///
  /// Guesses may depend on what was said: make them anew after this.
  public func annotated(by overlay: AnnotationOverlay) -> Symbol {
    guard !overlay.isEmpty else { return self }
    var result = self
    for field in overlay.preferences.fields { result.preferences.take(field, from: overlay.preferences.values) }
    for index in result.layers.indices {
      guard let statement = overlay.statements[result.layers[index].id] else { continue }
      if let name = statement.name { result.layers[index].name = name }
      for field in statement.fields {
        result.layers[index].annotation.take(field, from: statement.annotation)
        result.layers[index].origins[field] = .person
      }
    }
    return result
  }

  /// The symbol without what was only guessed.
  public var withoutGuesses: Symbol {
    var result = self
    for index in result.layers.indices {
      for (field, origin) in result.layers[index].origins where origin == .guess {
        result.layers[index].annotation.take(field, from: .none)
        result.layers[index].origins[field] = nil
      }
    }
    return result
  }
}
