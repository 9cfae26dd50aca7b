import SymbolArt

extension Replacement {
  /// The way back: struck out backwards in time is the slash taken away.
  ///
  /// - Parameters:
  ///   - target: what it then leads to.
  ///   - source: where it then begins.
  func reversed(to target: Symbol, from source: Symbol) -> Replacement {
    let viewBox = target.viewBox
    var result = self
    result.symbol.layers = symbol.layers(fitting: viewBox).map { layer in
      var layer = layer
      // What was the old symbol is the new one now.
      for (one, other) in [
        (ReplacementBuilder.oldPrefix, ReplacementBuilder.newPrefix),
        (ReplacementBuilder.newPrefix, ReplacementBuilder.oldPrefix),
      ] where layer.id.hasPrefix(one) {
        layer.id = other + layer.id.dropFirst(one.count)
        break
      }
      return layer
    }
    let fitting = AffineTransform.fitting(symbol.viewBox, into: viewBox)
    for group in motion.groups.indices {
      result.motion.groups[group].pivot = fitting.apply(motion.groups[group].pivot)
      result.motion.groups[group].anchor = fitting.apply(motion.groups[group].anchor)
    }
    result.symbol.viewBox = viewBox
    result.symbol.name = source.name + "-to-" + target.name
    result.motion.symbolSize = viewBox.size
    for group in motion.groups.indices {
      for track in motion.groups[group].tracks.indices {
        let keyframes = motion.groups[group].tracks[track].keyframes
        result.motion.groups[group].tracks[track].keyframes = keyframes.reversed(length: motion.loop)
      }
      result.motion.groups[group].reducedOpacity = motion.groups[group].reducedOpacity?
        .reversed(length: motion.loop)
    }
    result.sources = sources.map(\.reversed)
    result.roles = roles.map { $0 == .leaves ? .comes : $0 == .comes ? .leaves : $0 }
    return result
  }

  /// Layers of both pictures that are opaque: the new ones fade in over the old ones, which go unseen after `time`
  /// seconds. So a gap that opens between the two takes away only what the new picture lacks.
  mutating func change(old: [Int], new: [Int], from start: Double = 0, after time: Double) {
    change(old: old, new: new, from: start, after: time, over: ReplaceShape.change)
  }

  /// Layers of both pictures that can be seen through: one over the other they would be darker than either, so the old
  /// ones go as the new ones come.
  mutating func changeTranslucent(old: [Int], new: [Int], from start: Double = 0) {
    let yielding = ReplaceShape.yielding
    change(old: old, new: new, from: start, after: start + yielding.after, over: yielding.time)
  }

  /// What the new picture lacks of layers that have gone: it comes as they go, and is there until a gap has taken it away.
  mutating func strike(_ layers: [Int], after time: Double) {
    let change = ReplaceShape.change
    append(
      layers,
      [
        Track(
          property: .opacity,
          keyframes: [
            Keyframe(time: 0, value: 0, curve: .cubicBezier(.sine)), Keyframe(time: change, value: 1),
            Keyframe(time: time, value: 1, curve: .cubicBezier(.sine)), Keyframe(time: time + change, value: 0),
          ])
      ])
    motion.loop = max(motion.loop, time + change)
    for layer in layers { roles[layer] = .struck }
  }

  private mutating func change(
    old: [Int], new: [Int], from start: Double, after time: Double, over leaving: Double
  ) {
    let change = ReplaceShape.change
    append(
      new,
      [
        Track(
          property: .opacity,
          keyframes: [
            Keyframe(time: start, value: 0, curve: .cubicBezier(.sine)), Keyframe(time: start + change, value: 1),
          ])
      ])
    append(
      old,
      [
        Track(
          property: .opacity,
          keyframes: [
            Keyframe(time: time, value: 1, curve: .cubicBezier(.sine)), Keyframe(time: time + leaving, value: 0),
          ])
      ])
    motion.loop = max(motion.loop, start + change, time + leaving)
  }

  /// Layers that are drawn, each the way that is said of it.
  mutating func draw(_ layers: [Int], over duration: Double) {
    let center = symbol.viewBox.center
    for index in layers {
      let layer = symbol.layers[index]
      let stroke = DrawStroke(
        group: MotionGroup(name: layer.name, layers: [index], pivot: center, anchor: center),
        preference: layer.annotation.draw, start: 0, duration: duration,
        hasFill: DrawableArtwork(layer, symbolSize: symbol.viewBox.size).hasFill)
      append([index], stroke.drawingOn)
    }
    motion.loop = max(motion.loop, duration)
  }

  /// For a person who asked for less motion: what is drawn fades in, and what knocks out does when the new picture, which
  /// it must not bare, lies over it.
  mutating func fadeInPlaceOfDrawing(_ layers: [Int]) {
    for group in motion.groups.indices where motion.groups[group].layers.allSatisfy(layers.contains) {
      let erases = motion.groups[group].layers.contains { symbol.layers[$0].annotation.erases }
      let start = erases ? ReplaceShape.change : 0
      motion.groups[group].reducedOpacity = [
        Keyframe(time: start, value: 0, curve: .cubicBezier(.sine)),
        Keyframe(time: start + ReplaceShape.change, value: 1),
      ]
    }
  }

  private mutating func append(_ layers: [Int], _ tracks: [Track]) {
    for layer in layers {
      // A layer is in one group: what it is given later belongs to that group.
      if let index = motion.groups.firstIndex(where: { $0.layers == [layer] }) {
        motion.groups[index].tracks += tracks
      } else {
        let center = symbol.viewBox.center
        motion.groups.append(
          MotionGroup(name: symbol.layers[layer].name, layers: [layer], pivot: center, anchor: center, tracks: tracks))
      }
    }
  }
}
