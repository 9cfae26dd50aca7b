/// How a motion ends when it is stopped. Value and velocity are continuous in every case.
public enum Stopping: Hashable, Sendable {
  /// The present run is played to its end, and the outro after it.
  case finishesRun
  /// Each track goes to rest from where it is, smoothly, within this many seconds.
  case settles(within: Double)
  /// Each track goes to rest from where it is as a spring does, within this many seconds.
  case springs(Spring, within: Double)
  /// Turns on to the next angle that looks like rest, within this many seconds.
  ///
  /// - Parameter fullSpeed: the repeating form's constant speed in degrees per second; its sign is the direction.
  case turnsToRest(within: Double, fullSpeed: Double)
}

extension Stopping: Codable {}
