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
  public var readingDirection: ReadingDirection {
    get { stack.readingDirection }
    set {
      stack.readingDirection = newValue
      outgoing?.readingDirection = newValue
    }
  }
  /// Whether the person asked for less motion: nothing moves, fades stay.
  public var reducesMotion: Bool { stack.reducesMotion }
  /// Whether the symbol has a place in the layout: false after a transition that removed it.
  public internal(set) var isInserted = true
  /// 0…1; nil: all layers are active.
  public internal(set) var variableValue: Double?
  /// How the value is shown; nil: as the symbol prefers, else in colour.
  public internal(set) var variableValueMode: VariableValueMode?

  /// The effects on the present symbol; during a content transition on the one that comes.
  var stack: EffectStack { didSet { nextNews = -.infinity } }
  /// During a content transition the same effects on the symbol that goes: so neither its beginning nor its end is seen.
  var outgoing: EffectStack? { didSet { nextNews = -.infinity } }
  var replacing: PlayerReplacement? { didSet { nextNews = -.infinity } }
  /// Before this time nothing happens by itself: what a frame in the middle of a motion need not look for.
  var nextNews = -Double.infinity
  var waiting: PlayerReplacement?
  var presence = ValueWay(1)
  var events: [PlayerEvent] = []
  /// The latest time that a call had.
  var now = -Double.infinity
  private var runCount = 0

  /// A player of a symbol at rest.
  public init(
    symbol: Symbol, readingDirection: ReadingDirection = .leftToRight, reducesMotion: Bool = false
  ) {
    self.symbol = symbol
    stack = EffectStack(symbol, readingDirection: readingDirection, reducesMotion: reducesMotion)
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
    let id = RunID(number: runCount)
    try stack.add(id, applied, animated: animated, at: time)
    runCount += 1
    try? outgoing?.add(id, applied, animated: animated, at: time)
    advance(to: time)
    return id
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
    stack.setReducesMotion(reducesMotion, at: time)
    outgoing?.setReducesMotion(reducesMotion, at: time)
    advance(to: time)
  }

  /// Takes another symbol, with all that runs.
  mutating func show(_ symbol: Symbol, at time: Double) {
    setShown(symbol)
    stack = stack.continued(on: symbol, value: variableValue, at: time)
  }

  /// Says what the frames are of.
  mutating func setShown(_ symbol: Symbol) {
    self.symbol = symbol
    symbolRevision += 1
  }

  mutating func nextRun() -> RunID {
    defer { runCount += 1 }
    return RunID(number: runCount)
  }

  /// What happened since the last call, in the order of time. Each run's completion is in exactly one event.
  public mutating func takeEvents(until time: Double) -> [PlayerEvent] {
    advance(to: time)
    defer { events = [] }
    return events
  }
}
