import SymbolArt

extension CoverageCanvas {
  /// How the pixels hold their colours.
  public enum PixelForm: Sendable {
    /// Multiplied by their opacity, of several colours.
    case mixed
    /// Multiplied by their opacity, all of one colour.
    case oneColor
    /// All of one colour, not multiplied.
    case oneColorSeparate
  }

  /// Paints placed outlines as one picture of one colour, onto the room that was found last.
  ///
  /// - Parameter opacity: 0…1.
  public func paint(_ numbers: Range<Int>, color: Color, opacity: Double, form: PixelForm = .mixed) {
    guard let pixels = target else { return }
    let strength = color.alpha * min(max(opacity, 0), 1)
    switch form {
    case .mixed:
      paint(numbers, isOpaque: strength >= 1, into: InkSink(pixels: pixels, ink: Ink(color, opacity: opacity)))
    case .oneColor, .oneColorSeparate:
      let words = oneColor.words(Pixel(color.opaque).word, isSeparate: form == .oneColorSeparate)
      let sink = OneColorSink(pixels: pixels, alpha: InkChannel(strength), words: words)
      paint(numbers, isOpaque: strength >= 1, into: sink)
    }
  }

  private func paint<Sink: CoverageSink>(_ numbers: Range<Int>, isOpaque: Bool, into sink: Sink) {
    guard let first = numbers.first, let last = numbers.last, !place.isEmpty else { return }
    let all = outlines[first].parts.lowerBound..<outlines[last].parts.upperBound
    if let index = keptCoverage(numbers, all) {
      kept[index].isUsed = true
      kept[index].take(into: sink, left: kept[index].box.left - place.x, top: kept[index].box.top - place.y)
    } else {
      cover(numbers, all, isOpaque: isOpaque, into: sink)
    }
  }

  func cover<Sink: CoverageSink>(_ numbers: Range<Int>, _ all: Range<Int>, isOpaque: Bool, into sink: Sink) {
    let together = together.rows(width: place.width, height: place.height)
    var isGathered = false
    for number in numbers {
      let own = outlines[number].parts
      var start = own.lowerBound
      while start < own.upperBound {
        var end = start + 1
        while end < own.upperBound, parts[end].line == parts[start].line { end += 1 }
        // One opaque ink over the other covers as their union does, and what touches nothing else is seen as it is.
        if isOpaque || isApart(start..<end, from: all) {
          accumulateLine(start..<end, into: sink)
        } else {
          accumulateLine(start..<end, into: UnionSink(rows: together))
          isGathered = true
        }
        start = end
      }
    }
    if isGathered { together.take(into: sink) }
  }

  /// Whether no other part that is painted with them can have a pixel in common with these.
  private func isApart(_ line: Range<Int>, from all: Range<Int>) -> Bool {
    if line == all { return true }
    // A long run is not worth the comparisons.
    guard all.count <= 16 else { return false }
    for own in line {
      for other in all where !line.contains(other) && parts[own].box.meets(parts[other].box) { return false }
    }
    return true
  }

  /// Hands on the coverage of one line: of parts that lie over one another the larger.
  private func accumulateLine<Sink: CoverageSink>(_ line: Range<Int>, into sink: Sink) {
    if line.count == 1 { return accumulate(parts[line.lowerBound], into: sink) }
    let rows = coverage.rows(width: place.width, height: place.height)
    for part in line { accumulate(parts[part], into: LargerSink(rows: rows)) }
    rows.take(into: sink)
  }

  private func accumulate<Sink: CoverageSink>(_ part: Part, into sink: Sink) {
    let left = max(part.box.left, place.x)
    let top = max(part.box.top, place.y)
    let width = min(part.box.right, place.x + place.width) - left
    let height = min(part.box.bottom, place.y + place.height) - top
    guard width > 0, height > 0 else { return }
    let rows = sums.rows(width: width, height: height)
    let origin = PixelPoint(SIMD2(Double(left), Double(top)))
    if width == part.box.width, height == part.box.height {
      addEdges(of: part, origin: origin, to: rows)
    } else {
      addClippedEdges(of: part, origin: origin, to: rows)
    }
    rows.takeSums(into: sink, left: left - place.x, top: top - place.y, isEvenOdd: part.isEvenOdd)
  }

  private func addEdges(of part: Part, origin: PixelPoint, to rows: MarkedRows<EdgeCell>) {
    forEachEdge(of: part, origin: origin) { rows.addEdge($0, $1) }
  }

  private func addClippedEdges(of part: Part, origin: PixelPoint, to rows: MarkedRows<EdgeCell>) {
    forEachEdge(of: part, origin: origin) { rows.addClippedEdge($0.pixels, $1.pixels) }
  }

  @inline(__always)
  private func forEachEdge(of part: Part, origin: PixelPoint, _ body: (PixelPoint, PixelPoint) -> Void) {
    let (points, ends) = (points.memory, ends.memory)
    var start = part.start
    for polygon in part.polygons {
      let end = ends[polygon]
      var from = points[end &- 1] - origin
      for index in start..<end {
        let to = points[index] - origin
        body(from, to)
        from = to
      }
      start = end
    }
  }
}
