import SymbolMotion

/// One cubic Bézier in time that leaves and arrives with a way's own velocities, its handles as long as the way wants.
///
/// The slopes at both ends are given, so two numbers are left: how far the handles reach. They are found by damped
/// Gauss–Newton steps on the vertical distance between the curve and the way; the way's velocity gives the derivative
/// where a handle moves the curve along the time axis.
struct BezierFit {
  /// The curve in parts of the piece's time and way.
  let curve: CubicBezier
  /// The largest distance from the way, in the value's unit.
  let error: Double

  /// Parameters of the curve at which the distance is made small; the check looks at as many between them.
  private static let samples = 9
  private static let steps = 12

  private struct Piece {
    var start: Double
    var span: Double
    var first: TrackState
    var way: Double
    /// Slopes at both ends, in parts of the way per part of the time.
    var slopes: (start: Double, end: Double)
    var state: (Double) -> TrackState

    func curve(_ handles: (start: Double, end: Double)) -> (x1: Double, y1: Double, x2: Double, y2: Double) {
      (handles.start, handles.start * slopes.start, 1 - handles.end, 1 - handles.end * slopes.end)
    }

    /// The distance at a parameter in parts of the way, and what lengthening either handle does to it.
    func distance(_ handles: (start: Double, end: Double), at u: Double) -> (Double, Double, Double) {
      let c = curve(handles)
      let v = 1 - u
      let (early, late) = (3 * v * v * u, 3 * v * u * u)
      let x = early * c.x1 + late * c.x2 + u * u * u
      let y = early * c.y1 + late * c.y2 + u * u * u
      let state = state(start + span * x)
      let slope = state.velocity * span / way
      return (
        y - (state.value - first.value) / way, early * (slopes.start - slope), late * (slope - slopes.end)
      )
    }

    /// One damped step of Gauss and Newton: by how much both handles are too long.
    func step(from handles: (start: Double, end: Double), damping: Double) -> (start: Double, end: Double)? {
      var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for index in 1...BezierFit.samples {
        let (r, a, b) = distance(handles, at: Double(index) / Double(BezierFit.samples + 1))
        aa += a * a
        ab += a * b
        bb += b * b
        ar += a * r
        br += b * r
      }
      let (da, db) = (aa * (1 + damping) + 1e-12, bb * (1 + damping) + 1e-12)
      let determinant = da * db - ab * ab
      guard determinant > 1e-24 else { return nil }
      return ((ar * db - br * ab) / determinant, (br * da - ar * ab) / determinant)
    }

    func sum(_ handles: (start: Double, end: Double)) -> Double {
      (1...BezierFit.samples).reduce(0) { sum, index in
        let distance = distance(handles, at: Double(index) / Double(BezierFit.samples + 1)).0
        return sum + distance * distance
      }
    }
  }

  /// - Parameters:
  ///   - range: where the y of handles may lie.
  ///   - state: value and velocity of the way at a time between `start` and `end`.
  init?(
    from start: Double, to end: Double, first: TrackState, last: TrackState, tolerance: Double,
    handles range: ClosedRange<Double>, state: (Double) -> TrackState
  ) {
    let (span, way) = (end - start, last.value - first.value)
    guard span > 0, abs(way) > tolerance / 4 else { return nil }
    self = withoutActuallyEscaping(state) { state in
      let piece = Piece(
        start: start, span: span, first: first, way: way,
        slopes: (first.velocity * span / way, last.velocity * span / way), state: state)
      return BezierFit(piece, goal: tolerance / abs(way) / 4, handles: range)
    }
  }

  private init(_ piece: Piece, goal: Double, handles range: ClosedRange<Double>) {
    let longest = (
      start: BezierFit.reach(piece.slopes.start, within: range),
      end: BezierFit.reach(piece.slopes.end, within: 1 - range.upperBound...1 - range.lowerBound)
    )
    var handles = (start: min(1.0 / 3, longest.start), end: min(1.0 / 3, longest.end))
    var sum = piece.sum(handles)
    var damping = 1e-3
    for _ in 0..<BezierFit.steps where sum > goal * goal {
      guard let step = piece.step(from: handles, damping: damping) else { break }
      let next = (
        start: min(max(handles.start - step.start, 0), longest.start),
        end: min(max(handles.end - step.end, 0), longest.end)
      )
      let better = piece.sum(next)
      guard better < sum else {
        damping *= 8
        continue
      }
      let isSettled = better > sum * 0.999
      (handles, sum, damping) = (next, better, damping / 8)
      if isSettled { break }
    }
    let found = piece.curve(handles)
    curve = CubicBezier(found.x1, found.y1, found.x2, found.y2)
    let checks = 2 * BezierFit.samples + 1
    let worst = (1...checks).map { abs(piece.distance(handles, at: Double($0) / Double(checks + 1)).0) }.max() ?? 0
    error = abs(piece.way) * worst
  }

  /// How long a handle of a slope may be: within the piece's time, and its way along y within the limits.
  private static func reach(_ slope: Double, within limits: ClosedRange<Double>) -> Double {
    if slope == 0 { return 1 }
    return min(max((slope > 0 ? limits.upperBound : limits.lowerBound) / slope, 0), 1)
  }
}
