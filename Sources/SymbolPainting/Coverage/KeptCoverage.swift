/// What outlines that are painted together cover, kept while they stay where they are: a symbol that fades or changes its
/// colours in its place is covered once, and each frame only lays other inks over the same pixels.
struct KeptCoverage {
  /// Which of the placed outlines.
  let numbers: Range<Int>
  /// Around all of their pixels.
  let box: PixelBox
  private let spans: [Span]
  /// Whether it has been painted since the last frame began.
  var isUsed = true

  /// Pixels of a row that are covered alike.
  fileprivate struct Span {
    var covered: Int32
    /// From the corner of the box.
    var (row, start, end): (UInt16, UInt16, UInt16)
  }

  /// Collects what is covered.
  final class Recorder: CoverageSink {
    fileprivate var spans: [Span] = []
    private let left: Int
    private let top: Int

    /// - Parameters:
    ///   - left, top: of the box, among the pixels that are painted.
    init(left: Int, top: Int) {
      self.left = left
      self.top = top
    }

    func paint(_ part: Int, _ row: Int, _ column: Int) { paint(part, row, from: column, to: column + 1) }

    func paint(_ part: Int, _ row: Int, from start: Int, to end: Int) {
      guard part > Covered.least, start < end else { return }
      spans.append(
        Span(
          covered: Int32(truncatingIfNeeded: part), row: UInt16(truncatingIfNeeded: row &- top),
          start: UInt16(truncatingIfNeeded: start &- left), end: UInt16(truncatingIfNeeded: end &- left)))
    }
  }

  /// Takes what has been collected.
  init(_ numbers: Range<Int>, box: PixelBox, _ recorder: Recorder) {
    self.numbers = numbers
    self.box = box
    spans = recorder.spans
  }

  /// Hands all of it on.
  ///
  /// - Parameters:
  ///   - left, top: where the box lies among the sink's pixels.
  func take<Sink: CoverageSink>(into sink: Sink, left: Int, top: Int) {
    spans.withUnsafeBufferPointer { spans in
      for span in spans {
        let (row, start, end) = (top &+ Int(span.row), left &+ Int(span.start), left &+ Int(span.end))
        if end == start &+ 1 {
          sink.paint(Int(span.covered), row, start)
        } else {
          sink.paint(Int(span.covered), row, from: start, to: end)
        }
      }
    }
  }
}
