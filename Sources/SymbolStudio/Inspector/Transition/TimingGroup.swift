import CAdwaita
import StudioModel
import SymbolEffects

/// Curve and duration of the way that is worked on.
@MainActor final class TimingGroup {
  let widget: Widget
  private let inspected: InspectedTransition
  private let curve: ChoiceRow
  private let duration: NumberRow
  private let response: NumberRow
  private let damping: NumberRow
  private let fade: NumberRow
  private let size: NumberRow

  private nonisolated static let curves: [TransitionCurve] = [.easeInOut, .easeIn, .easeOut, .linear]

  init(_ inspected: InspectedTransition) {
    self.inspected = inspected
    curve = ChoiceRow(
      localized("Curve"),
      choices: [
        .init(title: localized("Ease in and out"), explanation: localized("Slow at both ends")),
        .init(title: localized("Ease in"), explanation: localized("Fast at the end")),
        .init(title: localized("Ease out"), explanation: localized("Fast at the start")),
        .init(title: localized("Linear"), explanation: localized("Even speed")),
        .init(title: localized("Spring"), explanation: localized("Takes the time that it needs, and may overshoot")),
        .init(title: localized("Own Bézier"), explanation: localized("From a file: cubic-bezier numbers of its own")),
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
      localized("Timing"), rows: [curve].map(\.widget) + [duration, response, damping, fade, size].map(\.widget))
    listen()
  }

  private func listen() {
    curve.onSelect = { [inspected] index in
      inspected.changeTiming("curve") { timing in
        if Self.curves.indices.contains(index) {
          timing.curve = Self.curves[index]
        } else if index == Self.curves.count {
          timing.curve = .spring(response: 0.5, dampingFraction: 0.7)
        }
      }
    }
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
    size.onChange = { [inspected] value in inspected.change("size") { $0.designSize = value } }
    for row in [duration, response, damping, fade, size] {
      row.onDragBegin = { [inspected] in inspected.store.beginGesture() }
      row.onDragEnd = { [inspected] in inspected.store.endGesture() }
    }
  }

  /// Shows the way's timing.
  func show() {
    guard let way = inspected.way, let transition = inspected.transition else { return }
    var isSpring = false
    switch way.timing.curve {
    case .spring(let value, let fraction):
      isSpring = true
      curve.show(Self.curves.count)
      response.show(value, isModified: false)
      damping.show(fraction, isModified: false)
    case .cubicBezier:
      curve.show(Self.curves.firstIndex(of: way.timing.curve) ?? Self.curves.count + 1)
    }
    duration.widget.isVisible = !isSpring
    response.widget.isVisible = isSpring
    damping.widget.isVisible = isSpring
    duration.show(way.timing.duration, isModified: false)
    fade.show(way.fadePart * 100, isModified: false)
    size.show(transition.designSize, isModified: false)
  }
}
