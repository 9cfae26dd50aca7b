#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

/// A shape's ink as polygons in its own plane, for views up to a scale: what is seen in perspective are these polygons
/// with their points moved, since straight lines stay straight. So curves and pens are looked at once, not at each frame.
struct PlanarOutline: Sendable {
  /// Polygon after polygon, in view box units.
  let points: [Point]
  /// The place after the last point of each polygon.
  let ends: [Int]

  /// - Parameter scale: pixels of a view box unit, at most.
  init(_ elements: some Sequence<Path.Element>, style: Shape.Style, scale: Double) {
    let tolerance = FlattenedPath.tolerance / max(scale, 1e-9)
    let polygons: [[Point]] =
      switch style {
      case .fill: FlattenedPath(elements, tolerance: tolerance).lines.map(\.points)
      case .stroke(let pen):
        // Finer, since an end is cut across the last chord, not across the curve: half the angle between two chords,
        // which a wide pen makes visible. It is halved by chords of half the length, whose error is a quarter.
        StrokeOutline(FlattenedPath(elements, tolerance: tolerance / 4).lines, style: pen, scale: scale).polygons
      }
    points = polygons.flatMap(\.self)
    var end = 0
    ends = polygons.map { polygon in
      end += polygon.count
      return end
    }
  }

  /// The polygons as they are seen; nil where nothing is.
  func seen(by view: ProjectiveTransform) -> PreparedPath? {
    var start = 0
    let polygons = ends.map { end in
      defer { start = end }
      return points[start..<end]
    }
    if points.allSatisfy({ view.depth(at: $0) >= FlattenedPath.nearestDepth }) {
      return PreparedPath(polygons: polygons, view)
    }
    return PreparedPath(polygons: polygons.map { FlattenedPath.cut(Array($0), before: view)[...] }, view)
  }
}

/// The outlines of one path that have been asked for.
struct PlanarOutlines: Sendable {
  private struct Key: Hashable {
    var step: Int
    var style: Shape.Style
  }

  private var known: [Key: PlanarOutline] = [:]

  /// A card that turns comes nearer and goes away again: so many scales are kept.
  private static let most = 4

  /// An outline that is fine enough for a scale: such are made in steps, of the root of two each.
  mutating func outline(of path: PreparedPath, style: Shape.Style, scale: Double) -> PlanarOutline {
    let step = (2 * log2(min(max(scale, 1e-6), 1e6))).rounded(.up)
    let key = Key(step: Int(step), style: style)
    if let outline = known[key] { return outline }
    let outline = PlanarOutline(path.elements, style: style, scale: exp2(step / 2))
    if known.count >= PlanarOutlines.most { known = [:] }
    known[key] = outline
    return outline
  }
}
