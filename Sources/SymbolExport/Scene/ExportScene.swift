import SymbolArt
import SymbolDrawing
import SymbolMotion
import SymbolPainting

#if canImport(Glibc)
  import Glibc
#endif

/// A request resolved for formats that write layers with keyframes on one time axis: what each layer looks like, and
/// how it moves. Reads `Motion` only, so that a new effect needs no change in any of those formats.
public struct ExportScene: Sendable {
  /// What is drawn; for a content transition the layers of both symbols.
  public let symbol: Symbol
  /// The time axis.
  public let timeline: ExportTimeline
  /// In drawing order, bottom first; without layers that are never seen.
  public let layers: [SceneLayer]
  /// How the symbol lies in a square picture of the request's size.
  public let fit: ViewFit
  /// The picture's side.
  public let size: Double
  /// The room around the symbol, as a fraction of its larger side.
  public let margin: Double
  /// What of the motion the axis itself cannot carry.
  public let issues: [ExportIssue]

  /// - Throws: what keeps an effect from moving this symbol; and when there is nothing to show it in.
  public init(_ request: ExportRequest, target: String) throws(ExportError) {
    if let problem = request.motionProblems.first { throw ExportError(target: target, message: problem) }
    let playback = request.playback
    let symbol = playback.symbol
    let timeline = ExportTimeline(request)
    (self.symbol, self.timeline) = (symbol, timeline)
    size = Double(max(request.look.size, 1))
    let renderer = SymbolRenderer(symbol)
    margin = request.margin.fraction(for: playback, renderer: renderer)
    guard let fit = ViewFit(viewBox: symbol.viewBox, margin: margin, width: size, height: size) else {
      throw ExportError(target: target, message: "The symbol has no extent: its view box is empty.")
    }
    self.fit = fit
    let motions = playback.stack.motions
    let groups = motions.indices.map { ExportScene.groups(of: motions[$0], index: $0, on: timeline) }
    let mode = request.look.effectiveRendering(for: renderer.colorUse)
    layers = symbol.layers.enumerated().compactMap { index, layer in
      guard !layer.content.isEmpty else { return nil }
      let parts = groups.compactMap { $0.first { $0.layers.contains(index) } }
      let (coloring, level) = request.look.coloring(of: layer.annotation, mode: mode)
      // A variable value is drawn into the layers already.
      let scene = SceneLayer(
        index: index, layer: layer, coloring: coloring, strength: level, isDimmed: false, parts: parts)
      return scene.isEverSeen ? scene : nil
    }
    var issues = layers.filter(\.isDrawnTwice).map { ExportIssue.drawnTwice($0.layer.name) }
    if timeline.hasUnevenLoops {
      issues.append(
        ExportIssue(
          property: "repeat", reason: "The effects repeat after different times, but a file has one loop.",
          instead: "It is as long as the longest; the others jump where it starts again."))
    }
    // What no format of keyframes in the plane can carry.
    for (motion, groups) in zip(motions, groups) {
      for (group, part) in zip(motion.groups, groups) {
        if group.track(.rotation3D) != nil {
          issues.append(
            ExportIssue(
              layer: group.name, property: "rotation3D", reason: "The format knows no turn in space.",
              instead: part.turn == nil
                ? "It is left out; opacity and the other properties stay."
                : "It is shown without perspective, as a figure that gets narrower and wider."))
        }
        if group.track(.blur) != nil {
          issues.append(
            ExportIssue(
              layer: group.name, property: "blur",
              reason: "The format, or too few of its players, know a blur over time.",
              instead: "It is left out: choose frames, a GIF or a film to keep it."))
        }
      }
    }
    self.issues = issues
  }

  private static func groups(of motion: Motion, index: Int, on timeline: ExportTimeline) -> [ScenePart] {
    // Beyond an angle some turns show nothing: that is opacity here.
    let motion = motion.hidingByOpacity
    let baked = BakedMotion(motion)
    return motion.groups.indices.map { group in
      var tracks: [TrackProperty: [Keyframe]] = [:]
      for track in motion.groups[group].tracks {
        let keyframes = UnrolledTrack(track.property, group: group, of: motion, baked: baked).keyframes(on: timeline)
        let isRest = keyframes.allSatisfy { $0.value == track.property.restValue }
        if !keyframes.isEmpty, !isRest { tracks[track.property] = keyframes }
      }
      return ScenePart(
        isReplacement: motion.kind == .replace, motion: index, group: group, layers: motion.groups[group].layers,
        pivot: motion.groups[group].pivot,
        anchor: motion.groups[group].anchor, unit: motion.symbolSize, tracks: tracks,
        turn: motion.groups[group].projection.flatMap { projection in
          tracks[.rotation3D].flatMap { ScenePart.turn($0, about: projection) }
        })
    }
  }
}

/// What one motion does to the layers of one of its groups.
public struct ScenePart: Hashable, Sendable {
  /// Whether it is of a content transition's own motion.
  public let isReplacement: Bool
  /// Which of the stack's motions, and which of its groups.
  public let motion: Int
  public let group: Int
  /// Indices of the symbol's layers.
  public let layers: [Int]
  /// About which it scales, in view box units.
  public let pivot: Point
  /// About which it turns, in view box units.
  public let anchor: Point
  /// What offsets are fractions of, in view box units.
  public let unit: Double
  /// Only those that do something.
  public internal(set) var tracks: [TrackProperty: [Keyframe]]
  /// A turn in space about an axis of the plane, without perspective: the cosine on the other axis.
  public let turn: SceneTransform?

  /// nil for a turn about any other axis.
  fileprivate static func turn(_ degrees: [Keyframe], about projection: Projection) -> SceneTransform? {
    let isX = projection.axisX != 0 && projection.axisY == 0 && projection.axisZ == 0
    let isY = projection.axisY != 0 && projection.axisX == 0 && projection.axisZ == 0
    guard isX || isY else { return nil }
    let factors = KeyframeFunction.keyframes(
      of: [Track(property: .rotation3D, keyframes: degrees)], tolerance: BakingTolerance.value(of: .scale)
    ) { states in
      let angle = states[0].value * .pi / 180
      return TrackState(value: cos(angle), velocity: -sin(angle) * states[0].velocity * .pi / 180)
    }
    var result = SceneTransform(center: projection.anchor)
    if isX { result.scaleY = factors } else { result.scaleX = factors }
    return result
  }
}
