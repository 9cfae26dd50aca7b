/// Which layers move apart: motion groups one after the other, or the symbol as one piece.
public enum LayerScope: String, Hashable, Sendable, Codable, CaseIterable {
  case byLayer, wholeSymbol
}

/// As `LayerScope`, for drawing: `individually` waits for each layer to be done before the next starts.
public enum DrawScope: String, Hashable, Sendable, Codable, CaseIterable {
  case byLayer, wholeSymbol, individually
}

/// Along the depth metaphor: up is towards the viewer (larger), down is away (smaller).
public enum DepthDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case up, down
}

/// A turn as seen on the screen.
public enum RotationDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case clockwise, counterClockwise
}

/// Where a wiggle swings: about its anchor, or along an axis.
public enum WiggleDirection: Hashable, Sendable, Codable {
  case clockwise, counterClockwise
  case left, right, up, down
  /// Along the reading direction, and against it.
  case forward, backward
  /// Along an axis at this many degrees, clockwise from the positive x axis.
  case custom(angle: Double)
}

/// How variable colour fills: all layers passed so far, or one at a time.
public enum VariableColorFill: String, Hashable, Sendable, Codable, CaseIterable {
  case cumulative, iterative
}

/// Whether variable colour runs back as well.
public enum VariableColorReversal: String, Hashable, Sendable, Codable, CaseIterable {
  case reversing, nonReversing
}

/// What inactive layers of variable colour look like.
public enum InactiveLayers: String, Hashable, Sendable, Codable, CaseIterable {
  case dimInactiveLayers, hideInactiveLayers
}

/// Whether breathing changes size only, or opacity too.
public enum BreatheStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case plain, pulse
}

/// Which way the old symbol goes and the new one comes in a replacement.
public enum ReplaceDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case downUp, upUp, offUp
}

/// From which end of its path a layer is taken away.
public enum DrawReversal: String, Hashable, Sendable, Codable, CaseIterable {
  case reversed, nonReversed
}
