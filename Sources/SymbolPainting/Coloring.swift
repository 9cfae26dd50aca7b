import SymbolArt

/// How a layer's paints become colours.
public struct Coloring: Hashable, Sendable {
  /// What stands for the symbol's tint.
  public var tint: Color
  /// true: the file's own colours, the tint only where the file asks for it; false: the tint everywhere, each paint
  /// keeping its alpha.
  public var keepsOwnColors: Bool

  /// Black, and the file's own colours, unless told otherwise.
  public init(tint: Color = .black, keepsOwnColors: Bool = true) {
    self.tint = tint
    self.keepsOwnColors = keepsOwnColors
  }

  /// The picture as the file states it.
  public static let own = Coloring()

  /// What a colour of the file is painted in.
  public func resolve(_ color: Color) -> Color {
    keepsOwnColors ? color : tint.multiplyingAlpha(by: color.alpha)
  }

  /// What a gradient's stop is painted in.
  public func resolve(_ stop: GradientStop) -> Color {
    stop.followsTint || !keepsOwnColors ? tint.multiplyingAlpha(by: stop.color.alpha) : stop.color
  }
}

/// A paint of one colour.
public enum SolidPaint: Hashable, Sendable {
  case color(Color)
  /// The symbol's tint, with an alpha of its own.
  case tint(alpha: Double)

  /// nil for gradients.
  public init?(_ paint: Paint) {
    switch paint {
    case .color(let color): self = .color(color)
    case .tint(let alpha): self = .tint(alpha: alpha)
    case .linearGradient, .radialGradient: return nil
    }
  }
}

extension Coloring {
  /// The colour that a paint becomes.
  public func resolve(_ paint: SolidPaint) -> Color {
    switch paint {
    case .color(let color): resolve(color)
    case .tint(let alpha): tint.multiplyingAlpha(by: alpha)
    }
  }
}
