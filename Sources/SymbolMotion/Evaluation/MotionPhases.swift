/// How long the phases of a motion take, in seconds, and how often the loop is played; see `Motion`.
struct MotionPhases: Sendable {
  let intro: Double
  let loop: Double
  let outro: Double
  let pause: Double
  let repetition: Motion.Repetition

  /// The phase at a time, and the place on the timeline of the tracks.
  ///
  /// - Parameter count: loops played in all; nil: as `repetition` says.
  func place(at time: Double, loops count: Int? = nil) -> Motion.Place {
    if time < 0 { return (.before, 0, 0) }
    if time < intro { return (.intro, time, 0) }
    let limit: Int? =
      if let count { count } else if case .times(let times) = repetition { times } else { nil }
    if loop <= 0, limit == nil { return (.loop, intro, 0) }
    let period = loop + pause
    let since = time - intro
    if let limit {
      let end = Double(limit) * period - (limit > 0 ? pause : 0)
      if since >= end {
        let late = since - end
        return late < outro
          ? (.outro, intro + loop + late, max(limit - 1, 0)) : (.after, intro + loop + outro, max(limit - 1, 0))
      }
    }
    let index = (since / period).rounded(.down)
    let within = max(since - index * period, 0)
    let loopIndex = Int(min(index, 1e15))
    return within < loop ? (.loop, intro + within, loopIndex) : (.pause, intro + loop, loopIndex)
  }
}
