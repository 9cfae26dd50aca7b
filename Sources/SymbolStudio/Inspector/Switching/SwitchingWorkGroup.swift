import CAdwaita
import StudioModel
import SymbolMotion

/// Where the next picture comes from, and what that takes.
@MainActor final class SwitchingWorkGroup {
  let widget: Widget
  private let source: ChoiceRow
  private let duration: NumberRow
  private let chance: NumberRow
  private let seed: NumberRow
  private let steps: NumberRow
  private let hold: NumberRow

  init(_ inspected: InspectedSwitching) {
    source = ChoiceRow(
      localized("Source"),
      choices: [
        .init(title: localized("At once"), explanation: localized("The next picture is there already")),
        .init(title: localized("Simulated"), explanation: localized("Time passes, and it may fail")),
        .init(
          title: localized("Pixelate"),
          explanation: localized("Each picture is really converted, in steps of larger and larger tiles")),
      ], isMenu: true)
    func number(_ title: String, _ range: NumberRange, _ tooltip: String) -> NumberRow {
      NumberRow(title: title, range: range, tooltip: tooltip)
    }
    duration = number(
      localized("Time to take"),
      NumberRange(minimum: 0, maximum: SwitchingWork.durationRange.upperBound, step: 0.1, digits: 2, unit: "s"),
      localized("How long making a picture, or a step of it, takes at least"))
    chance = number(
      localized("Chance to fail"), NumberRange(minimum: 0, maximum: 100, step: 5, digits: 0, unit: "%"),
      localized("How many of the pictures fail; then the old one stays"))
    seed = number(
      localized("Seed"),
      NumberRange(
        minimum: 0, maximum: Double(SwitchingWork.seedRange.upperBound), step: 1, digits: 0, unit: "", hasSlider: false),
      localized("Another number fails other pictures; the same number the same ones"))
    steps = number(
      localized("Steps"),
      NumberRange(
        minimum: Double(SwitchingWork.stepRange.lowerBound), maximum: Double(SwitchingWork.stepRange.upperBound),
        step: 1,
        digits: 0, unit: ""), localized("Each step doubles the side of the tiles"))
    hold = number(
      localized("Rest between"),
      NumberRange(
        minimum: 0, maximum: SwitchingWork.holdRange.upperBound, step: 0.1, digits: 2, unit: "s", hasSlider: false),
      localized("In the preview and in films: how long a picture is left alone before the next is asked for"))
    widget = preferencesGroup(
      localized("Work"),
      rows: [source.widget] + [duration, chance, seed, steps, hold].map(\.widget))
    source.onSelect = { index in
      inspected.changeWork("source") { $0.source = SwitchingWork.Source.allCases[index] }
    }
    for row in [duration, chance, seed, steps, hold] { inspected.follow(row) }
    let usual = SwitchingWork()
    duration.onChange = { value in inspected.changeWork("duration") { $0.duration = value } }
    duration.onReset = { inspected.changeWork("duration") { $0.duration = usual.duration } }
    chance.onChange = { value in inspected.changeWork("chance") { $0.failureChance = value / 100 } }
    chance.onReset = { inspected.changeWork("chance") { $0.failureChance = usual.failureChance } }
    seed.onChange = { value in inspected.changeWork("seed") { $0.seed = Int(value) } }
    seed.onReset = { inspected.changeWork("seed") { $0.seed = usual.seed } }
    steps.onChange = { value in inspected.changeWork("steps") { $0.steps = Int(value) } }
    steps.onReset = { inspected.changeWork("steps") { $0.steps = usual.steps } }
    hold.onChange = { value in inspected.changeWork("hold") { $0.hold = value } }
    hold.onReset = { inspected.changeWork("hold") { $0.hold = usual.hold } }
  }

  /// Shows the work without telling of it; numbers that are of no account are not there.
  func show(_ work: SwitchingWork, pictureCount: Int) {
    let usual = SwitchingWork()
    source.show(SwitchingWork.Source.allCases.firstIndex(of: work.source) ?? 0)
    duration.widget.isVisible = work.source != .immediate
    chance.widget.isVisible = work.source == .simulated
    seed.widget.isVisible = work.source == .simulated && work.failureChance > 0
    steps.widget.isVisible = work.source == .pixelate
    // One change between two pictures that are there begins at once.
    hold.widget.isVisible = work.source != .immediate || pictureCount > 2
    duration.show(work.duration, isModified: work.duration != usual.duration)
    chance.show(work.failureChance * 100, isModified: work.failureChance != usual.failureChance)
    seed.show(Double(work.seed), isModified: work.seed != usual.seed)
    steps.show(Double(work.steps), isModified: work.steps != usual.steps)
    hold.show(work.hold, isModified: work.hold != usual.hold)
  }
}
