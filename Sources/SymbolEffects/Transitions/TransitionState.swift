/// How something looks at one end of a transition: *active* (not there) or *identity* (fully there).
public struct TransitionState: Hashable, Sendable {
  /// 0…1.
  public var opacity: Double
  /// Factor on the width about the anchor.
  public var scaleX: Double
  /// Factor on the height about the anchor.
  public var scaleY: Double
  /// Degrees about the anchor, clockwise.
  public var rotation: Double
  /// About which it turns and scales.
  public var anchor: UnitPoint
  /// To the right; a fraction is one of the symbol's width.
  public var offsetX: TransitionLength
  /// Downwards; a fraction is one of the symbol's height.
  public var offsetY: TransitionLength
  /// The Gaussian's standard deviation in points, 0 or more; SwiftUI's blur radius.
  public var blur: Double
  /// In space; nil: in the plane of the screen.
  public var rotation3D: Rotation3D?

  /// A state; the neutral one without arguments.
  public init(
    opacity: Double = 1, scaleX: Double = 1, scaleY: Double = 1, rotation: Double = 0, anchor: UnitPoint = .center,
    offsetX: TransitionLength = .zero, offsetY: TransitionLength = .zero, blur: Double = 0,
    rotation3D: Rotation3D? = nil
  ) {
    self.opacity = opacity
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotation = rotation
    self.anchor = anchor
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.rotation3D = rotation3D
  }

  /// As the file shows the symbol.
  public static let neutral = TransitionState()

  /// The numbers that can be drawn and typed, by property.
  public static let blurRange = 0.0...100.0
  /// Larger factors leave nothing to see of the symbol.
  public static let scaleRange = -20.0...20.0

  /// The value of a property, in its unit; offsets in points on a symbol of that many points a side.
  public func value(of property: TransitionProperty, width: Double, height: Double) -> Double {
    switch property {
    case .opacity: opacity
    case .scaleX: scaleX
    case .scaleY: scaleY
    case .rotation: rotation
    case .rotation3D: rotation3D?.degrees ?? 0
    case .offsetX: offsetX.points(ofSide: width)
    case .offsetY: offsetY.points(ofSide: height)
    case .blur: blur
    }
  }
}

/// What a state sets and a wave moves.
public enum TransitionProperty: String, Hashable, Sendable, Codable, CaseIterable {
  case opacity, scaleX, scaleY, rotation, rotation3D, offsetX, offsetY, blur

  /// The value that changes nothing.
  public var neutralValue: Double {
    switch self {
    case .opacity, .scaleX, .scaleY: 1
    case .rotation, .rotation3D, .offsetX, .offsetY, .blur: 0
    }
  }

  /// "pt", "°", "×" or, for opacity, nothing.
  public var unit: String {
    switch self {
    case .opacity: ""
    case .scaleX, .scaleY: "×"
    case .rotation, .rotation3D: "°"
    case .offsetX, .offsetY, .blur: "pt"
    }
  }
}

/// Only what differs from the neutral state is written.
extension TransitionState: Codable {
  private enum Key: String, CodingKey {
    case opacity, scaleX, scaleY, rotation, anchor, offsetX, offsetY, blur, rotation3D
  }

  /// Reads a state; what is left out is neutral.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      opacity: try container.number(.opacity, in: 0...1) ?? 1,
      scaleX: try container.number(.scaleX, in: TransitionState.scaleRange) ?? 1,
      scaleY: try container.number(.scaleY, in: TransitionState.scaleRange) ?? 1,
      rotation: try container.decodeIfPresent(Double.self, forKey: .rotation) ?? 0,
      anchor: try container.decodeIfPresent(UnitPoint.self, forKey: .anchor) ?? .center,
      offsetX: try container.decodeIfPresent(TransitionLength.self, forKey: .offsetX) ?? .zero,
      offsetY: try container.decodeIfPresent(TransitionLength.self, forKey: .offsetY) ?? .zero,
      blur: try container.number(.blur, in: TransitionState.blurRange) ?? 0,
      rotation3D: try container.decodeIfPresent(Rotation3D.self, forKey: .rotation3D))
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if opacity != 1 { try container.encode(opacity, forKey: .opacity) }
    if scaleX != 1 { try container.encode(scaleX, forKey: .scaleX) }
    if scaleY != 1 { try container.encode(scaleY, forKey: .scaleY) }
    if rotation != 0 { try container.encode(rotation, forKey: .rotation) }
    if anchor != .center { try container.encode(anchor, forKey: .anchor) }
    if offsetX != .zero { try container.encode(offsetX, forKey: .offsetX) }
    if offsetY != .zero { try container.encode(offsetY, forKey: .offsetY) }
    if blur != 0 { try container.encode(blur, forKey: .blur) }
    try container.encodeIfPresent(rotation3D, forKey: .rotation3D)
  }
}
