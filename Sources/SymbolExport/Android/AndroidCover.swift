import SymbolArt
import SymbolPainting

/// Figures that fade as one picture, where each path can only fade by itself: what lies below an opaque figure is cut
/// out there, so that nothing shows through. Exact for covers that are convex, filled and opaque.
struct AndroidCover {
  /// View box units.
  let path: Path
  /// Twice the area; its sign is the direction.
  private let area: Double

  /// The figures above one that cover a part of it; nil where any of them is no such cover.
  static func covers(of lower: [Artwork], by upper: [Artwork], _ coloring: Coloring) -> [AndroidCover]? {
    let below = lower.reduce(Rect.null) { $0.union($1.extent) }
    var result: [AndroidCover] = []
    for artwork in upper where !artwork.extent.intersection(below).isNull {
      guard case .shape(let shape) = artwork, case .fill = shape.style, shape.paint.resolved(coloring).isOpaque,
        let cover = AndroidCover(shape.path)
      else { return nil }
      result.append(cover)
    }
    return result
  }

  /// nil for a path that is no single convex figure.
  private init?(_ path: Path) {
    guard path.subpaths.count == 1 else { return nil }
    let points = Self.points(of: path)
    guard points.count > 2 else { return nil }
    var turns = (left: false, right: false)
    var area = 0.0
    var angleSigns = 0
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let c = points[(index + 2) % points.count]
      area += a.x * b.y - b.x * a.y
      let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      // Rounding bends what is straight a little either way.
      let slack = 1e-3 * (b - a).length * (c - b).length
      if cross > slack { turns.left = true }
      if cross < -slack { turns.right = true }
      if (b.x - a.x > 0) != (c.x - b.x > 0) { angleSigns += 1 }
    }
    // A spiral turns one way as well, but changes its direction more than twice.
    guard !(turns.left && turns.right), angleSigns <= 2, area != 0 else { return nil }
    self.path = path
    self.area = area
  }

  /// Everything around but the figure, by the nonzero rule: the way round is against the figure's.
  func complement(within room: Rect) -> Path {
    let corners = [
      Point(x: room.minX, y: room.minY), Point(x: room.maxX, y: room.minY), Point(x: room.maxX, y: room.maxY),
      Point(x: room.minX, y: room.maxY),
    ]
    let around = area > 0 ? corners.reversed() : corners
    return Path([.move(around[0])] + around.dropFirst().map { .line($0) } + [.close] + path.closed.elements)
  }

  /// The contour in short lines.
  private static func points(of path: Path) -> [Point] {
    var result: [Point] = []
    var pen = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point):
        if (point - pen).length > 1e-9 || result.isEmpty { result.append(point) }
        pen = point
      case .curve(let first, let second, let end):
        for step in 1...8 {
          let u = Double(step) / 8
          let v = 1 - u
          result.append(pen * (v * v * v) + first * (3 * v * v * u) + second * (3 * v * u * u) + end * (u * u * u))
        }
        pen = end
      case .close: break
      }
    }
    if let first = result.first, let last = result.last, result.count > 1, (last - first).length < 1e-9 {
      result.removeLast()
    }
    return result
  }
}
