/// How a symbol shows a variable value.
public enum VariableValueMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Layers whose threshold the value does not exceed are dimmed.
  case color
  /// The variable layers' paths are drawn up to the value, over a dimmed copy of themselves.
  case draw
}

/// The values between which a layer is drawn by a variable value (Apple templates: `-sfsymbols-variable-draw`).
public struct ValueSpan: Hashable, Sendable, Codable {
  /// The value at which drawing begins, 0…1.
  public var start: Double
  /// How far the value rises until all is drawn; with 0 the layer comes at once.
  public var length: Double

  /// Creates a span of its numbers.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// The part of the layer's path that a value draws, 0…1.
  public func progress(at value: Double) -> Double {
    guard length > 0 else { return value > start ? 1 : 0 }
    return min(max((value - start) / length, 0), 1)
  }
}
