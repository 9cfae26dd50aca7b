import SymbolArt
import SymbolEffects

/// Holds the effects that run on one symbol, and answers "the frame at time t".
///
/// A pure state machine: it has no clock, so every call takes the time, in seconds from anywhere. Time does not run
/// backwards: a call with an earlier time than the one before counts as made at that one's. The same calls give the
/// same frames.
///
/// Effects of different types add up; one takes the place of another of its type (appear, disappear, draw on and draw
/// off count as one type, since each undoes the others). Whatever is called, at whatever moment, the symbol goes on
/// from where it is, with the velocity it has, unless the call says `animated: false`.
public struct Player: Sendable {
  /// What the frames are of: during a content transition the layers of both symbols, in one.
  public private(set) var symbol: Symbol
  /// Counts the changes of `symbol`, so that nobody has to compare symbols at each frame.
  public private(set) var symbolRevision = 0
  /// What `.forward` and `.backward` follow, from the next effect on.
  public var readingDirection: ReadingDirection
  /// Whether the person asked for less motion: nothing moves, fades stay.
  public private(set) var reducesMotion: Bool
  /// Whether the symbol has a place in the layout: false after a transition that removed it.
  public internal(set) var isInserted = true
  /// 0…1; nil: all layers are active.
  public internal(set) var variableValue: Double?
  /// How the value is shown; nil: as the symbol prefers, else in colour.
  public internal(set) var variableValueMode: VariableValueMode?

  var slots: [PlayerSlot] = [] { didSet { nextNews = -.infinity } }
  var replacing: PlayerReplacement? { didSet { nextNews = -.infinity } }
  /// Before this time nothing happens by itself: what a frame in the middle of a motion need not look for.
  var nextNews = -Double.infinity
  var waiting: PlayerReplacement?
  var presence = ValueWay(1)
  /// For each layer how far the variable value reaches it in colour, 0…1.
  var activity: [ValueWay]
  /// The value as it is drawn; 1 where there is none.
  var drawnValue = ValueWay(1)
  /// The values between which each layer is drawn.
  private(set) var valueSpans: [ValueSpan?]
  var events: [PlayerEvent] = []
  /// The latest time that a call had.
  var now = -Double.infinity
  private var runCount = 0
  private var compiled: [AppliedEffect: Motion] = [:]

  /// A player of a symbol at rest.
  public init(
    symbol: Symbol, readingDirection: ReadingDirection = .leftToRight, reducesMotion: Bool = false
  ) {
    self.symbol = symbol
    self.readingDirection = readingDirection
    self.reducesMotion = reducesMotion
    activity = symbol.layers.map { _ in ValueWay(1) }
    valueSpans = symbol.valueSpans(symbol.valueThresholds)
  }

  /// Starts an effect, or one more run of it.
  ///
  /// An effect of the same type gives up its place, cut short if it had not completed. One that is added again as it
  /// already runs or holds just goes on.
  /// - Parameters:
  ///   - applied: the effect, how it runs, and its options. `insertion` and `removal` show and hide the symbol but leave
  ///     the layout alone; see `transition`.
  ///   - animated: false goes to the end state at once.
  /// - Returns: the run's name in the events.
  /// - Throws: `MotionError` if the effect cannot run so; nothing has changed then.
  @discardableResult
  public mutating func add(
    _ applied: AppliedEffect, animated: Bool = true, at time: Double
  ) throws(MotionError) -> RunID {
    let time = advance(to: time)
    let motion = try motion(for: applied)
    let kind = applied.effect.kind
    var run = PlayerRun(id: nextRun(), applied: applied, motion: motion, origin: time)
    let place = place(of: kind)
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
      run.motion = previous.motion
      run.origin = previous.origin
      run.lead = previous.lead
      slot.run = run
    } else {
      slot.take(run, at: time, symbolSize: symbol.viewBox.size, movesOn: !reducesMotion)
    }
    if let place { slots[place] = slot } else { slots.append(slot) }
    advance(to: time)
    return run.id
  }

  /// Ends an effect of a type; others go on. An effect that repeats or holds goes to rest smoothly, a run is played to
  /// its end. Nothing happens where there is none.
  ///
  /// - Parameter animated: false is at rest at once.
  public mutating func remove(_ kind: EffectKind, animated: Bool = true, at time: Double) {
    let time = advance(to: time)
    guard let place = slots.firstIndex(where: { $0.run?.applied.effect.kind == kind }) else { return }
    stop(slot: place, animated: animated, at: time)
    advance(to: time)
  }

  /// Ends all effects, as `remove`. A symbol that a transition took out of the layout stays out.
  public mutating func removeAll(animated: Bool = true, at time: Double) {
    let time = advance(to: time)
    for place in slots.indices { stop(slot: place, animated: animated, at: time) }
    advance(to: time)
  }

  /// Shows another symbol, at once. Effects go on with it.
  public mutating func setSymbol(_ symbol: Symbol, at time: Double) {
    let time = advance(to: time)
    endReplacements(at: time)
    if symbol != self.symbol { show(symbol, at: time) }
    advance(to: time)
  }

  /// Follows the person's wish for less motion, at once: what moves stands still in its end state, or moves again.
  public mutating func setReducesMotion(_ reducesMotion: Bool, at time: Double) {
    let time = advance(to: time)
    guard reducesMotion != self.reducesMotion else { return }
    self.reducesMotion = reducesMotion
    compileAgain(at: time)
    advance(to: time)
  }

  /// Takes another symbol, with all that runs.
  mutating func show(_ symbol: Symbol, at time: Double) {
    self.symbol = symbol
    symbolRevision += 1
    compiled = [:]
    compileAgain(at: time)
    activity = symbol.layers.map { _ in ValueWay(1) }
    valueSpans = symbol.valueSpans(symbol.valueThresholds)
    fadeActivity(within: 0, at: time)
  }

  mutating func nextRun() -> RunID {
    defer { runCount += 1 }
    return RunID(number: runCount)
  }

  /// Lets all that runs go on with motions compiled anew.
  private mutating func compileAgain(at time: Double) {
    for place in slots.indices {
      slots[place].remnants = []
      guard var run = slots[place].run else { continue }
      if let motion = try? motion(for: run.applied) {
        // What leads in belongs to groups that may not be there any more.
        run.lead = Lead()
        run.motion = motion
        slots[place].run = run
      } else {
        cutShort(slot: place, at: time)
        slots[place].run = nil
      }
    }
  }

  /// What happened since the last call, in the order of time. Each run's completion is in exactly one event.
  public mutating func takeEvents(until time: Double) -> [PlayerEvent] {
    advance(to: time)
    defer { events = [] }
    return events
  }

  mutating func motion(for applied: AppliedEffect) throws(MotionError) -> Motion {
    if let motion = compiled[applied] { return reducesMotion ? motion.withReducedMovement : motion }
    let motion = try MotionCompiler.compile(applied, for: symbol, readingDirection: readingDirection)
    if compiled.count >= PlayerLimits.compiledMotions { compiled = [:] }
    compiled[applied] = motion
    return reducesMotion ? motion.withReducedMovement : motion
  }

  var compiledCount: Int { compiled.count }

  func place(of kind: EffectKind) -> Int? {
    slots.firstIndex { slot in
      guard let present = slot.run?.applied.effect.kind ?? slot.remnants.last?.motion.kind else { return false }
      return present == kind || present.changesVisibility && kind.changesVisibility
    }
  }
}

extension PlayerRun {
  /// Whether the same motion, added again, is what is running or held already.
  fileprivate func goesOn(as motion: Motion) -> Bool {
    stop == nil && motion.isEndless && self.motion == motion
  }
}
