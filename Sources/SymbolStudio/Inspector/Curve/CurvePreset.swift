import SymbolEffects

/// Curves to start from, by the names that designers know.
struct CurvePreset {
  let title: String
  let explanation: String
  let curve: TransitionCurve

  static var all: [CurvePreset] {
    [
      CurvePreset(title: localized("Ease in and out"), explanation: localized("Slow at both ends"), curve: .easeInOut),
      CurvePreset(title: localized("Ease in"), explanation: localized("Fast at the end"), curve: .easeIn),
      CurvePreset(title: localized("Ease out"), explanation: localized("Fast at the start"), curve: .easeOut),
      CurvePreset(title: localized("Linear"), explanation: localized("Even speed"), curve: .linear),
      // CSS `ease`.
      CurvePreset(
        title: localized("Ease"), explanation: localized("The web’s usual one: quick at first, then long and soft"),
        curve: .cubicBezier(0.25, 0.1, 0.25, 1)),
      // Material's "emphasized".
      CurvePreset(
        title: localized("Emphasised"), explanation: localized("Starts at once and settles slowly"),
        curve: .cubicBezier(0.2, 0, 0, 1)),
      // easings.net "easeInBack" and "easeOutBack".
      CurvePreset(
        title: localized("Anticipate"), explanation: localized("Goes back a little before it starts"),
        curve: .cubicBezier(0.36, 0, 0.66, -0.56)),
      CurvePreset(
        title: localized("Overshoot"), explanation: localized("Goes a little too far and comes back"),
        curve: .cubicBezier(0.34, 1.56, 0.64, 1)),
      // SwiftUI's three, of 0.5 s each.
      CurvePreset(
        title: localized("Smooth spring"), explanation: localized("Does not overshoot"),
        curve: .spring(response: 0.5, dampingFraction: 1)),
      CurvePreset(
        title: localized("Snappy spring"), explanation: localized("Overshoots a little"),
        curve: .spring(response: 0.5, dampingFraction: 0.85)),
      CurvePreset(
        title: localized("Bouncy spring"), explanation: localized("Overshoots and swings back"),
        curve: .spring(response: 0.5, dampingFraction: 0.7)),
    ]
  }
}

extension TransitionCurve {
  /// Whether its numbers are a spring's.
  var isSpring: Bool {
    if case .spring = self { return true }
    return false
  }
}
