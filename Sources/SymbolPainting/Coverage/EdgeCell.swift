/// What the edges in one pixel change: how much of the pixel itself they cover, and how much of each pixel to its right
/// (a cell's area and cover in the words of FreeType and AGG).
///
/// Both stand in one number, so that one addition changes both: what the lower half borrows from the upper one when it
/// is negative is given back on reading.
struct EdgeCell: BitwiseCopyable {
  private var both: Int64

  static let blank = EdgeCell(both: 0)

  /// Of the pixel itself; see `Covered`.
  @inline(__always)
  var own: Int { Int(Int32(truncatingIfNeeded: both)) }

  /// Of each pixel to the right.
  @inline(__always)
  var beyond: Int { (Int(both) &- own) >> 32 }

  /// Adds a piece of an edge.
  ///
  /// - Parameters:
  ///   - height: within the pixel's row.
  ///   - places: of its two ends from the pixel's left side, added.
  ///   - turn: 1 for an edge that goes down, -1 for one that goes up: the very same piece takes away what it added.
  @inline(__always)
  mutating func add(height: Int, between places: Int, turn: Int) {
    let own = (height &* (2 &* Covered.full &- places)) >> (Covered.bits + 1)
    both &+= Int64(turn &* (height &<< 32 &+ own))
  }
}
