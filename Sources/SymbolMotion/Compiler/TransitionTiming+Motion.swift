import SymbolEffects

/// A transition's timing as motion has it.
extension TransitionTiming {
  /// The curve of its progress.
  public var motionCurve: Curve {
    switch curve {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      x1 == y1 && x2 == y2 ? .linear : .cubicBezier(x1, y1, x2, y2)
    case .spring(let response, let dampingFraction):
      .spring(Spring(response: response, dampingFraction: dampingFraction))
    }
  }

  /// Seconds that the way takes; a spring takes until it is settled.
  public var length: Double {
    if case .spring(let spring) = motionCurve { return spring.settlingDuration(from: 0, to: 1) }
    return max(duration, TransitionTiming.durationRange.lowerBound)
  }

  /// How much of the way is done, 0 to 1 and beyond where the curve overshoots.
  ///
  /// - Parameter time: seconds since the start; clamped to the way's length.
  public func progress(at time: Double) -> Double {
    motionCurve.state(at: time, duration: length, from: 0, to: 1).value
  }
}
