import SymbolArt

/// How a group's `rotation3D` is seen: about which axis and point, and from how far.
public struct Projection: Hashable, Sendable, Codable {
  /// The axis' direction, of any length but 0; y grows downwards, z towards the viewer.
  public var axisX: Double
  public var axisY: Double
  public var axisZ: Double
  /// About which it turns, in view box units.
  public var anchor: Point
  /// 0: from infinitely far; 1: from as far as the symbol's larger side.
  public var perspective: Double
  /// Degrees from facing the viewer beyond which the group is not seen; nil: always seen.
  public var hiddenBeyond: Double?

  /// A projection of its parts.
  public init(
    axisX: Double, axisY: Double, axisZ: Double, anchor: Point, perspective: Double, hiddenBeyond: Double? = nil
  ) {
    self.axisX = axisX
    self.axisY = axisY
    self.axisZ = axisZ
    self.anchor = anchor
    self.perspective = perspective
    self.hiddenBeyond = hiddenBeyond
  }

  /// The view at an angle; nil where nothing is turned.
  public func transform(degrees: Double, symbolSize: Double) -> ProjectiveTransform? {
    if degrees == 0 { return nil }
    return .rotation(
      degrees: degrees, axis: (axisX, axisY, axisZ), anchor: anchor,
      eyeDistance: perspective > 0 ? symbolSize / perspective : .infinity)
  }

  /// Whether something turned that far is hidden: a card seen from its back.
  public func hides(degrees: Double) -> Bool {
    guard let hiddenBeyond else { return false }
    let away = abs(degrees.remainder(dividingBy: 360))
    // Rounding must not decide whether a card that lies exactly at its threshold is seen.
    return away > hiddenBeyond + 1e-9
  }
}
