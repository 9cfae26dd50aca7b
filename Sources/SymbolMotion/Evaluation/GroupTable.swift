import SymbolArt

/// What placing the layers of groups takes, apart from names and tracks, laid out in two pieces of memory.
struct GroupTable: Sendable {
  private let groups: [Group]
  private let layers: [Int]

  /// A group without its tracks.
  struct Group: Sendable {
    /// Where its layers' numbers are.
    fileprivate var (start, count): (Int, Int)
    var pivot: Point
    var anchor: Point
    var projection: Projection?
  }

  init(_ groups: [MotionGroup]) {
    var own: [Group] = []
    var layers: [Int] = []
    own.reserveCapacity(groups.count)
    for group in groups {
      own.append(
        Group(
          start: layers.count, count: group.layers.count, pivot: group.pivot, anchor: group.anchor,
          projection: group.projection))
      layers += group.layers
    }
    self.groups = own
    self.layers = layers
  }

  var count: Int { groups.count }

  /// Lends the groups: taking one out of its array costs more than all that is reckoned with it.
  func withRows<Result>(_ body: (Rows) -> Result) -> Result {
    groups.withUnsafeBufferPointer { groups in
      layers.withUnsafeBufferPointer { body(Rows(groups: groups, layers: $0)) }
    }
  }

  /// The groups, for as long as they are lent.
  struct Rows {
    let groups: UnsafeBufferPointer<Group>
    fileprivate let layers: UnsafeBufferPointer<Int>

    /// Numbers of a group's layers.
    func layers(of index: Int) -> UnsafeBufferPointer<Int> {
      UnsafeBufferPointer(rebasing: layers[groups[index].start..<groups[index].start + groups[index].count])
    }
  }
}
