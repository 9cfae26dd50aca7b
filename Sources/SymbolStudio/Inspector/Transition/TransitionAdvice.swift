import CAdwaita
import Foundation
import StudioModel
import SymbolEffects
import SymbolMotion

/// What good practice has to say about the transition, with numbers measured on this machine: shown quietly, and only
/// where it applies.
@MainActor final class TransitionAdvice {
  let widget: Widget
  private let inspected: InspectedTransition
  private let graph: Widget
  private let list: Widget
  private let budget: NumberRow
  private var cost: FrameCost?
  private var measured: Motion?
  private var isMeasuring = false
  private let slow: SwitchRow
  /// Milliseconds that a frame may take: less than a screen's own simulates a slow device.
  private var frameBudget = 16.7

  /// More different transitions than this in one session confuse.
  private static let mostTransitions = 3
  /// How many things at once the graph stands for: a screen full of icons.
  private static let many = 25

  init(_ inspected: InspectedTransition) {
    self.inspected = inspected
    graph = gtk_drawing_area_new()
    graph.sized(height: 72).named(localized("Frame times"))
    list = column(spacing: 6, [])
    slow = SwitchRow(localized("Slow device"), subtitle: Self.slowText)
    budget = NumberRow(
      title: localized("Frame budget"),
      range: NumberRange(minimum: 0.1, maximum: 33.3, step: 0.1, digits: 1, unit: "ms", isLogarithmic: true),
      tooltip: localized(
        "16.7 ms is a usual screen; less stands for a slow device. Half speed is in the transport bar"),
      tracksState: false)
    let card = column(spacing: 9, [graph, list]).styled("card", "advice")
    let group = preferencesGroup(localized("Advice"), rows: [card])
    widget = column(spacing: 12, [group, preferencesGroup("", rows: [slow.widget, budget.widget])])
    budget.show(frameBudget, isModified: false)
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: graph)
    budget.onChange = { [weak self] value in
      guard let self else { return }
      frameBudget = value
      if inspected.store.pacer.budget != nil { inspected.store.pacer.budget = value }
      showAdvice()
    }
    slow.onChange = { [weak self] isOn in
      guard let self else { return }
      inspected.store.pacer.budget = isOn ? frameBudget : nil
      inspected.store.replay()
    }
  }

  /// How many frames the simulated device has shown and dropped.
  func showPlayhead() {
    let pacer = inspected.store.pacer
    let text =
      pacer.budget == nil || pacer.shown == 0
      ? Self.slowText
      : localized("%s frames shown, %s dropped", String(pacer.shown), String(pacer.dropped))
    adw_action_row_set_subtitle(slow.widget.cast(), text)
  }

  private static var slowText: String {
    localized("Frames over the budget are dropped; the clock keeps the time")
  }

  /// Measures anew where the motion is another; only while the page can be seen.
  func show() {
    showAdvice()
    measure()
  }

  private func measure() {
    guard gtk_widget_get_mapped(widget) != 0, !isMeasuring, let symbol = inspected.symbol,
      let motion = inspected.motion, motion != measured
    else { return }
    isMeasuring = true
    Task { [weak self] in
      // A drag changes the motion many times a second: one measurement after another, the last one counts.
      let cost = await Task.detached(priority: .utility) { FrameCost.measured(motion, of: symbol) }.value
      guard let self else { return }
      self.cost = cost
      measured = motion
      isMeasuring = false
      showAdvice()
      measure()
    }
  }

  private func showAdvice() {
    for child in children(of: list) { gtk_box_remove(list.cast(), child) }
    for text in advice {
      let line = label(text).styled("caption")
      gtk_label_set_wrap(line.cast(), 1)
      gtk_label_set_max_width_chars(line.cast(), 1)
      append(line.expanding(horizontally: true), to: list)
    }
    graph.isVisible = cost != nil
    graph.queueDraw()
  }

  private var advice: [String] {
    guard let transition = inspected.transition else { return [] }
    var lines: [String] = []
    if let cost {
      let time = String(format: "%.1f", cost.median)
      lines.append(
        localized(
          "A frame takes %s ms at %s pixels on this machine; %s symbols at once keep within %s ms.", time,
          String(cost.side), String(min(cost.count(within: frameBudget), 999)), String(format: "%.1f", frameBudget)))
      if transition.isCostly, cost.count(within: frameBudget) < Self.many {
        lines.append(
          localized(
            "3D and blur on many things at once cost frames: %s take %s ms. Use them on few.", String(Self.many),
            String(format: "%.0f", cost.median * Double(Self.many))))
      }
    }
    let count = inspected.store.document.transitionCount
    if count > Self.mostTransitions {
      lines.append(localized("This session has %s different transitions: many confuse.", String(count)))
    }
    if transition.lacksFade {
      lines.append(
        localized("It has no fade of its own: people who asked for less motion see a plain one of 0.3 s instead."))
    }
    return lines
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard let cost, !cost.frames.isEmpty else { return }
    let palette = Palette(of: graph)
    let frames = cost.frames.map { $0 * Double(Self.many) }
    let top = max(frames.max() ?? 0, frameBudget) * 1.25
    let bar = width / Double(frames.count)
    for (index, time) in frames.enumerated() {
      setSource(cairo, time > frameBudget ? palette.hue("red") : palette.accent)
      let size = max(time / top * height, 1)
      cairo_rectangle(cairo, Double(index) * bar + 1, height - size, bar - 2, size)
      cairo_fill(cairo)
    }
    let line = (height - frameBudget / top * height).rounded()
    setSource(cairo, palette.foreground, alpha: 0.5)
    cairo_rectangle(cairo, 0, line, width, 1)
    cairo_fill(cairo)
    guard let text = CanvasText(graph) else { return }
    setSource(cairo, palette.foreground, alpha: 0.75)
    let title = localized("%s at once, frame by frame", String(Self.many))
    text.draw(title, cairo, x: 0, y: 0)
    let limit = localized("line: %s ms", String(format: "%.1f", frameBudget))
    text.draw(limit, cairo, x: width - text.size(of: limit).width, y: 0)
  }
}

extension CustomTransition {
  /// Whether it turns in space or blurs.
  fileprivate var isCostly: Bool {
    parts.contains { part in
      [true, false].contains { part.way(isInsertion: $0).moves(.rotation3D) || part.way(isInsertion: $0).moves(.blur) }
    }
  }

  /// Whether what comes or goes is never faded.
  fileprivate var lacksFade: Bool { !parts.contains { $0.way(isInsertion: true).moves(.opacity) } }
}
