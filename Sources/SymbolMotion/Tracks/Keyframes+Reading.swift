/// Reading a property's way where it lies, among those of other tracks or in an array of its own.
extension UnsafeBufferPointer<Keyframe> {
  /// Value and velocity at a time; `rest` if there are no keyframes.
  func state(at time: Double, rest: Double) -> TrackState {
    guard let index = index(before: time) else {
      return TrackState(value: count == 0 ? rest : self[time < self[0].time ? 0 : count - 1].value, velocity: 0)
    }
    return state(at: time, after: index)
  }

  /// The state just before a time (by more than rounding), where a keyframe there would change the velocity.
  func stateBefore(_ time: Double, rest: Double) -> TrackState {
    guard let index = lastIndex(where: { $0.time < time - 1e-9 }) else { return state(at: time, rest: rest) }
    guard index + 1 < count else { return TrackState(value: self[index].value, velocity: 0) }
    return state(at: time, after: index)
  }

  /// The value at a time, exactly that of `state(at:rest:)`: what a velocity takes is spared.
  func value(at time: Double, rest: Double) -> Double {
    guard let index = index(before: time) else { return state(at: time, rest: rest).value }
    let (from, to) = (self[index], self[index + 1])
    return from.curve.value(at: time - from.time, duration: to.time - from.time, from: from.value, to: to.value)
  }

  /// The last keyframe at or before a time, from which it is on the way to the next one; nil where it is on no way.
  private func index(before time: Double) -> Int? {
    // Not a number is on the way from the first one.
    guard count > 1, !(time < self[0].time), !(time >= self[count - 1].time) else { return nil }
    var low = 0
    var high = count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].time <= time { low = middle } else { high = middle }
    }
    return low
  }

  private func state(at time: Double, after index: Int) -> TrackState {
    let (from, to) = (self[index], self[index + 1])
    return from.curve.state(at: time - from.time, duration: to.time - from.time, from: from.value, to: to.value)
  }
}

extension UnsafeBufferPointer<Keyframe> {
  /// The value at a place in the play.
  func value(at place: Motion.Place, of property: TrackProperty) -> Double {
    if place.phase == .pause { return stateBefore(place.timeline, rest: property.restValue).value }
    return value(at: place.timeline, rest: property.restValue)
  }
}
