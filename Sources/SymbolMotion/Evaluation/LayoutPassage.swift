/// How much of its room in the layout a symbol has during a transition: as `Player.layoutFraction(at:)` states it, for
/// whoever plays a motion without a player.
public struct LayoutPassage: Hashable, Sendable {
  private let way: ValueWay

  /// - Parameters:
  ///   - isInsertion: whether the symbol comes; else it goes.
  ///   - duration: the motion's, in seconds: neighbours take as long, though never so little that they jump.
  public init(isInsertion: Bool, duration: Double) {
    var way = ValueWay(isInsertion ? 0 : 1)
    way.go(to: isInsertion ? 1 : 0, within: max(duration, HandOver.duration), at: 0)
    self.way = way
  }

  /// Seconds until the neighbours stand still.
  public var end: Double { way.end }

  /// 0…1 at a time in seconds from the transition's start.
  public func fraction(at time: Double) -> Double { way.value(at: time) }
}
