import CAdwaita
import StudioModel
import SymbolEffects

/// Curve and duration of the way that is worked on.
@MainActor final class TimingGroup {
  let widget: Widget
  private let inspected: InspectedTransition
  private let curve: CurveRows
  private let duration: NumberRow
  private let fade: NumberRow
  private let size: NumberRow

  init(_ inspected: InspectedTransition) {
    self.inspected = inspected
    curve = CurveRows(
      beginGesture: { inspected.store.beginGesture() }, endGesture: { inspected.store.endGesture() })
    func number(_ title: String, _ range: NumberRange, _ tooltip: String) -> NumberRow {
      NumberRow(title: title, range: range, tooltip: tooltip, tracksState: false)
    }
    duration = number(
      localized("Duration"),
      NumberRange(minimum: 0.05, maximum: 10, step: 0.05, digits: 2, unit: "s", isLogarithmic: true),
      localized("How long this way takes at speed 1"))
    fade = number(
      localized("Fade within"), NumberRange(minimum: 5, maximum: 100, step: 5, digits: 0, unit: "%"),
      localized("The opacity changes in this first part of the way"))
    size = number(
      localized("Made for"), NumberRange(minimum: 4, maximum: 4096, step: 4, digits: 0, unit: "pt", hasSlider: false),
      localized("The symbol’s size that the points of offsets and blurs are meant for"))
    widget = preferencesGroup(
      localized("Timing"), rows: curve.widgets + [duration, fade, size].map(\.widget))
    listen()
  }

  private func listen() {
    curve.onChange = { [inspected] id, edit in inspected.changeTiming(id) { edit(&$0.curve) } }
    duration.onChange = { [inspected] value in inspected.changeTiming("duration") { $0.duration = value } }
    fade.onChange = { [inspected] value in inspected.changeWay("fade") { $0.fadePart = value / 100 } }
    size.onChange = { [inspected] value in inspected.changePart("size") { $0.designSize = value } }
    for row in [duration, fade, size] {
      row.onDragBegin = { [inspected] in inspected.store.beginGesture() }
      row.onDragEnd = { [inspected] in inspected.store.endGesture() }
    }
  }

  /// Shows the way's timing.
  func show() {
    guard let way = inspected.way, let part = inspected.part else { return }
    curve.show(way.timing)
    curve.showTime(inspected.time)
    duration.widget.isVisible = !way.timing.curve.isSpring
    duration.show(way.timing.duration, isModified: false)
    fade.show(way.fadePart * 100, isModified: false)
    size.show(part.designSize, isModified: false)
  }

  /// Moves the dot on the curve.
  func showPlayhead() { curve.showTime(inspected.time) }
}
