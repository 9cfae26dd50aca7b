extension ByteWriter {
  mutating func write(_ point: Point) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ rect: Rect) {
    write(rect.x)
    write(rect.y)
    write(rect.width)
    write(rect.height)
  }

  mutating func write(_ color: Color) {
    write(color.red)
    write(color.green)
    write(color.blue)
    write(color.alpha)
  }

  mutating func write(_ transform: AffineTransform) {
    // Identity is by far the most frequent one.
    guard transform != .identity else { return write(false) }
    write(true)
    write(transform.a)
    write(transform.b)
    write(transform.c)
    write(transform.d)
    write(transform.e)
    write(transform.f)
  }

  mutating func write(_ path: Path) {
    write(path.elements) { writer, element in
      switch element {
      case .move(let point):
        writer.write(ArtworkTag.move)
        writer.write(point)
      case .line(let point):
        writer.write(ArtworkTag.line)
        writer.write(point)
      case .curve(let first, let second, let end):
        writer.write(ArtworkTag.curve)
        writer.write(first)
        writer.write(second)
        writer.write(end)
      case .close:
        writer.write(ArtworkTag.close)
      }
    }
  }
}

extension ByteReader {
  mutating func point() throws(SymbolCodingError) -> Point {
    Point(x: try double(), y: try double())
  }

  mutating func rect() throws(SymbolCodingError) -> Rect {
    Rect(x: try double(), y: try double(), width: try double(), height: try double())
  }

  mutating func color() throws(SymbolCodingError) -> Color {
    Color(red: try double(), green: try double(), blue: try double(), alpha: try double())
  }

  mutating func transform() throws(SymbolCodingError) -> AffineTransform {
    guard try bool() else { return .identity }
    return AffineTransform(
      a: try double(), b: try double(), c: try double(), d: try double(), e: try double(), f: try double())
  }

  mutating func path() throws(SymbolCodingError) -> Path {
    Path(
      try array(minimumSize: 1) { reader throws(SymbolCodingError) in
        switch try reader.byte() {
        case ArtworkTag.move: Path.Element.move(try reader.point())
        case ArtworkTag.line: .line(try reader.point())
        case ArtworkTag.curve: .curve(try reader.point(), try reader.point(), try reader.point())
        case ArtworkTag.close: .close
        default: throw reader.failure(.unknownCase)
        }
      })
  }
}
