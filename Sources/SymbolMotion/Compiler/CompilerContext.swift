import SymbolArt
import SymbolEffects

/// What every effect's compiler reads: the symbol, the checked tuning, and how often to run.
struct CompilerContext {
  let symbol: Symbol
  let applied: AppliedEffect
  let readingDirection: ReadingDirection
  /// How the runs follow one another.
  let form: Form
  /// What the compiled motion was made with.
  let numbers = UsedNumbers()

  /// How the runs follow one another.
  enum Form: Hashable {
    /// Whole runs; nil: without end. `delay` in real seconds.
    case runs(count: Int?, delay: Double)
    /// The effect's repeating form: intro, loop until stopped, outro.
    case continuous
  }

  init(_ applied: AppliedEffect, symbol: Symbol, readingDirection: ReadingDirection) throws(MotionError) {
    let kind = applied.effect.kind
    let supported = AppliedBehavior.supported(by: kind)
    guard supported.contains(applied.behavior) else {
      throw .unsupportedBehavior(effect: kind, behavior: applied.behavior, supported: supported)
    }
    let parameters = TuningCatalog.parameters(for: kind)
    for (key, value) in applied.tuning.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let parameter = parameters.first(where: { $0.key == key }) else {
        throw .notTunable(effect: kind, key: key, tunable: parameters.map(\.key))
      }
      guard parameter.range.contains(value) else {
        throw .tuningOutOfRange(effect: kind, value: value, parameter: parameter)
      }
    }
    self.symbol = symbol
    self.applied = applied
    self.readingDirection = readingDirection
    switch applied.options.repetition {
    case .nonRepeating: form = .runs(count: 1, delay: 0)
    case .continuous: form = .continuous
    case .periodic(let count, let delay): form = .runs(count: count.map { max($0, 1) }, delay: max(delay ?? 0, 0))
    case nil: form = applied.behavior == .indefinite ? .continuous : .runs(count: 1, delay: 0)
    }
  }

  /// The symbol's larger side, of which offsets are fractions.
  var symbolSize: Double { symbol.viewBox.size }

  /// A tuned number, or the effect's own; it is noted as used.
  ///
  /// - Parameter own: the effect's own number for this symbol, where it is not the same for all.
  func tuned(_ key: TuningKey, own: Double? = nil) -> Double {
    let usual = TuningCatalog.parameters(for: applied.effect.kind).first { $0.key == key }?.defaultValue
    let value = applied.tuning[key] ?? own ?? usual ?? 1
    numbers.tuning[key] = value
    return value
  }

  /// The motion groups of a scope, in the order of stagger.
  func groups(_ scope: LayerScope) -> [LayerGroup] {
    switch scope {
    case .wholeSymbol: [Grouping.whole(symbol)]
    case .byLayer: Grouping.frontToBack(Grouping.byLayer(symbol))
    }
  }

  /// Each group's delay in seconds.
  func delays(_ count: Int) -> [Double] {
    Stagger.delays(count: count, tuned: count > 1 ? tuned(.stagger, own: Stagger.step(count: count)) : nil)
  }

  /// A motion group of a layer group, with its pivot and anchor.
  func motionGroup(_ group: LayerGroup, tracks: [Track] = []) -> MotionGroup {
    MotionGroup(
      name: group.name, layers: group.layers, pivot: group.pivot(in: symbol), anchor: group.anchor(in: symbol),
      tracks: tracks)
  }

  /// A motion of whole runs, as often as the options say; a continuous one joins them without a pause.
  func runs(_ groups: [MotionGroup], length: Double, stopping: Stopping) -> Motion {
    var motion = Motion(
      effectName: applied.effect.dotName, kind: applied.effect.kind, layerCount: symbol.layers.count,
      symbolSize: symbolSize, groups: groups, loop: length, stopping: stopping)
    switch form {
    case .runs(let count, let delay):
      motion.repetition = count.map { .times($0) } ?? .forever
      motion.pause = delay
    case .continuous:
      motion.repetition = .forever
    }
    return motion
  }
}

/// Notes the tunable numbers while a motion is compiled: only the code that uses a number knows what it is for a symbol.
final class UsedNumbers {
  var tuning = Tuning()
}
