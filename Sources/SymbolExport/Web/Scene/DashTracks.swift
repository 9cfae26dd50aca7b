import SymbolArt
import SymbolMotion

/// How a stroke is drawn in part: the tracks of a dash that covers what is seen of one subpath.
struct DashTracks {
  /// Numbers of `stroke-dasharray`, in the path's own units: Chromium takes `pathLength` by a measure that is off by
  /// some per cent where the view box is small.
  var dash: [WebTrack]
  var offset: WebTrack
  /// 0 where nothing is drawn: a dash without length would leave its round cap as a dot.
  var visibility: WebTrack

  /// - Parameters:
  ///   - start: where the drawn part of the whole path begins; nil: at 0.
  ///   - end: where it ends; nil: at 1.
  ///   - range: the part of the whole path's length that the subpath is.
  ///   - length: the subpath's length, in its own units.
  init?(start: WebTrack?, end: WebTrack?, range: ClosedRange<Double>, length unit: Double) {
    guard let shape = start ?? end else { return nil }
    let from = start ?? shape.constant(0)
    let to = end ?? shape.constant(1)
    // Beyond the path's own ends it goes round: the pattern repeats after one length then.
    let goesRound = from.values.contains { $0 < -1e-9 } || to.values.contains { $0 > 1 + 1e-9 }
    let width = max(range.upperBound - range.lowerBound, 1e-9)
    func local(_ value: Double) -> Double {
      goesRound ? value : min(max((value - range.lowerBound) / width, 0), 1)
    }
    let bends = goesRound ? [] : [range.lowerBound, range.upperBound]
    let length = WebTrack.combined(from, to, bends: bends) { max(local($1) - local($0), 0) }.snapped
    offset = WebTrack.combined(from, from, bends: bends) { first, _ in -local(first) }.snapped.mapped { $0 * unit }
    // All of a path that goes round has no gap. A trifle more than all, so that players who measure a little longer
    // close what is closed.
    let gap = goesRound ? length.mapped { max(1 - $0, 0) * unit } : length.constant(2 * unit)
    dash = [length.mapped { $0 * unit * 1.001 }, gap]
    visibility = WebTrack(
      intro: length.intro.map(Self.visibility), loop: length.loop.map(Self.visibility),
      outro: length.outro.map(Self.visibility), base: length.base > 1e-6 ? 1 : 0)
  }

  /// Hidden wherever the dash stays without length, and in the very moment where it begins or ends.
  private static func visibility(_ length: WebPhase) -> WebPhase {
    let moment = min(length.duration / 1000, 0.0005)
    var keyframes: [Keyframe] = []
    func add(_ time: Double, _ value: Double) {
      if let last = keyframes.last, last.value == value { return }
      if keyframes.isEmpty, time > 0 { keyframes.append(Keyframe(time: 0, value: 1 - value, curve: .hold)) }
      keyframes.append(Keyframe(time: time, value: value, curve: .hold))
    }
    for (from, to) in zip(length.keyframes, length.keyframes.dropFirst()) where to.time > from.time {
      let isEmpty = from.value <= 1e-6 && (to.value <= 1e-6 || from.curve == .hold)
      if isEmpty {
        add(from.time, 0)
      } else {
        if from.value <= 1e-6 { add(from.time, 0) }
        add(from.value <= 1e-6 ? from.time + moment : from.time, 1)
        if to.value <= 1e-6, to.time - moment > from.time { add(to.time - moment, 0) }
      }
    }
    if keyframes.isEmpty { keyframes = [Keyframe(time: 0, value: length.last > 1e-6 ? 1 : 0, curve: .hold)] }
    if keyframes[0].time > 0 { keyframes.insert(Keyframe(time: 0, value: 0, curve: .hold), at: 0) }
    keyframes.append(Keyframe(time: length.duration, value: length.last > 1e-6 ? 1 : 0, curve: .hold))
    return WebPhase(duration: length.duration, keyframes: keyframes)
  }
}

extension WebTrack {
  /// What is a trifle from nothing or from the whole of a path is that: whether a bend is met a moment early or late must
  /// not make keyframes of its own.
  fileprivate var snapped: WebTrack {
    func snap(_ value: Double) -> Double {
      let whole = value.rounded()
      return abs(value - whole) < 1e-4 ? whole : value
    }
    var track = mapped(snap)
    track.intro = track.intro?.simplified
    track.loop = track.loop?.simplified
    track.outro = track.outro?.simplified
    return track
  }

  /// The same phases and keyframes with one value in all: parallel to this one.
  func constant(_ value: Double) -> WebTrack { mapped { _ in value } }

  /// Every keyframe's value, and the base.
  var values: [Double] {
    [base] + [intro, loop, outro].compactMap(\.self).flatMap(\.keyframes).map(\.value)
  }

  /// A value that follows from two others, baked.
  ///
  /// - Parameter bends: values of either at which the result may bend.
  static func combined(
    _ first: WebTrack, _ second: WebTrack, bends: [Double] = [], _ value: @escaping (Double, Double) -> Double
  ) -> WebTrack {
    func phase(_ a: WebPhase?, _ b: WebPhase?) -> WebPhase? {
      guard let a, let b else { return nil }
      return WebPhase.combined(a, b, bends: bends, value)
    }
    return WebTrack(
      intro: phase(first.intro, second.intro), loop: phase(first.loop, second.loop),
      outro: phase(first.outro, second.outro), base: value(first.base, second.base))
  }
}

extension WebPhase {
  static func combined(
    _ first: WebPhase, _ second: WebPhase, bends: [Double], _ value: @escaping (Double, Double) -> Double
  ) -> WebPhase {
    // Where one stays, the other's curves serve as they are if the value follows evenly.
    for (moving, other, isFirst) in [(first, second, true), (second, first, false)] where other.isConstant {
      func change(_ number: Double) -> Double { isFirst ? value(number, other.first) : value(other.first, number) }
      let low = moving.keyframes.map(\.value).min() ?? 0
      let high = moving.keyframes.map(\.value).max() ?? 0
      let isEven = [0.15, 0.5, 0.85].allSatisfy { part in
        let mixed = change(low) + (change(high) - change(low)) * part
        return abs(change(low + (high - low) * part) - mixed) < 1e-6
      }
      let overshoots = moving.keyframes.contains { $0.curve.overshoots }
      if isEven && !overshoots { return moving.mapped(change).simplified }
    }
    var times = first.keyframes.map(\.time) + second.keyframes.map(\.time) + [0, first.duration]
    for phase in [first, second] {
      for bend in bends { times += phase.crossings(of: bend) }
    }
    var keyframes: [Keyframe] = []
    var sorted: [Double] = []
    for time in times.sorted() where sorted.isEmpty || time - sorted[sorted.count - 1] >= 1e-6 { sorted.append(time) }
    for (from, to) in zip(sorted, sorted.dropFirst()) {
      let inset = min(1e-7, (to - from) / 8)
      func state(_ time: Double) -> TrackState {
        let time = min(max(time, from + inset), to - inset)
        let now = value(first.state(at: time).value, second.state(at: time).value)
        let step = inset / 2
        let before = value(first.state(at: time - step).value, second.state(at: time - step).value)
        let after = value(first.state(at: time + step).value, second.state(at: time + step).value)
        return TrackState(value: now, velocity: step > 0 ? (after - before) / (2 * step) : 0)
      }
      let piece = CurveBaker.keyframes(from: from, to: to, tolerance: 0.001, state: state)
        .map { Keyframe(time: $0.time, value: $0.value, curve: $0.curve) }
      if let last = keyframes.last, let next = piece.first, abs(last.value - next.value) < 1e-6 {
        keyframes.removeLast()
      }
      keyframes += piece
    }
    return WebPhase(duration: first.duration, keyframes: keyframes).simplified
  }

  /// Times at which the value passes another one.
  private func crossings(of value: Double) -> [Double] {
    var result: [Double] = []
    let steps = max(Int(duration * 240), 8)
    for step in 0..<steps {
      var low = duration * Double(step) / Double(steps)
      var high = duration * Double(step + 1) / Double(steps)
      let rises = state(at: low).value < value
      guard rises != (state(at: high).value < value) else { continue }
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if (state(at: middle).value < value) == rises { low = middle } else { high = middle }
      }
      result.append((low + high) / 2)
    }
    return result
  }
}

extension Curve {
  /// Whether it leaves the way between its ends.
  var overshoots: Bool {
    if case .cubicBezier(let bezier) = self { return ![bezier.y1, bezier.y2].allSatisfy((0...1).contains) }
    return false
  }
}
