import SymbolMotion

/// A motion that any player of keyframes can play: a fixed intro, loop and outro, and only the curves hold, linear and
/// cubic Bézier. Where a spring was, the keyframes follow it within `BakingTolerance`, and the spring is kept beside.
///
/// What a custom transition hides beyond an angle is in the opacity already, as jumps. Its `rotation3D` (about the
/// `projection` of the motion's group), `scaleX`, `scaleY` and `blur` are tracks: a target carries them or reports an
/// `ExportIssue`.
public struct BakedMotion: Hashable, Sendable {
  /// Seconds, played once.
  public var intro: Double
  /// Seconds, played as often as `repetition` says; 0 with `.forever` holds the end of the intro.
  public var loop: Double
  /// Seconds, played once after the last loop. For an endless motion this is the way to rest after a stop.
  public var outro: Double
  /// Real seconds between two loops.
  public var pause: Double
  /// How often the loop is played.
  public var repetition: Motion.Repetition
  /// Parallel to the groups of the motion that was baked.
  public var groups: [BakedGroup]
}

/// The tracks of one motion group, over intro, loop and outro one after the other.
public struct BakedGroup: Hashable, Sendable {
  /// At most one a property.
  public var tracks: [BakedTrack]
}

/// A property over time. Before the first keyframe its value holds, after the last one likewise.
public struct BakedTrack: Hashable, Sendable {
  /// What it animates.
  public var property: TrackProperty
  /// In order of time; two at one time make a jump.
  public var keyframes: [BakedKeyframe]
}

/// A value at a time, and how the next one is reached.
public struct BakedKeyframe: Hashable, Sendable {
  /// Seconds from the start of the intro.
  public var time: Double
  /// In the property's unit.
  public var value: Double
  /// The way to the next keyframe: hold, linear or a cubic Bézier.
  public var curve: Curve
  /// The spring that begins here, for players that have springs: it replaces the keyframes up to its end.
  public var spring: KeptSpring?
}

/// A spring that was baked, with the place where it ends.
public struct KeptSpring: Hashable, Sendable {
  /// The spring itself.
  public var spring: Spring
  /// Seconds from the start of the intro at which it is at rest.
  public var endTime: Double
  /// Where it comes to rest.
  public var endValue: Double
}

/// How far baked values may lie from the motion's.
public enum BakingTolerance {
  /// In the property's unit: an eighth of a pixel at 256 pixels, half a step of eight bits, a twentieth of a degree.
  public static func value(of property: TrackProperty) -> Double {
    switch property {
    case .offsetX, .offsetY, .scale, .scaleX, .scaleY, .blur: 0.0005
    case .opacity, .fill: 0.002
    case .drawStart, .drawEnd: 0.001
    case .rotation, .rotation3D: 0.05
    }
  }
}
