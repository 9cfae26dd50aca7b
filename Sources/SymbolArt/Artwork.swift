/// A node of a layer's drawing. Most layers hold one or two shapes; groups keep what cannot be taken apart.
public indirect enum Artwork: Hashable, Sendable, Codable {
  case shape(Shape)
  case group(ArtworkGroup)
  case image(ArtworkImage)
}

/// Children that are composed together before opacity, clip, mask or blending apply.
public struct ArtworkGroup: Hashable, Sendable, Codable {
  /// In drawing order.
  public var children: [Artwork]
  /// 0…1, applied once to the composed children.
  public var opacity: Double
  /// Outlines that the children are cut to; all of them apply (intersection).
  public var clips: [ClipPath]
  /// Artwork whose alpha (after luminance, where the file's mask asks for it) multiplies the children's.
  public var mask: ArtworkMask?
  /// How the composed children meet what lies below.
  public var blendMode: BlendMode

  public init(
    children: [Artwork], opacity: Double = 1, clips: [ClipPath] = [], mask: ArtworkMask? = nil,
    blendMode: BlendMode = .normal
  ) {
    self.children = children
    self.opacity = opacity
    self.clips = clips
    self.mask = mask
    self.blendMode = blendMode
  }
}

/// One clip outline, in view box units.
public struct ClipPath: Hashable, Sendable, Codable {
  /// In view box units.
  public var path: Path
  /// Which points count as inside.
  public var rule: FillRule

  public init(path: Path, rule: FillRule = .nonzero) {
    self.path = path
    self.rule = rule
  }
}

/// What lets a group's children through.
public struct ArtworkMask: Hashable, Sendable, Codable {
  /// What of the content counts: its alpha, or its luminance times alpha.
  public enum Kind: String, Hashable, Sendable, Codable { case alpha, luminance }
  /// The mask's own drawing, in view box units.
  public var content: [Artwork]
  /// Which of its values lets through.
  public var kind: Kind

  public init(content: [Artwork], kind: Kind) {
    self.content = content
    self.kind = kind
  }
}

/// CSS `mix-blend-mode`, with the CSS names.
public enum BlendMode: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference, exclusion, hue, saturation, color, luminosity
}

/// A part that no shapes can hold (filters, embedded pictures): pixels that librsvg drew, placed in the view box.
public struct ArtworkImage: Hashable, Sendable, Codable {
  /// Where the pixels lie, in view box units.
  public var frame: Rect
  /// Width in pixels.
  public var pixelWidth: Int
  /// Height in pixels.
  public var pixelHeight: Int
  /// Rows without padding; four bytes a pixel in cairo's ARGB32 order (native-endian, premultiplied).
  public var pixels: [UInt8]
  /// Why it is an image ("filter feGaussianBlur", "embedded picture"); shown to the person and in export issues.
  public var reason: String

  public init(frame: Rect, pixelWidth: Int, pixelHeight: Int, pixels: [UInt8], reason: String) {
    self.frame = frame
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.pixels = pixels
    self.reason = reason
  }
}
