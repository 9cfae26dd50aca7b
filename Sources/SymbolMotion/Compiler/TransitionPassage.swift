import SymbolArt
import SymbolEffects

/// One way of a custom transition on a symbol, as tracks.
struct TransitionPassage {
  private let way: TransitionWay
  private let isInsertion: Bool
  private let curve: Curve
  private let symbol: Symbol
  private let designSize: Double
  /// Seconds.
  let duration: Double

  init(_ transition: CustomTransition, isInsertion: Bool, in context: CompilerContext) {
    way = transition.way(isInsertion: isInsertion)
    self.isInsertion = isInsertion
    symbol = context.symbol
    designSize = max(transition.designSize, CustomTransition.designSizeRange.lowerBound)
    curve = way.timing.motionCurve
    duration = way.timing.length
  }

  /// Whether the symbol cannot be seen in the active state, so that it may come and go without a jump.
  var endsInvisible: Bool { value(.opacity, at: 0).value <= 0 }

  func group() -> MotionGroup {
    let box = symbol.viewBox
    func place(_ point: UnitPoint) -> Point {
      Point(x: box.x + point.x * box.width, y: box.y + point.y * box.height)
    }
    let anchor = place(way.active.turnsOrScales ? way.active.anchor : way.identity.anchor)
    let whole = Grouping.whole(symbol)
    var group = MotionGroup(name: whole.name, layers: whole.layers, pivot: anchor, anchor: anchor, tracks: tracks())
    if let view = way.active.rotation3D ?? way.identity.rotation3D {
      group.projection = Projection(
        axisX: view.axis.x, axisY: view.axis.y, axisZ: view.axis.z, anchor: place(view.anchor),
        perspective: view.perspective, hiddenBeyond: view.hiddenBeyond)
    }
    return group
  }

  private func tracks() -> [Track] {
    let isUniform = way.scalesEvenly
    return TransitionProperty.allCases.filter { way.moves($0) }.compactMap { property in
      if property == .scaleY, isUniform { return nil }
      let track = property == .scaleX && isUniform ? TrackProperty.scale : property.track
      return Track(property: track, keyframes: keyframes(of: property, as: track))
    }
  }

  /// A property in the motion's unit at a progress, and how it changes with the progress.
  private func value(_ property: TransitionProperty, at progress: Double) -> (value: Double, slope: Double) {
    // Own fractions are of the symbol's sides, in points of the size that the transition was made for.
    let points = designSize / max(symbol.viewBox.size, 1e-9)
    var state = way.state(
      of: property, at: progress, width: symbol.viewBox.width * points, height: symbol.viewBox.height * points)
    // The sine of a whole turn is not quite 0, but rest is rest.
    if abs(state.value - property.neutralValue) < 1e-12 { state.value = property.neutralValue }
    switch property {
    case .offsetX, .offsetY, .blur: return (state.value / designSize, state.slope / designSize)
    case .opacity, .scaleX, .scaleY, .rotation, .rotation3D: return state
    }
  }

  private func progress(at time: Double) -> TrackState {
    curve.state(at: time, duration: duration, from: isInsertion ? 0 : 1, to: isInsertion ? 1 : 0)
  }

  private func keyframes(of property: TransitionProperty, as track: TrackProperty) -> [Keyframe] {
    let range = track.range
    let waves = way.waves.filter { $0.property == property }
    let isPartial = property == .opacity && way.fadePart < 1
    let ends = (
      value(property, at: progress(at: 0).value).value, value(property, at: progress(at: duration).value).value
    )
    let leavesRange = curve.overshoots && range != -Double.infinity...Double.infinity
    if waves.isEmpty && !isPartial && !leavesRange {
      return [Keyframe(time: 0, value: ends.0, curve: curve), Keyframe(time: duration, value: ends.1)]
    }
    func free(_ time: Double) -> TrackState {
      let progress = progress(at: time)
      let state = value(property, at: progress.value)
      return TrackState(value: state.value, velocity: state.slope * progress.velocity)
    }
    var bends = [0, duration]
    if isPartial { bends += crossings { progress(at: $0).value - way.fadePart } }
    for bound in [range.lowerBound, range.upperBound] where bound.isFinite {
      bends += crossings { free($0).value - bound }
    }
    bends = Set(bends).sorted()
    let periods = waves.map { abs($0.frequency) }.max() ?? 0
    var pieces = max(4 * periods, 2)
    if case .spring(let spring) = curve { pieces = max(pieces, 4 * duration / spring.response) }
    var result: [Keyframe] = []
    for (from, to) in zip(bends, bends.dropFirst()) where to - from > 1e-9 {
      // Just inside the bends, where the velocity is this side's.
      let inset = min(1e-7, (to - from) / 4)
      let middle = free((from + to) / 2).value
      let held: Double? =
        middle < range.lowerBound ? range.lowerBound : middle > range.upperBound ? range.upperBound : nil
      let count = max(Int((pieces * (to - from) / duration).rounded(.up)), 2)
      let part = SmoothWay.keyframes(
        from: from, to: to, pieces: held == nil ? count : 1, tolerance: track.followingTolerance
      ) { time in
        if let held { return TrackState(value: held, velocity: 0) }
        let state = free(min(max(time, from + inset), to - inset))
        return TrackState(
          value: min(max(free(time).value, range.lowerBound), range.upperBound), velocity: state.velocity)
      }
      result = result.followed(by: part, after: 0)
    }
    return result
  }

  /// Times at which a function changes its sign.
  private func crossings(_ function: (Double) -> Double) -> [Double] {
    let steps = 512
    var result: [Double] = []
    var before = function(0)
    for step in 1...steps {
      let time = duration * Double(step) / Double(steps)
      let here = function(time)
      if (before < 0) != (here < 0) {
        var (low, high) = (duration * Double(step - 1) / Double(steps), time)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if (function(middle) < 0) == (before < 0) { low = middle } else { high = middle }
        }
        result.append((low + high) / 2)
      }
      before = here
    }
    return result
  }
}

extension TransitionWay {
  /// Whether both axes are scaled alike all the way.
  fileprivate var scalesEvenly: Bool {
    func terms(_ property: TransitionProperty) -> [TransitionWave] {
      waves.filter { $0.property == property }.map { wave in
        var wave = wave
        wave.property = .scaleX
        return wave
      }
    }
    return active.scaleX == active.scaleY && identity.scaleX == identity.scaleY && terms(.scaleX) == terms(.scaleY)
  }
}

extension TransitionProperty {
  /// The track that carries it.
  fileprivate var track: TrackProperty {
    switch self {
    case .opacity: .opacity
    case .scaleX: .scaleX
    case .scaleY: .scaleY
    case .rotation: .rotation
    case .rotation3D: .rotation3D
    case .offsetX: .offsetX
    case .offsetY: .offsetY
    case .blur: .blur
    }
  }
}

extension Curve {
  /// Whether it leaves the span between its two values.
  fileprivate var overshoots: Bool {
    switch self {
    case .hold, .linear, .steps: false
    case .cubicBezier(let bezier): !(0...1).contains(bezier.y1) || !(0...1).contains(bezier.y2)
    case .spring: true
    }
  }
}
