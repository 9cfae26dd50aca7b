extension [Keyframe] {
  /// What happens between two times, with times from 0; the values before and after hold as in a track.
  ///
  /// Béziers are cut exactly. A spring that is cut becomes a cubic with the same ends and velocities.
  public func part(from start: Double, to end: Double) -> [Keyframe] {
    guard end > start, let first, let last else {
      return [Keyframe(time: 0, value: state(at: start, rest: 0).value)]
    }
    var result: [Keyframe] = []
    if start < first.time {
      result.append(Keyframe(time: 0, value: first.value))
      if end <= first.time { return result + [Keyframe(time: end - start, value: first.value)] }
    }
    for (from, to) in zip(self, dropFirst()) where to.time > start && from.time < end {
      let piece = [Keyframe].piece(from, to, between: Swift.max(start, from.time), and: Swift.min(end, to.time))
      result += piece.dropLast().delayed(by: -start)
    }
    if end > last.time && start < last.time { result.append(Keyframe(time: last.time - start, value: last.value)) }
    let finalState = stateBefore(end, rest: 0).value
    if result.isEmpty { result.append(Keyframe(time: 0, value: finalState)) }
    result.append(Keyframe(time: end - start, value: finalState))
    return result
  }

  /// One turn of a closed way, entered at `phase`: its value at the end is the one at the start.
  ///
  /// - Parameter length: seconds of the whole way, which begins at 0.
  func turned(by phase: Double, length: Double) -> [Keyframe] {
    if phase <= 0 || phase >= length { return part(from: 0, to: length) }
    return part(from: phase, to: length).followed(
      by: part(from: 0, to: phase), after: length - phase)
  }

  /// These keyframes and then others, whose time 0 is at `time`.
  func followed(by next: [Keyframe], after time: Double) -> [Keyframe] {
    guard let last, let start = next.first else { return isEmpty ? next.delayed(by: time) : self }
    let meets = abs(last.time - (start.time + time)) < 1e-9 && abs(last.value - start.value) < 1e-9
    return (meets ? Array(dropLast()) : self) + next.delayed(by: time)
  }

  /// The same way seen backwards.
  ///
  /// - Parameter length: the time that becomes 0.
  public func reversed(length: Double) -> [Keyframe] {
    var result: [Keyframe] = []
    for index in indices.reversed() {
      let curve = index > 0 ? self[index - 1].curve.reversed : .linear
      result.append(Keyframe(time: length - self[index].time, value: self[index].value, curve: curve))
    }
    return result
  }

  private static func piece(
    _ from: Keyframe, _ to: Keyframe, between start: Double, and end: Double
  ) -> [Keyframe] {
    let duration = to.time - from.time
    // A jump: what is arrived at is another value than what follows.
    guard duration > 0 else {
      return [Keyframe(time: start, value: from.value, curve: .hold), Keyframe(time: end, value: to.value)]
    }
    let whole = start <= from.time && end >= to.time
    let first = from.curve.state(at: start - from.time, duration: duration, from: from.value, to: to.value)
    let last = from.curve.state(at: end - from.time, duration: duration, from: from.value, to: to.value)
    var curve = from.curve
    switch curve {
    case .hold, .linear: break
    case .cubicBezier(let bezier) where !whole:
      if let part = bezier.part(from: (start - from.time) / duration, to: (end - from.time) / duration) {
        curve = .cubicBezier(part)
      } else if end - start > duration / 64, from.value != to.value {
        let middle = (start + end) / 2
        return piece(from, to, between: start, and: middle).dropLast() + piece(from, to, between: middle, and: end)
      } else {
        curve = .linear
      }
    case .spring where !whole:
      return Settling.cubic(from: first, to: last, duration: end - start).delayed(by: start)
    case .cubicBezier, .spring, .steps: break
    }
    return [Keyframe(time: start, value: first.value, curve: curve), Keyframe(time: end, value: last.value)]
  }
}

extension Curve {
  /// The curve that leads the same way back.
  var reversed: Curve {
    switch self {
    case .cubicBezier(let bezier): .cubicBezier(bezier.reversed)
    case .hold, .linear, .spring, .steps: self
    }
  }
}
