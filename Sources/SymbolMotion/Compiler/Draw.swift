#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt
import SymbolEffects

extension MotionCompiler {
  /// Draws the paths, layer after layer; as a removal the same backwards in time. Repetition is of no account.
  static func drawOn(_ effect: DrawOnSymbolEffect, _ context: CompilerContext) -> Motion {
    let drawing = Drawing(effect.scope, context)
    return drawing.passage(drawing.strokes.map(\.drawingOn), backwards: context.applied.behavior == .removal)
  }

  /// Takes the paths away from their start, or reversed the way that they were drawn, and holds nothing.
  static func drawOff(_ effect: DrawOffSymbolEffect, _ context: CompilerContext) -> Motion {
    let drawing = Drawing(effect.scope, context)
    let tracks = drawing.strokes.map { stroke in
      effect.isReversed ? stroke.drawingOn.reversed(length: drawing.length) : stroke.drawingOff
    }
    guard context.applied.behavior == .indefinite else {
      return drawing.passage(tracks, backwards: context.applied.behavior == .insertion)
    }
    let phases = zip(drawing.strokes, tracks).map { stroke, tracks in
      PhaseGroup(
        group: stroke.group,
        tracks: tracks.map { PhaseTracks(property: $0.property, intro: $0.keyframes, loop: []) })
    }
    let longest = drawing.strokes.map(\.duration).max() ?? 0
    return context.repeating(phases, intro: drawing.length, loop: 0, stopping: .settles(within: longest))
  }
}

/// The pen's numbers.
enum DrawShape {
  /// Seconds for a path of length L in a symbol of size S: long paths are drawn faster, not only longer.
  static func duration(length: Double, symbolSize: Double) -> Double {
    guard symbolSize > 0 else { return 0.2 }
    return min(max(0.15 + 0.35 * (length / symbolSize).squareRoot(), 0.2), 1)
  }

  /// By layer, the next starts when the one before has had this part of its time.
  static let overlap = 0.2
  /// Seconds in all, by layer and individually.
  static let longestByLayer = 1.8
  static let longestIndividually = 3.0
  /// A filled figure's contour is done, and its fill begins, at these parts of the time.
  static let contourEnd = 0.75
  static let fillStart = 0.55
}

/// When each group of layers is drawn.
private struct Drawing {
  let context: CompilerContext
  var strokes: [DrawStroke]
  /// Seconds in all.
  var length: Double

  init(_ scope: DrawScope, _ context: CompilerContext) {
    self.context = context
    let symbol = context.symbol
    var parts =
      scope == .wholeSymbol
      ? [Grouping.whole(symbol)] : Grouping.variableOrder(Grouping.byLayer(symbol), thresholds: false)
    if symbol.preferences.reversesDrawOrder { parts.reverse() }
    var strokes: [DrawStroke] = []
    var next = 0.0
    for var part in parts {
      // What erases is there from the start: a hole that is drawn would let the part below be seen through its badge.
      part.layers.removeAll { symbol.layers[$0].annotation.erases }
      guard !part.layers.isEmpty else { continue }
      let artworks = part.layers.map { DrawableArtwork(symbol.layers[$0], symbolSize: context.symbolSize) }
      let duration = DrawShape.duration(
        length: artworks.map(\.longestLength).max() ?? 0, symbolSize: context.symbolSize)
      // Layers of one group that are drawn from different places need tracks of their own.
      var places: [DrawPreference?] = []
      for layer in part.layers where !places.contains(symbol.layers[layer].annotation.draw) {
        places.append(symbol.layers[layer].annotation.draw)
      }
      for place in places {
        let layers = part.layers.filter { symbol.layers[$0].annotation.draw == place }
        var group = context.motionGroup(part)
        group.layers = layers
        let fills = zip(part.layers, artworks).contains { layers.contains($0) && $1.hasFill }
        strokes.append(DrawStroke(group: group, preference: place, start: next, duration: duration, hasFill: fills))
      }
      switch scope {
      case .wholeSymbol: break
      case .byLayer: next += duration * DrawShape.overlap
      case .individually: next += duration
      }
    }
    let natural = strokes.map { $0.start + $0.duration }.max() ?? 0
    let limit = scope == .individually ? DrawShape.longestIndividually : DrawShape.longestByLayer
    length = context.tuned(.duration, own: min(natural, limit))
    let factor = natural > 0 ? length / natural : 1
    self.strokes = strokes.map { stroke in
      var stroke = stroke
      stroke.start *= factor
      stroke.duration *= factor
      return stroke
    }
  }

  /// One run of every group from hidden to shown, or the other way.
  func passage(_ tracks: [[Track]], backwards: Bool) -> Motion {
    let groups = zip(strokes, tracks).map { stroke, tracks in
      var group = stroke.group
      group.tracks = backwards ? tracks.reversed(length: length) : tracks
      return group
    }
    var motion = context.runs(groups, length: length, stopping: .finishesRun)
    motion.repetition = .times(1)
    motion.pause = 0
    return motion
  }
}

/// One group's drawing: from where, when, and how long.
struct DrawStroke {
  var group: MotionGroup
  var preference: DrawPreference?
  var start: Double
  var duration: Double
  /// Whether something in it is no line, and fades in behind its contour.
  var hasFill: Bool

  /// The part that is drawn when nothing is, and when all is.
  private var range: (empty: Double, start: Double, end: Double) { (preference ?? .forward).range }

  /// From nothing to all of it.
  var drawingOn: [Track] {
    let range = range
    return tracks(from: (range.empty, range.empty), to: (range.start, range.end), fill: [0, 1])
  }

  /// The start runs after the end, along the same way.
  var drawingOff: [Track] {
    let range = range
    let isBackward = preference?.direction == .backward
    let last = isBackward ? range.start : range.end
    // From the middle to both ends, the way off leads back to the middle.
    let goal = preference?.direction == .both ? (range.empty, range.empty) : (last, last)
    return tracks(from: (range.start, range.end), to: goal, fill: [1, 0])
  }

  private func tracks(from: (Double, Double), to: (Double, Double), fill: [Double]) -> [Track] {
    let appears = fill[0] < fill[1]
    let contourStart = appears || !hasFill ? start : start + duration * (1 - DrawShape.contourEnd)
    let contourEnd = appears && hasFill ? start + duration * DrawShape.contourEnd : start + duration
    var tracks: [Track] = []
    for (property, first, last) in [(TrackProperty.drawStart, from.0, to.0), (.drawEnd, from.1, to.1)]
    where first != last || first != property.restValue {
      tracks.append(
        Track(
          property: property,
          keyframes: [
            Keyframe(time: contourStart, value: first, curve: .cubicBezier(.easeInOut)),
            Keyframe(time: contourEnd, value: last),
          ]))
    }
    guard hasFill else { return tracks }
    let fillStart = appears ? start + duration * DrawShape.fillStart : start
    let fillEnd = appears ? start + duration : start + duration * (1 - DrawShape.fillStart)
    tracks.append(
      Track(
        property: .fill,
        keyframes: [
          Keyframe(time: fillStart, value: fill[0], curve: .cubicBezier(.sine)),
          Keyframe(time: fillEnd, value: fill[1]),
        ]))
    return tracks
  }
}

extension [Track] {
  /// The same tracks seen backwards.
  fileprivate func reversed(length: Double) -> [Track] {
    map { Track(property: $0.property, keyframes: $0.keyframes.reversed(length: length)) }
  }
}
