import SymbolMotion

/// Runs as a `keyframeAnimator`: triggered ones with all their repetitions, endless ones as a repeated loop.
struct KeyframeRuns: KeyframeForm {
  let request: ExportRequest
  let effect: AppliedEffect
  let motion: Motion
  let group: MotionGroup

  var lines: [String] {
    let input =
      motion.isEndless
      ? ["/// The motion repeats while true.", "var isActive: Bool"]
      : ["/// Each change plays the motion.", "var trigger: Int"]
    let argument = motion.isEndless ? "repeating: isActive" : "trigger: trigger"
    let content =
      ["var body: some View {", "  \(imageLine)"]
      + ["    .keyframeAnimator(initialValue: Pose(), \(argument)) { image, pose in", "      image"]
      + modifiers { "pose.\($0.rawValue)" }.map { "        " + $0 }
      + ["    } keyframes: { _ in"] + tracks.map { "      " + $0 } + ["    }", "}", ""]
    let pose =
      ["struct Pose {"]
      + group.tracks.map { "  var \($0.property.rawValue) = \(decimal($0.property.restValue))" } + ["}"]
    return sizeLines + input + [""] + content + pose
  }

  private var tracks: [String] {
    group.tracks.flatMap { track in
      ["KeyframeTrack(\\.\(track.property.rawValue)) {"] + keyframes(of: track).map { "  " + $0 } + ["}"]
    }
  }

  private func keyframes(of track: Track) -> [String] {
    let loopStart = motion.intro
    let loopEnd = motion.intro + motion.loop
    let loop = segments(of: track, from: loopStart, to: loopEnd)
    let pause =
      motion.pause > 0
      ? ["LinearKeyframe(\(decimal(track.value(at: loopEnd))), duration: \(SwiftLiteral.number(motion.pause)))"] : []
    guard case .times(let count) = motion.repetition else { return loop + pause }
    let runs = min(max(count, 1), KeyframeSnippet.mostRuns)
    var lines = segments(of: track, from: 0, to: loopStart)
    for run in 0..<runs { lines += (run > 0 ? pause : []) + loop }
    return lines + segments(of: track, from: loopEnd, to: loopEnd + motion.outro)
  }

  /// The part of a track between two places of the timeline, as keyframes that say where to go.
  private func segments(of track: Track, from start: Double, to end: Double) -> [String] {
    guard end > start else { return [] }
    var lines = ["MoveKeyframe(\(decimal(track.value(at: start))))"]
    var time = start
    for (from, to) in zip(track.keyframes, track.keyframes.dropFirst()) where to.time > start && from.time < end {
      if from.time > time { lines.append(hold(from.value, from.time - time)) }
      lines += segment(from, to)
      time = to.time
    }
    if time < end - 1e-9 { lines.append(hold(track.value(at: end), end - time)) }
    return lines
  }

  private func hold(_ value: Double, _ duration: Double) -> String {
    "LinearKeyframe(\(decimal(value)), duration: \(SwiftLiteral.number(duration)))"
  }

  private func segment(_ from: Keyframe, _ to: Keyframe) -> [String] {
    let span = to.time - from.time
    guard span > 0 else { return ["MoveKeyframe(\(decimal(to.value)))"] }
    let goal = "\(decimal(to.value)), duration: \(SwiftLiteral.number(span))"
    switch from.curve {
    case .linear: return ["LinearKeyframe(\(goal))"]
    case .hold: return [hold(from.value, span), "MoveKeyframe(\(decimal(to.value)))"]
    case .cubicBezier(let bezier):
      let first = "UnitPoint(x: \(SwiftLiteral.number(bezier.x1)), y: \(SwiftLiteral.number(bezier.y1)))"
      let second = "UnitPoint(x: \(SwiftLiteral.number(bezier.x2)), y: \(SwiftLiteral.number(bezier.y2)))"
      return [
        "LinearKeyframe(\(goal), timingCurve: .bezier(startControlPoint: \(first), endControlPoint: \(second)))"
      ]
    case .spring(let spring):
      let physics =
        "Spring(response: \(SwiftLiteral.number(spring.response)), dampingRatio: \(SwiftLiteral.number(spring.dampingFraction)))"
      let velocity = spring.initialVelocity == 0 ? "" : ", startVelocity: \(decimal(spring.initialVelocity))"
      return ["SpringKeyframe(\(goal), spring: \(physics)\(velocity))"]
    case .steps(let count, _):
      let whole = Track(property: .scale, keyframes: [from, to])
      return (0..<max(count, 1)).flatMap { step in
        let value = whole.value(at: from.time + span * (Double(step) + 0.5) / Double(max(count, 1)))
        return ["MoveKeyframe(\(decimal(value)))", hold(value, span / Double(max(count, 1)))]
      }
    }
  }

  /// With a decimal point, so that Swift takes it for a Double.
  private func decimal(_ value: Double) -> String {
    let text = SwiftLiteral.number(value)
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }
}
