import CAdwaita
import StudioModel
import SymbolEffects

/// The curve of going and coming: one with a name, or a spring with its numbers.
@MainActor final class SwitchingCurveRows {
  private let choice: ChoiceRow
  private let response: NumberRow
  private let damping: NumberRow

  private static let springPlace = TransitionCurve.named.count

  var widgets: [Widget] { [choice.widget, response.widget, damping.widget] }

  init(_ inspected: InspectedSwitching) {
    let named = TransitionCurve.named.map(\.curve)
    choice = ChoiceRow(
      localized("Curve"),
      choices: [
        .init(title: localized("Linear"), explanation: localized("Even speed")),
        .init(title: localized("Ease in"), explanation: localized("Fast at the end")),
        .init(title: localized("Ease out"), explanation: localized("Fast at the start")),
        .init(title: localized("Ease in and out"), explanation: localized("Slow at both ends")),
        .init(title: localized("Spring"), explanation: localized("Takes the time that it needs, and may overshoot")),
        .init(title: localized("Own Bézier"), explanation: localized("From a file: cubic-bezier numbers of its own")),
      ], isMenu: true)
    func number(_ title: String, _ range: ClosedRange<Double>, unit: String, _ tooltip: String) -> NumberRow {
      NumberRow(
        title: title,
        range: NumberRange(minimum: range.lowerBound, maximum: range.upperBound, step: 0.05, digits: 2, unit: unit),
        tooltip: tooltip, tracksState: false)
    }
    response = number(
      localized("Response"), TransitionCurve.responseRange, unit: "s",
      localized("How long one swing of the spring takes"))
    damping = number(
      localized("Damping"), TransitionCurve.dampingRange, unit: "", localized("Below 1 the spring overshoots"))
    choice.onSelect = { index in
      inspected.change("curve") { switching in
        if named.indices.contains(index) {
          switching.curve = named[index]
        } else if index == named.count {
          if case .spring = switching.curve { return }
          switching.curve = .spring(response: 0.4, dampingFraction: 0.9)
        }
      }
    }
    for row in [response, damping] { inspected.follow(row) }
    response.onChange = { value in
      inspected.change("response") { switching in
        if case .spring(_, let damping) = switching.curve {
          switching.curve = .spring(response: value, dampingFraction: damping)
        }
      }
    }
    damping.onChange = { value in
      inspected.change("damping") { switching in
        if case .spring(let response, _) = switching.curve {
          switching.curve = .spring(response: response, dampingFraction: value)
        }
      }
    }
  }

  /// Shows a curve without telling of it.
  func show(_ curve: TransitionCurve) {
    var isSpring = false
    if case .spring(let value, let fraction) = curve {
      isSpring = true
      choice.show(Self.springPlace)
      response.show(value, isModified: false)
      damping.show(fraction, isModified: false)
    } else {
      choice.show(TransitionCurve.named.firstIndex { $0.curve == curve } ?? Self.springPlace + 1)
    }
    response.widget.isVisible = isSpring
    damping.widget.isVisible = isSpring
  }
}
