import CAdwaita
import SymbolEffects

/// A timing's curve: a ready-made one, or a Bézier curve or spring of one's own, drawn and in numbers.
@MainActor final class CurveRows {
  /// Told of a change; `id` names what changed, so that the steps of one drag become one.
  var onChange: (@MainActor (_ id: String, _ edit: @escaping @Sendable (inout TransitionCurve) -> Void) -> Void)?

  private let choice: ChoiceRow
  private let editor = CurveEditor()
  private let response: NumberRow
  private let damping: NumberRow
  private var shown = TransitionTiming()
  /// Whether the person asked for a Bézier curve or spring of their own, whose numbers may still be a preset's.
  private var wantsOwn = false

  private static let presets = CurvePreset.all
  private static let ownBezier = presets.count
  private static let ownSpring = presets.count + 1
  private static let firstSpring = TransitionCurve.spring(response: 0.5, dampingFraction: 0.6)
  private static let firstBezier = TransitionCurve.cubicBezier(0.3, 0.1, 0.3, 1)

  var widgets: [Widget] { [choice.widget, Self.row(of: editor), response.widget, damping.widget] }

  /// `beginGesture` and `endGesture` are called around a drag, which is one step of undo.
  init(beginGesture: @escaping @MainActor () -> Void, endGesture: @escaping @MainActor () -> Void) {
    choice = ChoiceRow(
      localized("Curve"),
      choices: Self.presets.map { .init(title: $0.title, explanation: $0.explanation) } + [
        .init(title: localized("Own Bézier"), explanation: localized("Drag the handles, or type the four numbers")),
        .init(title: localized("Own spring"), explanation: localized("Response and damping as you like")),
      ], isMenu: true)
    func number(_ title: String, _ range: ClosedRange<Double>, _ unit: String, _ tooltip: String) -> NumberRow {
      NumberRow(
        title: title,
        range: NumberRange(minimum: range.lowerBound, maximum: range.upperBound, step: 0.05, digits: 2, unit: unit),
        tooltip: tooltip, tracksState: false)
    }
    response = number(
      localized("Response"), TransitionCurve.responseRange, "s", localized("How long one swing of the spring takes"))
    damping = number(
      localized("Damping"), TransitionCurve.dampingRange, "", localized("Below 1 the spring overshoots"))
    choice.onSelect = { [weak self] in self?.choose($0) }
    editor.onChange = { [weak self] curve in self?.onChange?("curve") { $0 = curve } }
    response.onChange = { [weak self] value in
      self?.onChange?("response") { curve in
        if case .spring(_, let damping) = curve { curve = .spring(response: value, dampingFraction: damping) }
      }
    }
    damping.onChange = { [weak self] value in
      self?.onChange?("damping") { curve in
        if case .spring(let response, _) = curve { curve = .spring(response: response, dampingFraction: value) }
      }
    }
    editor.onDragBegin = beginGesture
    editor.onDragEnd = endGesture
    for row in [response, damping] {
      row.onDragBegin = beginGesture
      row.onDragEnd = endGesture
    }
  }

  /// Shows a timing without telling of it.
  func show(_ timing: TransitionTiming) {
    shown = timing
    let isSpring = timing.curve.isSpring
    let own = isSpring ? Self.ownSpring : Self.ownBezier
    choice.show(wantsOwn ? own : Self.presets.firstIndex { $0.curve == timing.curve } ?? own)
    editor.show(timing)
    if case .spring(let value, let fraction) = timing.curve {
      response.show(value, isModified: false)
      damping.show(fraction, isModified: false)
    }
    response.widget.isVisible = isSpring
    damping.widget.isVisible = isSpring
  }

  /// Moves the dot on the curve.
  func showTime(_ time: Double) { editor.showTime(time) }

  private func choose(_ index: Int) {
    wantsOwn = index >= Self.ownBezier
    if Self.presets.indices.contains(index) {
      let chosen = Self.presets[index].curve
      onChange?("curve") { $0 = chosen }
    } else if shown.curve.isSpring != (index == Self.ownSpring) {
      // The other kind begins with numbers that a person can see the difference of.
      let start = index == Self.ownSpring ? Self.firstSpring : Self.firstBezier
      onChange?("curve") { $0 = start }
    } else {
      show(shown)
    }
  }

  private static func row(of editor: CurveEditor) -> Widget {
    let row: Widget = adw_preferences_row_new()
    gtk_list_box_row_set_child(row.cast(), editor.widget)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_widget_set_focusable(row, 0)
    return row.named(localized("Curve, drawn"))
  }
}
