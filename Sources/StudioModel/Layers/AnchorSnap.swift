import SymbolArt

/// Where an anchor that is being placed comes to lie: at the middles and edges of the symbol and its layers, as far as
/// one is near; each axis for itself.
public struct AnchorSnap: Sendable {
  private let columns: [Double]
  private let rows: [Double]
  private let step: Double

  /// A place, and the lines that hold it.
  public struct Result: Hashable, Sendable {
    /// In view box units.
    public var point: Point
    /// The x of an upright line, and the y of a level one, that the place was drawn to.
    public var column: Double?
    public var row: Double?
  }

  public init(_ symbol: Symbol) {
    let boxes = symbol.layers.map(\.bounds).filter { !$0.isNull }
    let center = symbol.viewBox.center
    // The symbol's own middle comes first, so that it wins over an equally near edge.
    columns = [center.x] + boxes.flatMap { [$0.center.x, $0.minX, $0.maxX] }
    rows = [center.y] + boxes.flatMap { [$0.center.y, $0.minY, $0.maxY] }
    step = symbol.viewBox.size / 240
  }

  /// - Parameter reach: how far a line draws, in view box units; 0 for none of them.
  public func place(_ point: Point, reach: Double) -> Result {
    func nearest(_ lines: [Double], _ value: Double) -> Double? {
      guard reach > 0 else { return nil }
      let near = lines.filter { abs($0 - value) <= reach }
      return near.min { abs($0 - value) < abs($1 - value) - 1e-9 }
    }
    let column = nearest(columns, point.x)
    let row = nearest(rows, point.y)
    return Result(
      point: Point(x: column ?? rounded(point.x), y: row ?? rounded(point.y)), column: column, row: row)
  }

  /// A tenth of a unit in a box of 24: nobody means less.
  private func rounded(_ value: Double) -> Double { ((value / step).rounded() * step * 1e6).rounded() / 1e6 }
}
