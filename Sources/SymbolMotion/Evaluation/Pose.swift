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
  /// Factors on the two axes about the pivot, on top of `scale`.
  public var stretch = Point(x: 1, y: 1)
  /// Degrees in space about the group's projection axis.
  public var rotation3D = 0.0
  /// Standard deviation as a fraction of the symbol's size, 0 or more.
  public var blur = 0.0

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
      case .scaleX: stretch.x
      case .scaleY: stretch.y
      case .rotation3D: rotation3D
      case .blur: blur
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
      case .scaleX: stretch.x = newValue
      case .scaleY: stretch.y = newValue
      case .rotation3D: rotation3D = newValue
      case .blur: blur = max(newValue, 0)
      }
    }
  }

  /// From outside in: offset, scale about the pivot, rotation about the anchor.
  func transform(of group: MotionGroup, symbolSize: Double) -> AffineTransform {
    var transform = AffineTransform.identity
    if rotation != 0 { transform = .rotation(degrees: rotation, about: group.anchor) }
    if let sizing = sizing(about: group.pivot) { transform = transform.concatenated(sizing) }
    if offset != .zero {
      transform = transform.concatenated(.translation(x: offset.x * symbolSize, y: offset.y * symbolSize))
    }
    return transform
  }

  /// The scaling about the pivot; nil where there is none.
  func sizing(about pivot: Point) -> AffineTransform? {
    guard scale != 1 || stretch != Point(x: 1, y: 1) else { return nil }
    return .scale(x: scale * stretch.x, y: scale * stretch.y, about: pivot)
  }

  /// The view in perspective of a group that is turned in space, inside its offset; nil where it is not.
  func projection(in projection: Projection?, symbolSize: Double) -> ProjectiveTransform? {
    projection?.transform(degrees: rotation3D, symbolSize: symbolSize)
  }

  /// The opacity, 0 where the group shows its back and has none.
  func seenOpacity(in projection: Projection?) -> Double {
    projection?.hides(degrees: rotation3D) == true ? 0 : opacity
  }
}
