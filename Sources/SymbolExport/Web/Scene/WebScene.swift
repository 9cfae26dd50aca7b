import SymbolArt
import SymbolDrawing
import SymbolMotion

/// A symbol with everything that moves it, as the formats of the web write it: layers that move alike, one after the
/// other, and the tracks of each.
struct WebScene {
  let request: ExportRequest
  let playback: SymbolPlayback
  /// What moves: the stack's motions, and the ways back that are no reverse of them.
  let moving: [Motion]
  /// Parallel to `moving`.
  let motions: [BakedMotion]
  let timings: [WebTiming]
  let mode: RenderingMode
  /// For each motion and group the values that it animates.
  private let allTracks: [[[(property: TrackProperty, track: WebTrack)]]]
  /// For each motion and group the opacity for a person who asked for less motion, where that is another one.
  private let reducedFades: [[ReducedFade?]]
  /// Room around the view box, in its units.
  let room: Double
  /// What is drawn: layers that a variable value draws in part have their part as shapes.
  let symbol: Symbol

  init(_ request: ExportRequest, target: String) throws(ExportError) {
    if let problem = request.motionProblems.first { throw ExportError(target: target, message: problem) }
    self.request = request
    playback = request.playback
    symbol = Self.drawn(request, playback)
    let renderer = SymbolRenderer(playback.symbol)
    mode = request.look.effectiveRendering(for: renderer.colorUse)
    let stop = playback.stop
    let back = stop == nil ? request.waysBack : []
    room = max(
      request.margin.room(around: playback, renderer: renderer),
      back.isEmpty
        ? 0 : request.margin.room(around: SymbolPlayback(symbol: symbol, motions: back), renderer: renderer))
    moving = playback.stack.motions + back
    let forwardCount = playback.stack.motions.count
    let length = playback.length
    let isPassage = request.effects.contains {
      $0.behavior == .insertion || $0.behavior == .removal || $0.behavior == .contentTransition
    }
    motions = moving.map { motion in
      stop == nil ? BakedMotion(motion) : BakedMotion(unrolling: motion, stoppedAt: stop, length: length)
    }
    timings = zip(motions, moving).enumerated().map { index, pair in
      let (baked, motion) = pair
      let count: Int? = if case .times(let count) = baked.repetition { count } else { nil }
      return WebTiming(
        intro: baked.intro, loop: baked.loop > 0 ? baked.loop + baked.pause : 0, pause: 0, count: count,
        outro: baked.outro, isPassage: isPassage && !motion.isEndless && stop == nil && back.isEmpty,
        isWayBack: index >= forwardCount,
        fades: motion.groups.contains { $0.track(.opacity) != nil })
    }
    let isReplacement = request.replacement != nil
    var (allTracks, reducedFades): ([[[(property: TrackProperty, track: WebTrack)]]], [[ReducedFade?]]) = ([], [])
    for (motion, (baked, timing)) in zip(moving, zip(motions, timings)) {
      let tracks = Self.tracks(of: baked, timing, isReplacement: isReplacement)
      allTracks.append(tracks)
      reducedFades.append(
        ReducedFade.all(of: motion, timing, tracks) { motion in
          stop == nil ? BakedMotion(motion) : BakedMotion(unrolling: motion, stoppedAt: stop, length: length)
        })
    }
    (self.allTracks, self.reducedFades) = (allTracks, reducedFades)
  }

  /// A value that is shown by colour dims whole layers, which stay as they are.
  private static func drawn(_ request: ExportRequest, _ playback: SymbolPlayback) -> Symbol {
    guard let value = playback.value, value.mode == .draw else {
      return request.replacement?.symbol ?? request.symbol
    }
    var symbol = playback.symbol
    for (index, strength) in value.strengths.enumerated() where strength < 1 { symbol.layers[index].markup = nil }
    return symbol
  }

  /// Whether both the old and the new symbol are in it, so that its rest is the motion's start.
  var isReplacement: Bool { request.replacement != nil }

  /// The animated values of a group, without those that never leave their base.
  func tracks(motion: Int, group: Int) -> [(property: TrackProperty, track: WebTrack)] { allTracks[motion][group] }

  func reducedFade(motion: Int, group: Int) -> ReducedFade? { reducedFades[motion][group] }

  /// When a group's phases are played.
  func timing(motion: Int, group: Int) -> WebTiming {
    var timing = timings[motion]
    timing.standIn = reducedFades[motion][group]?.standIn
    return timing
  }

  private static func tracks(
    of motion: BakedMotion, _ timing: WebTiming, isReplacement: Bool
  ) -> [[(property: TrackProperty, track: WebTrack)]] {
    var groups = motion.groups.map { group in
      group.tracks.compactMap { baked -> (property: TrackProperty, track: WebTrack)? in
        let base = isReplacement ? baked.value(at: 0) : baked.property.restValue
        let track = WebTrack(baked, motion, base: base)
        return track.isIdle && base == baked.property.restValue ? nil : (baked.property, track)
      }
    }
    for group in groups.indices { groups[group].alignAxes() }
    guard timing.count == nil, timing.loop > 0 else { return groups }
    // What is written once may serve all: the shortest loops of each property.
    var known: [TrackProperty: [WebPhase]] = [:]
    for (property, track) in groups.joined() { if let loop = track.loop { known[property, default: []].append(loop) } }
    for property in known.keys {
      known[property]?.sort { $0.keyframes.count < $1.keyframes.count }
      let tracks = groups.joined().filter { $0.property == property }.map(\.track)
      if let common = WebTrack.commonLoop(of: tracks, from: timing.intro) { known[property] = [common] }
    }
    for group in groups.indices {
      for index in groups[group].indices {
        let (property, track) = groups[group][index]
        groups[group][index].track = track.sharing(known[property] ?? [], from: timing.intro)
      }
    }
    return groups
  }

  /// For each motion the groups that a layer is in, innermost first.
  func groups(of layer: Int) -> [[Int]] {
    moving.map { motion in
      motion.groups.indices.filter { motion.groups[$0].layers.contains(layer) }
    }
  }

  /// How a layer looks whatever moves: strength of its level and of the variable value, and its colour.
  struct Style: Hashable {
    var opacity: Double
    var color: String?
  }

  func style(of layer: Int, resting: Frame) -> Style {
    let annotation = symbol.layers[layer].annotation
    let level = annotation.level ?? .primary
    var style = Style(opacity: resting.layers[layer].opacity, color: nil)
    if mode == .hierarchical { style.opacity *= level.opacity }
    if mode == .palette, !request.look.palette.isEmpty {
      let index = HierarchicalLevel.allCases.firstIndex(of: level) ?? 0
      let palette = request.look.palette
      style.color = (palette.indices.contains(index) ? palette[index] : palette[palette.count - 1]).hex
    }
    return style
  }

  /// The layers at rest, with the variable value.
  var resting: Frame {
    let rest = Frame.rest(layerCount: symbol.layers.count)
    guard let value = playback.value, value.mode == .color else { return rest }
    return rest.showing(variableValue: value.value, of: symbol, mode: .color)
  }

  /// Layers that follow one another and move alike.
  struct Run {
    var layers: [Int]
    /// For each motion the groups that they are in, innermost first.
    var groups: [[Int]]
    var erases: Bool
  }

  var runs: [Run] {
    var runs: [Run] = []
    for layer in symbol.layers.indices {
      let groups = groups(of: layer)
      let erases = symbol.layers[layer].annotation.erases
      if let last = runs.last, last.groups == groups, last.erases == erases {
        runs[runs.count - 1].layers.append(layer)
      } else {
        runs.append(Run(layers: [layer], groups: groups, erases: erases))
      }
    }
    return runs
  }
}
