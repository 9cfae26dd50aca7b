import SymbolArt
import SymbolEffects

/// The effects that run on one symbol, and how far a variable value reaches its layers. During a content transition a
/// player has two of them, one for each symbol.
struct EffectStack: Sendable {
  let symbol: Symbol
  var readingDirection: ReadingDirection
  private(set) var reducesMotion: Bool
  var slots: [PlayerSlot] = [] { didSet { plays = slots.flatMap(\.plays) } }
  /// What the slots play, in their order: all that a frame needs of them.
  private var plays: [Play] = []
  /// Where the symbol's layers lie in what is shown; nil: where they are.
  var places: LayerPlaces?
  /// What happened and was not fetched yet.
  var events: [PlayerEvent] = []
  /// For each layer how far the variable value reaches it in colour, 0…1.
  private(set) var activity: [ValueWay]
  /// The value as it is drawn; 1 where there is none.
  private(set) var drawnValue = ValueWay(1)
  /// The values between which each layer is drawn.
  private let valueSpans: [ValueSpan?]
  private var compiled: [AppliedEffect: Motion] = [:]

  init(_ symbol: Symbol, readingDirection: ReadingDirection, reducesMotion: Bool) {
    self.symbol = symbol
    self.readingDirection = readingDirection
    self.reducesMotion = reducesMotion
    activity = symbol.layers.map { _ in ValueWay(1) }
    valueSpans = symbol.valueSpans(symbol.valueThresholds)
  }

  /// The same effects on another symbol, as far as they have come on this one. What leads over from earlier ones is
  /// left behind: it belongs to groups that are not there.
  func continued(on symbol: Symbol, value: Double?, at time: Double) -> EffectStack {
    var result = EffectStack(symbol, readingDirection: readingDirection, reducesMotion: reducesMotion)
    result.slots = slots
    result.events = events
    result.compileAgain(at: time)
    result.show(value: value, within: 0, at: time)
    return result
  }

  // What runs

  /// Starts a run; see `Player.add`.
  mutating func add(
    _ id: RunID, _ applied: AppliedEffect, animated: Bool, at time: Double
  ) throws(MotionError) {
    let motion = try motion(for: applied)
    var run = PlayerRun(id: id, applied: applied, motion: motion, origin: time)
    let place = place(of: applied.effect.kind)
    let previous = place.flatMap { slots[$0].run }
    if let place, let previous, !previous.isCompleted { cutShort(slot: place, at: time) }
    note(.started, run, at: time)
    var slot = place.map { slots[$0] } ?? PlayerSlot()
    if !animated {
      run.isCompleted = true
      run.origin = time - (motion.holds ? motion.intro : motion.totalDuration ?? 0)
      slot.remnants = []
      slot.run = run.repeatsUntilStopped || run.endsAtRest ? nil : run
      note(.ended, run, at: time)
    } else if let previous, previous.goesOn(as: motion) {
      run.table = previous.table
      run.origin = previous.origin
      run.lead = previous.lead
      slot.run = run
    } else {
      slot.take(run, at: time, symbolSize: symbol.viewBox.size, movesOn: !reducesMotion)
    }
    if let place { slots[place] = slot } else { slots.append(slot) }
  }

  /// Starts a run as its motion states it, beside all others.
  mutating func begin(_ id: RunID, _ applied: AppliedEffect, _ motion: Motion, at time: Double) {
    let run = PlayerRun(id: id, applied: applied, motion: motion, origin: time)
    note(.started, run, at: time)
    slots.append(PlayerSlot(run: run))
  }

  func place(of kind: EffectKind) -> Int? {
    slots.firstIndex { slot in
      guard let present = slot.run?.applied.effect.kind ?? slot.remnants.last?.motion.kind else { return false }
      return present == kind || present.changesVisibility && kind.changesVisibility
    }
  }

  /// Follows the person's wish for less motion, at once.
  mutating func setReducesMotion(_ reducesMotion: Bool, at time: Double) {
    self.reducesMotion = reducesMotion
    compileAgain(at: time)
  }

  /// Lets all that runs go on with motions compiled anew.
  private mutating func compileAgain(at time: Double) {
    for place in slots.indices {
      slots[place].remnants = []
      guard let run = slots[place].run else { continue }
      if let motion = try? motion(for: run.applied) {
        slots[place].run = run.continued(as: motion, at: time)
      } else {
        cutShort(slot: place, at: time)
        slots[place].run = nil
      }
    }
  }

  mutating func motion(for applied: AppliedEffect) throws(MotionError) -> Motion {
    if let motion = compiled[applied] { return reducesMotion ? motion.withReducedMovement : motion }
    let motion = try MotionCompiler.compile(applied, for: symbol, readingDirection: readingDirection)
    if compiled.count >= PlayerLimits.compiledMotions { compiled = [:] }
    compiled[applied] = motion
    return reducesMotion ? motion.withReducedMovement : motion
  }

  var compiledCount: Int { compiled.count }

  // What is seen

  /// Shows a variable value; nil: all layers are active.
  mutating func show(value: Double?, within duration: Double, at time: Double) {
    let strengths = value.map { symbol.valueStrengths(at: $0, mode: .color) } ?? symbol.layers.map { _ in 1 }
    for (layer, strength) in strengths.enumerated() {
      activity[layer].go(to: strength, within: duration, at: time)
    }
    // Layer after layer, as the value passes them. Drawing is movement; a change of strength is a fade.
    drawnValue.go(to: value ?? 1, within: reducesMotion ? 0 : duration, at: time)
  }

  /// Adds what the effects do at a time to a frame.
  func add(to composer: inout FrameComposer, at time: Double) {
    plays.withUnsafeBufferPointer { plays in
      for index in plays.indices where plays[index].end > time {
        plays[index].add(to: &composer, at: time, places: places)
      }
    }
  }

  /// Shows the value in a frame.
  func showValue(in frame: inout Frame, mode: VariableValueMode?, at time: Double) {
    switch symbol.valueMode(mode) {
    case .color:
      for (layer, way) in activity.enumerated() {
        let strength = way.value(at: time)
        if strength != 1 { show(strength, .color, ofLayer: layer, in: &frame) }
      }
    case .draw:
      let value = drawnValue.value(at: time)
      guard value < 1 else { return }
      for (layer, span) in valueSpans.enumerated() {
        show(span?.progress(at: value) ?? 1, .draw, ofLayer: layer, in: &frame)
      }
    }
  }

  private func show(_ strength: Double, _ mode: VariableValueMode, ofLayer layer: Int, in frame: inout Frame) {
    for place in places?.layers[layer] ?? [layer] {
      frame.layers[place].show(valueStrength: strength, mode, of: symbol.layers[layer])
    }
  }

  /// When the value is shown.
  var valueEnd: Double { max(drawnValue.end, activity.reduce(-.infinity) { max($0, $1.end) }) }
}

extension PlayerRun {
  /// Whether the same motion, added again, is what is running or held already.
  fileprivate func goesOn(as motion: Motion) -> Bool {
    stop == nil && motion.isEndless && self.motion == motion
  }
}
