import CAdwaita
import StudioModel
import SymbolEffects

/// How one picture changes to the next: one view or two, what changes, and all times.
@MainActor final class SwitchingWayGroup {
  let widget: Widget
  private let inspected: InspectedSwitching
  private let way: ChoiceRow
  private let style: ChoiceRow
  private let numbers: [(parameter: SwitchingParameter, row: NumberRow)]
  private let curve: CurveRows

  init(_ inspected: InspectedSwitching) {
    self.inspected = inspected
    way = ChoiceRow(
      localized("Way"),
      choices: [
        .init(
          title: localized("Two views"),
          explanation: localized("Transition: the new picture comes over the old one; never empty")),
        .init(
          title: localized("One view"),
          explanation: localized("Animation: the picture goes, is swapped while it is away, and comes back")),
      ])
    style = ChoiceRow(
      localized("Style"),
      choices: [
        .init(title: localized("Fade"), explanation: localized("Opacity; with two views a cross-fade")),
        .init(
          title: localized("Blur"), explanation: localized("Blur; with two views a cross-blur, which fades as well")),
        .init(title: localized("Scale"), explanation: localized("Size and opacity")),
      ])
    numbers = SwitchingParameter.allCases.map { ($0, Self.row($0)) }
    curve = CurveRows(
      beginGesture: { inspected.store.beginGesture() }, endGesture: { inspected.store.endGesture() })
    widget = preferencesGroup(
      localized("Change"), rows: [way.widget, style.widget] + numbers.map(\.row.widget) + curve.widgets)
    curve.onChange = { [inspected] id, edit in inspected.change(id) { edit(&$0.curve) } }
    way.onSelect = { [inspected] index in inspected.change("way") { $0.way = ImageSwitching.Way.allCases[index] } }
    style.onSelect = { [inspected] index in
      inspected.change("style") { $0.style = ImageSwitching.Style.allCases[index] }
    }
    for (parameter, row) in numbers {
      inspected.follow(row)
      row.onChange = { [inspected] value in inspected.change(parameter.rawValue) { $0[parameter] = value } }
      row.onReset = { [inspected] in
        inspected.change(parameter.rawValue) { $0[parameter] = ImageSwitching()[parameter] }
      }
    }
  }

  /// Shows the switching's values; numbers that its way and style do not use are not there.
  func show(_ switching: ImageSwitching) {
    way.show(ImageSwitching.Way.allCases.firstIndex(of: switching.way) ?? 0)
    style.show(ImageSwitching.Style.allCases.firstIndex(of: switching.style) ?? 0)
    let usual = ImageSwitching()
    let isSpring = switching.curve.isSpring
    for (parameter, row) in numbers {
      // A spring takes the time that it needs.
      let isFixed = isSpring && (parameter == .out || parameter == .in)
      row.widget.isVisible = parameter.isUsed(by: switching) && !isFixed
      row.show(switching[parameter], isModified: switching[parameter] != usual[parameter])
    }
    curve.show(TransitionTiming(switching.curve, duration: switching.inTime))
  }

  private static func row(_ parameter: SwitchingParameter) -> NumberRow {
    let (title, tooltip): (String, String) =
      switch parameter {
      case .out: (localized("Out"), localized("How long the old picture takes to go"))
      case .wait:
        (localized("Wait"), localized("From the start of the going to the swap; shorter swaps while it is seen"))
      case .in: (localized("In"), localized("How long the new picture takes to come"))
      case .blur: (localized("Blur radius"), localized("The blur at its strongest, for a picture of 100 points"))
      case .scale: (localized("Smallest size"), localized("The size when the picture is away, as a factor"))
      }
    let isTime = parameter.unit == "s"
    return NumberRow(
      title: title,
      range: NumberRange(
        minimum: parameter.range.lowerBound, maximum: parameter.range.upperBound,
        step: parameter == .blur ? 1 : 0.05, digits: parameter == .blur ? 1 : 2, unit: parameter.unit,
        isLogarithmic: isTime && parameter != .wait), tooltip: tooltip)
  }
}
