/// The tags of the cases, shared by writer and reader.
enum ArtworkTag {
  static let shape: UInt8 = 0
  static let group: UInt8 = 1
  static let image: UInt8 = 2
  static let fill: UInt8 = 0
  static let stroke: UInt8 = 1
  static let color: UInt8 = 0
  static let tint: UInt8 = 1
  static let linearGradient: UInt8 = 2
  static let radialGradient: UInt8 = 3
  static let move: UInt8 = 0
  static let line: UInt8 = 1
  static let curve: UInt8 = 2
  static let close: UInt8 = 3
}

extension ByteWriter {
  mutating func write(_ artwork: Artwork) {
    switch artwork {
    case .shape(let shape):
      write(ArtworkTag.shape)
      write(shape.path)
      write(shape.paint)
      write(shape.style)
    case .group(let group):
      write(ArtworkTag.group)
      write(group.children) { $0.write($1) }
      write(group.opacity)
      write(group.clips) {
        $0.write($1.path)
        $0.write($1.rule == .evenodd)
      }
      write(group.mask) {
        $0.write($1.content) { $0.write($1) }
        $0.write($1.kind == .luminance)
      }
      write(case: group.blendMode)
    case .image(let image):
      write(ArtworkTag.image)
      write(image.frame)
      write(image.pixelWidth)
      write(image.pixelHeight)
      write(raw: image.pixels)
      write(image.reason)
    }
  }

  mutating func write(_ style: Shape.Style) {
    switch style {
    case .fill(let rule):
      write(ArtworkTag.fill)
      write(rule == .evenodd)
    case .stroke(let stroke):
      write(ArtworkTag.stroke)
      write(stroke.width)
      write(stroke.cap.rawValue)
      write(stroke.join.rawValue)
      write(stroke.miterLimit)
      write(stroke.dashes) { $0.write($1) }
      write(stroke.dashOffset)
      write(stroke.penTransform)
    }
  }

  mutating func write(_ paint: Paint) {
    switch paint {
    case .color(let color):
      write(ArtworkTag.color)
      write(color)
    case .tint(let alpha):
      write(ArtworkTag.tint)
      write(alpha)
    case .linearGradient(let gradient):
      write(ArtworkTag.linearGradient)
      write(gradient.start)
      write(gradient.end)
      writeGradient(stops: gradient.stops, spread: gradient.spread, transform: gradient.transform)
    case .radialGradient(let gradient):
      write(ArtworkTag.radialGradient)
      write(gradient.focus)
      write(gradient.focusRadius)
      write(gradient.center)
      write(gradient.radius)
      writeGradient(stops: gradient.stops, spread: gradient.spread, transform: gradient.transform)
    }
  }

  private mutating func writeGradient(stops: [GradientStop], spread: GradientSpread, transform: AffineTransform) {
    write(stops) {
      $0.write($1.offset)
      $0.write($1.color)
      $0.write($1.followsTint)
    }
    write(spread.rawValue)
    write(transform)
  }
}
