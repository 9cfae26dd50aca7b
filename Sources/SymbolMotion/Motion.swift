import SymbolArt

/// The compiled effect: for each motion group, tracks of keyframes over time. Plain data; `frame(at:)` only reads it.
///
/// A motion runs its *intro* once, its *loop* as often as `repetition` says, and its *outro* once. A single discrete
/// run is a loop that is repeated once, with empty intro and outro. All times have the speed worked in.
public struct Motion: Hashable, Sendable {
  /// The effect's dot name, for people; nothing is derived from it.
  public var effectName: String
  /// Layers of the symbol that it was compiled for.
  public var layerCount: Int
  /// What offsets are fractions of, in view box units.
  public var symbolSize: Double
  /// In the order of stagger. Layers that are in no group stay at rest.
  public var groups: [MotionGroup]
  /// Seconds; 0 where there is no such phase.
  public var intro: Double
  public var loop: Double
  public var outro: Double
  /// Seconds between two loops (a periodic repetition's delay).
  public var pause: Double
  public var repetition: Repetition

  /// How often the loop phase is played.
  public enum Repetition: Hashable, Sendable, Codable {
    case times(Int)
    /// Until stopped.
    case forever
  }

  public init(
    effectName: String, layerCount: Int, symbolSize: Double, groups: [MotionGroup], intro: Double = 0,
    loop: Double, outro: Double = 0, pause: Double = 0, repetition: Repetition = .times(1)
  ) {
    self.effectName = effectName
    self.layerCount = layerCount
    self.symbolSize = symbolSize
    self.groups = groups
    self.intro = intro
    self.loop = loop
    self.outro = outro
    self.pause = pause
    self.repetition = repetition
  }
}

/// Layers that move together, with their tracks in each phase.
public struct MotionGroup: Hashable, Sendable {
  /// For people: the group's annotation, or its layer's name.
  public var name: String
  /// Indices into the symbol's layers.
  public var layers: [Int]
  /// About which it scales, in view box units.
  public var pivot: Point
  /// About which it turns, in view box units.
  public var anchor: Point
  public var intro: [Track]
  public var loop: [Track]
  public var outro: [Track]

  public init(
    name: String, layers: [Int], pivot: Point, anchor: Point, intro: [Track] = [], loop: [Track],
    outro: [Track] = []
  ) {
    self.name = name
    self.layers = layers
    self.pivot = pivot
    self.anchor = anchor
    self.intro = intro
    self.loop = loop
    self.outro = outro
  }
}
