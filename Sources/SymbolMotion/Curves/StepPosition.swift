/// Where the jumps of `Curve.steps` lie (CSS Easing Functions Level 2, `jump-*`).
public enum StepPosition: String, Hashable, Sendable, Codable {
  case jumpStart, jumpEnd, jumpBoth, jumpNone

  /// The fraction of the way, 0…1, at a fraction of the time (CSS Easing Functions Level 2, section 2.4.1).
  func value(at progress: Double, count: Int) -> Double {
    let count = max(count, self == .jumpNone ? 2 : 1)
    if progress >= 1 { return 1 }
    var step = Int((progress * Double(count)).rounded(.down))
    if self == .jumpStart || self == .jumpBoth { step += 1 }
    let jumps =
      switch self {
      case .jumpStart, .jumpEnd: count
      case .jumpBoth: count + 1
      case .jumpNone: count - 1
      }
    return Double(min(max(step, 0), jumps)) / Double(jumps)
  }
}
