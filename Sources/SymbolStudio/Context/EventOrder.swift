/// When the lines of the event list happened, the newest first. Events are told as frames are made: after a slow frame
/// one may be older than what was told before.
struct EventOrder: Hashable {
  private(set) var times: [Double] = []
  /// Lines that are kept.
  let limit: Int

  /// Where a line goes, before those of the same time; nil for one that is older than all that are kept. A line that is
  /// over the limit goes from the end.
  mutating func insert(_ time: Double) -> Int? {
    let place = times.firstIndex { $0 <= time } ?? times.count
    guard place < limit else { return nil }
    times.insert(time, at: place)
    if times.count > limit { times.removeLast() }
    return place
  }
}
