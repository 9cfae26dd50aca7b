import SymbolArt
import SymbolPainting

/// How far one picture is from another, as `exports.md` counts it.
///
/// A mean over the whole picture is blind: a missing dot of a wifi sign scores half a per cent. So each pixel has to lie
/// among its neighbours in the other picture (which forgives another antialiasing, and nothing else), and the mean is
/// taken over what is painted.
public struct Fidelity: Hashable, Sendable {
  /// The part of all pixels that lie outside what the other picture has around them, 0…1.
  public var missing: Double
  /// The mean over the pixels that either picture paints of the largest difference of a channel, 0…1.
  public var meanDifference: Double

  /// A measured pair, or the worst of several (`worse(than:)`).
  public init(missing: Double, meanDifference: Double) {
    self.missing = missing
    self.meanDifference = meanDifference
  }

  /// Nothing differs.
  public static let exact = Fidelity(missing: 0, meanDifference: 0)
  /// Pixels that may miss: one in a thousand.
  public static let missingLimit = 0.001
  /// The mean difference that may be left.
  public static let meanLimit = 0.03

  /// Whether a player that shows this shows the same.
  public var isWithinLimits: Bool { missing <= Self.missingLimit && meanDifference <= Self.meanLimit }

  /// The worse of both in each number.
  public func joined(_ other: Fidelity) -> Fidelity {
    Fidelity(
      missing: max(missing, other.missing), meanDifference: max(meanDifference, other.meanDifference))
  }

  /// The numbers as parts of their limits: at most 1 passes.
  public var share: Double { max(missing / Self.missingLimit, meanDifference / Self.meanLimit) }
}

/// Compares pictures of equal size, 256 pixels a side where limits are to hold.
public enum PictureMeasure {
  /// How far a pixel may lie outside its neighbours' values: 8 % of a channel.
  static let tolerance = 20

  /// - Parameter ground: what lies below transparent pixels of either picture; nil compares colour and coverage as
  ///   they are, premultiplied. A pixel that shows the bare ground in both pictures counts as not painted.
  public static func compare(_ first: RasterImage, _ second: RasterImage, over ground: Color? = nil) -> Fidelity {
    guard first.width == second.width, first.height == second.height else {
      return Fidelity(missing: 1, meanDifference: 1)
    }
    // Formats without loss are most of a table's pictures.
    if first == second { return .exact }
    let (a, b) = (Ground.pixels(of: first, over: ground), Ground.pixels(of: second, over: ground))
    let bare = Ground.bare(ground)
    let (width, height) = (first.width, first.height)
    var missing = 0
    var painted = 0
    var sum = 0
    for index in a.indices {
      if a[index] == b[index] {
        if a[index] != bare { painted += 1 }
        continue
      }
      painted += 1
      let difference = largestDifference(a[index], b[index])
      sum += difference
      // The pixel itself is among its neighbours.
      if difference <= tolerance { continue }
      let (x, y) = (index % width, index / width)
      if !lies(a[index], among: b, x, y, width, height) || !lies(b[index], among: a, x, y, width, height) {
        missing += 1
      }
    }
    return Fidelity(
      missing: Double(missing) / Double(max(a.count, 1)),
      meanDifference: painted == 0 ? 0 : Double(sum) / Double(painted) / 255)
  }

  private static func largestDifference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
    }
    return largest
  }

  /// Whether each channel lies within the least and the greatest of the 3 × 3 pixels around, and a little beyond.
  private static func lies(
    _ pixel: UInt32, among pixels: [UInt32], _ x: Int, _ y: Int, _ width: Int, _ height: Int
  ) -> Bool {
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      var least = 255
      var greatest = 0
      for row in max(y - 1, 0)...min(y + 1, height - 1) {
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
          let value = Int(pixels[row * width + column] >> shift & 0xFF)
          least = min(least, value)
          greatest = max(greatest, value)
        }
      }
      let value = Int(pixel >> shift & 0xFF)
      if value < least - tolerance || value > greatest + tolerance { return false }
    }
    return true
  }
}

/// Pictures brought over a ground, since some players answer with opaque pictures only.
private enum Ground {
  static func bare(_ ground: Color?) -> UInt32 {
    guard let ground else { return 0 }
    func byte(_ part: Double) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    return 0xFF00_0000 | byte(ground.red) << 16 | byte(ground.green) << 8 | byte(ground.blue)
  }

  static func pixels(of image: RasterImage, over ground: Color?) -> [UInt32] {
    let pixels = image.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    guard ground != nil else { return pixels }
    let bare = bare(ground)
    return pixels.map { pixel in
      let alpha = pixel >> 24
      if alpha == 255 { return pixel }
      if alpha == 0 { return bare }
      var result: UInt32 = 0xFF00_0000
      for shift in stride(from: UInt32(0), through: 16, by: 8) {
        let below = (bare >> shift & 0xFF) * (255 - alpha)
        result |= min((pixel >> shift & 0xFF) + (below + 127) / 255, 255) << shift
      }
      return result
    }
  }
}
