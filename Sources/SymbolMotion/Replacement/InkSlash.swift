#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

/// A slash as it is seen: a straight bar across a picture that strikes through what another picture shows. In filled
/// sets it is no layer of its own; it is one outline with what it crosses, so it is looked for in the ink.
struct InkSlash: Hashable {
  /// The ends of its middle line, the left one first; its round caps go beyond.
  var start: Point
  var end: Point
  var width: Double
  /// How wide the gap beside it is on either side, seen from start to end: 0 where it has grown together with the rest.
  var leftGap: Double
  var rightGap: Double

  /// A slash is at least this long and at most this wide, as parts of the symbol's size.
  private static let shortest = 0.5
  private static let widest = 0.14
  /// Degrees to the horizontal: what is flatter or steeper is a part of the drawing, such as a stand or a roof.
  private static let angles = 30.0...60.0
  /// How much of its length must be bar, or gap beside it, that the other picture does not have.
  private static let newInk = 0.4

  /// Looks for a slash in one picture's ink that is not in the other's.
  static func find(in ink: InkGrid, notIn other: InkGrid) -> InkSlash? {
    var best: (score: Double, slash: InkSlash)?
    for line in candidates(ink) {
      guard let (slash, score) = measured(line, ink, other), score > best?.score ?? 0 else { continue }
      best = (score, slash)
    }
    return best?.slash
  }

  /// A stretch of ink along a line, in the directions of the line.
  private struct Run {
    var start: Point
    var way: Point
    var length: Double
  }

  /// For each direction the longest runs of ink that are long enough.
  private static func candidates(_ ink: InkGrid) -> [Run] {
    let size = ink.box.size
    let step = size / Double(ink.count)
    var runs: [Run] = []
    for degrees in stride(from: angles.lowerBound, through: angles.upperBound, by: 1) {
      for sign in [1.0, -1] {
        let way = Point(x: cos(degrees * .pi / 180), y: sign * sin(degrees * .pi / 180))
        let across = Point(x: -way.y, y: way.x)
        var longest: Run?
        for offset in stride(from: -0.2 * size, through: 0.2 * size, by: step) {
          let middle = ink.box.center + across * offset
          guard let run = longestRun(ink, through: middle, way, step), run.length > longest?.length ?? 0 else {
            continue
          }
          longest = run
        }
        if let longest, longest.length >= shortest * size { runs.append(longest) }
      }
    }
    return runs
  }

  private static func longestRun(_ ink: InkGrid, through middle: Point, _ way: Point, _ step: Double) -> Run? {
    let half = Int(Double(ink.count) * 0.75)
    var best: (start: Int, count: Int) = (0, 0)
    var present: (start: Int, count: Int) = (0, 0)
    for index in -half...half {
      guard ink.contains(middle + way * (Double(index) * step)) else {
        present = (index + 1, 0)
        continue
      }
      present.count += 1
      if present.count > best.count { best = present }
    }
    guard best.count > 1 else { return nil }
    return Run(start: middle + way * (Double(best.start) * step), way: way, length: Double(best.count - 1) * step)
  }

  /// How the ink lies about a run: whether it is a bar, where its middle is, and what of it is new.
  private static func measured(_ run: Run, _ ink: InkGrid, _ other: InkGrid) -> (InkSlash, Double)? {
    let size = ink.box.size
    let step = size / Double(ink.count)
    let across = Point(x: -run.way.y, y: run.way.x)
    let count = 48
    let places = (0..<count).map { run.start + run.way * (run.length * (Double($0) + 0.5) / Double(count)) }
    func reach(_ place: Point, _ direction: Point) -> Double {
      var distance = 0.0
      while distance < widest * size, ink.contains(place + direction * distance) { distance += step / 2 }
      return distance
    }
    // To the left of the way is up where y points down.
    let left = places.map { reach($0, across * -1) }
    let right = places.map { reach($0, across) }
    let (leftHalf, rightHalf) = (quantile(left), quantile(right))
    let width = leftHalf + rightHalf
    guard width > 1.5 * step, width <= widest * size, run.length >= 5 * width else { return nil }
    let slack = max(0.25 * width, 1.5 * step)
    let leftFree = Double(left.count { $0 <= leftHalf + slack }) / Double(count)
    let rightFree = Double(right.count { $0 <= rightHalf + slack }) / Double(count)
    // A bar has an edge of its own: along most of it on one side, and somewhere at least on the other.
    guard max(leftFree, rightFree) >= 0.55, min(leftFree, rightFree) >= 0.2 else { return nil }
    func gaps(_ edge: Double, _ direction: Point) -> [Double] {
      places.compactMap { place -> Double? in
        var distance = edge + step
        guard !ink.contains(place + direction * distance), other.contains(place + direction * distance) else {
          return nil
        }
        while distance < edge + 2 * width, !ink.contains(place + direction * distance),
          other.contains(place + direction * distance)
        {
          distance += step / 2
        }
        return distance - edge
      }
    }
    let leftGaps = gaps(leftHalf, across * -1)
    let rightGaps = gaps(rightHalf, across)
    let added = places.count { !other.contains($0) }
    let opened = max(leftGaps.count, rightGaps.count)
    let share = Double(added + opened) / Double(count)
    guard share >= newInk, added > 0 else { return nil }
    let middle = across * ((rightHalf - leftHalf) / 2)
    let cap = run.way * (width / 2)
    let slash = InkSlash(
      start: run.start + middle + cap, end: run.start + run.way * run.length + middle - cap, width: width,
      leftGap: median(leftGaps, of: count), rightGap: median(rightGaps, of: count))
    return (slash, run.length / size * (leftFree + rightFree) - abs(rightHalf - leftHalf) / size)
  }

  /// The half of the bar's width on one side: what a fifth of its length does not reach beyond.
  private static func quantile(_ values: [Double]) -> Double { values.sorted()[values.count / 5] }

  /// 0 where there is a gap along no more than a tenth.
  private static func median(_ values: [Double], of count: Int) -> Double {
    values.count * 10 > count ? values.sorted()[values.count / 2] : 0
  }

  /// Whether a point lies on the bar, or in the gap beside it.
  func covers(_ point: Point, withGap: Bool, slack: Double) -> Bool {
    let way = end - start
    let squared = way.x * way.x + way.y * way.y
    guard squared > 0 else { return false }
    let offset = point - start
    let fraction = min(max((offset.x * way.x + offset.y * way.y) / squared, 0), 1)
    let beside = offset - way * fraction
    // The cross product tells the side: positive is to the right of the way, where y points down.
    let isRight = way.x * offset.y - way.y * offset.x > 0
    let gap = withGap ? (isRight ? rightGap : leftGap) : 0
    return beside.length <= width / 2 + gap + slack
  }

  /// The bar as a stroke from its start to its end, painted as the layer that has it.
  func layer(like layer: Layer) -> Layer {
    let (paint, opacity) = InkSlash.paint(of: layer.content)
    var slash = stroke(id: "slash", name: "Slash", from: start, to: end, width: width, paint: paint)
    if opacity < 1 { slash.content = [.group(ArtworkGroup(children: slash.content, opacity: opacity))] }
    slash.annotation.level = layer.annotation.level
    return slash
  }

  /// What opens the gap: a stroke that knocks out what lies below the bar and beside it.
  var gapLayer: Layer {
    // Where there is no gap it stays well within the bar: two edges in one place would show as a hairline.
    let (left, right) = (leftGap > 0 ? leftGap : -width / 4, rightGap > 0 ? rightGap : -width / 4)
    let way = end - start
    let across = Point(x: -way.y, y: way.x) * (1 / max(way.length, 1e-9))
    let shift = across * ((right - left) / 2)
    var layer = stroke(
      id: "gap-slash", name: "Gap", from: start + shift, to: end + shift, width: width + left + right,
      paint: .tint(alpha: 1))
    layer.annotation = Annotation(erases: true)
    return layer
  }

  private func stroke(
    id: String, name: String, from: Point, to: Point, width: Double, paint: Paint
  ) -> Layer {
    Layer(
      id: id, name: name,
      content: [
        .shape(
          Shape(
            path: Path([.move(from), .line(to)]), paint: paint, style: .stroke(StrokeStyle(width: width, cap: .round))))
      ], bounds: Rect(from: from, to: to).insetBy(-width / 2))
  }

  /// The paint of the first shape, with the opacity of the groups around it.
  private static func paint(of content: [Artwork]) -> (paint: Paint, opacity: Double) {
    for artwork in content {
      switch artwork {
      case .shape(let shape): return (shape.paint, 1)
      case .group(let group):
        let (paint, opacity) = paint(of: group.children)
        return (paint, opacity * group.opacity)
      case .image: continue
      }
    }
    return (.tint(alpha: 1), 1)
  }
}
