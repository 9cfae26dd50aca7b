import SymbolArt

/// How a symbol is shown, whatever its motion: size, colours and the room around it.
public struct Look: Hashable, Sendable {
  /// The side of the square that is drawn, in logical pixels; at least 1.
  public var size: Int
  /// Device pixels a logical one: 1, 2, 3.
  public var scale: Double
  /// The colour of monochrome and hierarchical rendering, and of what a file leaves to its surroundings
  /// (`currentColor`); nil: black.
  public var tint: Color?
  /// nil: multicolor where the file has colours of its own, else monochrome.
  public var rendering: RenderingMode?
  /// The colours of palette rendering: primary, secondary, tertiary; the last one stands for those that are missing.
  public var palette: [Color]
  /// Painted under the symbol; nil leaves the ground transparent.
  public var background: Color?
  /// Room added on each side of the view box, as a fraction of its larger side, 0…4. The picture stays `size` wide:
  /// the symbol gets smaller.
  public var margin: Double

  /// A look that shows the file as it is, 256 pixels wide.
  public init(
    size: Int = 256, scale: Double = 1, tint: Color? = nil, rendering: RenderingMode? = nil, palette: [Color] = [],
    background: Color? = nil, margin: Double = 0
  ) {
    self.size = size
    self.scale = scale
    self.tint = tint
    self.rendering = rendering
    self.palette = palette
    self.background = background
    self.margin = margin
  }

  /// The side of the picture in device pixels.
  public var pixelSize: Int {
    let pixels = (Double(size) * scale).rounded()
    return pixels.isFinite ? max(Int(min(pixels, 1e6)), 1) : 1
  }
}

/// Where a symbol's colours come from.
public enum RenderingMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// One tint for everything.
  case monochrome
  /// One tint in three strengths, by hierarchical level.
  case hierarchical
  /// A colour for each hierarchical level.
  case palette
  /// The file's own colours.
  case multicolor
}
