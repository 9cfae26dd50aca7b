import SymbolEffects
import SymbolMotion

/// Keeps what a later version or another tool has written into a preset.
enum PresetUnknownFields {
  /// The fields this version knows, by the place without its numbers. What is not listed here is not known.
  private static let known: [String: Set<String>] = [
    "": ["$schema", "version", "name", "summary", "effects", "motions"],
    "effects": ["effect", "transition", "imageSwitching", "behavior", "options", "tuning"],
    "effects.options": ["speed", "repeat"],
    "effects.options.repeat": ["periodic"],
    "effects.options.repeat.periodic": ["count", "delay"],
    "effects.tuning": Set(TuningKey.allCases.map(\.rawValue)),
    "motions": [
      "effectIndex", "groupCount", "way", "intro", "loop", "outro", "repeats", "pause", "groups",
      "outgoingGroups",
    ],
    "motions.groups": ["rotationCenter", "scaleCenter", "projection", "outer", "tracks"],
    "motions.groups.tracks": Set(TrackProperty.allCases.map(\.rawValue)),
    "motions.outgoingGroups": ["rotationCenter", "tracks"],
    "motions.outgoingGroups.tracks": Set(TrackProperty.allCases.map(\.rawValue)),
  ]

  /// The new value with the unknown fields of the old one at the end of each object.
  static func merged(_ old: JSONValue?, into new: JSONValue) -> JSONValue {
    old.map { merged($0, into: new, place: "") } ?? new
  }

  private static func merged(_ old: JSONValue, into new: JSONValue, place: String) -> JSONValue {
    switch (old, new) {
    case (.object(let oldFields), .object(let newFields)):
      guard let known = known[place] else { return new }
      let merged = newFields.map { field in
        guard let old = old[field.name] else { return field }
        let inner = place.isEmpty ? field.name : "\(place).\(field.name)"
        return JSONValue.Field(field.name, self.merged(old, into: field.value, place: inner))
      }
      // An object that is left out when it is empty (tuning) is still needed for what is unknown in it.
      let kept = oldFields.compactMap { field -> JSONValue.Field? in
        if !known.contains(field.name) { return field }
        guard new[field.name] == nil, case .object = field.value else { return nil }
        let inner = place.isEmpty ? field.name : "\(place).\(field.name)"
        let rest = self.merged(field.value, into: .object([]), place: inner)
        return rest == .object([]) ? nil : JSONValue.Field(field.name, rest)
      }
      return .object(merged + kept)
    case (.array(let oldItems), .array(let newItems)):
      var remaining = oldItems
      return .array(
        newItems.enumerated().map { index, item in
          guard let partner = partner(of: item, at: index, in: remaining, place: place) else { return item }
          let old = remaining[partner]
          if place == "effects" || place == "motions" { remaining[partner] = .null }
          return merged(old, into: item, place: place)
        })
    default:
      return new
    }
  }

  /// Which item of the old list is the same thing: effects by their type, motions by effect and count, groups by place.
  private static func partner(of item: JSONValue, at index: Int, in old: [JSONValue], place: String) -> Int? {
    switch place {
    case "effects":
      return old.firstIndex { type(of: $0) != nil && type(of: $0) == type(of: item) }
    case "motions":
      return old.firstIndex {
        $0["groupCount"] == item["groupCount"]
          && $0["way"] == item["way"] && ($0["effectIndex"] ?? .integer(0)) == (item["effectIndex"] ?? .integer(0))
      }
    case "motions.groups", "motions.outgoingGroups":
      return old.indices.contains(index) ? index : nil
    default:
      return nil
    }
  }

  private static func type(of effect: JSONValue) -> EffectKind? {
    if effect["transition"] != nil { return .customTransition }
    if effect["imageSwitching"] != nil { return .imageSwitching }
    guard case .string(let name) = effect["effect"] else { return nil }
    return (try? AnySymbolEffect(parsing: name))?.kind
  }
}
