extension AnySymbolEffect {
  /// Any effect as a value of the catalogue.
  public init(_ effect: some SymbolEffect) {
    self = effect.erased
  }

  /// The ways in which the effect may run; the conformances of its type say so.
  public var behaviors: [Behavior] { Behavior.allCases.filter(supports) }

  /// Whether the effect may run that way.
  public func supports(_ behavior: Behavior) -> Bool {
    switch behavior {
    case .discrete: discrete != nil
    case .indefinite: indefinite != nil
    case .transition: transition != nil
    case .contentTransition: contentTransition != nil
    }
  }

  /// The value of the effect's own type, where that type is discrete.
  public var discrete: (any DiscreteSymbolEffect)? { catalogued as? any DiscreteSymbolEffect }
  /// The value of the effect's own type, where that type is indefinite.
  public var indefinite: (any IndefiniteSymbolEffect)? { catalogued as? any IndefiniteSymbolEffect }
  /// The value of the effect's own type, where that type is a transition.
  public var transition: (any TransitionSymbolEffect)? { catalogued as? any TransitionSymbolEffect }
  /// The value of the effect's own type, where that type is a content transition.
  public var contentTransition: (any ContentTransitionSymbolEffect)? {
    catalogued as? any ContentTransitionSymbolEffect
  }
}
