import Foundation
import SymbolArt
import SymbolEffects
import SymbolMotion

extension Preset {
  /// The file: effects, and their motion baked for 1 to 8 groups. The same preset gives the same bytes. Fields that were
  /// read and are not known are written back where they were.
  ///
  /// - Returns: the bytes, and what has no motion for other tools.
  public func written() -> (data: Data, issues: [ExportIssue]) {
    var issues: [ExportIssue] = []
    var motions: [JSONValue] = []
    for (index, effect) in effects.enumerated() {
      do {
        for applied in effect.ways {
          // What moves the symbol as one piece a reader plays so where no other count is there.
          let isWhole = effect.effect.kind == .customTransition || effect.effect.kind == .imageSwitching
          let counts = isWhole ? 1...1 : PresetMotions.groupCounts
          for count in counts {
            let baked = try PresetMotions.baked(applied, groupCount: count)
            motions.append(
              baked.motion.presetValue(
                effect: index, way: effect.effect.kind == .customTransition ? applied.behavior : nil,
                groups: baked.groups, outgoing: baked.outgoing))
          }
        }
        if effect.isMagic {
          issues.append(
            ExportIssue(
              property: effect.effect.dotName, reason: "Which parts two symbols share depends on the symbols.",
              instead: "The baked motion is that of symbols that share nothing."))
        }
      } catch {
        issues.append(
          ExportIssue(
            property: effect.effect.dotName, reason: "Its motion depends on the symbols. \(error.description)",
            instead: "The preset holds the effect's name and options, without baked motion."))
      }
    }
    var fields: [JSONValue.Field] = [
      .init("$schema", .string(Preset.schemaIdentifier)), .init("version", .integer(Int64(Preset.version))),
      .init("name", .string(name)),
    ]
    if let summary { fields.append(.init("summary", .string(summary))) }
    fields.append(.init("effects", .array(effects.map(\.presetValue))))
    fields.append(.init("motions", .array(motions)))
    let value = PresetUnknownFields.merged(original, into: .object(fields))
    return (Data(JSONWriter.text(value).utf8), issues)
  }
}

extension AppliedEffect {
  /// Whether parts that two symbols share stay in place.
  fileprivate var isMagic: Bool {
    switch effect {
    case .replace(let replace): replace.direction == nil
    case .automatic: behavior == .contentTransition
    default: false
    }
  }

  /// The effect as it is, and for a custom transition its other way, which another tool will want too.
  fileprivate var ways: [AppliedEffect] {
    guard effect.kind == .customTransition else { return [self] }
    var other = self
    other.behavior = behavior == .removal ? .insertion : .removal
    return [self, other]
  }

  fileprivate var presetValue: JSONValue {
    let named: JSONValue.Field =
      switch effect {
      case .customTransition(let transition): .init("transition", JSONValue(encoding: transition))
      case .imageSwitching(let switching): .init("imageSwitching", JSONValue(encoding: switching))
      // Without the dot, which belongs to Swift.
      default: .init("effect", .string(String(effect.dotName.dropFirst())))
      }
    var fields: [JSONValue.Field] = [
      named,
      .init("behavior", .string(behavior.rawValue)), .init("options", options.presetValue),
    ]
    let tuned = TuningKey.allCases.compactMap { key in tuning[key].map { JSONValue.Field(key.rawValue, .number($0)) } }
    if !tuned.isEmpty { fields.append(.init("tuning", .object(tuned))) }
    return .object(fields)
  }
}

extension SymbolEffectOptions {
  /// `{ "speed": 1, "repeat": "continuous" }`.
  var presetValue: JSONValue {
    var fields: [JSONValue.Field] = [.init("speed", .number(speedFactor))]
    switch repetition {
    case nil: break
    case .nonRepeating: fields.append(.init("repeat", .string("nonRepeating")))
    case .continuous: fields.append(.init("repeat", .string("continuous")))
    case .periodic(nil, nil): fields.append(.init("repeat", .string("periodic")))
    case .periodic(let count, let delay):
      var periodic: [JSONValue.Field] = []
      if let count { periodic.append(.init("count", .integer(Int64(count)))) }
      if let delay { periodic.append(.init("delay", .number(delay))) }
      fields.append(.init("repeat", .object([.init("periodic", .object(periodic))])))
    }
    return .object(fields)
  }
}

extension BakedMotion {
  /// - Parameters:
  ///   - groups: of each group of the symbol, what is written of it; innermost first where it has several.
  ///   - outgoing: likewise of the symbol that goes, in a content transition.
  fileprivate func presetValue(
    effect: Int, way: AppliedBehavior?, groups: [[PresetGroup]], outgoing: [[PresetGroup]]?
  ) -> JSONValue {
    let repeats: JSONValue =
      switch repetition {
      case .times(let count): .integer(Int64(count))
      case .forever: .string("forever")
      }
    var fields: [JSONValue.Field] = [
      .init("effectIndex", .integer(Int64(effect))), .init("groupCount", .integer(Int64(groups.count))),
    ]
    if let way { fields.append(.init("way", .string(way.rawValue))) }
    fields += [
      .init("intro", .rounded(intro)), .init("loop", .rounded(loop)), .init("outro", .rounded(outro)),
      .init("repeats", repeats), .init("pause", .rounded(pause)), .init("groups", BakedMotion.presetValue(groups)),
    ]
    if let outgoing { fields.append(.init("outgoingGroups", BakedMotion.presetValue(outgoing))) }
    return .object(fields)
  }

  private static func presetValue(_ groups: [[PresetGroup]]) -> JSONValue {
    .array(
      groups.map { nested in
        let values = nested.map(\.presetFields)
        guard let first = values.first else { return .object([.init("tracks", .object([]))]) }
        let outer = values.dropFirst().map { JSONValue.object($0) }
        return .object(first + (outer.isEmpty ? [] : [.init("outer", .array(outer))]))
      })
  }
}

extension PresetGroup {
  fileprivate var presetFields: [JSONValue.Field] {
    let tracks = baked.tracks.map { track in
      JSONValue.Field(track.property.rawValue, .array(track.keyframes.map(\.presetValue)))
    }
    return fields + [.init("tracks", .object(tracks))]
  }
}

extension BakedKeyframe {
  fileprivate var presetValue: JSONValue {
    let curve: JSONValue =
      switch curve {
      case .cubicBezier(let bezier):
        .object([
          .init(
            "cubicBezier", .array([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { .rounded($0) }))
        ])
      case .hold: .string("hold")
      case .linear, .spring, .steps: .string("linear")
      }
    var fields: [JSONValue.Field] = [
      .init("time", .rounded(time)), .init("value", .rounded(value)), .init("curve", curve),
    ]
    if let spring {
      fields.append(
        .init(
          "spring",
          .object([
            .init("response", .rounded(spring.spring.response)),
            .init("dampingFraction", .rounded(spring.spring.dampingFraction)),
            .init("initialVelocity", .rounded(spring.spring.initialVelocity)),
            .init("endTime", .rounded(spring.endTime)), .init("endValue", .rounded(spring.endValue)),
          ])))
    }
    return .object(fields)
  }
}

extension JSONValue {
  /// To a hundred thousandth: finer than any screen and any clock, and the same on every machine.
  fileprivate static func rounded(_ number: Double) -> JSONValue { .number((number * 1e5).rounded() / 1e5) }
}
