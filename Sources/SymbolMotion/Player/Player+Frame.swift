import SymbolArt

extension Player {
  /// All layers at a time. Asking changes nothing; a time before the latest call counts as that one's.
  public func frame(at time: Double) -> Frame {
    var frame = Frame(layers: [])
    var composer = FrameComposer()
    evaluate(at: time, with: &composer, into: &frame)
    return frame
  }

  /// All layers at a time, written into a frame: in the memory that it and the composer have from the frame before.
  public func evaluate(at time: Double, with composer: inout FrameComposer, into frame: inout Frame) {
    // Not a number compares false: it counts as the latest time.
    let time = time > now ? time : now
    composer.begin(layerCount: symbol.layers.count)
    for index in slots.indices {
      for remnant in slots[index].remnants where remnant.end > time {
        composer.add(remnant.motion, at: time - remnant.start)
      }
      slots[index].run?.add(to: &composer, at: time)
    }
    replacing?.run.add(to: &composer, at: time)
    composer.finish(&frame)
    switch symbol.valueMode(variableValueMode) {
    case .color:
      for (layer, way) in activity.enumerated() {
        let strength = way.value(at: time)
        if strength != 1 { frame.layers[layer].show(valueStrength: strength, .color, of: symbol.layers[layer]) }
      }
    case .draw:
      let value = drawnValue.value(at: time)
      guard value < 1 else { break }
      for (layer, span) in valueSpans.enumerated() {
        frame.layers[layer].show(valueStrength: span?.progress(at: value) ?? 1, .draw, of: symbol.layers[layer])
      }
    }
  }

  /// Whether nothing changes from then on unless somebody acts: neither the frame nor the layout, and no event is due.
  public func isAtRest(at time: Double) -> Bool {
    let time = time > now ? time : now
    // Something is due yet.
    if time < nextNews, nextNews < .infinity { return false }
    return replacing == nil && presence.end <= time && drawnValue.end <= time && activity.allSatisfy { $0.end <= time }
      && slots.allSatisfy { slot in
        guard let still = slot.stillTime, still <= time else { return false }
        return slot.run?.isCompleted ?? true
      }
  }

  /// Effects that run, hold, or settle.
  public var runningEffects: [AppliedEffect] { slots.compactMap { $0.run?.applied } }
}
