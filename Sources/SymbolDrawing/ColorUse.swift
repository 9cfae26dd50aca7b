import SymbolArt

/// Which colours a symbol's file states, to choose a rendering mode by.
public struct ColorUse: Hashable, Sendable {
  /// Opaque forms of the colours that are painted with, at most `limit` of them; the tint and black are not counted.
  public private(set) var ownColors: Set<Color> = []
  /// Whether black is painted with, by name or because the file says nothing.
  public private(set) var usesBlack = false
  /// Whether there are gradients or pictures, whose colours cannot be told as one.
  public private(set) var hasMixedPaint = false

  /// Enough to know that there are several.
  private static let limit = 8

  /// Looks through all layers.
  public init(_ symbol: Symbol) {
    for layer in symbol.layers { collect(layer.content) }
  }

  /// Whether the file has colours of its own, so that it is shown in them unless a person asks otherwise.
  public var isColored: Bool { hasMixedPaint || !ownColors.isEmpty }

  /// Whether all that is painted has one colour, so that a tint can stand for it.
  public var isUniform: Bool { !hasMixedPaint && (ownColors.isEmpty || ownColors.count == 1 && !usesBlack) }

  private mutating func collect(_ artwork: [Artwork]) {
    for item in artwork {
      switch item {
      case .image: hasMixedPaint = true
      // A mask's colours are not seen.
      case .group(let group): collect(group.children)
      case .shape(let shape):
        switch shape.paint {
        case .tint: break
        case .color(let color): note(color)
        case .linearGradient(let gradient): note(gradient.stops)
        case .radialGradient(let gradient): note(gradient.stops)
        }
      }
    }
  }

  private mutating func note(_ color: Color) {
    guard color.alpha > 0 else { return }
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    if opaque == .black {
      usesBlack = true
    } else if ownColors.count < Self.limit {
      ownColors.insert(opaque)
    }
  }

  private mutating func note(_ stops: [GradientStop]) {
    for stop in stops where !stop.followsTint {
      note(stop.color)
      hasMixedPaint = hasMixedPaint || !ownColors.isEmpty
    }
  }
}
