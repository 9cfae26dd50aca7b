import SymbolArt
import SymbolMotion

/// Compiled motion as text and as JSON.
enum MotionDescription {
  static func document(of stack: MotionStack, symbol: Symbol) -> OrderedJSON {
    let motions = stack.motions
    func longest(_ length: (Motion) -> Double) -> OrderedJSON { .number(motions.map(length).max() ?? 0) }
    let groups = motions.flatMap { motion in
      motion.groups.map { document(of: $0, effect: motion.effectName, symbol: symbol) }
    }
    var members: [(key: String, value: OrderedJSON)] = [
      ("symbol", .string(symbol.name)), ("layers", .strings(symbol.layers.map(\.id))),
      ("effect", .string(motions.map(\.effectName).joined(separator: " + "))),
      ("duration", .number(stack.duration)), ("total", stack.totalDuration.map { .number($0) } ?? .null),
      ("intro", longest(\.intro)), ("loop", longest(\.loop)), ("outro", longest(\.outro)), ("pause", longest(\.pause)),
    ]
    if motions.count == 1 {
      members.append(("repetition", repetition(motions[0].repetition)))
      members.append(("stopping", stopping(motions[0].stopping)))
    }
    members.append(("symbolSize", .number(symbol.viewBox.size)))
    members.append(("groups", .array(groups)))
    if motions.count > 1 { members.append(("motions", .array(motions.map { document(of: $0, symbol: symbol) }))) }
    return .object(members)
  }

  private static func document(of motion: Motion, symbol: Symbol) -> OrderedJSON {
    .object([
      ("effect", .string(motion.effectName)), ("duration", .number(motion.duration)),
      ("total", motion.totalDuration.map { .number($0) } ?? .null), ("intro", .number(motion.intro)),
      ("loop", .number(motion.loop)), ("outro", .number(motion.outro)), ("pause", .number(motion.pause)),
      ("repetition", repetition(motion.repetition)), ("stopping", stopping(motion.stopping)),
      ("groups", .array(motion.groups.map { document(of: $0, effect: motion.effectName, symbol: symbol) })),
    ])
  }

  private static func document(of group: MotionGroup, effect: String, symbol: Symbol) -> OrderedJSON {
    let ids = group.layers.filter(symbol.layers.indices.contains).map { symbol.layers[$0].id }
    return .object([
      ("name", .string(group.name)), ("effect", .string(effect)), ("layers", .strings(ids)),
      ("pivot", SymbolDescription.point(group.pivot)), ("anchor", SymbolDescription.point(group.anchor)),
      (
        "tracks",
        .object(group.tracks.map { ($0.property.rawValue, OrderedJSON.array($0.keyframes.map(document))) })
      ),
    ])
  }

  private static func document(of keyframe: Keyframe) -> OrderedJSON {
    .object([
      ("time", .number(keyframe.time)), ("value", .number(keyframe.value)), ("curve", document(of: keyframe.curve)),
    ])
  }

  private static func document(of curve: Curve) -> OrderedJSON {
    switch curve {
    case .hold: .string("hold")
    case .linear: .string("linear")
    case .cubicBezier(let curve): .object([("cubicBezier", .numbers([curve.x1, curve.y1, curve.x2, curve.y2]))])
    case .spring(let spring):
      .object([
        (
          "spring",
          .object([
            ("response", .number(spring.response)), ("dampingFraction", .number(spring.dampingFraction)),
            ("initialVelocity", .number(spring.initialVelocity)),
          ])
        )
      ])
    case .steps(let count, let position):
      .object([("steps", .object([("count", .int(count)), ("position", .string(position.rawValue))]))])
    }
  }

  private static func repetition(_ repetition: Motion.Repetition) -> OrderedJSON {
    switch repetition {
    case .times(let count): .int(count)
    case .forever: .string("forever")
    }
  }

  private static func stopping(_ stopping: Stopping) -> OrderedJSON {
    switch stopping {
    case .finishesRun: .string("finishesRun")
    case .settles(let seconds): .object([("settles", .number(seconds))])
    case .springs(let spring):
      .object([("springs", .numbers([spring.response, spring.dampingFraction]))])
    case .turnsToRest(let seconds, let speed):
      .object([("turnsToRest", .number(seconds)), ("fullSpeed", .number(speed))])
    }
  }

  static func lines(of stack: MotionStack, symbol: Symbol) -> [String] {
    if stack.motions.isEmpty { return ["\(Spelling.shown(symbol.name)) is at rest: no effect is given."] }
    return stack.motions.flatMap { motion -> [String] in
      let times =
        motion.repetition == .forever ? "until stopped" : motion.totalDuration.map { "\(seconds($0)) in all" } ?? ""
      var lines = [
        "\(motion.effectName) on \(Spelling.shown(symbol.name)): \(seconds(motion.duration)), \(times)",
        "  intro \(seconds(motion.intro)), loop \(seconds(motion.loop)), outro \(seconds(motion.outro)), "
          + "pause \(seconds(motion.pause))",
      ]
      for group in motion.groups {
        let ids = group.layers.filter(symbol.layers.indices.contains).map { Spelling.shown(symbol.layers[$0].id) }
        lines.append("  \(Spelling.shown(group.name)) (\(ids.joined(separator: ", ")))")
        for track in group.tracks {
          let frames = track.keyframes.map { "\(seconds($0.time)) \(SymbolDescription.short($0.value))" }
          lines.append("    \(track.property.rawValue): \(frames.joined(separator: " → "))")
        }
      }
      return lines
    }
  }

  private static func seconds(_ time: Double) -> String { "\(((time * 1000).rounded() / 1000 + 0).plain) s" }
}
