#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

/// The gap that opens along a slash, which is a layer of its own.
struct SlashGap {
  private let slash: Layer
  /// Where the gap is to be a stroke of its own: the ends and the width of the slash as a bar; nil for a stroke.
  private let bar: (start: Point, end: Point, width: Double)?
  private let width: Double

  /// The gap to either side, as a multiple of the slash's width; within it the other symbol may have no ink.
  private static let share = 1.0
  /// A part that ends at the gap has a cap there: it is looked for so much further, as a factor.
  private static let slack = 1.6
  /// What is said to be a slash and is no bar at all opens no gap wider than this part of its length.
  private static let widest = 0.2

  init(_ slash: Layer) {
    self.slash = slash
    if slash.content.count == 1, case .shape(let shape)? = slash.content.first, let style = shape.strokeStyle {
      bar = nil
      width = style.width
    } else {
      let found = SlashGap.bar(LayerInk(slash.content).samples)
      bar = found.map { bar in
        // It opens the way that the slash is drawn.
        guard let start = slash.band?.middleLine.first,
          start.distance(to: bar.end) < start.distance(to: bar.start)
        else { return bar }
        return (bar.end, bar.start, bar.width)
      }
      width = bar?.width ?? 0
    }
  }

  /// How far from the slash's ink other ink may be missing on its account.
  var reach: Double { width * SlashGap.share * SlashGap.slack }

  /// A wider slash that knocks out what is below.
  var layer: Layer {
    var layer = slash
    layer.id = "gap-" + slash.id
    layer.annotation = Annotation(erases: true, draw: slash.annotation.draw)
    layer.origins = [:]
    layer.markup = nil
    let growth = width * SlashGap.share
    layer.bounds = layer.bounds.insetBy(-growth)
    if let bar {
      layer.content = [
        .shape(
          Shape(
            path: Path([.move(bar.start), .line(bar.end)]), paint: .tint(alpha: 1),
            style: .stroke(StrokeStyle(width: width + 2 * growth, cap: .round))))
      ]
    } else {
      layer.content = slash.content.map { artwork in
        guard case .shape(var shape) = artwork, case .stroke(var style) = shape.style else { return artwork }
        style.width += 2 * growth
        shape.style = .stroke(style)
        return .shape(shape)
      }
    }
    return layer
  }

  /// The bar that points in the ink lie along: their main axis, and twice their mean distance from it on either side.
  private static func bar(_ points: [Point]) -> (start: Point, end: Point, width: Double)? {
    guard let axis = MainAxis(points) else { return nil }
    let along = points.map(axis.along)
    let beside = points.map(axis.beside)
    let (low, high) = (along.min() ?? 0, along.max() ?? 0)
    // Evenly spread over half a width, distances are a quarter of the width in the mean.
    let width = min(4 * beside.reduce(0, +) / Double(points.count), widest * (high - low))
    return width > 0 ? (axis.middle + axis.direction * low, axis.middle + axis.direction * high, width) : nil
  }
}

extension Layer {
  /// A filled outline as a pen would write it: as its guide points say, else as it is found; nil for anything else.
  fileprivate var band: Band? {
    guard content.count == 1, case .shape(let shape)? = content.first, case .fill = shape.style else { return nil }
    return annotation.guide.flatMap { Band(shape.path, guide: $0) } ?? Band(findingIn: shape.path)
  }

  /// A slash is one line, also where it is drawn as an outline: it is written from one end to the other.
  mutating func writeAlongMiddle() {
    if annotation.guide == nil { annotation.guide = band.map(DrawGuide.init) }
  }

  /// Whether a file or a person says that this strikes the rest out. A guess does not count here: the two pictures that
  /// are compared tell more than the one that was guessed from.
  var isStatedSlash: Bool { annotation.role == .slash && origins[.role] != .guess }

  /// Whether a file or a person says that this is something else.
  var isStatedNoSlash: Bool {
    guard annotation.role != .slash, let origin = origins[.role] else { return false }
    return origin != .guess
  }
}
