import SymbolMotion

/// Checks the part of a preset that other tools play. What we read back are the effects; but a file whose motions are
/// broken would play wrongly elsewhere, so it is refused with the place.
enum PresetMotionReader {
  private static let seconds = 0.0...Double.infinity
  private static let properties = Set(TrackProperty.allCases.map(\.rawValue))

  static func check(_ motion: JSONNode) throws(PresetError) {
    let count = try motion.required("groupCount").integer(in: 1...10_000)
    for phase in ["intro", "loop", "outro"] { _ = try motion.required(phase).number(in: seconds) }
    try check(groups: try motion.required("groups"), count: count)
    if let outgoing = motion.field("outgoingGroups") { try check(groups: outgoing, count: count) }
  }

  private static func check(groups node: JSONNode, count: Int) throws(PresetError) {
    let groups = try node.items()
    guard groups.count == count else {
      throw node.error("“groupCount” is \(count), but there are \(groups.count) groups.")
    }
    for group in groups { try check(group: group) }
  }

  private static func check(group: JSONNode, depth: Int = 0) throws(PresetError) {
    for (name, track) in try group.required("tracks").fields() where properties.contains(name) {
      try check(track: track)
    }
    guard depth == 0 else { return }
    for outer in try group.field("outer")?.items() ?? [] { try check(group: outer, depth: 1) }
  }

  private static func check(track: JSONNode) throws(PresetError) {
    var last = 0.0
    let keyframes = try track.items()
    guard !keyframes.isEmpty else { throw track.error("A track has at least one keyframe.") }
    for keyframe in keyframes {
      let time = try keyframe.required("time")
      guard try time.number(in: seconds) >= last else { throw time.error("Keyframes must be in order of time.") }
      last = try time.number()
      _ = try keyframe.required("value").number()
      guard let curve = keyframe.field("curve") else { continue }
      if case .string(let name) = curve.value {
        guard ["linear", "hold"].contains(name) else {
          throw curve.error("“linear”, “hold” or { \"cubicBezier\": [x1, y1, x2, y2] } is expected here.")
        }
        continue
      }
      let numbers = try curve.required("cubicBezier")
      let items = try numbers.items()
      guard items.count == 4 else { throw numbers.error("Four numbers are expected here: x1, y1, x2, y2.") }
      for (index, item) in items.enumerated() {
        _ = try item.number(in: index.isMultiple(of: 2) ? 0...1 : nil)
      }
    }
  }
}
