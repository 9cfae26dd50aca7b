import SymbolArt

/// How the stage shows every tile.
public struct StageSettings: Hashable, Sendable, Codable {
  /// Sizes that can be set, in logical pixels: below nothing is seen to move, above a tile fills a 4K screen.
  public static let sizeRange = 16.0...1024.0

  /// Side of the box a symbol's view box fits into, in logical pixels; always within `sizeRange`.
  public internal(set) var size: Double
  /// What lies behind the symbols.
  public var background: StageBackground
  /// Colour of monochrome and hierarchical symbols; nil: whatever reads well on the background.
  public var tint: Color?

  /// Settings whose size is brought within `sizeRange`.
  public init(size: Double = 192, background: StageBackground = .automatic, tint: Color? = nil) {
    self.size = min(max(size, Self.sizeRange.lowerBound), Self.sizeRange.upperBound)
    self.background = background
    self.tint = tint
  }
}

/// What lies behind the symbols.
public enum StageBackground: Hashable, Sendable, Codable {
  /// The window's own, light or dark.
  case automatic
  case light
  case dark
  case checkerboard
  case custom(Color)
}
