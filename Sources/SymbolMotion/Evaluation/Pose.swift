import SymbolArt

/// The animated values of one motion group at one time.
public struct Pose: Hashable, Sendable {
  /// Fractions of the symbol's size.
  public var offset: Point
  /// Factor about the pivot.
  public var scale: Double
  /// Degrees, clockwise.
  public var rotation: Double
  /// 0…1.
  public var opacity: Double
  /// How much of the paths is drawn.
  public var draw: DrawState

  /// As the file shows it.
  public static let rest = Pose(offset: .zero, scale: 1, rotation: 0, opacity: 1, draw: .complete)

  /// Creates a pose of its values.
  public init(offset: Point, scale: Double, rotation: Double, opacity: Double, draw: DrawState = .complete) {
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
    self.draw = draw
  }

  /// The value of a property.
  public subscript(property: TrackProperty) -> Double {
    get {
      switch property {
      case .offsetX: offset.x
      case .offsetY: offset.y
      case .scale: scale
      case .rotation: rotation
      case .opacity: opacity
      case .drawStart: draw.start
      case .drawEnd: draw.end
      case .fill: draw.fill
      }
    }
    set {
      switch property {
      case .offsetX: offset.x = newValue
      case .offsetY: offset.y = newValue
      case .scale: scale = newValue
      case .rotation: rotation = newValue
      case .opacity: opacity = min(max(newValue, 0), 1)
      case .drawStart: draw.start = newValue
      case .drawEnd: draw.end = newValue
      case .fill: draw.fill = min(max(newValue, 0), 1)
      }
    }
  }

  /// From outside in: offset, scale about the pivot, rotation about the anchor.
  func transform(of group: MotionGroup, symbolSize: Double) -> AffineTransform {
    var transform = AffineTransform.identity
    if rotation != 0 { transform = .rotation(degrees: rotation, about: group.anchor) }
    if scale != 1 { transform = transform.concatenated(.scale(x: scale, y: scale, about: group.pivot)) }
    if offset != .zero {
      transform = transform.concatenated(.translation(x: offset.x * symbolSize, y: offset.y * symbolSize))
    }
    return transform
  }
}
