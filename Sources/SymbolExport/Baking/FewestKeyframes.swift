import SymbolMotion

extension [BakedKeyframe] {
  /// The same way with as few keyframes as it takes: none that repeats another, none where the value stays before and
  /// after, none at which one smooth way was cut in two (at the end of an intro, or where a run is stopped).
  ///
  /// What a spring stands behind stays as it was baked: that is the fewest already.
  ///
  /// - Parameter tolerance: in the property's unit; what is left out moves the way by a small part of it.
  func fewest(tolerance: Double) -> [BakedKeyframe] { withoutRepeats(tolerance).withoutLevels.withoutCuts(tolerance) }

  /// Two at one time are a jump; of no height they are one.
  private func withoutRepeats(_ tolerance: Double) -> [BakedKeyframe] {
    var result: [BakedKeyframe] = []
    for keyframe in self {
      if let last = result.last, keyframe.time - last.time < Self.instant {
        let isThird = result.count > 1 && last.time - result[result.count - 2].time < Self.instant
        if isThird || abs(last.value - keyframe.value) <= tolerance * Self.share { result.removeLast() }
      }
      result.append(keyframe)
    }
    return result
  }

  /// Without those in the middle of what stays, and before and after all that moves.
  fileprivate var withoutLevels: [BakedKeyframe] {
    func same(_ first: BakedKeyframe, _ second: BakedKeyframe) -> Bool { abs(first.value - second.value) < 1e-9 }
    var result: [BakedKeyframe] = []
    for (index, keyframe) in enumerated() {
      if let last = result.last, same(last, keyframe), last.spring == nil, keyframe.spring == nil, index + 1 < count,
        same(keyframe, self[index + 1])
      {
        continue
      }
      result.append(keyframe)
    }
    while result.count > 1, same(result[0], result[1]), result[0].spring == nil { result.removeFirst() }
    while result.count > 1, same(result[result.count - 1], result[result.count - 2]),
      result[result.count - 2].spring == nil
    {
      result.removeLast()
    }
    // A level way may have had any curve.
    for index in result.indices.dropLast() where same(result[index], result[index + 1]) && result[index].spring == nil {
      result[index].curve = .hold
    }
    return result
  }

  /// One curve in the place of two that are parts of it.
  private func withoutCuts(_ tolerance: Double) -> [BakedKeyframe] {
    guard count > 2 else { return self }
    var result = [self[0]]
    // Up to here keyframes stand for a spring.
    var springEnd = self[0].spring?.endTime ?? -.infinity
    for index in 1..<count {
      let keyframe = self[index]
      if let next = index + 1 < count ? self[index + 1] : nil, keyframe.spring == nil,
        keyframe.time > springEnd + Self.instant, let last = result.last, last.time > springEnd - Self.instant,
        let curve = Self.joined(last, keyframe, next, tolerance)
      {
        result[result.count - 1].curve = curve
        continue
      }
      result.append(keyframe)
      if let spring = keyframe.spring { springEnd = spring.endTime }
    }
    return result
  }

  /// The one curve over two pieces; nil where they meet in an extreme, a bend or a jump.
  private static func joined(
    _ first: BakedKeyframe, _ middle: BakedKeyframe, _ last: BakedKeyframe, _ tolerance: Double
  ) -> Curve? {
    let (before, after) = (middle.time - first.time, last.time - middle.time)
    guard before > instant, after > instant, first.curve != .hold, middle.curve != .hold,
      (middle.value - first.value) * (last.value - middle.value) > 0
    else { return nil }
    let way = Track(property: .scale, keyframes: [first.plain, middle.plain, last.plain])
    // Inside each piece, where the velocity is its own.
    let inset = Swift.min(before, after) * 1e-6
    let arriving = way.state(at: middle.time - inset).velocity
    let leaving = way.state(at: middle.time + inset).velocity
    guard abs(arriving - leaving) <= 0.01 * Swift.max(abs(arriving), abs(leaving)) + 1e-9 else { return nil }
    let end = way.state(at: last.time - inset).velocity
    if first.curve == .linear, middle.curve == .linear { return .linear }
    let fit = BezierFit(
      from: first.time, to: last.time, first: way.state(at: first.time + inset),
      last: TrackState(value: last.value, velocity: end), tolerance: tolerance * share,
      handles: -.infinity...(.infinity)
    ) { way.state(at: Swift.min($0, last.time - inset)) }
    return fit.flatMap { $0.error <= tolerance * share ? .cubicBezier($0.curve) : nil }
  }

  /// Seconds within which two times are one.
  private static let instant = 1e-6
  /// The part of the tolerance that leaving keyframes out may take.
  private static let share = 0.1
}

extension [Keyframe] {
  /// The same of keyframes without springs.
  func fewest(tolerance: Double) -> [Keyframe] { baked.fewest(tolerance: tolerance).map(\.plain) }

  /// Without those that say nothing: where the value stays the same before and after, and at either end.
  var withoutIdleKeyframes: [Keyframe] { baked.withoutLevels.map(\.plain) }

  private var baked: [BakedKeyframe] { map { BakedKeyframe(time: $0.time, value: $0.value, curve: $0.curve) } }
}
