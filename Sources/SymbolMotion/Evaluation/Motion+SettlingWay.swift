extension Motion {
  /// How a group's property goes to rest after a stop, for whoever writes motion down instead of evaluating it.
  ///
  /// - Parameter stop: seconds from the start of the motion.
  /// - Returns: when the group is released, and its way from there with times from 0 (springs among its curves); nil
  ///   where the stop changes nothing or lets the run go on to its end.
  public func settlingWay(
    of property: TrackProperty, inGroup index: Int, stoppedAt stop: Double
  ) -> (release: Double, keyframes: [Keyframe])? {
    guard stopping != .finishesRun, let track = groups[index].track(property) else { return nil }
    if let totalDuration, stop >= totalDuration - outro { return nil }
    let release = max(stop, 0) + groups[index].stopDelay
    let state = state(of: track, in: groups[index], at: release, stoppedAt: nil)
    return (
      release,
      Settling.keyframes(from: state, of: property, restingAngle: groups[index].restingAngle, by: stopping)
    )
  }
}
