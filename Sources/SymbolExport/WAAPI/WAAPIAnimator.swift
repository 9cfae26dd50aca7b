import SymbolArt
import SymbolMotion

/// Makes elements move by what a module knows of them: classes in the drawing, keyframes in data.
struct WAAPIAnimator: WebAnimator {
  let format: LengthFormat
  /// What each motion's groups do when they are stopped, by the element.
  private(set) var movers: [JSONValue] = []
  private(set) var timings: [WebTiming] = []
  /// Whether anything has another form for a person who asked for less motion.
  private(set) var hasReducedForms = false

  static let ability = WebAbility(combinesTransforms: true, turnsInSpace: true, needsStatedSize: false)

  init(format: LengthFormat) { self.format = format }

  mutating func animate(_ mover: WebMover) -> (attributes: String, content: String) {
    let name = "\(SVGText.prefixMark)-e\(movers.count + 1)"
    var declarations: [String] = []
    guard !mover.isRoot else {
      let origin = (mover.origin ?? .zero)
      let place = [origin.x, origin.y].map { SVGText.number($0 * 100, digits: 3) + "%" }.joined(separator: " ")
      movers.append(
        .object([
          .init("origin", .string(place)), .init("parts", .array(mover.animations.map { part($0) })),
        ]))
      return ("", "")
    }
    if let origin = mover.origin {
      declarations.append("transform-origin:\(format.text(origin.x))px \(format.text(origin.y))px")
    }
    if mover.isHiddenAtBase { declarations.append("visibility:hidden") }
    if mover.baseOpacity < 1 { declarations.append("opacity:\(SVGText.number(mover.baseOpacity, digits: 3))") }
    movers.append(
      .object([
        .init("class", .string(name)),
        .init("parts", .array(mover.animations.map { part($0) })),
      ]))
    let style = declarations.isEmpty ? "" : " style=\"\(declarations.joined(separator: ";"))\""
    return (" class=\"\(name)\"\(style)", "")
  }

  private mutating func part(_ animation: WebAnimation) -> JSONValue {
    var seconds = animation.timing
    // Nothing of it is written.
    seconds.standIn = nil
    let timing = timings.firstIndex(of: seconds) ?? timings.count
    if timing == timings.count { timings.append(seconds) }
    var fields: [JSONValue.Field] = [
      .init("property", .string(animation.property.name)), .init("timing", .integer(Int64(timing))),
      .init("base", .array(animation.tracks.map { number($0.base, animation.property) })),
    ]
    if case .view(let view) = animation.property {
      let turn = [view.axisX, view.axisY, view.axisZ, view.distance].compactMap(\.self)
      fields.append(.init("view", .array(turn.map { .number(rounded($0, 4)) })))
    }
    if animation.loopStart != animation.timing.intro {
      fields.append(.init("start", .number(rounded(animation.loopStart, 4))))
    }
    if animation.timing.count == nil { fields.append(.init("stopping", stopping(animation.stop))) }
    if !animation.isMovement { fields.append(.init("moves", .bool(false))) }
    let end = animation.tracks.map { $0.still(animation.timing) }
    if zip(end, animation.tracks).contains(where: { abs($0 - $1.base) > 1e-6 }) {
      fields.append(.init("held", .array(end.map { number($0, animation.property) })))
    }
    let back = animation.tracks.map { $0.stillBack(animation.timing) }
    if animation.isMovement, animation.timing.isPassage, back != end {
      fields.append(.init("heldBack", .array(back.map { number($0, animation.property) })))
    }
    for (name, path) in [("intro", \WebTrack.intro), ("loop", \.loop), ("outro", \.outro)] {
      let phases = animation.tracks.compactMap { $0[keyPath: path] }
      guard phases.count == animation.tracks.count, !isIdle(phases, animation) || name == "loop" else { continue }
      if isIdle(phases, animation), animation.timing.loop <= 0 { continue }
      fields.append(.init(name, rows(phases, animation.property)))
    }
    for reduced in animation.reduced {
      hasReducedForms = true
      fields.append(.init("reduced", part(reduced)))
    }
    return .object(fields)
  }

  private func stopping(_ stop: WebStop) -> JSONValue {
    var fields: [JSONValue.Field] = []
    func add(_ name: String, _ value: Double) { fields.append(.init(name, .number(rounded(value, 4)))) }
    switch stop.stopping {
    case .finishesRun: return .object([.init("kind", .string("finishes"))])
    case .settles(let within):
      fields.append(.init("kind", .string("settles")))
      add("within", within)
    case .springs(let spring, let within):
      fields.append(.init("kind", .string("springs")))
      add("within", within)
      add("response", spring.response)
      add("damping", spring.dampingFraction)
    case .turnsToRest(let within, let fullSpeed):
      fields.append(.init("kind", .string("turns")))
      add("within", within)
      add("fullSpeed", fullSpeed)
      add("restingAngle", stop.restingAngle)
    }
    if stop.delay > 0 { add("delay", stop.delay) }
    return .object(fields)
  }

  /// The phases' seconds, in the order in which parts count them.
  var timingData: JSONValue {
    .array(
      timings.map { timing in
        .object(
          [
            .init("intro", .number(rounded(timing.intro, 4))), .init("loop", .number(rounded(timing.loop, 4))),
            .init("count", timing.count.map { .integer(Int64($0)) } ?? .null),
            .init("outro", .number(rounded(timing.outro, 4))),
            .init("untilOutro", .number(rounded(timing.untilOutro, 4))),
            .init("passage", .bool(timing.isPassage)),
          ] + (timing.isWayBack ? [.init("back", .bool(true))] : []))
      })
  }

  private func isIdle(_ phases: [WebPhase], _ animation: WebAnimation) -> Bool {
    zip(phases, animation.tracks).allSatisfy { $0.isConstant && abs($0.first - $1.base) < 1e-6 }
  }

  /// `[offset, value …, easing]`; linear is not written.
  private func rows(_ phases: [WebPhase], _ property: WebProperty) -> JSONValue {
    let keyframes = phases[0].keyframes
    let duration = max(phases[0].duration, 1e-9)
    return .array(
      keyframes.indices.map { index in
        var row: [JSONValue] = [.number(rounded(min(max(keyframes[index].time / duration, 0), 1), 6))]
        row += phases.map { number($0.keyframes[index].value, property) }
        let easing = CSSTiming.text(keyframes[index].curve)
        if index + 1 < keyframes.count, easing != "linear" { row.append(.string(easing)) }
        return .array(row)
      })
  }

  private func number(_ value: Double, _ property: WebProperty) -> JSONValue {
    .number(rounded(value, property == .translate ? format.digits : property == .shift ? 6 : 4))
  }

  private func rounded(_ value: Double, _ digits: Int) -> Double {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    return (value * power).rounded() / power
  }
}

extension WebProperty {
  /// As the module calls it.
  fileprivate var name: String {
    switch self {
    case .view: "view"
    default: "\(self)"
    }
  }
}
