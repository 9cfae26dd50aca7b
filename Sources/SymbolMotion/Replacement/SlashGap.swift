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
  /// What is missing further from the slash's middle line than this part of the symbol's size is not its doing.
  private static let farthest = 0.25
  /// How much further than the farthest place at which ink is missing the gap goes, in widths of the slash: places are
  /// found cell by cell.
  private static let margin = 0.2
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

  /// What knocks out what is below along the slash's way.
  ///
  /// - Parameters:
  ///   - missing: places of ink below that the picture with the slash has not: as wide as it takes to reach them, so that
  ///     all of it goes as the slash passes. The new picture, which is drawn over it, is not touched.
  ///   - symbolSize: the larger side of the view box.
  func layer(missing: [Point], symbolSize: Double) -> Layer {
    var layer = slash
    layer.id = "gap-" + slash.id
    layer.annotation = Annotation(erases: true, draw: slash.annotation.draw)
    layer.origins = [:]
    layer.markup = nil
    let lines = middleLines
    let near = near(missing, symbolSize: symbolSize)
    let reach = near.map { point in lines.map { point.distance(toLine: $0) }.min() ?? 0 }.max()
    let margin = width * SlashGap.margin
    let gap = width * (1 + 2 * SlashGap.share)
    let way = max(gap, reach.map { 2 * ($0 + margin) } ?? 0)
    if lines.count == 1, let line = lines.first, let start = line.first, let end = line.last,
      line.allSatisfy({ $0.distance(toLine: [start, end]) < margin })
    {
      // Cut off straight: it takes away what the tip has passed, and nothing ahead of it.
      let (first, last) = SlashGap.ends(start, end, reaching: near, margin: margin)
      layer.content = [stroke(Path([.move(first), .line(last)]), way, .butt)]
    } else {
      layer.content = slash.content.flatMap { artwork -> [Artwork] in
        guard case .shape(let shape) = artwork, shape.strokeStyle != nil else { return [artwork] }
        return [stroke(shape.path, gap, .round)] + (way > gap ? [stroke(shape.path, way, .butt)] : [])
      }
    }
    layer.bounds = lines.joined().reduce(layer.bounds) { $0.union(Rect(from: $1, to: $1)) }.insetBy(-way)
    return layer
  }

  /// The places at which ink is missing on the slash's account.
  func near(_ missing: [Point], symbolSize: Double) -> [Point] {
    let lines = middleLines
    return missing.filter { point in
      lines.contains { point.distance(toLine: $0) <= SlashGap.farthest * symbolSize }
    }
  }

  /// From one end to the other, of length 1; to the right where there is no telling.
  var direction: Point {
    guard let line = middleLines.first, let start = line.first, let end = line.last, start.distance(to: end) > 0 else {
      return Point(x: 1, y: 0)
    }
    return (end - start) * (1 / start.distance(to: end))
  }

  /// The slash as lines of no width.
  private var middleLines: [[Point]] {
    if let bar { return [[bar.start, bar.end]] }
    return slash.content.flatMap { artwork -> [[Point]] in
      guard case .shape(let shape) = artwork, shape.strokeStyle != nil else { return [] }
      return shape.path.subpaths.map(\.flattened).filter { !$0.isEmpty }
    }
  }

  private func stroke(_ path: Path, _ width: Double, _ cap: StrokeStyle.Cap) -> Artwork {
    .shape(Shape(path: path, paint: .tint(alpha: 1), style: .stroke(StrokeStyle(width: width, cap: cap))))
  }

  /// The ends of a straight line, so far apart that points beyond them lie beside it.
  private static func ends(
    _ start: Point, _ end: Point, reaching points: [Point], margin: Double
  ) -> (Point, Point) {
    let way = end - start
    guard way.length > 0 else { return (start, end) }
    let direction = way * (1 / way.length)
    let places = points.map { ($0.x - start.x) * direction.x + ($0.y - start.y) * direction.y }
    let before = places.min().map { max(margin - $0, 0) } ?? 0
    let beyond = places.max().map { max($0 + margin - way.length, 0) } ?? 0
    return (start - direction * before, end + direction * beyond)
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
