import Foundation
import SymbolEffects
import SymbolMotion

/// Motion as design tokens in the Design Tokens Community Group's format, version 2025.10: durations, curves and
/// transitions for a design system to name and share.
struct TokenExporter {
  /// What no other tool's extensions are called.
  static let extensionKey = "org.symbol-studio.motion"

  private let request: ExportRequest
  private var issues: [ExportIssue] = []

  init(_ request: ExportRequest) {
    self.request = request
  }

  /// The file, and what it could not carry.
  mutating func export() -> (document: JSONValue, issues: [ExportIssue]) {
    var effects: [JSONValue.Field] = []
    var names: Set<String> = []
    for (effect, motion) in zip(request.effects, request.motions) {
      guard let motion else { continue }
      effects.append(.init(Self.unique(Self.name(effect.effect.dotName), &names), group(effect, motion)))
    }
    for problem in request.motionProblems {
      issues.append(ExportIssue(reason: problem, instead: "There are no tokens for it."))
    }
    return (.object([.init("motion", .object(effects))]), issues)
  }

  private mutating func group(_ effect: AppliedEffect, _ motion: Motion) -> JSONValue {
    var fields: [JSONValue.Field] = [
      .init(
        "$description",
        .string("\(effect.effect.dotName) as \(effect.behavior.rawValue): each track's way in transitions, in order."))
    ]
    for (name, seconds) in [
      ("duration", motion.duration), ("intro", motion.intro), ("loop", motion.loop), ("outro", motion.outro),
      ("pause", motion.pause), ("stagger", stagger(motion)),
    ] where seconds > 0 {
      fields.append(
        .init(name, .object([.init("$type", .string("duration")), .init("$value", Self.duration(seconds))])))
    }
    let order = motion.groups.flatMap(\.layers)
    if motion.kind == .replace, order != order.sorted() {
      issues.append(
        ExportIssue(
          property: effect.effect.dotName,
          reason: "Which layers a group has depends on the two symbols, and tokens name no layers.",
          instead: "Groups are counted as the motion has them: a slash and its gap first, then what stays and goes."))
    }
    guard let first = motion.groups.first(where: { !$0.tracks.isEmpty }) else { return .object(fields) }
    if first.track(.rotation) != nil {
      let isSymbol = first.anchor == request.playback.symbol.viewBox.center
      fields.append(
        .init(
          "$extensions",
          .object([
            .init(Self.extensionKey, .object([.init("rotationCenter", .string(isSymbol ? "symbol" : "group"))]))
          ])))
    }
    fields += tracks(of: first, effect)
    // Most differ in their start alone, which the stagger tells.
    let step = stagger(motion)
    for (index, group) in motion.groups.enumerated() where !first.tracks(match: group, later: step * Double(index)) {
      fields.append(.init("group-\(index + 1)", .object(tracks(of: group, effect))))
    }
    return .object(fields)
  }

  private mutating func tracks(of group: MotionGroup, _ effect: AppliedEffect) -> [JSONValue.Field] {
    group.tracks.compactMap { track in
      let steps = transitions(track, effect.effect.dotName)
      return steps.isEmpty ? nil : .init(track.property.rawValue, .object(steps))
    }
  }

  private mutating func transitions(_ track: Track, _ effect: String) -> [JSONValue.Field] {
    var result: [JSONValue.Field] = []
    var end = 0.0
    for (from, to) in zip(track.keyframes, track.keyframes.dropFirst()) where to.time > from.time {
      guard from.value != to.value, from.curve != .hold else { continue }
      let duration = to.time - from.time
      var details: [JSONValue.Field] = [
        .init("property", .string(track.property.rawValue)), .init("from", Self.number(from.value)),
        .init("to", Self.number(to.value)),
      ]
      let bezier: CubicBezier
      switch from.curve {
      case .cubicBezier(let exact): bezier = exact
      case .spring(let spring):
        let nearest = SpringBezier.nearest(to: spring, from: from.value, to: to.value, duration: duration)
        bezier = nearest.bezier
        details.append(
          .init(
            "spring",
            .object([
              .init("response", Self.number(spring.response)),
              .init("dampingFraction", Self.number(spring.dampingFraction)),
              .init("initialVelocity", Self.number(spring.initialVelocity)),
            ])))
        issues.append(
          ExportIssue(
            property: track.property.rawValue, reason: "Design tokens know no springs.",
            instead:
              "It is the nearest cubic Bézier, at most \(Self.percent(nearest.error)) of the way off; the spring "
              + "itself stands under $extensions."))
      case .steps(let count, _):
        bezier = CubicBezier(0, 0, 1, 1)
        details.append(.init("steps", .integer(Int64(count))))
        issues.append(
          ExportIssue(
            property: track.property.rawValue, reason: "Design tokens know no steps.",
            instead: "The curve is linear; the number of steps stands under $extensions."))
      case .linear, .hold: bezier = CubicBezier(0, 0, 1, 1)
      }
      let value = JSONValue.object([
        .init("duration", Self.duration(duration)), .init("delay", Self.duration(from.time - end)),
        .init(
          "timingFunction", .array([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(Self.number))),
      ])
      result.append(
        .init(
          "step-\(result.count + 1)",
          .object([
            .init("$type", .string("transition")), .init("$value", value),
            .init("$extensions", .object([.init(Self.extensionKey, .object(details))])),
          ])))
      end = to.time
    }
    return result
  }

  /// Seconds between the starts of two groups.
  private func stagger(_ motion: Motion) -> Double {
    let starts = motion.groups.compactMap { $0.tracks.first?.keyframes.first { $0.curve != .hold }?.time }.sorted()
    guard starts.count > 1 else { return 0 }
    return starts[1] - starts[0]
  }

  private static func duration(_ seconds: Double) -> JSONValue {
    .object([.init("value", rounded(seconds * 1000, 10)), .init("unit", .string("ms"))])
  }

  private static func number(_ value: Double) -> JSONValue { rounded(value, 10_000) }

  private static func rounded(_ value: Double, _ places: Double) -> JSONValue {
    let result = (value * places).rounded() / places
    return result == result.rounded() && abs(result) < 1e15 ? .integer(Int64(result)) : .number(result)
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded(.up))) %" }

  /// Names may not begin with a dollar sign nor hold braces or points.
  private static func name(_ text: String) -> String { ExportName.slug(text) }

  private static func unique(_ name: String, _ names: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !names.insert(result).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }
}

extension MotionGroup {
  /// Whether another group does the same, so many seconds later.
  fileprivate func tracks(match other: MotionGroup, later delay: Double) -> Bool {
    tracks.count == other.tracks.count
      && zip(tracks, other.tracks).allSatisfy { first, second in
        let (own, its) = (first.changes, second.changes)
        return first.property == second.property && own.count == its.count
          && zip(own, its).allSatisfy {
            abs($0.time + delay - $1.time) < 1e-6 && abs($0.value - $1.value) < 1e-9 && $0.curve == $1.curve
          }
      }
  }
}

extension Track {
  /// The keyframes without a wait before the first change.
  fileprivate var changes: ArraySlice<Keyframe> {
    keyframes.drop { keyframe in keyframe.curve == .hold || keyframes.allSatisfy { $0.time <= keyframe.time } }
  }
}

extension ExportTarget {
  /// Design tokens: the motion's numbers for a design system.
  public static let tokens = ExportTarget(
    id: "tokens", title: "Design tokens",
    summary: "Durations, curves and transitions in the Design Tokens format (DTCG 2025.10).",
    fileEnding: "tokens.json", language: .json
  ) { request throws(ExportError) in
    guard request.motions.contains(where: { $0 != nil }) else {
      throw ExportError(
        target: "tokens", message: request.motionProblems.first ?? "There is no motion: choose an effect.")
    }
    var exporter = TokenExporter(request)
    let result = exporter.export()
    return Export(text: result.document.text, ending: "tokens.json", issues: result.issues)
  }
}
