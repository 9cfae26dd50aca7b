import CAdwaita
import StudioModel
import SymbolEffects

/// Curve and duration of the way that is worked on.
@MainActor final class TimingGroup {
  let widget: Widget
  private let inspected: InspectedTransition
  private let curve: ChoiceRow
  private let editor = CurveEditor()
  /// Whether the person asked for a Bézier curve or spring of their own, whose numbers may still be a preset's.
  private var wantsOwn = false
  private let duration: NumberRow
  private let response: NumberRow
  private let damping: NumberRow
  private let fade: NumberRow
  private let size: NumberRow

  private static let presets = CurvePreset.all
  private static let ownBezier = presets.count
  private static let ownSpring = presets.count + 1

  init(_ inspected: InspectedTransition) {
    self.inspected = inspected
    curve = ChoiceRow(
      localized("Curve"),
      choices: Self.presets.map { .init(title: $0.title, explanation: $0.explanation) } + [
        .init(title: localized("Own Bézier"), explanation: localized("Drag the handles, or type the four numbers")),
        .init(title: localized("Own spring"), explanation: localized("Response and damping as you like")),
      ], isMenu: true)
    func number(_ title: String, _ range: NumberRange, _ tooltip: String) -> NumberRow {
      NumberRow(title: title, range: range, tooltip: tooltip, tracksState: false)
    }
    duration = number(
      localized("Duration"),
      NumberRange(minimum: 0.05, maximum: 10, step: 0.05, digits: 2, unit: "s", isLogarithmic: true),
      localized("How long this way takes at speed 1"))
    response = number(
      localized("Response"), NumberRange(minimum: 0.05, maximum: 3, step: 0.05, digits: 2, unit: "s"),
      localized("How long one swing of the spring takes"))
    damping = number(
      localized("Damping"), NumberRange(minimum: 0.1, maximum: 2, step: 0.05, digits: 2, unit: ""),
      localized("Below 1 the spring overshoots"))
    fade = number(
      localized("Fade within"), NumberRange(minimum: 5, maximum: 100, step: 5, digits: 0, unit: "%"),
      localized("The opacity changes in this first part of the way"))
    size = number(
      localized("Made for"), NumberRange(minimum: 4, maximum: 4096, step: 4, digits: 0, unit: "pt", hasSlider: false),
      localized("The symbol’s size that the points of offsets and blurs are meant for"))
    widget = preferencesGroup(
      localized("Timing"),
      rows: [curve.widget, Self.row(of: editor)] + [duration, response, damping, fade, size].map(\.widget))
    listen()
  }

  private func listen() {
    curve.onSelect = { [weak self] in self?.choose($0) }
    editor.onChange = { [inspected] curve in inspected.changeTiming("curve") { $0.curve = curve } }
    editor.onDragBegin = { [inspected] in inspected.store.beginGesture() }
    editor.onDragEnd = { [inspected] in inspected.store.endGesture() }
    duration.onChange = { [inspected] value in inspected.changeTiming("duration") { $0.duration = value } }
    response.onChange = { [inspected] value in
      inspected.changeTiming("response") { timing in
        if case .spring(_, let damping) = timing.curve {
          timing.curve = .spring(response: value, dampingFraction: damping)
        }
      }
    }
    damping.onChange = { [inspected] value in
      inspected.changeTiming("damping") { timing in
        if case .spring(let response, _) = timing.curve {
          timing.curve = .spring(response: response, dampingFraction: value)
        }
      }
    }
    fade.onChange = { [inspected] value in inspected.changeWay("fade") { $0.fadePart = value / 100 } }
    size.onChange = { [inspected] value in inspected.changePart("size") { $0.designSize = value } }
    for row in [duration, response, damping, fade, size] {
      row.onDragBegin = { [inspected] in inspected.store.beginGesture() }
      row.onDragEnd = { [inspected] in inspected.store.endGesture() }
    }
  }

  private func choose(_ index: Int) {
    let present = inspected.way?.timing.curve ?? .easeInOut
    wantsOwn = index >= Self.ownBezier
    if Self.presets.indices.contains(index) {
      let chosen = Self.presets[index].curve
      inspected.changeTiming("curve") { $0.curve = chosen }
    } else if present.isSpring != (index == Self.ownSpring) {
      // The other kind begins with numbers that a person can see the difference of.
      let start = index == Self.ownSpring ? Self.firstSpring : Self.firstBezier
      inspected.changeTiming("curve") { $0.curve = start }
    } else {
      show()
    }
  }

  private static let firstSpring = TransitionCurve.spring(response: 0.5, dampingFraction: 0.6)
  private static let firstBezier = TransitionCurve.cubicBezier(0.3, 0.1, 0.3, 1)

  private static func row(of editor: CurveEditor) -> Widget {
    let row: Widget = adw_preferences_row_new()
    gtk_list_box_row_set_child(row.cast(), editor.widget)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_widget_set_focusable(row, 0)
    return row.named(localized("Curve, drawn"))
  }

  /// Shows the way's timing.
  func show() {
    guard let way = inspected.way, let part = inspected.part else { return }
    let isSpring = way.timing.curve.isSpring
    let own = isSpring ? Self.ownSpring : Self.ownBezier
    curve.show(wantsOwn ? own : Self.presets.firstIndex { $0.curve == way.timing.curve } ?? own)
    editor.show(way.timing)
    editor.showTime(inspected.time)
    if case .spring(let value, let fraction) = way.timing.curve {
      response.show(value, isModified: false)
      damping.show(fraction, isModified: false)
    }
    duration.widget.isVisible = !isSpring
    response.widget.isVisible = isSpring
    damping.widget.isVisible = isSpring
    duration.show(way.timing.duration, isModified: false)
    fade.show(way.fadePart * 100, isModified: false)
    size.show(part.designSize, isModified: false)
  }

  /// Moves the dot on the curve.
  func showPlayhead() { editor.showTime(inspected.time) }
}
