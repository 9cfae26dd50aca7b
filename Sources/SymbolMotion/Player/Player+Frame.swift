import SymbolArt

extension Player {
  /// All layers at a time. Asking changes nothing; a time before the latest call counts as that one's.
  public func frame(at time: Double) -> Frame {
    // Not a number compares false: it counts as the latest time.
    let time = time > now ? time : now
    var motions: [(motion: Motion, poses: [Pose])] = []
    for slot in slots {
      for remnant in slot.remnants where remnant.end > time {
        motions.append((remnant.motion, remnant.poses(at: time)))
      }
      if let run = slot.run { motions.append((run.motion, run.poses(at: time))) }
    }
    if let replacing { motions.append((replacing.run.motion, replacing.run.poses(at: time))) }
    var frame = MotionStack.frame(of: motions, layerCount: symbol.layers.count)
    switch symbol.valueMode(variableValueMode) {
    case .color:
      for (layer, way) in activity.enumerated() {
        frame.layers[layer].show(valueStrength: way.value(at: time), .color, of: symbol.layers[layer])
      }
    case .draw:
      let value = drawnValue.value(at: time)
      guard value < 1 else { break }
      for (layer, span) in valueSpans.enumerated() {
        frame.layers[layer].show(valueStrength: span?.progress(at: value) ?? 1, .draw, of: symbol.layers[layer])
      }
    }
    return frame
  }

  /// Whether nothing changes from then on unless somebody acts: neither the frame nor the layout, and no event is due.
  public func isAtRest(at time: Double) -> Bool {
    let time = time > now ? time : now
    return replacing == nil && presence.end <= time && drawnValue.end <= time && activity.allSatisfy { $0.end <= time }
      && slots.allSatisfy { slot in
        guard let still = slot.stillTime, still <= time else { return false }
        return slot.run?.isCompleted ?? true
      }
  }

  /// Effects that run, hold, or settle.
  public var runningEffects: [AppliedEffect] { slots.compactMap { $0.run?.applied } }
}
