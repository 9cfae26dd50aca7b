import SymbolArt
import SymbolMotion

/// A transform over time that formats with one centre a transform can write: scale and rotation about the same centre,
/// then a shift. Several of them, from inside out, are a layer's whole transform.
public struct SceneTransform: Hashable, Sendable {
  /// About which it scales and turns, in view box units; nil: it only shifts.
  public var center: Point?
  /// Factors; empty: 1.
  public var scale: [Keyframe] = []
  /// Factors on one axis; empty: 1. A transform has only one of `scale`, `scaleX` and `scaleY`.
  public var scaleX: [Keyframe] = []
  public var scaleY: [Keyframe] = []
  /// Degrees, clockwise; empty: 0.
  public var rotation: [Keyframe] = []
  /// Shifts in view box units; empty: 0.
  public var offsetX: [Keyframe] = []
  public var offsetY: [Keyframe] = []

  /// What the motions do to a layer, from inside out: rotations, then scales, then shifts. None for a layer at rest.
  public static func chain(_ parts: [ScenePart]) -> [SceneTransform] {
    var chain: [SceneTransform] = []
    /// Whether the last transform can take another step about a centre.
    func hasRoom(_ center: Point, _ track: KeyPath<SceneTransform, [Keyframe]>) -> Bool {
      guard let last = chain.last else { return false }
      return last.center == center && last[keyPath: track].isEmpty
    }
    for part in parts {
      guard let rotation = part.tracks[.rotation] else { continue }
      if !hasRoom(part.anchor, \.rotation) { chain.append(SceneTransform(center: part.anchor)) }
      chain[chain.count - 1].rotation = rotation
    }
    for part in parts {
      guard let scale = part.tracks[.scale] else { continue }
      // An even scale and a rotation about one centre may change places.
      if !hasRoom(part.pivot, \.scale) { chain.append(SceneTransform(center: part.pivot)) }
      chain[chain.count - 1].scale = scale
    }
    for part in parts {
      // Unequal scales may not change places with a rotation.
      if let scale = part.tracks[.scaleX] { chain.append(SceneTransform(center: part.pivot, scaleX: scale)) }
      if let scale = part.tracks[.scaleY] { chain.append(SceneTransform(center: part.pivot, scaleY: scale)) }
      if let turn = part.turn { chain.append(turn) }
    }
    for part in parts {
      let (x, y) = (part.tracks[.offsetX], part.tracks[.offsetY])
      guard x != nil || y != nil else { continue }
      let isFree = chain.last.map { $0.offsetX.isEmpty && $0.offsetY.isEmpty } ?? false
      if !isFree { chain.append(SceneTransform()) }
      chain[chain.count - 1].offsetX = (x ?? []).scaled(by: part.unit)
      chain[chain.count - 1].offsetY = (y ?? []).scaled(by: part.unit)
    }
    return chain
  }
}

extension [Keyframe] {
  /// All values times a factor.
  func scaled(by factor: Double) -> [Keyframe] {
    map { Keyframe(time: $0.time, value: $0.value * factor, curve: $0.curve) }
  }
}
