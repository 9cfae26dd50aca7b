/// The opacity of layers changes in their order.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Whether passed layers stay active.
  public internal(set) var fill: VariableColorFill = .cumulative
  /// Whether it runs back as well.
  public internal(set) var reversal: VariableColorReversal = .nonReversing
  /// What inactive layers look like.
  public internal(set) var inactiveLayers: InactiveLayers = .dimInactiveLayers

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .variableColor(self) }

  /// All layers passed so far are active (the default).
  public var cumulative: Self { with { $0.fill = .cumulative } }
  /// One layer is active at a time.
  public var iterative: Self { with { $0.fill = .iterative } }
  /// There and back.
  public var reversing: Self { with { $0.reversal = .reversing } }
  /// From the start again (the default).
  public var nonReversing: Self { with { $0.reversal = .nonReversing } }
  /// Inactive layers are dimmed (the default).
  public var dimInactiveLayers: Self { with { $0.inactiveLayers = .dimInactiveLayers } }
  /// Inactive layers are hidden.
  public var hideInactiveLayers: Self { with { $0.inactiveLayers = .hideInactiveLayers } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The opacity of layers changes in their order.
  public static var variableColor: Self { Self() }
}
