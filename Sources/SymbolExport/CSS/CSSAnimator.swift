import SymbolArt
import SymbolMotion

/// Makes elements move by classes and a style sheet.
struct CSSAnimator: WebAnimator {
  let format: LengthFormat
  /// The selector of an element in a drawing that plays.
  let playing: String
  private(set) var count = 0
  private var names: [CSSKeyframes: String] = [:]
  private var keyframes = ""
  private var springy = ""
  private var base = CSSRules()
  private var active = CSSRules()
  private var stopping = CSSRules()
  private var reduced = CSSRules()
  private var hasFades = false
  private(set) var hasStop = false

  let combinesTransforms = true

  init(format: LengthFormat, autoplays: Bool) {
    self.format = format
    playing = autoplays ? ".\(SVGText.prefixMark)" : ".\(SVGText.prefixMark).is-active"
  }

  private static let stopped = ".\(SVGText.prefixMark).is-stopping"

  mutating func animate(_ mover: WebMover) -> (attributes: String, content: String) {
    count += 1
    let name = "\(SVGText.prefixMark)-e\(count)"
    var declarations = ""
    if let origin = mover.origin {
      declarations += "transform-origin:\(format.text(origin.x))px \(format.text(origin.y))px;"
    }
    if mover.isHiddenAtBase { declarations += "visibility:hidden;" }
    if mover.baseOpacity < 1 { declarations += "opacity:\(SVGText.number(mover.baseOpacity, digits: 3));" }
    if !declarations.isEmpty { base.add(".\(name)", String(declarations.dropLast())) }

    var playing: [(text: String, isFade: Bool)] = []
    var stopping: [(text: String, isFade: Bool)] = []
    var held = ""
    // A dash says itself when it is not seen: what is half way between hidden and visible is seen.
    let hides = mover.animations.contains { $0.property == .visibility }
    let dashes = mover.animations.contains { $0.property == .dash }
    for animation in mover.animations where animation.property != .visibility || !dashes {
      let isFade = !animation.isMovement
      let runs = self.runs(animation, hides: hides)
      playing += runs.playing.map { ($0, isFade) }
      stopping += runs.stopping.map { ($0, isFade) }
      hasFades = hasFades || isFade
      // For a person who asked for less, what would be reached is there at once.
      let end = animation.tracks.map { $0.held(animation.timing) }
      if !isFade, zip(end, animation.tracks).contains(where: { abs($0 - $1.base) > 1e-6 }) {
        held += ";" + CSSAnimator.declaration(animation.property, end, format, hides: hides)
      }
    }
    add(playing, to: \.active, selector: "\(self.playing) .\(name)", held: held)
    add(stopping, to: \.stopping, selector: "\(Self.stopped) .\(name)", held: "")
    hasStop = hasStop || !stopping.isEmpty
    return (" class=\"\(name)\"", "")
  }

  private mutating func add(
    _ runs: [(text: String, isFade: Bool)], to rules: WritableKeyPath<CSSAnimator, CSSRules>, selector: String,
    held: String
  ) {
    guard !runs.isEmpty else { return }
    let fades = runs.filter(\.isFade).map(\.text)
    if fades.count < runs.count || !held.isEmpty {
      reduced.add(selector, "animation:\(fades.isEmpty ? "none" : fades.joined(separator: ","))\(held)")
    }
    self[keyPath: rules].add(selector, "animation:\(runs.map(\.text).joined(separator: ","))")
  }

  // MARK: Phases

  private mutating func runs(_ animation: WebAnimation, hides: Bool) -> (playing: [String], stopping: [String]) {
    let timing = animation.timing
    var playing: [String] = []
    var stopping: [String] = []
    func phases(_ path: KeyPath<WebTrack, WebPhase?>) -> [WebPhase]? {
      let all = animation.tracks.compactMap { $0[keyPath: path] }
      return all.count == animation.tracks.count && all.contains { !$0.keyframes.isEmpty } ? all : nil
    }
    let bases = animation.tracks.map(\.base)
    func isIdle(_ phases: [WebPhase]) -> Bool {
      zip(phases, bases).allSatisfy { $0.isConstant && abs($0.first - $1) < 1e-6 }
    }
    let loops = timing.loop > 0
    if let intro = phases(\.intro), timing.intro > 0, !isIdle(intro) {
      playing.append(
        run(animation, hides, intro, delay: 0, count: 1, fills: !loops && timing.outro(isPlayed: true) == nil))
    } else if timing.intro <= 0, !loops, let still = phases(\.intro) ?? phases(\.outro), !isIdle(still) {
      // A state that is there at once.
      playing.append(
        run(animation, hides, still.map { .constant($0.first, duration: 0.001) }, delay: 0, count: 1, fills: true))
    }
    if let loop = phases(\.loop), loops, !isIdle(loop) {
      let isLast = timing.count != nil && timing.outro(isPlayed: true) == nil
      playing.append(run(animation, hides, loop, delay: animation.loopStart, count: timing.count, fills: isLast))
      if timing.isPassage {
        stopping.append(run(animation, hides, loop, delay: 0, count: 1, fills: true, backwards: true))
      }
    }
    if let outro = phases(\.outro), timing.outro > 0, !isIdle(outro) {
      if timing.count == nil {
        stopping.append(run(animation, hides, outro, delay: 0, count: 1, fills: false))
      } else {
        playing.append(run(animation, hides, outro, delay: timing.untilOutro, count: 1, fills: true))
      }
    }
    return (playing, stopping)
  }

  /// One entry of `animation`; equal ways share their keyframes, however late they begin.
  private mutating func run(
    _ animation: WebAnimation, _ hides: Bool, _ phases: [WebPhase], delay: Double, count: Int?, fills: Bool,
    backwards: Bool = false
  ) -> String {
    let bases = animation.tracks.map(\.base)
    let isSingle = count == 1
    let cut =
      isSingle
      ? CSSSpan(phases, bases: bases, cutsEnd: fills || zip(phases, bases).allSatisfy { abs($0.last - $1) < 1e-9 })
      : CSSSpan(phases)
    let format = self.format
    let property = animation.property
    let text = CSSKeyframes(cut.phases) { Self.declaration(property, $0, format, hides: hides) }
    let name = name(of: text)
    let start = backwards ? phases[0].duration - cut.end : cut.start
    var parts = [name, seconds(cut.phases[0].duration), "linear"]
    if delay + start > 0.0005 { parts.append(seconds(delay + start)) }
    switch count {
    case nil: parts.append("infinite")
    case 1: break
    case let count?: parts.append("\(count)")
    }
    if backwards { parts.append("reverse") }
    let differsBefore = zip(cut.phases, bases).contains { abs(($0.0.first) - $0.1) > 1e-9 }
    let differsAfter = zip(cut.phases, bases).contains { abs(($0.0.last) - $0.1) > 1e-9 }
    let (before, after) = backwards ? (differsAfter, differsBefore) : (differsBefore, differsAfter)
    // Before a later phase nothing may show.
    let fillsBefore = before && start > 0.0005 && delay < 0.0005
    let fillsAfter = after && fills
    if fillsBefore && fillsAfter {
      parts.append("both")
    } else if fillsBefore {
      parts.append("backwards")
    } else if fillsAfter {
      parts.append("forwards")
    }
    return parts.joined(separator: " ")
  }

  private mutating func name(of text: CSSKeyframes) -> String {
    if let name = names[text] { return name }
    let name = "\(SVGText.prefixMark)-k\(names.count + 1)"
    names[text] = name
    keyframes += "@keyframes \(name){\(text.plain)}\n"
    if let spring = text.springy { springy += "@keyframes \(name){\(spring)}\n" }
    return name
  }

  private func seconds(_ value: Double) -> String { SVGText.number(value, digits: 4) + "s" }

  private static func declaration(
    _ property: WebProperty, _ values: [Double], _ format: LengthFormat, hides: Bool
  ) -> String {
    switch property {
    case .translate: "translate:\(format.text(values[0]))px \(format.text(values[1]))px"
    case .scale: "scale:\(SVGText.number(values[0], digits: 4))"
    case .rotate: "rotate:\(SVGText.number(values[0], digits: 2))deg"
    case .opacity: "opacity:\(SVGText.number(min(max(values[0], 0), 1), digits: 3))"
    case .dash:
      "stroke-dasharray:\(values.map { format.text(max($0, 0)) }.joined(separator: " "))"
        + (hides ? ";visibility:\(values[0] > 1e-6 ? "visible" : "hidden")" : "")
    case .dashOffset: "stroke-dashoffset:\(format.text(values[0]))"
    case .visibility: "visibility:\(values[0] > 0.5 ? "visible" : "hidden")"
    }
  }

  /// The style sheet.
  ///
  /// - Parameter honorsReducedMotion: whether a person who asked for less motion gets less; false only where such a
  ///   person has to start the motion.
  func styleSheet(honorsReducedMotion: Bool = true) -> String {
    var result = base.text
    result += keyframes
    if !springy.isEmpty { result += "@supports (animation-timing-function:linear(0,1)){\n\(springy)}\n" }
    result += active.text + stopping.text
    guard honorsReducedMotion else { return result }
    // Where nothing fades and nothing is held, one rule for all is shorter.
    let rules = hasFades || reduced.holdsStates ? reduced.text : ".\(SVGText.prefixMark) *{animation:none!important}\n"
    result +=
      reduced.isEmpty
      ? "@media (prefers-reduced-motion:reduce){/* Only fades: nothing moves. */}\n"
      : "@media (prefers-reduced-motion:reduce){\n\(rules)}\n"
    return result
  }
}

extension WebTiming {
  /// Seconds of an outro that follows by itself; nil if there is none.
  func outro(isPlayed: Bool) -> Double? { count != nil && outro > 0 ? outro : nil }
}

/// Rules of a style sheet; selectors with equal declarations share one.
struct CSSRules {
  private var rules: [(selectors: [String], declarations: String)] = []

  var isEmpty: Bool { rules.isEmpty }
  /// Whether more than an animation is declared.
  var holdsStates: Bool { rules.contains { $0.declarations.contains(";") } }

  mutating func add(_ selector: String, _ declarations: String) {
    if let index = rules.firstIndex(where: { $0.declarations == declarations }) {
      rules[index].selectors.append(selector)
    } else {
      rules.append(([selector], declarations))
    }
  }

  var text: String { rules.map { "\($0.selectors.joined(separator: ",")){\($0.declarations)}\n" }.joined() }
}

/// The part of a phase in which something happens, so that groups that only begin later share keyframes.
struct CSSSpan {
  var phases: [WebPhase]
  /// Seconds from the phase's start.
  var start = 0.0
  var end: Double

  init(_ phases: [WebPhase]) {
    self.phases = phases
    end = phases[0].duration
  }

  init(_ phases: [WebPhase], bases: [Double], cutsEnd: Bool) {
    self.init(phases)
    let times = phases[0].keyframes.map(\.time)
    func isStill(_ index: Int) -> Bool {
      phases.allSatisfy { abs($0.keyframes[index].value - $0.keyframes[index + 1].value) < 1e-9 }
    }
    var low = 0
    while low + 1 < times.count - 1, isStill(low) { low += 1 }
    var high = times.count - 1
    if cutsEnd { while high - 1 > low, isStill(high - 1) { high -= 1 } }
    guard times[high] - times[low] > 1e-6 else { return }
    start = times[low]
    end = times[high]
    let (from, to) = (start, end)
    self.phases = phases.map { phase in
      WebPhase(
        duration: to - from,
        keyframes: phase.keyframes[low...high].map {
          Keyframe(time: $0.time - from, value: $0.value, curve: $0.curve)
        },
        springs: phase.springs.filter { $0.start >= from - 1e-9 && $0.end <= to + 1e-9 }.map { spring in
          var spring = spring
          spring.start -= from
          spring.end -= from
          return spring
        })
    }
  }
}
