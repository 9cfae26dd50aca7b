import SymbolArt

/// How a view box, with a margin around it, lies in a picture: as large as fits, centred.
public struct ViewFit: Hashable, Sendable {
  /// From view box units to the picture's.
  public let transform: AffineTransform
  /// Where the view box itself lies in the picture.
  public let box: Rect

  /// nil when there is nothing to fit: a view box or picture without extent.
  public init?(viewBox: Rect, margin: Double, width: Double, height: Double) {
    let room = margin.isFinite ? min(max(margin, 0), Self.maximumMargin) * viewBox.size : 0
    let outer = viewBox.insetBy(-room)
    guard viewBox.width > 0, viewBox.height > 0, width > 0, height > 0, outer.width.isFinite, outer.height.isFinite,
      outer.x.isFinite, outer.y.isFinite, width.isFinite, height.isFinite
    else { return nil }
    let scale = min(width / outer.width, height / outer.height)
    transform = AffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      e: (width - outer.width * scale) / 2 - outer.x * scale,
      f: (height - outer.height * scale) / 2 - outer.y * scale)
    box = transform.apply(viewBox)
  }

  /// Four times the symbol on every side leaves it a ninth of the picture: smaller cannot be judged.
  public static let maximumMargin = 4.0

  /// The margin for ink that lies outside by a fraction of the view box's larger side: the next whole hundredth, so that
  /// small differences do not show in numbers; what is lost in rounding, far less than any screen shows, makes no step.
  public static func margin(for over: Double) -> Double {
    guard over > 0, over.isFinite else { return 0 }
    return min((over * 100 - 1e-3).rounded(.up) / 100, maximumMargin)
  }
}
