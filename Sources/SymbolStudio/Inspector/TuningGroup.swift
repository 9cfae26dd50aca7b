import CAdwaita
import StudioModel
import SymbolEffects
import SymbolMotion

/// The numbers of the effect that can be tuned; made anew when another effect is shown.
@MainActor final class TuningGroup {
  let widget: Widget
  private let inspected: InspectedEffect
  private let resetAll: Widget
  private var parameters: [TuningParameter] = []
  private var rows: [NumberRow] = []

  init(_ inspected: InspectedEffect) {
    self.inspected = inspected
    resetAll = textButton(localized("Reset All"), tooltip: localized("All numbers are the effect’s own again"))
    resetAll.styled("flat")
    widget = preferencesGroup(localized("Tuning"), suffix: resetAll)
    connect(resetAll, "clicked") { [inspected] in inspected.perform { .resetTuning(at: $0, of: $1) } }
  }

  /// Shows the effect's numbers.
  func show() {
    guard let effect = inspected.effect else { return }
    let parameters = TuningCatalog.parameters(for: effect.effect.kind)
    if parameters != self.parameters { makeRows(parameters) }
    widget.isVisible = !parameters.isEmpty
    let numbers = inspected.motion?.numbers ?? Tuning()
    for (parameter, row) in zip(parameters, rows) {
      let value = effect.tuning[parameter.key]
      row.show(value ?? numbers[parameter.key] ?? parameter.defaultValue, isModified: value != nil)
    }
    resetAll.isSensitive = !effect.tuning.values.isEmpty
  }

  private func makeRows(_ parameters: [TuningParameter]) {
    for row in rows { adw_preferences_group_remove(widget.cast(), row.widget) }
    self.parameters = parameters
    rows = parameters.map(makeRow)
    for row in rows { add(row.widget, to: widget) }
  }

  private func makeRow(_ parameter: TuningParameter) -> NumberRow {
    // Where the largest is many times the smallest, the slider goes by factors.
    let isLogarithmic = parameter.minimum > 0 && parameter.maximum / parameter.minimum > 50
    let row = NumberRow(
      title: parameter.key.title,
      range: NumberRange(
        minimum: parameter.minimum, maximum: parameter.maximum, step: 0.05, digits: 2,
        unit: parameter.unit == "fraction" ? "" : parameter.unit, isLogarithmic: isLogarithmic),
      tooltip: parameter.key.explanation)
    row.onChange = { [inspected] value in
      inspected.perform { .tune(parameter.key, to: value, at: $0, of: $1) }
    }
    row.onReset = { [inspected] in
      inspected.perform { .tune(parameter.key, to: nil, at: $0, of: $1) }
    }
    inspected.follow(row)
    return row
  }
}

extension TuningKey {
  /// What the number is called.
  var title: String {
    switch self {
    case .duration: localized("Duration")
    case .amplitude: localized("Amplitude")
    case .stagger: localized("Stagger")
    case .inactiveOpacity: localized("Inactive opacity")
    case .damping: localized("Damping")
    case .response: localized("Response")
    }
  }

  /// What it does.
  var explanation: String {
    switch self {
    case .duration: localized("How long one run takes at speed 1")
    case .amplitude: localized("How far the motion goes; 1 is the effect’s own")
    case .stagger: localized("How much later each layer starts than the one before")
    case .inactiveOpacity: localized("How much is seen of layers that are not active")
    case .damping: localized("Below 1 the spring overshoots")
    case .response: localized("How long one swing of the spring takes")
    }
  }
}
