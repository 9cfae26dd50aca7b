#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

/// Whether a drawing looks the same after part of a turn: decided by its outlines, not by its name.
enum RotationalSymmetry {
  /// A turned outline counts as the same if no point strays further than this part of its radius.
  static let tolerance = 0.004
  /// The largest count that is looked for; finer figures count as this or as none.
  static let highestOrder = 36
  /// Points compared in all: more would not tell more apart at this tolerance.
  static let pointLimit = 400
  /// A drawing with more points is texture: comparing it would take longer than a frame.
  static let complexityLimit = 20_000

  /// Degrees between two rotations about `anchor` that look alike: 360 / n, or 0 for a disc.
  static func restingAngle(of layers: [Layer], about anchor: Point) -> Double {
    var outlines: [Outline] = []
    for layer in layers {
      for artwork in layer.content where !collect(artwork, into: &outlines) { return 360 }
    }
    let radius = outlines.reduce(0.0) { max($0, $1.points.reduce(0.0) { max($0, $1.distance(to: anchor)) }) }
    guard radius > 0 else { return 360 }
    let total = outlines.reduce(0) { $0 + $1.points.count }
    guard total <= complexityLimit else { return 360 }
    let stride = max(1, total / pointLimit)
    func looksAlike(turnedBy degrees: Double) -> Bool {
      let turn = AffineTransform.rotation(degrees: degrees, about: anchor)
      return outlines.allSatisfy { outline in
        var index = 0
        while index < outline.points.count {
          let point = turn.apply(outline.points[index])
          let partners = outlines.lazy.filter { $0.look == outline.look }
          if !partners.contains(where: { $0.passes(within: tolerance * radius, of: point) }) { return false }
          index += stride
        }
        return true
      }
    }
    // A disc survives any turn: these are the golden angle's first, which no order comes near to together.
    if [137.508, 275.016, 52.523, 190.031].allSatisfy({ looksAlike(turnedBy: $0) }) { return 0 }
    for order in Swift.stride(from: highestOrder, through: 2, by: -1)
    where looksAlike(turnedBy: 360 / Double(order)) { return 360 / Double(order) }
    return 360
  }

  /// The points of one subpath, and what is drawn with it.
  private struct Outline {
    var look: Look
    var points: [Point]

    func passes(within distance: Double, of point: Point) -> Bool {
      if points.count == 1 { return points[0].distance(to: point) <= distance }
      for (start, end) in zip(points, points.dropFirst()) {
        let way = end - start
        let squared = way.x * way.x + way.y * way.y
        let offset = point - start
        let fraction = squared > 0 ? min(max((offset.x * way.x + offset.y * way.y) / squared, 0), 1) : 0
        if (offset - way * fraction).length <= distance { return true }
      }
      return false
    }
  }

  private struct Look: Hashable {
    var paint: Paint
    var style: Shape.Style
  }

  /// - Returns: false for artwork that cannot be judged by outlines.
  private static func collect(_ artwork: Artwork, into outlines: inout [Outline]) -> Bool {
    switch artwork {
    case .image:
      return false
    case .group(let group):
      guard group.clips.isEmpty, group.mask == nil else { return false }
      return group.children.allSatisfy { collect($0, into: &outlines) }
    case .shape(let shape):
      switch shape.paint {
      case .color, .tint: break
      case .linearGradient, .radialGradient: return false
      }
      for path in shape.path.subpaths {
        outlines.append(Outline(look: Look(paint: shape.paint, style: shape.style), points: points(of: path)))
      }
      return true
    }
  }

  private static func points(of path: Path) -> [Point] {
    var points: [Point] = []
    // Between the corners too: those of a square also lie on the circle around it.
    // Sixteen chords a curve keep to a quarter circle within an eighth of a percent.
    func add(_ count: Int, _ place: (Double) -> Point) {
      for step in 1...count { points.append(place(Double(step) / Double(count))) }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        points.append(point)
      case .line(let end):
        guard let start = points.last else { continue }
        add(8) { start.interpolated(to: end, fraction: $0) }
      case .curve(let first, let second, let end):
        guard let start = points.last else { continue }
        add(16) { at in
          let left = start.interpolated(to: first, fraction: at)
          let middle = first.interpolated(to: second, fraction: at)
          let right = second.interpolated(to: end, fraction: at)
          return left.interpolated(to: middle, fraction: at).interpolated(
            to: middle.interpolated(to: right, fraction: at), fraction: at)
        }
      case .close:
        guard let start = points.last, let end = points.first else { continue }
        add(8) { start.interpolated(to: end, fraction: $0) }
      }
    }
    return points
  }
}
