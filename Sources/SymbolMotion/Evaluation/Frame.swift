import SymbolArt

/// All layers at one time; `layers` runs parallel to the symbol's.
public struct Frame: Hashable, Sendable {
  /// Parallel to the symbol's layers.
  public var layers: [LayerState]

  /// Creates a frame of its layers' states.
  public init(layers: [LayerState]) {
    self.layers = layers
  }

  /// The symbol as the file shows it.
  public static func rest(layerCount: Int) -> Frame {
    Frame(layers: Array(repeating: .rest, count: layerCount))
  }
}

/// The value of all animated properties of one layer at one time.
public struct LayerState: Hashable, Sendable {
  /// From the layer's place at rest to its place now, in view box units.
  public var transform: AffineTransform
  /// A factor on the layer's own opacity, 0…1.
  public var opacity: Double
  /// Layers that fade as one picture: neighbours with the same number and the same opacity are composed before it
  /// applies, so that they do not show through one another. nil: the layer fades by itself.
  public var fadeGroup: Int?

  /// How much of the layer's paths is drawn; nil: all of it.
  public var draw: DrawState?
  /// What follows on `transform` where the layer is turned in space, in view box units; nil: it is not.
  public var projection: ProjectiveTransform?
  /// The Gaussian's standard deviation in view box units; layers of one `fadeGroup` are blurred as one picture.
  public var blur = 0.0
  /// The part that a variable value has drawn, over a copy dimmed to `Frame.inactiveOpacity`; nil: no value is drawn,
  /// or all of it.
  public var value: DrawState?

  /// Creates a state; the one at rest without arguments.
  public init(
    transform: AffineTransform = .identity, opacity: Double = 1, fadeGroup: Int? = nil, draw: DrawState? = nil,
    value: DrawState? = nil
  ) {
    self.transform = transform
    self.opacity = opacity
    self.fadeGroup = fadeGroup
    self.draw = draw
    self.value = value
  }

  /// As the file shows the layer.
  public static let rest = LayerState()
}
