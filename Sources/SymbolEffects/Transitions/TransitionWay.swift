/// One way of a transition: the two states, what moves between them, and when.
public struct TransitionWay: Hashable, Sendable {
  /// Not there: where an insertion begins and a removal ends.
  public var active: TransitionState
  /// Fully there; the neutral state unless something is to be shown to be wrong with it.
  public var identity: TransitionState
  /// Added to what lies between the states.
  public var waves: [TransitionWave]
  /// The opacity goes from active to identity in this first part of the progress; 1: all the way.
  public var fadePart: Double
  /// Curve and duration.
  public var timing: TransitionTiming

  /// A way of its parts.
  public init(
    active: TransitionState, identity: TransitionState = .neutral, waves: [TransitionWave] = [], fadePart: Double = 1,
    timing: TransitionTiming = TransitionTiming()
  ) {
    self.active = active
    self.identity = identity
    self.waves = waves
    self.fadePart = fadePart
    self.timing = timing
  }

  /// A property's value at a progress of 0 (active) to 1 (identity), and how it changes with the progress. Springs may
  /// carry the progress beyond both. Lengths in points on a symbol of that many points a side.
  public func state(
    of property: TransitionProperty, at progress: Double, width: Double, height: Double
  ) -> (value: Double, slope: Double) {
    let from = active.value(of: property, width: width, height: height)
    let to = identity.value(of: property, width: width, height: height)
    var value = from + (to - from) * progress
    var slope = to - from
    if property == .opacity, fadePart < 1, fadePart > 0 {
      let part = min(progress / fadePart, 1)
      value = from + (to - from) * part
      slope = part < 1 ? (to - from) / fadePart : 0
    }
    for wave in waves where wave.property == property {
      let added = wave.state(at: progress)
      value += added.value
      slope += added.slope
    }
    return (value, slope)
  }

  /// Whether the property changes at all on this way.
  public func moves(_ property: TransitionProperty) -> Bool {
    waves.contains { $0.property == property && $0.amplitude != 0 }
      || active.value(of: property, width: 1, height: 1) != property.neutralValue
      || identity.value(of: property, width: 1, height: 1) != property.neutralValue
  }

  /// The part of the progress in which opacity may change: a fade shorter than this is a blink.
  public static let fadePartRange = 0.05...1.0
  /// Waves of one way: more cannot be told apart.
  public static let mostWaves = 32
}

extension TransitionWay: Codable {
  private enum Key: String, CodingKey { case active, identity, waves, fadePart }

  /// Reads a way; only `active` must be there. The timing's fields stand beside it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      active: try container.decode(TransitionState.self, forKey: .active),
      identity: try container.decodeIfPresent(TransitionState.self, forKey: .identity) ?? .neutral,
      waves: try container.decodeIfPresent([TransitionWave].self, forKey: .waves) ?? [],
      fadePart: try container.number(.fadePart, in: TransitionWay.fadePartRange) ?? 1,
      timing: try TransitionTiming(from: decoder))
    guard waves.count <= TransitionWay.mostWaves else {
      throw DecodingError.dataCorruptedError(
        forKey: .waves, in: container,
        debugDescription: "There are \(waves.count) waves here; \(TransitionWay.mostWaves) are the most.")
    }
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(active, forKey: .active)
    if identity != .neutral { try container.encode(identity, forKey: .identity) }
    if !waves.isEmpty { try container.encode(waves, forKey: .waves) }
    if fadePart != 1 { try container.encode(fadePart, forKey: .fadePart) }
    try timing.encode(to: encoder)
  }
}
