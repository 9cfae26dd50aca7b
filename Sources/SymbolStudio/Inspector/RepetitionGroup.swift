import CAdwaita
import StudioModel
import SymbolEffects
import SymbolMotion

/// How often and how fast the effect runs.
@MainActor final class RepetitionGroup {
  let widget: Widget
  private let inspected: InspectedEffect
  private let mode: ChoiceRow
  private let count: NumberRow
  private let delay: NumberRow
  private let speed: NumberRow

  /// The ways to repeat that the menu offers.
  private enum Mode: CaseIterable {
    case automatic, once, times, periodic, continuous

    init(_ repetition: SymbolEffectOptions.RepeatBehavior?) {
      switch repetition {
      case nil: self = .automatic
      case .nonRepeating: self = .once
      case .periodic(count: .some, _): self = .times
      case .periodic(count: nil, _): self = .periodic
      case .continuous: self = .continuous
      }
    }

    var choice: ChoiceRow.Choice {
      switch self {
      case .automatic:
        .init(title: localized("Automatic"), explanation: localized("Discrete once, indefinite for as long as active"))
      case .once: .init(title: localized("Once"), explanation: localized("One run, even where it would repeat"))
      case .times: .init(title: localized("Several times"), explanation: localized("That many runs in all"))
      case .periodic: .init(title: localized("Again and again"), explanation: localized("Whole runs without end"))
      case .continuous:
        .init(title: localized("Continuous"), explanation: localized("Without a pause or an end"))
      }
    }
  }

  init(_ inspected: InspectedEffect) {
    self.inspected = inspected
    mode = ChoiceRow(localized("Repetition"), choices: Mode.allCases.map(\.choice))
    count = NumberRow(
      title: localized("Runs"),
      range: NumberRange(
        minimum: Double(SymbolEffectOptions.countRange.lowerBound),
        maximum: Double(SymbolEffectOptions.countRange.upperBound), step: 1, digits: 0, unit: "", hasSlider: false),
      tracksState: false)
    delay = NumberRow(
      title: localized("Delay"),
      range: NumberRange(
        minimum: 0, maximum: SymbolEffectOptions.delayRange.upperBound, step: 0.1, digits: 2, unit: "s",
        hasSlider: false))
    let speeds = SymbolEffectOptions.speedRange
    speed = NumberRow(
      title: localized("Speed"),
      range: NumberRange(
        minimum: speeds.lowerBound, maximum: speeds.upperBound, step: 0.1, digits: 2, unit: "×", isLogarithmic: true))
    widget = preferencesGroup(
      localized("Repetition and Speed"), rows: [mode.widget, count.widget, delay.widget, speed.widget])
    listen()
  }

  /// Shows the effect's options.
  func show() {
    guard let effect = inspected.effect else { return }
    let options = effect.options
    // What leads to a state, or to another symbol, has nothing to repeat.
    let repeats = AppliedBehavior.supported(by: effect.effect.kind).contains(.discrete)
    self.mode.widget.isVisible = repeats
    let mode = repeats ? Mode(options.repetition) : .once
    self.mode.show(Mode.allCases.firstIndex(of: mode) ?? 0)
    count.widget.isVisible = mode == .times
    delay.widget.isVisible = mode == .times || mode == .periodic
    if case .periodic(let runs, let seconds) = options.repetition {
      count.show(Double(runs ?? 2), isModified: false)
      delay.show(seconds ?? 0, isModified: seconds != nil)
    }
    speed.show(options.speedFactor, isModified: options.speedFactor != 1)
  }

  private func listen() {
    for row in [count, delay, speed] { inspected.follow(row) }
    mode.onSelect = { [weak self] index in self?.choose(Mode.allCases[index]) }
    count.onChange = { [weak self] value in self?.changePeriod { count, _ in count = Int(value) } }
    delay.onChange = { [weak self] value in self?.changePeriod { _, delay in delay = value } }
    delay.onReset = { [weak self] in self?.changePeriod { _, delay in delay = nil } }
    speed.onChange = { [weak self] value in self?.setSpeed(value) }
    speed.onReset = { [weak self] in self?.setSpeed(1) }
  }

  private func choose(_ mode: Mode) {
    guard let options = inspected.effect?.options else { return }
    var (count, delay): (Int?, Double?) = (nil, nil)
    if case .periodic(let oldCount, let oldDelay) = options.repetition { (count, delay) = (oldCount, oldDelay) }
    let changed: SymbolEffectOptions =
      switch mode {
      case .automatic: options.automaticRepetition
      case .once: options.nonRepeating
      case .times: options.repeat(.periodic(count ?? 2, delay: delay))
      case .periodic: options.repeat(.periodic(nil, delay: delay))
      case .continuous: options.repeat(.continuous)
      }
    setRepetition(changed)
  }

  private func changePeriod(_ change: (inout Int?, inout Double?) -> Void) {
    guard let options = inspected.effect?.options, case .periodic(var count, var delay) = options.repetition else {
      return
    }
    change(&count, &delay)
    setRepetition(options.repeat(.periodic(count, delay: delay)))
  }

  private func setRepetition(_ options: SymbolEffectOptions) {
    inspected.perform { .setRepetition(options, at: $0, of: $1) }
  }

  private func setSpeed(_ value: Double) {
    guard let options = inspected.effect?.options else { return }
    inspected.perform { .setSpeed(options.speed(value), at: $0, of: $1) }
  }
}
