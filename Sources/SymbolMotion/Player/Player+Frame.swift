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
    outgoing?.add(to: &composer, at: time)
    stack.add(to: &composer, at: time)
    // What an effect hides stays hidden while a slash is drawn.
    if let replacing { Play(replacing.run).add(to: &composer, at: time, narrowsDrawing: true) }
    composer.finish(&frame)
    outgoing?.showValue(in: &frame, mode: variableValueMode, at: time)
    stack.showValue(in: &frame, mode: variableValueMode, at: time)
  }

  /// Whether nothing changes from then on unless somebody acts: neither the frame nor the layout, and no event is due.
  public func isAtRest(at time: Double) -> Bool {
    let time = time > now ? time : now
    // Something is due yet.
    if time < nextNews, nextNews < .infinity { return false }
    return replacing == nil && presence.end <= time && stack.valueEnd <= time
      && stack.slots.allSatisfy { slot in
        guard let still = slot.stillTime, still <= time else { return false }
        return slot.run?.isCompleted ?? true
      }
  }

  /// Effects that run, hold, or settle.
  public var runningEffects: [AppliedEffect] { stack.slots.compactMap { $0.run?.applied } }
}
