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
    guard let drawing = Drawing(layers, anchor: anchor) else { return 360 }
    if drawing.isDisc { return 0 }
    for order in Swift.stride(from: highestOrder, through: 2, by: -1)
    where drawing.looksAlike(turnedBy: 360 / Double(order)) { return 360 / Double(order) }
    return 360
  }

  /// Whether no turn about `anchor` can be seen: the resting angle is 0.
  static func isDisc(_ layers: [Layer], about anchor: Point) -> Bool {
    Drawing(layers, anchor: anchor)?.isDisc ?? false
  }

  /// The outlines of layers, and how closely they are compared.
  private struct Drawing {
    let outlines: [Outline]
    let anchor: Point
    let radius: Double
    /// A point that strays further has moved.
    let distance: Double
    /// One point in so many is compared.
    let stride: Int

    /// nil for what cannot be judged by outlines, or is too much to be compared.
    init?(_ layers: [Layer], anchor: Point) {
      var outlines: [Outline] = []
      for layer in layers {
        for artwork in layer.content where !RotationalSymmetry.collect(artwork, into: &outlines) { return nil }
      }
      let radius = outlines.reduce(0.0) { max($0, $1.points.reduce(0.0) { max($0, $1.distance(to: anchor)) }) }
      let total = outlines.reduce(0) { $0 + $1.points.count }
      guard radius > 0, total <= complexityLimit else { return nil }
      self.outlines = outlines
      self.anchor = anchor
      self.radius = radius
      distance = tolerance * radius
      stride = max(1, total / pointLimit)
    }

    /// A disc survives any turn: these are the golden angle's first, which no order comes near to together.
    var isDisc: Bool { isAsWideAsHigh && [137.508, 275.016, 52.523, 190.031].allSatisfy(looksAlike) }

    /// Whether it reaches equally far to all four sides, which costs little to see.
    private var isAsWideAsHigh: Bool {
      let nearest = radius - 2 * distance
      var box = Rect(from: anchor, to: anchor)
      for outline in outlines {
        for point in outline.points { box = box.union(Rect(from: point, to: point)) }
      }
      return anchor.x - box.minX >= nearest && box.maxX - anchor.x >= nearest && anchor.y - box.minY >= nearest
        && box.maxY - anchor.y >= nearest
    }

    func looksAlike(turnedBy degrees: Double) -> Bool {
      let turn = AffineTransform.rotation(degrees: degrees, about: anchor)
      for outline in outlines.indices {
        let partners = outlines.indices.filter { outlines[$0].look == outlines[outline].look }
        for index in Swift.stride(from: 0, to: outlines[outline].points.count, by: stride) {
          let point = turn.apply(outlines[outline].points[index])
          if !partners.contains(where: { outlines[$0].passes(within: distance, of: point) }) { return false }
        }
      }
      return true
    }
  }

  /// The points of one subpath, and what is drawn with it.
  private struct Outline {
    var look: Look
    var points: [Point]

    func passes(within distance: Double, of point: Point) -> Bool {
      if points.count == 1 { return points[0].distance(to: point) <= distance }
      let limit = distance * distance
      return points.withUnsafeBufferPointer { points in
        for index in points.indices.dropLast() {
          let way = points[index + 1] - points[index]
          let squared = way.x * way.x + way.y * way.y
          let offset = point - points[index]
          let fraction = squared > 0 ? min(max((offset.x * way.x + offset.y * way.y) / squared, 0), 1) : 0
          let gap = offset - way * fraction
          if gap.x * gap.x + gap.y * gap.y <= limit { return true }
        }
        return false
      }
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
