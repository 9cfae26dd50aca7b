import SymbolArt
import SymbolEffects

/// The compiled effect: for each motion group, tracks of keyframes over time. Plain data; `frame(at:)` only reads it.
///
/// The tracks run over one *timeline* of three phases, one after the other: the `intro` is played once, the `loop` as
/// often as `repetition` says, the `outro` once. A single run is a loop that is played once, without intro and outro.
/// All times have the speed worked in.
public struct Motion: Hashable, Sendable, Codable {
  /// The effect's dot name, for people; nothing is derived from it.
  public var effectName: String
  /// The key of stacking: a motion replaces another of its kind.
  public var kind: EffectKind
  /// Layers of the symbol that it was compiled for.
  public var layerCount: Int
  /// What offsets are fractions of, in view box units.
  public var symbolSize: Double
  /// In the order of stagger. Layers that are in no group stay at rest. In a custom transition that combines several
  /// about different points a layer is in several groups, the first of them innermost; `separated` takes them apart.
  public var groups: [MotionGroup]
  /// Seconds; 0 where there is no such phase.
  public var intro: Double
  /// Seconds of one loop; 0 with `Repetition.forever` holds the end of the intro until stopped.
  public var loop: Double
  /// Seconds; 0 where there is no such phase.
  public var outro: Double
  /// Real seconds between two loops, in which the symbol keeps the loop's last value.
  public var pause: Double
  /// How often the loop is played.
  public var repetition: Repetition
  /// How the motion ends when it is stopped before its own end.
  public var stopping: Stopping
  /// The tunable numbers as they were used for this symbol at speed 1: tuned ones and the effect's own. A key that is
  /// missing makes no difference here, as the stagger of a single group.
  public var numbers = Tuning()

  /// How often the loop phase is played.
  public enum Repetition: Hashable, Sendable, Codable {
    case times(Int)
    /// Until stopped.
    case forever
  }

  /// Creates a motion of its parts.
  public init(
    effectName: String, kind: EffectKind, layerCount: Int, symbolSize: Double, groups: [MotionGroup],
    intro: Double = 0, loop: Double, outro: Double = 0, pause: Double = 0, repetition: Repetition = .times(1),
    stopping: Stopping = .finishesRun
  ) {
    self.effectName = effectName
    self.kind = kind
    self.layerCount = layerCount
    self.symbolSize = symbolSize
    self.groups = groups
    self.intro = intro
    self.loop = loop
    self.outro = outro
    self.pause = pause
    self.repetition = repetition
    self.stopping = stopping
  }
}

/// Layers that move together, with their tracks.
public struct MotionGroup: Hashable, Sendable {
  /// For people: the group's annotation, or its layer's name.
  public var name: String
  /// Indices into the symbol's layers.
  public var layers: [Int]
  /// About which it scales, in view box units.
  public var pivot: Point
  /// About which it turns, in view box units.
  public var anchor: Point
  /// At most one a property, over the motion's timeline (intro, loop and outro one after the other).
  public var tracks: [Track]
  /// Seconds that this group keeps moving after a stop, before it settles: a stagger of the way back.
  public var stopDelay: Double
  /// Degrees between two rotations that look the same (a fan with three blades: 120); 0 for a disc.
  public var restingAngle: Double
  /// How `rotation3D` is seen; nil for a group that stays in its plane.
  public var projection: Projection?
  /// The opacity for a person who asked for less motion, in place of all tracks; nil: what the tracks have.
  public var reducedOpacity: [Keyframe]?

  /// Creates a group of its parts; without tracks it stays at rest.
  public init(
    name: String, layers: [Int], pivot: Point, anchor: Point, tracks: [Track] = [], stopDelay: Double = 0,
    restingAngle: Double = 360
  ) {
    self.name = name
    self.layers = layers
    self.pivot = pivot
    self.anchor = anchor
    self.tracks = tracks
    self.stopDelay = stopDelay
    self.restingAngle = restingAngle
  }

  /// The track of a property, if it is animated.
  public func track(_ property: TrackProperty) -> Track? { tracks.first { $0.property == property } }
}
