extension SymbolEffectOptions {
  /// As the effect and its behaviour have it.
  public static var `default`: Self { Self() }
  /// One run, even where the behaviour would repeat.
  public static var nonRepeating: Self { Self().nonRepeating }
  /// Runs without end; the older spelling of `.repeat(.periodic)`.
  public static var repeating: Self { Self().repeating }
  /// That many runs; the older spelling of `.repeat(.periodic(count))`.
  public static func `repeat`(_ count: Int) -> Self { Self().repeat(count) }
  /// Runs as the behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self().repeat(behavior) }
  /// A factor on time, taken into `speedRange`.
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }

  /// One run, even where the behaviour would repeat.
  public var nonRepeating: Self { with { $0.repetition = .nonRepeating } }
  /// Runs without end; the older spelling of `.repeat(.periodic)`.
  public var repeating: Self { self.repeat(.periodic) }
  /// That many runs; the older spelling of `.repeat(.periodic(count))`.
  public func `repeat`(_ count: Int) -> Self { self.repeat(.periodic(count)) }
  /// Runs as the behaviour says; its count and delay are taken into their ranges.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { with { $0.repetition = behavior.clamped } }
  /// A factor on time, taken into `speedRange`; one that is not finite counts as 1.
  public func speed(_ speed: Double) -> Self {
    with { $0.speedFactor = speed.isFinite ? speed.clamped(to: Self.speedRange) : 1 }
  }

  /// The same speed with the behaviour's own repetition.
  public var automaticRepetition: Self { with { $0.repetition = nil } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
