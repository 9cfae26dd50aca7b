/// Which points count as inside a path (SVG `fill-rule`).
public enum FillRule: String, Hashable, Sendable, Codable {
  case nonzero, evenodd
}

/// A path that is filled or stroked with one paint; a trace has one `Shape` for the fill and one for the stroke.
public struct Shape: Hashable, Sendable, Codable {
  /// In view box units, with all the file's transforms applied.
  public var path: Path
  /// What it is painted with.
  public var paint: Paint
  /// Filled or stroked.
  public var style: Style

  /// How the path becomes ink.
  public enum Style: Hashable, Sendable, Codable {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  public init(path: Path, paint: Paint, style: Style) {
    self.path = path
    self.paint = paint
    self.style = style
  }

  /// The stroke's style, or nil for a fill.
  public var strokeStyle: StrokeStyle? {
    if case .stroke(let style) = style { return style }
    return nil
  }
}

/// The pen of a stroke. Lengths are in pen space, which is view box units unless `penTransform` says otherwise.
public struct StrokeStyle: Hashable, Sendable, Codable {
  /// How an open path ends (SVG `stroke-linecap`).
  public enum Cap: String, Hashable, Sendable, Codable { case butt, round, square }
  /// How two segments meet (SVG `stroke-linejoin`).
  public enum Join: String, Hashable, Sendable, Codable { case miter, round, bevel }

  /// Thickness of the line.
  public var width: Double
  /// How open ends look.
  public var cap: Cap
  /// How corners look.
  public var join: Join
  /// A miter longer than this many widths becomes a bevel.
  public var miterLimit: Double
  /// Alternating lengths of ink and gap; empty for a solid line.
  public var dashes: [Double]
  /// How far into the dash pattern the line begins.
  public var dashOffset: Double
  /// The linear part that deforms the round pen (a stroke drawn under skew or unequal scales); identity for most.
  public var penTransform: AffineTransform

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4, dashes: [Double] = [],
    dashOffset: Double = 0, penTransform: AffineTransform = .identity
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
    self.penTransform = penTransform
  }
}
