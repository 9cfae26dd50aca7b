/// A filled outline as a pen would write it: two sides that run beside one another from where the pen is set down to
/// where it is lifted. A part of the writing is the area between the same parts of both sides.
public struct Band: Sendable {
  /// One way of the pen.
  struct Stretch: Sendable {
    /// How much is drawn at each knot, rising.
    var progress: [Double]
    var left: Side
    var right: Side
    /// Whether the outline around the start belongs to it, and that around the end.
    var startCap = false
    var endCap = false
  }

  /// A way along one subpath of the outline, knot by knot.
  struct Side: Sendable {
    var subpath: Int
    /// Fractions of the subpath's length that only rise or only fall, beyond 0…1 where it goes round.
    var places: [Double]
  }

  let measure: PathMeasure
  let stretches: [Stretch]
  private let outline: Path
  /// The length of the longest way, in the path's units.
  public let length: Double

  init?(_ outline: Path, measure: PathMeasure, stretches: [Stretch]) {
    guard !stretches.isEmpty else { return nil }
    self.outline = outline
    self.measure = measure
    self.stretches = stretches
    length = stretches.map { Band.length(of: $0, measure) }.max() ?? 0
  }

  /// The area written between two parts of the way; `start` + 1 is all of it.
  public func path(from start: Double, to end: Double) -> Path {
    guard end > start else { return Path() }
    if end - start >= 1 - 1e-9 { return outline }
    let low = start - start.rounded(.down)
    let high = low + (end - start)
    var elements: [Path.Element] = []
    for (from, to) in [(low, min(high, 1)), (0, high - 1)] where to - from > 1e-6 {
      for stretch in stretches { elements += self.elements(of: stretch, from: from, to: to) }
    }
    return Path(elements)
  }

  /// The line in the middle of a band of one way, as a polyline.
  public var middleLine: [Point] {
    guard stretches.count == 1, let stretch = stretches.first else { return [] }
    return (0...24).map { step in
      let progress = Double(step) / 24
      let left = measure.point(onSubpath: stretch.left.subpath, at: stretch.place(on: stretch.left, at: progress))
      let right = measure.point(onSubpath: stretch.right.subpath, at: stretch.place(on: stretch.right, at: progress))
      return left.interpolated(to: right, fraction: 0.5)
    }
  }

  private func elements(of stretch: Stretch, from low: Double, to high: Double) -> [Path.Element] {
    guard let first = stretch.progress.first, let last = stretch.progress.last else { return [] }
    let from = max(low, first)
    let to = min(high, last)
    guard to - from > 1e-9 else { return [] }
    var left = (stretch.place(on: stretch.left, at: from), stretch.place(on: stretch.left, at: to))
    let right = (stretch.place(on: stretch.right, at: from), stretch.place(on: stretch.right, at: to))
    // A cap is the outline's own way from one side to the other.
    if stretch.startCap, from <= first + 1e-9 { left.0 = stretch.capStart }
    if stretch.endCap, to >= last - 1e-9 { left.1 = stretch.capEnd }
    let out = measure.outline(ofSubpath: stretch.left.subpath, from: left.0, to: left.1)
    let back = measure.outline(ofSubpath: stretch.right.subpath, from: right.1, to: right.0)
    let joined = back.elements.map { element -> Path.Element in
      if case .move(let point) = element { return .line(point) }
      return element
    }
    return out.elements + joined + [.close]
  }

  private static func length(of stretch: Stretch, _ measure: PathMeasure) -> Double {
    func length(_ side: Side) -> Double {
      guard measure.subpaths.indices.contains(side.subpath), let first = side.places.first, let last = side.places.last
      else { return 0 }
      return abs(last - first) * measure.subpaths[side.subpath].length
    }
    return (length(stretch.left) + length(stretch.right)) / 2
  }
}

extension Band.Stretch {
  /// The place on one of the sides for a progress.
  func place(on side: Band.Side, at value: Double) -> Double {
    guard let next = progress.firstIndex(where: { $0 >= value }) else { return side.places[side.places.count - 1] }
    guard next > 0 else { return side.places[0] }
    let (low, high) = (progress[next - 1], progress[next])
    let fraction = high > low ? (value - low) / (high - low) : 1
    return side.places[next - 1] + (side.places[next] - side.places[next - 1]) * fraction
  }

  /// Where the left side begins when it takes the cap along: at the right side's start, a turn away.
  fileprivate var capStart: Double {
    let sign: Double = left.places[left.places.count - 1] < left.places[0] ? -1 : 1
    return right.places[0] - sign
  }

  /// Where the left side ends when it takes the cap along: at the right side's end.
  fileprivate var capEnd: Double { right.places[right.places.count - 1] }
}
