import CRsvg
import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolMotion
import SymbolPainting

/// Whether the issues of a Lottie file explain that a player's picture is another one than the preview's: only those
/// count that say so of the picture, and only where the layers lie that they name.
public struct LottieExcuse: Sendable {
  private let issues: [ExportIssue]
  /// How many times the limits a picture may be.
  public let most: Double

  /// Of a file's issues, those that bear on what a player shows at one time.
  public init(_ issues: [ExportIssue], in player: LottieProof.Player) {
    let excuses = issues.map { (issue: $0, most: Self.most(for: $0, in: player)) }.filter { $0.most > 1 }
    self.issues = excuses.map(\.issue)
    most = excuses.map(\.most).max() ?? 1
  }

  /// What is not named here leaves each picture as it is: a part that is kept as pixels, one loop for several …
  private static func most(for issue: ExportIssue, in player: LottieProof.Player) -> Double {
    switch issue.property {
    case "stroke", "gradient", "blend mode": .infinity
    case "erase" where player == .rlottie: 1.4
    default: 1
    }
  }

  /// Whether a player's picture is the preview's but for what the issues say.
  public func explains(
    _ shown: RasterImage, of symbol: Symbol, _ frame: Frame, renderer: SymbolRenderer, look: Look
  ) -> Bool {
    let preview = renderer.image(frame, look: look)
    guard PictureMeasure.compare(shown, preview).share <= most else { return false }
    let named = Set(issues.compactMap(\.layer))
    if issues.contains(where: { $0.layer == nil }) { return true }
    var without = frame
    for index in symbol.layers.indices where named.contains(symbol.layers[index].name) {
      without.layers[index].opacity = 0
    }
    guard let box = PictureMeasure.differing(preview, renderer.image(without, look: look)) else { return false }
    // A pen or a colour that is another one reaches a little further than the preview's.
    let reach = Double(look.size) / 64
    var elsewhere = shown
    elsewhere.draw { context in
      cairo_rectangle(
        context, box.minX - reach, box.minY - reach, box.width + 2 * reach, box.height + 2 * reach)
      cairo_clip(context)
      preview.withSurface { surface in
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
      }
    }
    return PictureMeasure.compare(elsewhere, preview).isWithinLimits
  }
}

extension PictureMeasure {
  /// The box around the pixels that differ, in pixels; nil: none does.
  static func differing(_ first: RasterImage, _ second: RasterImage) -> Rect? {
    let (a, b) = (first.words, second.words)
    var box: Rect?
    for index in a.indices where a[index] != b[index] {
      let pixel = Rect(
        x: Double(index % first.width), y: Double(index / first.width), width: 1, height: 1)
      box = box?.union(pixel) ?? pixel
    }
    return box
  }
}

extension RasterImage {
  fileprivate var words: [UInt32] { withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) } }
}
