extension AnySymbolEffect: CustomStringConvertible {
  /// As it is written in Swift, with its leading dot: `.variableColor.iterative.reversing`. Options come in the
  /// catalogue's order; defaults are left out.
  public var dotName: String {
    func options<Effect: CataloguedSymbolEffect>(of effect: Effect) -> String {
      Effect.options.compactMap { option in
        option.read(effect).flatMap { $0 == option.group.defaultSetting ? nil : $0.spelling }
      }.joined()
    }
    return ".\(kind.rawValue)" + options(of: catalogued)
  }

  /// The dot name.
  public var description: String { dotName }
}

extension AnySymbolEffect: Codable {
  /// Reads a dot name.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the dot name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dotName)
  }
}
