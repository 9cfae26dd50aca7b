/// A transition of one's own: how a symbol comes and goes, as two states with a way between them.
///
/// Insertion runs from the active state to the identity, removal back. A transition without a removal of its own is
/// *linked*: its removal has the same states.
public struct CustomTransition: Hashable, Sendable {
  /// For people ("Flip from left").
  public var name: String
  /// How it comes.
  public var insertion: TransitionWay
  /// How it goes; nil: as it came, in the opposite direction.
  public var removal: TransitionWay?
  /// Curve and duration of a linked removal; nil: the insertion's.
  public var removalTiming: TransitionTiming?
  /// Others that run at the same time, on top of this one, each with its own anchors and timing.
  public var combined: [CustomTransition]
  /// The symbol's larger side, in points, that the points of offsets and blurs are meant for.
  ///
  /// Motion is free of scale: a transition of 10 points for a symbol of 100 moves one of 24 by 2.4.
  public var designSize: Double

  /// A transition of its parts.
  public init(
    name: String, insertion: TransitionWay, removal: TransitionWay? = nil, removalTiming: TransitionTiming? = nil,
    combined: [CustomTransition] = [], designSize: Double = 100
  ) {
    self.name = name
    self.insertion = insertion
    self.removal = removal
    self.removalTiming = removalTiming
    self.combined = combined
    self.designSize = designSize
  }

  /// Whether the removal has states of its own.
  public var isAsymmetric: Bool { removal != nil }

  /// The way of a direction; a removal's runs from identity to active.
  public func way(isInsertion: Bool) -> TransitionWay {
    if isInsertion { return insertion }
    if let removal { return removal }
    var way = insertion
    if let removalTiming { way.timing = removalTiming }
    return way
  }

  /// This one and all that run with it, in order, each without others.
  public var parts: [CustomTransition] {
    var own = self
    own.combined = []
    return [own] + combined.flatMap(\.parts)
  }

  /// Both at the same time (SwiftUI's `combined(with:)`).
  public func combined(with other: CustomTransition) -> CustomTransition {
    var result = self
    result.combined.append(other)
    return result
  }

  /// One transition to come, another to go (SwiftUI's `asymmetric(insertion:removal:)`). What runs with them comes along
  /// where neither has states for one direction only.
  public static func asymmetric(
    name: String, insertion: CustomTransition, removal: CustomTransition
  ) -> CustomTransition {
    let coming = insertion.parts
    let going = removal.parts
    func still(_ size: Double) -> CustomTransition {
      CustomTransition(name: "", insertion: TransitionWay(active: .neutral), designSize: size)
    }
    let count = max(coming.count, going.count)
    var parts = (0..<count).map { index in
      let from = index < coming.count ? coming[index] : still(going[index].designSize)
      let to = index < going.count ? going[index] : still(from.designSize)
      return CustomTransition(
        name: from.name, insertion: from.insertion, removal: to.way(isInsertion: false), designSize: from.designSize)
    }
    var result = parts.removeFirst()
    result.name = name
    result.combined = parts
    return result
  }

  /// Points of `designSize`: from an icon in text to a poster.
  public static let designSizeRange = 4.0...4096.0
  /// Transitions that run at the same time.
  public static let mostCombined = 16
  /// Transitions inside transitions: deeper is not written by a person.
  static let deepestCombination = 8
}

extension CustomTransition: Codable {
  private enum Key: String, CodingKey { case name, insertion, removal, removalTiming, combined, designSize }

  /// Reads a transition; only `insertion` must be there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let depth = decoder.codingPath.filter { $0.stringValue == Key.combined.rawValue }.count
    guard depth <= CustomTransition.deepestCombination else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Transitions are combined too deeply here."))
    }
    self.init(
      name: try container.decodeIfPresent(String.self, forKey: .name) ?? "Transition",
      insertion: try container.decode(TransitionWay.self, forKey: .insertion),
      removal: try container.decodeIfPresent(TransitionWay.self, forKey: .removal),
      removalTiming: try container.decodeIfPresent(TransitionTiming.self, forKey: .removalTiming),
      combined: try container.decodeIfPresent([CustomTransition].self, forKey: .combined) ?? [],
      designSize: try container.number(.designSize, in: CustomTransition.designSizeRange) ?? 100)
    guard parts.count <= CustomTransition.mostCombined else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            "\(parts.count) transitions run at once here; \(CustomTransition.mostCombined) are the most."))
    }
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(insertion, forKey: .insertion)
    try container.encodeIfPresent(removal, forKey: .removal)
    if removal == nil { try container.encodeIfPresent(removalTiming, forKey: .removalTiming) }
    if !combined.isEmpty { try container.encode(combined, forKey: .combined) }
    if designSize != 100 { try container.encode(designSize, forKey: .designSize) }
  }
}

extension CustomTransition: TransitionSymbolEffect {
  /// The same as a value that stands beside the effects.
  public var erased: AnySymbolEffect { .customTransition(self) }
}
