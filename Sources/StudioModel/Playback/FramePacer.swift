/// Plays as a slower device would: a frame that costs more than the budget stays on the screen for as many refreshes as it
/// takes, those in between are dropped, and the clock keeps the time. A pure value; costs and ticks come from outside.
public struct FramePacer: Hashable, Sendable {
  /// Milliseconds that a frame may take; nil: every frame is shown, as on this machine.
  public var budget: Double? {
    didSet { if budget != oldValue { begin() } }
  }
  /// Frames shown and dropped since the clock was started.
  public private(set) var shown = 0
  public private(set) var dropped = 0
  /// Milliseconds spent on the frame that is being drawn, by all who draw a part of it.
  private var cost = 0.0
  private var refreshesToDrop = 0
  /// Seconds that went by while frames were dropped.
  private var pending = 0.0

  /// A device as fast as this one.
  public init() {}

  /// Starts counting anew: the clock is started.
  public mutating func begin() {
    (shown, dropped, cost, refreshesToDrop, pending) = (0, 0, 0, 0, 0)
  }

  /// Somebody drew a part of the present frame.
  public mutating func spent(_ milliseconds: Double) {
    if budget != nil { cost += milliseconds }
  }

  /// The screen is refreshed: answers by how many seconds the clock goes on now, or nil where no new frame is ready yet.
  ///
  /// - Parameter seconds: since the last refresh.
  public mutating func refresh(after seconds: Double) -> Double? {
    guard let budget, budget > 0 else { return seconds }
    if cost > 0 {
      refreshesToDrop = min(Int((cost / budget).rounded(.up)) - 1, FramePacer.mostDropped)
      cost = 0
    }
    pending += seconds
    guard refreshesToDrop <= 0 else {
      refreshesToDrop -= 1
      dropped += 1
      return nil
    }
    shown += 1
    defer { pending = 0 }
    return pending
  }

  /// Half a second at 60 Hz: a slower device than that tells nothing about the motion.
  static let mostDropped = 30
}
