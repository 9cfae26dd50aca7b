import Foundation
import SymbolArt
import SymbolMotion
import SymbolPainting
import Testing

@testable import SymbolDrawing

@Suite("The blur is a Gaussian")
struct BlurPictureTests {
  static let width = 96
  static let height = 70

  /// Corners, a thin line, a dot and noise: what a blur can be wrong about.
  static let sharp: [UInt8] = {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(grey(x, y)) }
    }
    return pixels
  }()

  private static func grey(_ x: Int, _ y: Int) -> UInt8 {
    if x == 70 || (x == 85 && y == 35) { return 255 }
    if (20..<45).contains(x), (15..<50).contains(y) { return 255 }
    return y > 55 ? UInt8((x * 7919 + y * 104_729) % 251) : 0
  }

  /// The convolution with the Gaussian's integral over each pixel, weight by weight.
  static func reference(deviation: Double) -> [Double] {
    let radius = Int(6 * deviation) + 2
    let scale = deviation * 2.0.squareRoot()
    var weights: [Double] = []
    for index in 0...radius {
      let (from, to) = ((Double(index) - 0.5) / scale, (Double(index) + 0.5) / scale)
      weights.append((erf(to) - erf(from)) / 2)
    }
    func convolved(_ values: [Double]) -> [Double] {
      var result: [Double] = []
      for place in values.indices {
        var sum = 0.0
        for other in max(place - radius, 0)...min(place + radius, values.count - 1) {
          sum += values[other] * weights[abs(other - place)]
        }
        result.append(sum)
      }
      return result
    }
    var values = sharp.map(Double.init)
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      values.replaceSubrange(row, with: convolved(Array(values[row])))
    }
    for x in 0..<width {
      let column = (0..<height).map { values[$0 * width + x] }
      for (y, value) in convolved(column).enumerated() { values[y * width + x] = value }
    }
    return values
  }

  @Test("Within 1 % of the convolution at every pixel, narrow and wide", arguments: [0.4, 1, 2.7, 5, 8, 12, 20])
  func gaussian(deviation: Double) {
    var bytes = Self.sharp
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      GaussianBlur.apply(
        to: base, width: Self.width, height: Self.height, stride: Self.width, channels: 1, deviation: deviation)
    }
    let reference = Self.reference(deviation: deviation)
    let peak = reference.max() ?? 255
    let worst = zip(bytes, reference).map { abs(Double($0) - $1) }.max() ?? 0
    // 1 % of the picture's brightest place, and half a step of eight bits.
    #expect(worst <= peak * 0.01 + 0.5, "\(worst) of \(peak)")
  }

  @Test("Four channels are blurred alike, and nothing runs over a row's end")
  func channels() {
    var bytes: [UInt8] = []
    for grey in Self.sharp { bytes += [grey, 0, grey / 2, grey] }
    var alone = Self.sharp
    Self.blur(&bytes, channels: 4)
    Self.blur(&alone, channels: 1)
    for (index, grey) in alone.enumerated() where bytes[index * 4] != grey || bytes[index * 4 + 1] != 0 {
      Issue.record("pixel \(index)")
      return
    }
  }

  private static func blur(_ bytes: inout [UInt8], channels: Int) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      GaussianBlur.apply(
        to: base, width: width, height: height, stride: width * channels, channels: channels, deviation: 4)
    }
  }

  @Test("A layer's blur is measured in view box units, and several layers are blurred as one picture")
  func layers() {
    // Two halves of one square: blurred apart, a seam would show between them.
    let halves = Symbol.made([.fill(.box(2, 2, 3, 6))], [.fill(.box(5, 2, 3, 6))])
    let whole = Symbol.made([.fill(.box(2, 2, 6, 6))])
    func blurred(_ symbol: Symbol) -> RasterImage {
      var frame = Frame.rest(layerCount: symbol.layers.count)
      for index in frame.layers.indices {
        frame.layers[index].blur = 0.5
        frame.layers[index].fadeGroup = 0
      }
      return SymbolRenderer(symbol).image(frame, look: Look(size: 100))
    }
    let (ours, wanted) = (blurred(halves), blurred(whole))
    #expect(ProjectionPictureTests.largestDifference(ours, wanted) <= 1)
    // At the edge of a wide square a Gaussian is at one half; one deviation outside at 15.9 %.
    #expect(abs(Int(wanted[80, 50].alpha) - 118) <= 12 && abs(Int(wanted[84, 50].alpha) - 47) <= 8)
    #expect(wanted[50, 50].alpha >= 254 && wanted[99, 50].alpha == 0)
  }

  @Test("Coloured layers, an eraser among them, and half opacity")
  func colors() {
    let symbol = Symbol.made(
      [.fill(.box(1, 1, 8, 8), .color(.red))], [.fill(.box(4, 1, 2, 8))], annotations: [1: Annotation(erases: true)])
    var frame = Frame.rest(layerCount: 2)
    for index in 0..<2 {
      frame.layers[index].blur = 0.3
      frame.layers[index].fadeGroup = 0
      frame.layers[index].opacity = 0.5
    }
    let image = SymbolRenderer(symbol).image(frame, look: Look(size: 100))
    #expect(abs(Int(image[25, 50].red) - 128) <= 2 && image[25, 50].alpha == image[25, 50].red)
    #expect(image[50, 50].alpha < 10)
  }
}
