import SymbolArt
import SymbolMotion
import SymbolPainting

/// A symbol with its motions as one export plays them: with a stop, a variable value, and the moments to show.
public struct SymbolPlayback: Hashable, Sendable {
  /// What moves, with the variable value drawn into its layers.
  public let symbol: Symbol
  /// How it moves.
  public let stack: MotionStack
  /// When endless motions are stopped, in seconds from the start; nil: not at all.
  public var stop: Double?
  /// The variable value, which `symbol` shows already; nil: all layers are active.
  public let value: ShownValue?

  /// A variable value, as it is shown.
  public struct ShownValue: Hashable, Sendable {
    /// 0…1.
    public let value: Double
    /// How it is shown.
    public let mode: VariableValueMode
    /// For each layer how far the value reaches it, 0…1.
    public let strengths: [Double]
  }

  /// A playback of motions that were compiled for the symbol; without any it is at rest.
  ///
  /// - Parameter valueMode: how the value is shown; nil: as the symbol prefers, else in colour.
  public init(
    symbol: Symbol, motions: [Motion], stop: Double? = nil, value: Double? = nil, valueMode: VariableValueMode? = nil
  ) {
    self.init(
      symbol: symbol, stack: MotionStack(motions, layerCount: symbol.layers.count), stop: stop, value: value,
      valueMode: valueMode)
  }

  /// A playback of a stack that was compiled for the symbol.
  ///
  /// - Parameter valueMode: how the value is shown; nil: as the symbol prefers, else in colour.
  public init(
    symbol: Symbol, stack: MotionStack, stop: Double? = nil, value: Double? = nil, valueMode: VariableValueMode? = nil
  ) {
    self.symbol = value.map { symbol.showing(variableValue: $0, mode: valueMode) } ?? symbol
    self.stack = stack
    self.stop = stop
    self.value = value.map {
      let mode = symbol.valueMode(valueMode)
      return ShownValue(value: $0, mode: mode, strengths: symbol.valueStrengths(at: $0, mode: mode))
    }
  }

  /// All layers at a time in seconds.
  public func frame(at time: Double) -> Frame { frame(at: time, stoppedAt: stop) }

  func frame(at time: Double, stoppedAt stop: Double?) -> Frame {
    stack.frame(at: time, stoppedAt: stop)
  }

  /// Seconds from the start to the last moment worth showing: rest, or for a motion without an end its intro and one
  /// loop.
  public var length: Double {
    if stack.motions.isEmpty { return 0 }
    if let stop { return stop + stack.settlingTime(stoppedAt: stop) }
    if let total = stack.totalDuration { return total }
    return stack.motions.map { $0.isEndless ? $0.intro + $0.loop : $0.playLength }.max() ?? 0
  }

  /// Moments spread evenly from the start to the end, both included; of a symbol at rest a single one.
  public func moments(_ count: Int) -> [(time: Double, frame: Frame)] {
    let length = length
    guard count > 1, length > 0 else { return [(0, frame(at: 0))] }
    return (0..<count).map { index in
      let time = length * Double(index) / Double(count - 1)
      return (time, frame(at: time))
    }
  }

  /// The margin that keeps all of the motion in the picture, a fraction as in `Look.margin`.
  public func automaticMargin(of renderer: SymbolRenderer) -> Double {
    renderer.automaticMargin(for: extent(of: renderer))
  }

  /// Where ink can lie at any time, in view box units; null where nothing is seen, and for what is at rest.
  public func extent(of renderer: SymbolRenderer) -> Rect {
    // With the way back after a stop, in which springs may overshoot.
    let end = stop ?? stack.previewStop
    let length = end.map { $0 + stack.settlingTime(stoppedAt: $0) } ?? length
    guard length > 0, length.isFinite else { return .null }
    var extent = InkExtent(renderer.symbol)
    // A stop of one's own may come before the motion has got as far as it could.
    if stop == nil, let motion = stack.motions.first, stack.motions.count == 1, motion.layerCount == stack.layerCount,
      let reach = motion.reach(stoppedAt: end, seenFrom: PaintingLimits.minimumOpacity)
    {
      extent.add(reach)
      return extent.rect
    }
    // Close enough together for no movement to be missed: 60 a second at the usual lengths; a long motion is no wider
    // than a short one.
    let count = min(max(Int(length * 60), 16), 600)
    var composer = FrameComposer()
    var frame = Frame(layers: [])
    for index in 0...count {
      stack.evaluate(
        at: length * Double(index) / Double(count), stops: { _ in end }, with: &composer, into: &frame)
      extent.add(frame)
    }
    return extent.rect
  }
}

/// How much room is left around a symbol.
public enum MarginRule: Hashable, Sendable {
  /// A fraction of the view box's larger side on each side, as in `Look.margin`.
  case fixed(Double)
  /// As much as the motion needs, in whole hundredths.
  case automatic

  /// The fraction for a playback.
  public func fraction(for playback: SymbolPlayback, renderer: SymbolRenderer) -> Double {
    switch self {
    case .fixed(let fraction): fraction
    case .automatic: playback.automaticMargin(of: renderer)
    }
  }
}
