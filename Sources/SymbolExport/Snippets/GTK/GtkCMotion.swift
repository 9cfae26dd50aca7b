import SymbolMotion

/// Baked motions as tables in C.
struct GtkCMotion {
  let stack: MotionStack
  let layerCount: Int

  var tables: String {
    var lines: [String] = []
    var motions: [String] = []
    for (number, motion) in stack.motions.enumerated() {
      let baked = BakedMotion(motion)
      var groups: [String] = []
      for (index, group) in motion.groups.enumerated() {
        let name = "\(number)_\(index)"
        var tracks: [String] = []
        for (place, track) in baked.groups[index].tracks.enumerated() {
          guard let property = GtkCMotion.property(track.property) else { continue }
          let keyframes = track.keyframes.map(GtkCMotion.keyframe).joined(separator: ",\n  ")
          lines.append("static const Keyframe keyframes_\(name)_\(place)[] = {\n  \(keyframes) };")
          tracks.append(
            "{ \(property), \(track.keyframes.count), keyframes_\(name)_\(place) }")
        }
        let layers = group.layers.filter { $0 < layerCount }
        lines.append(
          "static const Track tracks_\(name)[] = { \(tracks.isEmpty ? "{ 0 }" : tracks.joined(separator: ", ")) };")
        lines.append(
          "static const int layers_\(name)[] = { \(layers.isEmpty ? "0" : layers.map(String.init).joined(separator: ", ")) };"
        )
        groups.append(
          "{ \(GtkCText.numbers([group.pivot.x, group.pivot.y, group.anchor.x, group.anchor.y])), \(tracks.count), "
            + "tracks_\(name), \(layers.count), layers_\(name) }")
      }
      lines.append(
        "static const Group groups_\(number)[] = {\n  \(groups.isEmpty ? "{ 0 }" : groups.joined(separator: ",\n  ")) };"
      )
      let repeats =
        switch motion.repetition {
        case .times(let count): count
        case .forever: 0
        }
      motions.append(
        "{ \(GtkCText.numbers([baked.intro, baked.loop, baked.outro, baked.pause, motion.symbolSize])), "
          + "\(repeats), \(motion.kind == .replace ? 1 : 0), \(groups.count), "
          + "groups_\(number) }")
    }
    lines.append(
      "static const Motion motions[] = { \(motions.isEmpty ? "{ 0 }" : motions.joined(separator: ",\n  ")) };")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func keyframe(_ keyframe: BakedKeyframe) -> String {
    let place = "\(GtkCText.number(keyframe.time)), \(GtkCText.number(keyframe.value))"
    switch keyframe.curve {
    case .hold: return "{ \(place), HOLD, 0, 0, 0, 0 }"
    case .cubicBezier(let curve):
      return "{ \(place), BEZIER, \(GtkCText.numbers([curve.x1, curve.y1, curve.x2, curve.y2])) }"
    case .linear, .spring, .steps: return "{ \(place), LINEAR, 0, 0, 0, 0 }"
    }
  }

  /// nil for what cairo cannot draw.
  static func property(_ property: TrackProperty) -> String? {
    switch property {
    case .offsetX: "OFFSET_X"
    case .offsetY: "OFFSET_Y"
    case .scale: "SCALE"
    case .rotation: "ROTATION"
    case .opacity: "OPACITY"
    case .drawStart: "DRAW_START"
    case .drawEnd: "DRAW_END"
    case .fill: "FILL"
    case .scaleX: "SCALE_X"
    case .scaleY: "SCALE_Y"
    case .rotation3D, .blur: nil
    }
  }
}
