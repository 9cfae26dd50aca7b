extension AnySymbolEffect: CustomStringConvertible {
  /// As it is written in Swift, with its leading dot: `.variableColor.iterative.reversing`. Options come in the
  /// catalogue's order; defaults are left out. Custom transitions and image switching have their name in brackets, for
  /// people only.
  public var dotName: String {
    func options<Effect: CataloguedSymbolEffect>(of effect: Effect) -> String {
      Effect.options.compactMap { option in
        option.read(effect).flatMap { $0 == option.group.defaultSetting ? nil : $0.spelling }
      }.joined()
    }
    if case .customTransition(let transition) = self {
      return ".transition(\(transition.readyMadeID ?? transition.name))"
    }
    if case .imageSwitching(let switching) = self { return ".switching(\(switching.name))" }
    return ".\(kind.rawValue)" + options(of: catalogued)
  }

  /// The dot name.
  public var description: String { dotName }
}

extension AnySymbolEffect: Codable {
  private enum Key: String, CodingKey { case switching }

  /// Reads a dot name, a custom transition, or `{"switching": …}`.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      try self.init(parsing: name)
    } else if let container = try? decoder.container(keyedBy: Key.self), container.contains(.switching) {
      self = .imageSwitching(try container.decode(ImageSwitching.self, forKey: .switching))
    } else {
      self = .customTransition(try CustomTransition(from: decoder))
    }
  }

  /// Writes the dot name, or the whole of a custom transition or an image switching.
  public func encode(to encoder: any Encoder) throws {
    if case .customTransition(let transition) = self { return try transition.encode(to: encoder) }
    if case .imageSwitching(let switching) = self {
      var container = encoder.container(keyedBy: Key.self)
      return try container.encode(switching, forKey: .switching)
    }
    var container = encoder.singleValueContainer()
    try container.encode(dotName)
  }
}
