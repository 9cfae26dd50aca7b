import SymbolMotion

/// A motion from one state to another: while a flag is set, or on the way into or out of the layout.
struct KeyframeStates: KeyframeForm {
  let request: ExportRequest
  let effect: AppliedEffect
  let motion: Motion
  let group: MotionGroup

  /// Two states on a flag.
  var stateLines: [String] {
    let flag = effect.effect.kind.hidesOrShows ? "isHidden" : "isActive"
    let lines = modifiers { property in
      "\(flag) ? \(SwiftLiteral.number(away(property))) : \(SwiftLiteral.number(property.restValue))"
    }
    return sizeLines + ["var \(flag): Bool", "", "var body: some View {", "  \(imageLine)"]
      + lines.map { "    " + $0 } + ["    .animation(\(animation), value: \(flag))", "}"]
  }

  /// A transition between the two states.
  var transitionLines: [String] {
    var parts: [String] = []
    if has(.scale) {
      parts.append(".scale(scale: \(SwiftLiteral.number(away(.scale))), anchor: \(unitPoint(group.pivot)))")
    }
    if movesAlong {
      parts.append(
        ".offset(x: \(SwiftLiteral.number(away(.offsetX))) * size, y: \(SwiftLiteral.number(away(.offsetY))) * size)")
    }
    if has(.opacity) || parts.isEmpty { parts.append(".opacity") }
    let transition = parts.dropFirst().reduce("AnyTransition\(parts[0])") { "\($0).combined(with: \($1))" }
    return sizeLines + [
      "/// Change it inside withAnimation, so that neighbours move too.", "var isShown: Bool", "",
      "var body: some View {", "  if isShown {", "    \(imageLine)",
      "      .transition(\(transition).animation(\(animation)))",
      "  }", "}",
    ]
  }

  /// The value of the state that is not rest: the motion's start or its end.
  private func away(_ property: TrackProperty) -> Double {
    guard let track = group.track(property) else { return property.restValue }
    let start = track.value(at: 0)
    return start == property.restValue ? track.value(at: motion.intro + motion.loop) : start
  }

  /// The way of the property that takes longest.
  private var animation: String {
    let track = group.tracks.max { $0.end < $1.end }
    guard let track,
      let (from, to) = zip(track.keyframes, track.keyframes.dropFirst()).first(where: { $0.0.value != $0.1.value })
    else { return ".default" }
    let delay = from.time > 0 ? ".delay(\(SwiftLiteral.number(from.time)))" : ""
    let duration = SwiftLiteral.number(to.time - from.time)
    switch from.curve {
    case .linear, .hold, .steps: return ".linear(duration: \(duration))\(delay)"
    case .cubicBezier(let bezier):
      let handles = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(SwiftLiteral.number).joined(separator: ", ")
      return ".timingCurve(\(handles), duration: \(duration))\(delay)"
    case .spring(let spring):
      return
        ".spring(response: \(SwiftLiteral.number(spring.response)), dampingFraction: \(SwiftLiteral.number(spring.dampingFraction)))\(delay)"
    }
  }
}
