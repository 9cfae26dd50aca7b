import SymbolArt
import SymbolMotion
import SymbolPainting

/// One layer of a symbol with its colours and its motion.
public struct SceneLayer: Sendable {
  /// Among the symbol's layers.
  public let index: Int
  /// What is drawn.
  public let layer: Layer
  /// Where its colours come from.
  public var coloring: Coloring
  /// A constant opacity: of the hierarchical level, and of a layer that the variable value does not reach.
  public let strength: Double
  /// Whether the variable value does not reach it, so that it cannot fade as one picture with others.
  public let isDimmed: Bool
  /// One for each motion that has it in a group, in the order in which the effects were added.
  public var parts: [ScenePart]

  /// Its opacity over time, without `strength`; empty where it stays opaque. Opacities of several motions multiply.
  public var opacity: [Keyframe] {
    let tracks = parts.compactMap { $0.tracks[.opacity] }
    guard let first = tracks.first else { return [] }
    return tracks.dropFirst().reduce(first) { KeyframeProduct.keyframes($0, $1, property: .opacity) }
  }

  /// The part whose motion draws it; where two would, the later one tells. A content transition does not: what is hidden
  /// beside it would be seen at its end.
  public var drawing: ScenePart? { drawings.last { !$0.isReplacement } ?? drawings.last }

  private var drawings: [ScenePart] {
    parts.filter { part in [TrackProperty.drawStart, .drawEnd, .fill].contains { part.tracks[$0] != nil } }
  }

  /// Whether a content transition and an effect both draw it.
  var isDrawnTwice: Bool {
    drawings.contains(where: \.isReplacement) && drawings.contains { !$0.isReplacement }
  }

  /// Layers of one key move as one: the same groups of the same motions.
  public var key: [Int] { parts.flatMap { [$0.motion, $0.group] } + (isDimmed ? [-1, index] : []) }

  /// Layers of one key that lie next to one another fade as one picture; empty for a layer that does not fade.
  var fadeKey: [Int] {
    let fading = parts.filter { $0.tracks[.opacity] != nil }
    guard !fading.isEmpty else { return [] }
    // A layer alone in its group, or dimmed, fades by itself.
    return fading.flatMap { [$0.motion, $0.group] } + (isDimmed ? [-1, index] : [])
  }

  /// Whether there is a moment at which its opacity is not zero.
  var isEverSeen: Bool {
    guard strength > 0 else { return false }
    return parts.allSatisfy { part in
      part.tracks[.opacity]?.contains { $0.value >= PaintingLimits.minimumOpacity } ?? true
    }
  }
}

extension ExportIssue {
  /// A slash is drawn while an effect draws its symbol on or off.
  static func drawnTwice(_ layer: String) -> ExportIssue {
    ExportIssue(
      layer: layer, property: "draw", reason: "The replacement draws it, and so does an effect beside it.",
      instead: "It is drawn as the effect says, and does not grow by itself.")
  }
}

/// Two tracks that multiply.
enum KeyframeProduct {
  static func keyframes(_ first: [Keyframe], _ second: [Keyframe], property: TrackProperty) -> [Keyframe] {
    if first.count == 1 || second.count == 1 {
      let (factor, way) = first.count == 1 ? (first[0].value, second) : (second[0].value, first)
      return way.map { Keyframe(time: $0.time, value: $0.value * factor, curve: $0.curve) }
    }
    let tracks = [first, second].map { Track(property: property, keyframes: $0) }
    return KeyframeFunction.keyframes(of: tracks, tolerance: BakingTolerance.value(of: property)) { states in
      TrackState(
        value: states[0].value * states[1].value,
        velocity: states[0].velocity * states[1].value + states[0].value * states[1].velocity)
    }
  }
}

/// A function of tracks, as keyframes of its own.
enum KeyframeFunction {
  /// - Parameter function: of the tracks' states at a time; smooth wherever they are.
  static func keyframes(
    of tracks: [Track], tolerance: Double, _ function: ([TrackState]) -> TrackState
  ) -> [Keyframe] {
    let times = Set(tracks.flatMap(\.keyframes).map { ($0.time * 1e6).rounded() / 1e6 }).sorted()
    guard let first = times.first, let last = times.last, last > first else {
      return [Keyframe(time: 0, value: function(tracks.map { $0.state(at: .infinity) }).value)]
    }
    var result: [Keyframe] = []
    for (start, end) in zip(times, times.dropFirst()) {
      // Inside the piece, where a jump or a bend at its ends is not seen.
      let inset = (end - start) * 1e-6
      let baked = CurveBaker.keyframes(from: start, to: end, tolerance: tolerance) { time in
        function(tracks.map { $0.state(at: min(max(time, start + inset), end - inset)) })
      }
      if let last = result.last, let next = baked.first, abs(last.value - next.value) < tolerance / 4 {
        result.removeLast()
      }
      result += baked.map(\.plain)
    }
    return result.withoutIdleKeyframes
  }
}
