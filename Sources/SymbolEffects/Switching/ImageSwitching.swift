/// How one picture changes to the next, while work goes on that produces it.
///
/// The next picture is produced first; until it is ready, the old one stays as it is. Then `way` tells what happens.
public struct ImageSwitching: Hashable, Sendable {
  /// How many views take part.
  public var way: Way
  /// What a picture does while it goes, and the next one, backwards, while it comes.
  public var style: Style
  /// Seconds in which the old picture goes.
  public var outTime: Double
  /// Seconds from the start of the going to the swap, for `.animation`. Shorter than `outTime` swaps while the old
  /// picture is still partly there; longer leaves the place empty for a while.
  public var wait: Double
  /// Seconds in which the new picture comes.
  public var inTime: Double
  /// Standard deviation of the blur at its strongest, in points.
  public var blurRadius: Double
  /// Factor on the size at its smallest, for `.scale`.
  public var scale: Double
  /// How going and coming follow the time. A spring takes the time that it needs, whatever the times say.
  public var curve: TransitionCurve

  /// One view or two.
  public enum Way: String, Hashable, Sendable, Codable, CaseIterable {
    /// Two views, the conditional one: the new picture comes over the old one, so that it is never empty.
    case transition
    /// One view: it goes, its picture is swapped after `wait`, it comes back.
    case animation
  }

  /// What changes.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// Opacity: with two views a cross-fade.
    case fade
    /// Blur; with two views a cross-blur, which fades as well.
    case blur
    /// Size and opacity.
    case scale
  }

  /// A switching of its parts; without arguments the usual one.
  public init(
    way: Way = .transition, style: Style = .fade, outTime: Double = 0.25, wait: Double = 0.2, inTime: Double = 0.25,
    blurRadius: Double = 12, scale: Double = 0.8, curve: TransitionCurve = .easeInOut
  ) {
    self.way = way
    self.style = style
    self.outTime = outTime
    self.wait = wait
    self.inTime = inTime
    self.blurRadius = blurRadius
    self.scale = scale
    self.curve = curve
  }

  /// Seconds of going and coming: what is shorter is a cut, what is longer holds up the work.
  public static let timeRange = 0.02...5.0
  /// Seconds before the swap.
  public static let waitRange = 0.0...5.0
  /// Points: above 60 nothing of the picture is left.
  public static let blurRange = 0.0...60.0
  /// Factors on the size.
  public static let scaleRange = 0.0...2.0
}

/// In files as the properties' names, each with its usual value where it is left out:
/// `{"way": "animation", "style": "blur", "outTime": 0.3, "curve": {"cubicBezier": [0, 0, 0.58, 1]}}`.
extension ImageSwitching: Codable {
  private enum Key: String, CodingKey {
    case way, style, outTime, wait, inTime, blurRadius, scale, curve
  }

  /// Reads a switching; a number out of its range is an error that names it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init()
    way = try container.decodeIfPresent(Way.self, forKey: .way) ?? way
    style = try container.decodeIfPresent(Style.self, forKey: .style) ?? style
    outTime = try container.number(.outTime, in: Self.timeRange) ?? outTime
    wait = try container.number(.wait, in: Self.waitRange) ?? wait
    inTime = try container.number(.inTime, in: Self.timeRange) ?? inTime
    blurRadius = try container.number(.blurRadius, in: Self.blurRange) ?? blurRadius
    scale = try container.number(.scale, in: Self.scaleRange) ?? scale
    curve = try container.decodeIfPresent(TransitionCurve.self, forKey: .curve) ?? curve
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(way, forKey: .way)
    try container.encode(style, forKey: .style)
    try container.encode(outTime, forKey: .outTime)
    try container.encode(wait, forKey: .wait)
    try container.encode(inTime, forKey: .inTime)
    try container.encode(blurRadius, forKey: .blurRadius)
    try container.encode(scale, forKey: .scale)
    try container.encode(curve, forKey: .curve)
  }
}

extension ImageSwitching: ContentTransitionSymbolEffect {
  /// The same as a value that stands beside the effects.
  public var erased: AnySymbolEffect { .imageSwitching(self) }
}
