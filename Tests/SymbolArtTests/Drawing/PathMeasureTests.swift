import Testing

@testable import SymbolArt

@Suite("Path lengths and parts")
struct PathMeasureTests {
  static let curve = Path([
    .move(Point(x: 1, y: 2)), .curve(Point(x: 9, y: -4), Point(x: -3, y: 11), Point(x: 14, y: 8)),
  ])
  /// Its middle is a cusp, where the pen stands still.
  static let cusp = Path([
    .move(Point(x: 0, y: 0)), .curve(Point(x: 10, y: 10), Point(x: 0, y: 10), Point(x: 10, y: 0)),
  ])
  static let square = Path([
    .move(.zero), .line(Point(x: 4, y: 0)), .line(Point(x: 4, y: 4)), .line(Point(x: 0, y: 4)), .close,
  ])
  static let plus = Path([
    .move(Point(x: 0, y: 5)), .line(Point(x: 10, y: 5)), .move(Point(x: 5, y: 0)), .line(Point(x: 5, y: 10)),
  ])
  static let all = [curve, cusp, square, plus]

  /// The length of many short chords.
  private func chords(_ path: Path) -> Double {
    path.subpaths.reduce(0) { sum, subpath in
      var sum = sum
      var current = Point.zero
      var start = Point.zero
      for element in subpath.elements {
        switch element {
        case .move(let point):
          start = point
          current = point
        case .line(let point):
          sum += current.distance(to: point)
          current = point
        case .curve(let first, let second, let end):
          let segment = CubicSegment(start: current, first: first, second: second, end: end)
          var last = current
          for step in 1...20_000 {
            let point = segment.part(from: 0, to: Double(step) / 20_000).end
            sum += last.distance(to: point)
            last = point
          }
          current = end
        case .close: sum += current.distance(to: start)
        }
      }
      return sum
    }
  }

  @Test("the length is that of many short chords, also through a cusp", arguments: all)
  func length(_ path: Path) {
    let exact = chords(path)
    #expect(abs(PathMeasure(path).length - exact) < 1e-6 * exact)
  }

  @Test("a part has its share of the length, and begins and ends on the path", arguments: all)
  func share(_ path: Path) {
    let measure = PathMeasure(path)
    for (start, end) in [(0.0, 0.1), (0, 0.5), (0.2, 0.3), (0.37, 0.93), (0.5, 1)] {
      let part = measure.path(from: start, to: end)
      #expect(abs(PathMeasure(part).length - (end - start) * measure.length) < 1e-6 * measure.length)
      let rest = measure.path(from: 0, to: start)
      if start > 0, path.subpaths.count == 1, let seam = lastPoint(rest), let first = firstPoint(part) {
        #expect(seam.distance(to: first) < 1e-6)
      }
    }
  }

  @Test("nothing is drawn at zero, everything at one, as it is in the file", arguments: all)
  func ends(_ path: Path) {
    let measure = PathMeasure(path)
    #expect(measure.pieces(from: 0.4, to: 0.4).isEmpty && measure.pieces(from: 0, to: 0).isEmpty)
    #expect(measure.path(from: 0, to: 1) == path)
    #expect(measure.path(from: 0.3, to: 1.3) == path)
  }

  @Test("subpaths follow one another")
  func subpaths() {
    let measure = PathMeasure(PathMeasureTests.plus)
    #expect(measure.path(from: 0, to: 0.5) == Path(Array(PathMeasureTests.plus.elements[0...1])))
    #expect(measure.path(from: 0.25, to: 0.75).subpaths.count == 2)
    #expect(measure.path(from: 0, to: 0.25) == Path([.move(Point(x: 0, y: 5)), .line(Point(x: 5, y: 5))]))
  }

  @Test("a point is there once the pen has reached it")
  func points() {
    let point = Path([.move(Point(x: 3, y: 3)), .line(Point(x: 3, y: 3))])
    let alone = PathMeasure(point)
    #expect(alone.path(from: 0, to: 0).isEmpty && alone.path(from: 0, to: 0.01) == point)
    let plus = PathMeasureTests.plus.subpaths
    let between = PathMeasure(Path((plus[0].elements + point.elements) + plus[1].elements))
    #expect(between.path(from: 0, to: 0.4).subpaths.count == 1)
    #expect(between.path(from: 0, to: 0.6).subpaths.dropFirst().first == point)
    #expect(between.path(from: 0.6, to: 1).subpaths.count == 1)
    let last = PathMeasure(Path(plus.flatMap(\.elements) + point.elements))
    #expect(last.path(from: 0, to: 0.99).subpaths.count == 2 && last.path(from: 0.5, to: 1).subpaths.last == point)
  }

  @Test("a closed path goes on through its start without a seam; a whole one stays closed")
  func closed() {
    let measure = PathMeasure(PathMeasureTests.square)
    let around = measure.pieces(from: 0.875, to: 1.125)
    #expect(around.count == 1)
    #expect(
      around[0].path
        == Path([.move(Point(x: 0, y: 2)), .line(.zero), .line(Point(x: 2, y: 0))]))
    #expect(measure.path(from: 0, to: 0.999).elements.last != .close)
  }

  @Test("a piece knows how much of a dash pattern lies before it")
  func dashes() {
    let pieces = PathMeasure(PathMeasureTests.plus).pieces(from: 0.1, to: 0.9)
    #expect(pieces.map(\.offset) == [2, 0])
  }

  private func firstPoint(_ path: Path) -> Point? {
    if case .move(let point)? = path.elements.first { return point }
    return nil
  }

  private func lastPoint(_ path: Path) -> Point? {
    switch path.elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close, nil: nil
    }
  }
}

@Suite("Artwork drawn in part")
struct DrawableArtworkTests {
  private let line = Path([.move(.zero), .line(Point(x: 10, y: 0))])

  private func stroke(_ style: StrokeStyle) -> Artwork {
    .shape(Shape(path: line, paint: .tint(alpha: 1), style: .stroke(style)))
  }

  @Test("a stroke is trimmed and keeps its pen; its dashes stay in place")
  func strokes() throws {
    let pen = StrokeStyle(width: 2, cap: .round, dashes: [3, 2], dashOffset: 1)
    let drawn = DrawableArtwork([stroke(pen)], symbolSize: 24).content(DrawState(start: 0.4, end: 0.9, fill: 1))
    guard case .shape(let shape)? = drawn.first else { throw Missing() }
    #expect(shape.path == Path([.move(Point(x: 4, y: 0)), .line(Point(x: 9, y: 0))]))
    #expect(shape.strokeStyle?.cap == .round && shape.strokeStyle?.dashes == [3, 2])
    #expect(shape.strokeStyle?.dashOffset == 5)
  }

  @Test("nothing is left at zero, and no dot of a round cap")
  func zero() {
    let square = Artwork.shape(Shape(path: PathMeasureTests.square, paint: .tint(alpha: 1), style: .fill(.evenodd)))
    let artwork = DrawableArtwork([stroke(StrokeStyle(width: 2, cap: .round)), square], symbolSize: 24)
    #expect(artwork.content(DrawState(start: 0, end: 0, fill: 0)).isEmpty)
    #expect(artwork.content(DrawState(start: 0.5, end: 0.5, fill: 0)).isEmpty)
  }

  @Test("complete artwork is the file's")
  func complete() {
    let square = Artwork.shape(Shape(path: PathMeasureTests.square, paint: .tint(alpha: 1), style: .fill(.evenodd)))
    let content = [stroke(StrokeStyle(width: 2)), square, .group(ArtworkGroup(children: [square], opacity: 0.5))]
    #expect(DrawableArtwork(content, symbolSize: 24).content(.complete) == content)
  }

  @Test("a point in a filled outline is no dot of its contour")
  func pointInOutline() throws {
    let point = Path([.move(Point(x: 1, y: 1)), .close, .move(Point(x: 1, y: 1)), .line(Point(x: 1, y: 1)), .close])
    let path = Path(PathMeasureTests.square.elements + point.elements)
    let outline = Artwork.shape(Shape(path: path, paint: .tint(alpha: 1), style: .fill(.evenodd)))
    let drawn = DrawableArtwork([outline], symbolSize: 24).content(DrawState(start: 0, end: 1, fill: 0))
    guard case .shape(let contour)? = drawn.first else { throw Missing() }
    #expect(contour.path.subpaths.count == 1)
  }

  @Test("a filled figure is drawn as a fine contour, and its fill fades in")
  func fills() throws {
    let square = Artwork.shape(Shape(path: PathMeasureTests.square, paint: .tint(alpha: 1), style: .fill(.evenodd)))
    let artwork = DrawableArtwork([square], symbolSize: 24)
    let early = artwork.content(DrawState(start: 0, end: 0.5, fill: 0))
    guard case .shape(let contour)? = early.first else { throw Missing() }
    #expect(early.count == 1 && contour.strokeStyle?.width == 0.5)
    #expect(abs(PathMeasure(contour.path).length - 8) < 1e-9)
    let late = artwork.content(DrawState(start: 0, end: 1, fill: 0.5))
    guard case .group(let fill)? = late.first else { throw Missing() }
    #expect(late.count == 2 && fill.opacity == 0.5 && fill.children == [square])
    #expect(artwork.hasFill && !DrawableArtwork([stroke(StrokeStyle(width: 1))], symbolSize: 24).hasFill)
  }

  private struct Missing: Error {}
}
