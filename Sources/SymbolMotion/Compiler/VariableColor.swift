import SymbolEffects

extension MotionCompiler {
  /// The opacity of the variable layers changes in their order: filling up, or one light running through.
  static func variableColor(_ effect: VariableColorSymbolEffect, _ context: CompilerContext) -> Motion {
    let groups = Grouping.variable(context.symbol)
    // One layer has nobody to hand over to: it pulses, as deep as `.pulse` unless something else is asked for.
    let isAlone = groups.count <= 1
    let hides = effect.inactiveLayers == .hideInactiveLayers
    let inactive = hides ? 0 : context.tuned(.inactiveOpacity, own: isAlone ? 0.4 : nil)
    if isAlone {
      return pulse(groups, to: inactive, duration: context.tuned(.duration, own: 2), delays: [0], context)
    }
    let step = max(
      context.tuned(.stagger, own: min(0.3, 0.9 / Double(groups.count - 1))), shortestRound / Double(groups.count))
    let isClosed = groups.contains { $0.annotation.closedLoop }
    switch effect.fill {
    case .cumulative:
      return FillingUp(
        count: groups.count, step: step, inactive: inactive, reverses: effect.reversal == .reversing,
        isClosed: isClosed
      ).motion(groups, context)
    case .iterative:
      return RunningLight(
        count: groups.count, step: step, inactive: inactive, reverses: effect.reversal == .reversing,
        isClosed: isClosed
      ).motion(groups, context)
    }
  }

  /// How layers come back to their own opacity when variable colour stops.
  static let variableColorOutro = 0.3
  /// Seconds in which a light may at most run round all layers: faster flickers.
  static let shortestRound = 0.3
}

/// Variable colour, cumulative: all dim, one after the other lights up and stays, all together hold.
///
/// The run begins with the fall, so that it starts and ends with the symbol at rest and needs no intro or outro.
private struct FillingUp {
  var count: Int
  /// Seconds between two layers.
  var step: Double
  /// Opacity of a layer that is not lit.
  var inactive: Double
  var reverses: Bool
  var isClosed: Bool

  static let rise = 0.3
  static let hold = 0.35
  static let fall = 0.3

  private var passage: Double { Double(count - 1) * step }
  private var falls: Double { FillingUp.fall + (reverses ? passage : 0) }
  /// A ring goes on without a pause.
  var length: Double { falls + passage + FillingUp.rise + (isClosed ? 0 : FillingUp.hold) }

  func way(_ index: Int) -> [Keyframe] {
    let fallStart = reverses ? Double(count - 1 - index) * step : 0
    let riseStart = falls + Double(index) * step
    return [
      Keyframe(time: fallStart, value: 1, curve: .cubicBezier(.sine)),
      Keyframe(time: fallStart + FillingUp.fall, value: inactive),
      Keyframe(time: riseStart, value: inactive, curve: .cubicBezier(.sine)),
      Keyframe(time: riseStart + FillingUp.rise, value: 1),
    ]
  }

  func motion(_ groups: [LayerGroup], _ context: CompilerContext) -> Motion {
    let factor = length / context.tuned(.duration, own: length)
    let motionGroups = groups.enumerated().map { index, group in
      context.motionGroup(
        group, tracks: [Track(property: .opacity, keyframes: way(index).spedUp(by: factor))])
    }
    let outro = MotionCompiler.variableColorOutro / factor
    guard context.form == .continuous else {
      return context.runs(motionGroups, length: length / factor, stopping: .settles(within: outro))
    }
    let phases = motionGroups.map { group in
      PhaseGroup(
        group: group, tracks: group.tracks.map { PhaseTracks(property: $0.property, loop: $0.keyframes) })
    }
    return context.repeating(phases, intro: 0, loop: length / factor, stopping: .settles(within: outro))
  }
}

/// Variable colour, iterative: a light with a tail runs through the layers.
private struct RunningLight {
  var count: Int
  /// Seconds between two layers.
  var step: Double
  /// Opacity of a layer that is not lit.
  var inactive: Double
  var reverses: Bool
  var isClosed: Bool

  static let rise = 0.2
  static let fall = 0.4
  /// Seconds in which the others dim before the light leaves the first layer: a fall's length, so that whatever was
  /// lit before the loop begins has gone out.
  static let intro = fall
  static let dimming = 0.2

  /// Seconds until the first layer is lit again. In an open row its light waits until the last one has gone out.
  var period: Double {
    if reverses { return 2 * Double(count - 1) * step }
    return isClosed ? Double(count) * step : Double(count - 1) * step + RunningLight.fall + RunningLight.rise
  }

  /// When a layer is lit in each period, in seconds from the first layer's light. The ends of a row that reverses are
  /// lit once, not twice.
  private func beats(_ index: Int) -> [Double] {
    let there = Double(index) * step
    guard reverses, index > 0, index < count - 1 else { return [there] }
    return [there, Double(2 * (count - 1) - index) * step]
  }

  /// When a layer is lit, from well before the loop to well after it.
  private func peaks(_ index: Int) -> [Double] {
    (-4...4).flatMap { turn in beats(index).map { $0 + Double(turn) * period } }.sorted()
  }

  /// The steady light of a layer from one period before the loop to one after it.
  private func steady(_ index: Int) -> [Keyframe] {
    let peaks = peaks(index)
    var way: [Keyframe] = []
    for (peak, next) in zip(peaks, peaks.dropFirst()) {
      let (fallen, rising, depth) = valley(from: peak, to: next)
      way.append(Keyframe(time: peak, value: 1, curve: .cubicBezier(.sine)))
      way.append(Keyframe(time: fallen, value: depth, curve: rising > fallen ? .linear : .cubicBezier(.sine)))
      if rising > fallen { way.append(Keyframe(time: rising, value: depth, curve: .cubicBezier(.sine))) }
    }
    return way + [Keyframe(time: peaks[peaks.count - 1], value: 1)]
  }

  /// The dark between two lights; it is less deep where there is no time to go out.
  private func valley(from peak: Double, to next: Double) -> (fallen: Double, rising: Double, depth: Double) {
    let share = min((next - peak) / (RunningLight.fall + RunningLight.rise), 1)
    let fallen = peak + RunningLight.fall * share
    return (fallen, max(next - RunningLight.rise * share, fallen), 1 - (1 - inactive) * share)
  }

  /// From rest to the loop's first moment: a layer that was lit lately keeps its light until then.
  private func intro(_ index: Int) -> [Keyframe] {
    let peaks = peaks(index)
    let last = peaks.last { $0 <= 1e-9 } ?? 0
    let next = peaks.first { $0 > 1e-9 } ?? period
    let start = -RunningLight.intro
    if last > start + 1e-9 {
      let held = [Keyframe(time: 0, value: 1), Keyframe(time: last - start, value: 1)]
      return last < -1e-9 ? held.followed(by: steady(index).part(from: last, to: 0), after: last - start) : held
    }
    let (_, rising, depth) = valley(from: last, to: next)
    let dimmed = [
      Keyframe(time: 0, value: 1, curve: .cubicBezier(.sine)), Keyframe(time: RunningLight.dimming, value: depth),
    ]
    guard rising < -1e-9 else { return dimmed + [Keyframe(time: RunningLight.intro, value: depth)] }
    let until = dimmed + [Keyframe(time: rising - start, value: depth)]
    return until.followed(by: steady(index).part(from: rising, to: 0), after: rising - start)
  }

  func motion(_ groups: [LayerGroup], _ context: CompilerContext) -> Motion {
    let outro = MotionCompiler.variableColorOutro
    let phases = groups.enumerated().map { index, group in
      PhaseGroup(
        group: context.motionGroup(group),
        tracks: [
          PhaseTracks(property: .opacity, intro: intro(index), loop: steady(index).part(from: 0, to: period))
        ])
    }
    let motion = context.repeating(
      phases, intro: RunningLight.intro, loop: period, stopping: .settles(within: outro))
    if context.form == .continuous { return motion.spedUp(by: period / context.tuned(.duration, own: period)) }
    // A single run does not light the first layer a second time, unless it comes back to it.
    let last = RunningLight.intro + (reverses ? period : period - RunningLight.rise)
    let cut = motion.cut(at: last)
    let length = last + outro
    let factor = length / context.tuned(.duration, own: length)
    let scaled = cut.spedUp(by: factor)
    return context.runs(scaled.groups, length: length / factor, stopping: scaled.stopping)
  }
}

extension Motion {
  /// The motion up to a time on its timeline, and its way to rest from there.
  fileprivate func cut(at time: Double) -> Motion {
    var result = self
    for (index, group) in groups.enumerated() {
      result.groups[index].tracks = group.tracks.map { track in
        let kept = track.keyframes.part(from: 0, to: time)
        let way = Settling.keyframes(
          from: track.keyframes.stateBefore(time, rest: track.property.restValue), of: track.property,
          restingAngle: group.restingAngle, by: stopping)
        return Track(property: track.property, keyframes: kept.followed(by: way, after: time))
      }
    }
    return result
  }
}
