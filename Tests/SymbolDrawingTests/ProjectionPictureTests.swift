import CRsvg
import Foundation
import SymbolArt
import SymbolLoading
import SymbolMotion
import SymbolPainting
import Testing

@testable import SymbolDrawing

@Suite("What is turned in space is drawn where the closed formula has it")
struct ProjectionPictureTests {
  static let angle = 52.0
  static let perspective = 0.7
  static let size = 200

  /// Turned about the upright axis through the centre of a box of 10 units.
  static func seen(_ point: Point) -> Point {
    let radians = angle * .pi / 180
    let (x, y) = (point.x - 5, point.y - 5)
    let (turned, z) = (x * cos(radians), -x * sin(radians))
    let d = 10 / perspective
    return Point(x: 5 + turned * d / (d - z), y: 5 + y * d / (d - z))
  }

  static func turned(
    _ symbol: Symbol, by degrees: Double = angle, look: Look = Look(size: size)
  ) -> RasterImage {
    var frame = Frame.rest(layerCount: symbol.layers.count)
    for index in frame.layers.indices {
      frame.layers[index].projection = .rotation(
        degrees: degrees, axis: (0, 1, 0), anchor: Point(x: 5, y: 5), eyeDistance: 10 / perspective)
    }
    return SymbolRenderer(symbol).image(frame, look: look)
  }

  /// A polygon drawn by cairo through its seen points.
  static func picture(of polygons: [[Point]]) -> RasterImage {
    var image = RasterImage(width: size, height: size)
    image.draw { context in
      cairo_scale(context, Double(size) / 10, Double(size) / 10)
      for polygon in polygons {
        for point in polygon.map(seen) { cairo_line_to(context, point.x, point.y) }
        cairo_close_path(context)
      }
      cairo_fill(context)
    }
    return image
  }

  static func largestDifference(_ one: RasterImage, _ two: RasterImage) -> Int {
    zip(one.bytes, two.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test("The corners of a square, to the last grey of its edges")
  func corners() {
    let box = Rect(x: 1, y: 2, width: 7, height: 6)
    let symbol = Symbol.made([.fill(.box(1, 2, 7, 6))])
    #expect(Self.largestDifference(Self.turned(symbol), Self.picture(of: [box.corners])) <= 2)
  }

  @Test("A circle's curves, within a tenth of a pixel")
  func circle() {
    let k = 0.5522847498 * 4
    let path = Path([
      .move(Point(x: 9, y: 5)), .curve(Point(x: 9, y: 5 + k), Point(x: 5 + k, y: 9), Point(x: 5, y: 9)),
      .curve(Point(x: 5 - k, y: 9), Point(x: 1, y: 5 + k), Point(x: 1, y: 5)),
      .curve(Point(x: 1, y: 5 - k), Point(x: 5 - k, y: 1), Point(x: 5, y: 1)),
      .curve(Point(x: 5 + k, y: 1), Point(x: 9, y: 5 - k), Point(x: 9, y: 5)), .close,
    ])
    // The Bézier circle itself, in steps so fine that they are the curve.
    var points: [Point] = []
    for quarter in 0..<4 {
      guard case .curve(let a, let b, let end) = path.elements[quarter + 1] else { continue }
      let starts = [Point(x: 9, y: 5), Point(x: 5, y: 9), Point(x: 1, y: 5), Point(x: 5, y: 1)]
      for step in 0..<500 {
        let t = Double(step) / 500
        let s = 1 - t
        points.append(starts[quarter] * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + end * (t * t * t))
      }
    }
    // A tenth of a pixel of an edge is a tenth of full coverage.
    #expect(Self.largestDifference(Self.turned(.made([.fill(path)])), Self.picture(of: [points])) <= 25)
  }

  @Test("A stroke gets wider where it comes nearer, with its caps and joins")
  func stroke() {
    let symbol = Symbol.made([.stroke(.line(Point(x: 1, y: 5), Point(x: 9, y: 5)), width: 1)])
    let outline = Rect(x: 1, y: 4.5, width: 8, height: 1).corners
    #expect(Self.largestDifference(Self.turned(symbol), Self.picture(of: [outline])) <= 2)
    // A bent line with mitres, against its outline by hand.
    let bent = Path([.move(Point(x: 2, y: 8)), .line(Point(x: 2, y: 2)), .line(Point(x: 8, y: 2))])
    let mitred = [(1.5, 8.0), (1.5, 1.5), (8, 1.5), (8, 2.5), (2.5, 2.5), (2.5, 8)].map { Point(x: $0.0, y: $0.1) }
    #expect(
      Self.largestDifference(Self.turned(.made([.stroke(bent, width: 1)])), Self.picture(of: [mitred])) <= 25)
  }

  @Test(
    "Flat on, every pen, cap, join and dash is what cairo strokes", arguments: ["plain", "round", "dashed", "bevel"])
  func strokesAsCairo(kind: String) {
    var style = StrokeStyle(width: 1.2)
    switch kind {
    case "round": (style.cap, style.join) = (.round, .round)
    case "dashed": (style.cap, style.dashes, style.dashOffset) = (.square, [1.5, 1.8], 0.7)
    case "bevel": style.join = .bevel
    default: break
    }
    let path = Path([
      .move(Point(x: 1, y: 8)), .curve(Point(x: 1, y: 1), Point(x: 6, y: 0), Point(x: 7, y: 5)),
      .line(Point(x: 4, y: 5)),
      .line(Point(x: 8.5, y: 8.5)),
    ])
    let symbol = Symbol.made([.shape(Shape(path: path, paint: .tint(alpha: 1), style: .stroke(style)))])
    var frame = Frame.rest(layerCount: 1)
    frame.layers[0].projection = .identity
    let renderer = SymbolRenderer(symbol)
    let (ours, cairos) = (
      renderer.image(frame, look: Look(size: Self.size)), renderer.image(look: Look(size: Self.size))
    )
    #expect(PictureDifference(ours, cairos).mean < 0.5)
    #expect(Self.largestDifference(ours, cairos) <= 64)
  }

  @Test("A picture and a gradient are seen in perspective too")
  func picture() throws {
    // Stripes across, whose edges tell where the columns lie.
    let side = 40
    let pixels = (0..<side * side).flatMap { index -> [UInt8] in
      (index % side) / 10 % 2 == 0 ? [0, 0, 255, 255] : [255, 0, 0, 255]
    }
    let image = ArtworkImage(
      frame: Rect(x: 1, y: 1, width: 8, height: 8), pixelWidth: side, pixelHeight: side, pixels: pixels,
      reason: "a test")
    let stripes = Self.turned(.made([.image(image)]))
    let scale = Double(Self.size) / 10
    for (x, isRed) in [(2.0, true), (4.0, false), (6.0, true), (8.0, false)] {
      for y in [2.0, 5, 8] {
        let place = Self.seen(Point(x: x, y: y)) * scale
        let pixel = stripes[Int(place.x), Int(place.y)]
        #expect(isRed ? pixel.red > 240 && pixel.blue < 15 : pixel.blue > 240 && pixel.red < 15, "\(x) \(y)")
      }
    }
    // Half covered where the edge is: the picture's own corner, by the formula.
    let corner = Self.seen(Point(x: 1, y: 1)) * scale
    #expect(
      stripes[Int(corner.x) - 2, Int(corner.y) + 8].alpha == 0
        && stripes[Int(corner.x) + 3, Int(corner.y) + 8].alpha == 255)
    let gradient = LinearGradient(
      start: Point(x: 1, y: 0), end: Point(x: 9, y: 0),
      stops: [GradientStop(offset: 0, color: .red), GradientStop(offset: 1, color: .blue)])
    let shaded = Self.turned(.made([.fill(.box(1, 1, 8, 8), .linearGradient(gradient))]))
    for x in [2.0, 5, 8] {
      let place = Self.seen(Point(x: x, y: 5)) * scale
      let wanted = 255 * (x - 1) / 8
      #expect(abs(Double(shaded[Int(place.x), Int(place.y)].blue) - wanted) < 5, "\(x)")
    }
  }

  @Test("Beside a turned picture nothing is drawn, at any angle")
  func beside() {
    let pixels = Array(repeating: [UInt8](repeating: 255, count: 4), count: 120 * 90).flatMap { $0 }
    let image = ArtworkImage(
      frame: Rect(x: 1, y: 2, width: 8, height: 6), pixelWidth: 120, pixelHeight: 90, pixels: pixels, reason: "a test")
    let shape = Symbol.made([.fill(.box(1, 2, 8, 6))])
    for degrees in stride(from: 3.0, to: 88, by: 7) {
      let (picture, outline) = (
        Self.turned(.made([.image(image)]), by: degrees), Self.turned(shape, by: degrees)
      )
      func isNear(_ x: Int, _ y: Int) -> Bool {
        (max(y - 2, 0)...min(y + 2, Self.size - 1)).contains { y in
          (max(x - 2, 0)...min(x + 2, Self.size - 1)).contains { outline[$0, y].alpha > 0 }
        }
      }
      let pixels = picture.bytes
      let stray = (0..<Self.size * Self.size).filter { place in
        pixels[place * 4 + 3] > 0 && !isNear(place % Self.size, place / Self.size)
      }
      #expect(stray.isEmpty, "\(degrees)°: \(stray.count) pixels")
    }
  }

  @Test("What comes behind the eye is cut off, and edge-on nothing is drawn")
  func extremes() {
    let symbol = Symbol.made([.fill(.box(0, 0, 10, 10))], [.stroke(.line(Point(x: 0, y: 5), Point(x: 10, y: 5)))])
    for degrees in [89.999, 90, 90.001, 120, 180, 270] {
      for perspective in [0.0, 1, 2] {
        var frame = Frame.rest(layerCount: 2)
        for index in 0..<2 {
          frame.layers[index].projection = .rotation(
            degrees: degrees, axis: (0, 1, 0), anchor: Point(x: 0, y: 5),
            eyeDistance: perspective > 0 ? 10 / perspective : .infinity)
        }
        let image = SymbolRenderer(symbol).image(frame, look: Look(size: 64, margin: 0.5))
        let covered = image.bytes.count { $0 > 0 }
        if degrees == 90, perspective == 0 { #expect(covered == 0) }
      }
    }
  }
}
