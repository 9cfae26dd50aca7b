#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt
import SymbolEffects

extension MotionCompiler {
  /// Swings to and fro and comes to rest, about the anchor or along an axis; without end at an even strength.
  static func wiggle(_ effect: WiggleSymbolEffect, _ context: CompilerContext) -> Motion {
    let tempo = context.tuned(.duration) / WiggleShape.duration
    let amplitude = context.tuned(.amplitude)
    let groups = context.groups(effect.scope)
    let delays = context.delays(groups.count)
    let swings = groups.map { WiggleSwing(effect.direction, for: $0, context) }
    let spring = Spring(response: 2 * WiggleShape.halfSwing * tempo, dampingFraction: 0.45)
    let dyingAway = spring.settlingDuration(from: 0, to: 1)
    guard context.form == .continuous else {
      let motionGroups = zip(zip(groups, swings), delays).map { entry, delay in
        context.motionGroup(
          entry.0,
          tracks: entry.1.ways(degrees: WiggleShape.run(tempo: tempo, amplitude: amplitude)).map {
            Track(property: $0.0, keyframes: $0.1.delayed(by: delay))
          })
      }
      return context.runs(
        motionGroups, length: WiggleShape.duration * tempo + (delays.max() ?? 0), stopping: .finishesRun)
    }
    let entries = zip(groups, swings).map { group, swing in
      let strength = (swing.turns ? WiggleShape.evenDegrees : WiggleShape.evenOffset / WiggleShape.offsetPerDegree)
      let lead = swing.ways(degrees: WiggleShape.lead(to: strength * amplitude, tempo: tempo))
      let cycle = swing.ways(degrees: WiggleShape.cycle(strength * amplitude, tempo: tempo))
      return (
        group: context.motionGroup(group),
        cycles: zip(lead, cycle).map { (property: $0.0, lead: $0.1, cycle: $1.1) }
      )
    }
    return context.seamless(
      entries, delays: delays, leadLength: WiggleShape.leadLength * tempo, length: 2 * WiggleShape.halfSwing * tempo,
      stopping: .springs(spring, within: dyingAway))
  }
}

/// The wiggle's own numbers.
enum WiggleShape {
  /// Seconds of one run.
  static let duration = 0.95
  /// Degrees at the turning points of one run, and seconds to get there: smaller swings are a little quicker.
  static let swings: [(degrees: Double, time: Double)] = [
    (12, 0.12), (-9, 0.3), (6, 0.48), (-3.5, 0.65), (1.5, 0.81), (0, 0.95),
  ]
  /// Of the symbol's size, for each degree, where it goes along an axis.
  static let offsetPerDegree = 0.005
  /// The repeating form: degrees to either side, or part of the symbol's size.
  static let evenDegrees = 5.0
  static let evenOffset = 0.03
  /// Seconds from one side to the other, and from rest to the first side.
  static let halfSwing = 0.17
  static let leadLength = 0.12

  static func run(tempo: Double, amplitude: Double) -> [Keyframe] {
    [Keyframe(time: 0, value: 0, curve: .cubicBezier(.sine))]
      + swings.map { Keyframe(time: $0.time * tempo, value: $0.degrees * amplitude, curve: .cubicBezier(.sine)) }
  }

  static func lead(to strength: Double, tempo: Double) -> [Keyframe] {
    [
      Keyframe(time: 0, value: 0, curve: .cubicBezier(.sine)), Keyframe(time: leadLength * tempo, value: strength),
    ]
  }

  static func cycle(_ strength: Double, tempo: Double) -> [Keyframe] {
    [
      Keyframe(time: 0, value: strength, curve: .cubicBezier(.sine)),
      Keyframe(time: halfSwing * tempo, value: -strength, curve: .cubicBezier(.sine)),
      Keyframe(time: 2 * halfSwing * tempo, value: strength),
    ]
  }
}

/// Where one group swings: about its anchor, or along an axis.
struct WiggleSwing {
  /// Radians of the axis, clockwise from the positive x axis; nil: about the anchor.
  var axis: Double?
  /// −1 for a swing that starts counterclockwise.
  var sign: Double = 1

  var turns: Bool { axis == nil }

  init(_ direction: WiggleDirection?, for group: LayerGroup, _ context: CompilerContext) {
    let symbol = context.symbol
    let preference = group.annotation.wiggle ?? symbol.preferences.wiggle
    switch direction ?? preference.flatMap(WiggleDirection.init(preference:)) ?? .clockwise {
    case .clockwise: sign = 1
    case .counterClockwise: sign = -1
    case .left: axis = .pi
    case .right: axis = 0
    case .up: axis = -.pi / 2
    case .down: axis = .pi / 2
    case .forward: axis = context.readingDirection == .leftToRight ? 0 : .pi
    case .backward: axis = context.readingDirection == .leftToRight ? .pi : 0
    case .custom(let angle): axis = angle * .pi / 180
    }
    // A disc about its own centre is not seen to turn.
    if axis == nil {
      let anchor = group.anchor(in: symbol)
      let layers = group.layers.map { symbol.layers[$0] }
      if RotationalSymmetry.isDisc(layers, about: anchor) { axis = sign > 0 ? 0 : .pi }
    }
  }

  /// The tracks of swings given in degrees.
  func ways(degrees keyframes: [Keyframe]) -> [(TrackProperty, [Keyframe])] {
    func scaled(by factor: Double) -> [Keyframe] {
      keyframes.map { Keyframe(time: $0.time, value: $0.value * factor, curve: $0.curve) }
    }
    guard let axis else { return [(.rotation, scaled(by: sign))] }
    let parts: [(TrackProperty, Double)] = [(.offsetX, cos(axis)), (.offsetY, sin(axis))]
    return parts.filter { abs($0.1) > 1e-12 }.map { ($0.0, scaled(by: $0.1 * WiggleShape.offsetPerDegree)) }
  }
}

extension WiggleDirection {
  /// From an annotation: an option's spelling, or an angle in degrees.
  init?(preference: String) {
    switch preference {
    case "clockwise": self = .clockwise
    case "counterClockwise": self = .counterClockwise
    case "left": self = .left
    case "right": self = .right
    case "up": self = .up
    case "down": self = .down
    case "forward": self = .forward
    case "backward": self = .backward
    default:
      guard let angle = Double(preference), angle.isFinite else { return nil }
      self = .custom(angle: angle)
    }
  }
}
