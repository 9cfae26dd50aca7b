import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolMotion

/// Compiled motion as text and as JSON.
enum MotionDescription {
  /// - Parameter phases: of an image switching: what happens when.
  static func document(of playback: SymbolPlayback, phases: [CompiledImageSequence.Phase]? = nil) -> JSONValue {
    let (stack, symbol) = (playback.stack, playback.symbol)
    let motions = stack.motions
    func longest(_ length: (Motion) -> Double) -> JSONValue { .decimal(motions.map(length).max() ?? 0) }
    let groups = motions.flatMap { motion in
      motion.groups.map { document(of: $0, effect: motion.effectName, symbol: symbol) }
    }
    var members: [(key: String, value: JSONValue)] = [
      ("symbol", .string(symbol.name)), ("layers", .strings(symbol.layers.map(\.id))),
      ("effect", .string(motions.map(\.effectName).joined(separator: " + "))),
      ("duration", .decimal(stack.duration)), ("total", stack.totalDuration.map { .decimal($0) } ?? .null),
      ("intro", longest(\.intro)), ("loop", longest(\.loop)), ("outro", longest(\.outro)), ("pause", longest(\.pause)),
    ]
    if motions.count == 1 {
      members.append(("repetition", repetition(motions[0].repetition)))
      members.append(("stopping", stopping(motions[0].stopping)))
    }
    members.append(("symbolSize", .decimal(symbol.viewBox.size)))
    if let value = playback.value { members.append(("variableValue", document(of: value, symbol: symbol))) }
    if let phases { members.append(("phases", .array(phases.map(document)))) }
    members.append(("groups", .array(groups)))
    if motions.count > 1 { members.append(("motions", .array(motions.map { document(of: $0, symbol: symbol) }))) }
    return .fields(members)
  }

  /// How far the value reaches each layer: 1 is all of it, 0 is dimmed.
  private static func document(of value: SymbolPlayback.ShownValue, symbol: Symbol) -> JSONValue {
    .fields([
      ("value", .decimal(value.value)), ("mode", .string(value.mode.rawValue)),
      ("inactiveOpacity", .decimal(Frame.inactiveOpacity)),
      ("layers", .fields(zip(symbol.layers, value.strengths).map { ($0.id, .decimal($1)) })),
    ])
  }

  private static func document(of phase: CompiledImageSequence.Phase) -> JSONValue {
    .fields([
      ("kind", .string(phase.kind.rawValue)), ("start", .decimal(phase.start)), ("end", .decimal(phase.end)),
      ("picture", .count(phase.picture)),
    ])
  }

  private static func document(of motion: Motion, symbol: Symbol) -> JSONValue {
    .fields([
      ("effect", .string(motion.effectName)), ("duration", .decimal(motion.duration)),
      ("total", motion.totalDuration.map { .decimal($0) } ?? .null), ("intro", .decimal(motion.intro)),
      ("loop", .decimal(motion.loop)), ("outro", .decimal(motion.outro)), ("pause", .decimal(motion.pause)),
      ("repetition", repetition(motion.repetition)), ("stopping", stopping(motion.stopping)),
      ("groups", .array(motion.groups.map { document(of: $0, effect: motion.effectName, symbol: symbol) })),
    ])
  }

  private static func document(of group: MotionGroup, effect: String, symbol: Symbol) -> JSONValue {
    let ids = group.layers.filter(symbol.layers.indices.contains).map { symbol.layers[$0].id }
    return .fields([
      ("name", .string(group.name)), ("effect", .string(effect)), ("layers", .strings(ids)),
      ("pivot", SymbolDescription.point(group.pivot)), ("anchor", SymbolDescription.point(group.anchor)),
      (
        "tracks",
        .fields(group.tracks.map { ($0.property.rawValue, JSONValue.array($0.keyframes.map(document))) })
      ),
    ])
  }

  private static func document(of keyframe: Keyframe) -> JSONValue {
    .fields([
      ("time", .decimal(keyframe.time)), ("value", .decimal(keyframe.value)), ("curve", document(of: keyframe.curve)),
    ])
  }

  private static func document(of curve: Curve) -> JSONValue {
    switch curve {
    case .hold: .string("hold")
    case .linear: .string("linear")
    case .cubicBezier(let curve): .fields([("cubicBezier", .decimals([curve.x1, curve.y1, curve.x2, curve.y2]))])
    case .spring(let spring):
      .fields([
        (
          "spring",
          .fields([
            ("response", .decimal(spring.response)), ("dampingFraction", .decimal(spring.dampingFraction)),
            ("initialVelocity", .decimal(spring.initialVelocity)),
          ])
        )
      ])
    case .steps(let count, let position):
      .fields([("steps", .fields([("count", .count(count)), ("position", .string(position.rawValue))]))])
    }
  }

  private static func repetition(_ repetition: Motion.Repetition) -> JSONValue {
    switch repetition {
    case .times(let count): .count(count)
    case .forever: .string("forever")
    }
  }

  private static func stopping(_ stopping: Stopping) -> JSONValue {
    switch stopping {
    case .finishesRun: .string("finishesRun")
    case .settles(let seconds): .fields([("settles", .decimal(seconds))])
    case .springs(let spring, let seconds):
      .fields([
        ("springs", .decimals([spring.response, spring.dampingFraction])), ("within", .decimal(seconds)),
      ])
    case .turnsToRest(let seconds, let speed):
      .fields([("turnsToRest", .decimal(seconds)), ("fullSpeed", .decimal(speed))])
    }
  }

  static func lines(of playback: SymbolPlayback) -> [String] {
    let symbol = playback.symbol
    var values: [String] = []
    if let value = playback.value {
      values.append("variable value \(value.value.plain), shown by \(value.mode.rawValue)")
      for (layer, strength) in zip(symbol.layers, value.strengths) {
        values.append("  \(Spelling.shown(layer.name)): \(SymbolDescription.short(strength * 100)) %")
      }
    }
    if playback.stack.motions.isEmpty {
      return ["\(Spelling.shown(symbol.name)) is at rest: no effect is given."] + values
    }
    return values
      + playback.stack.motions.flatMap { motion -> [String] in
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
