extension ByteReader {
  mutating func artworks(depth: Int) throws(SymbolCodingError) -> [Artwork] {
    guard depth <= SymbolCoding.maximumDepth else { throw failure(.tooDeep) }
    return try array(minimumSize: 8) { reader throws(SymbolCodingError) in try reader.artwork(depth: depth) }
  }

  private mutating func artwork(depth: Int) throws(SymbolCodingError) -> Artwork {
    switch try byte() {
    case ArtworkTag.shape: .shape(Shape(path: try path(), paint: try paint(), style: try style()))
    case ArtworkTag.group: .group(try group(depth: depth))
    case ArtworkTag.image: .image(try image())
    default: throw failure(.unknownCase)
    }
  }

  private mutating func group(depth: Int) throws(SymbolCodingError) -> ArtworkGroup {
    ArtworkGroup(
      children: try artworks(depth: depth + 1),
      opacity: try double(),
      clips: try array(minimumSize: 5) { reader throws(SymbolCodingError) in
        ClipPath(path: try reader.path(), rule: try reader.bool() ? .evenodd : .nonzero)
      },
      mask: try optional { reader throws(SymbolCodingError) in
        ArtworkMask(
          content: try reader.artworks(depth: depth + 1), kind: try reader.bool() ? .luminance : .alpha)
      },
      blendMode: try oneOf(BlendMode.self))
  }

  private mutating func image() throws(SymbolCodingError) -> ArtworkImage {
    let frame = try rect()
    let width = try integer()
    let height = try integer()
    let pixels = try raw()
    let (area, areaOverflows) = width.multipliedReportingOverflow(by: height)
    let (size, sizeOverflows) = area.multipliedReportingOverflow(by: 4)
    guard width >= 0, height >= 0, !areaOverflows, !sizeOverflows, size == pixels.count else {
      throw failure(.badImage)
    }
    return ArtworkImage(
      frame: frame, pixelWidth: width, pixelHeight: height, pixels: pixels, reason: try text())
  }

  private mutating func style() throws(SymbolCodingError) -> Shape.Style {
    switch try byte() {
    case ArtworkTag.fill: .fill(try bool() ? .evenodd : .nonzero)
    case ArtworkTag.stroke:
      .stroke(
        StrokeStyle(
          width: try double(), cap: try named(StrokeStyle.Cap.self), join: try named(StrokeStyle.Join.self),
          miterLimit: try double(),
          dashes: try array(minimumSize: 8) { reader throws(SymbolCodingError) in try reader.double() },
          dashOffset: try double(), penTransform: try transform()))
    default: throw failure(.unknownCase)
    }
  }

  private mutating func paint() throws(SymbolCodingError) -> Paint {
    switch try byte() {
    case ArtworkTag.color: .color(try color())
    case ArtworkTag.tint: .tint(alpha: try double())
    case ArtworkTag.linearGradient:
      .linearGradient(
        LinearGradient(
          start: try point(), end: try point(), stops: try stops(), spread: try named(GradientSpread.self),
          transform: try transform()))
    case ArtworkTag.radialGradient:
      .radialGradient(
        RadialGradient(
          focus: try point(), focusRadius: try double(), center: try point(), radius: try double(),
          stops: try stops(), spread: try named(GradientSpread.self), transform: try transform()))
    default: throw failure(.unknownCase)
    }
  }

  private mutating func stops() throws(SymbolCodingError) -> [GradientStop] {
    try array(minimumSize: 41) { reader throws(SymbolCodingError) in
      GradientStop(offset: try reader.double(), color: try reader.color(), followsTint: try reader.bool())
    }
  }
}
