extension AnySymbolEffect: CustomStringConvertible {
  /// As it is written in Swift, with its leading dot: `.variableColor.iterative.reversing`. Options come in the
  /// catalogue's order; defaults are left out. A custom transition has its name in brackets, for people only.
  public var dotName: String {
    func options<Effect: CataloguedSymbolEffect>(of effect: Effect) -> String {
      Effect.options.compactMap { option in
        option.read(effect).flatMap { $0 == option.group.defaultSetting ? nil : $0.spelling }
      }.joined()
    }
    if case .customTransition(let transition) = self {
      return ".transition(\(transition.readyMadeID ?? transition.name))"
    }
    return ".\(kind.rawValue)" + options(of: catalogued)
  }

  /// The dot name.
  public var description: String { dotName }
}

extension AnySymbolEffect: Codable {
  /// Reads a dot name, or a custom transition.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      try self.init(parsing: name)
    } else {
      self = .customTransition(try CustomTransition(from: decoder))
    }
  }

  /// Writes the dot name, or the whole of a custom transition.
  public func encode(to encoder: any Encoder) throws {
    if case .customTransition(let transition) = self { return try transition.encode(to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encode(dotName)
  }
}
