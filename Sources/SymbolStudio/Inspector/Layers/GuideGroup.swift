import CAdwaita
import StudioModel
import SymbolArt

/// The guide points of a filled layer: where the pen goes that writes it. They are moved on the stage.
@MainActor final class GuideGroup {
  let widget: Widget
  private let layers: InspectedLayers
  private let addButton: Widget
  private let reset: Widget
  private var rows: [(widget: Widget, progress: TextField?)] = []
  private var count: Int?

  init(_ layers: InspectedLayers) {
    self.layers = layers
    addButton = iconButton("list-add-symbolic", localized("Add Guide Point")).styled("flat")
    reset = iconButton("edit-undo-symbolic", localized("Reset %s", localized("Guide points"))).styled("flat")
    widget = preferencesGroup(localized("Guide points"), suffix: row(spacing: 0, [reset, addButton]))
    connect(reset, "clicked") { layers.reset(.guide) }
    connect(addButton, "clicked") { [weak self] in self?.add() }
  }

  /// Shows the points of a single layer that has a filled outline.
  func show() {
    let selected = layers.selected
    let layer = selected.count == 1 ? selected.first : nil
    widget.isVisible = layer?.guidedOutline != nil
    guard let layer, widget.isVisible else { return }
    reset.isVisible = layer.origins[.guide] == .person
    let points = layer.annotation.guide?.points ?? []
    if points.count != count { makeRows(points.count) }
    for (row, point) in zip(rows, points) {
      row.progress?.show(Self.percent(point.progress))
      adw_action_row_set_subtitle(row.widget.cast(), point.isStart ? localized("Start") : "")
    }
  }

  private func makeRows(_ count: Int) {
    self.count = count
    for row in rows { adw_preferences_group_remove(widget.cast(), row.widget) }
    rows = (0..<count).map(pointRow)
    if rows.isEmpty {
      let none = actionRow(
        localized("None"), subtitle: localized("Its contour is drawn, and the fill follows"))
      rows = [(none, nil)]
    }
    for row in rows { SymbolStudio.add(row.widget, to: widget) }
  }

  private func pointRow(_ index: Int) -> (widget: Widget, progress: TextField?) {
    let title = localized("Point %s", String(index + 1))
    let progress = TextField(placeholder: "", width: 6)
    progress.widget.named(localized("%s, drawn part", title)).aligned(vertically: GTK_ALIGN_CENTER)
    progress.onCommit = { [weak self] text in
      let number = text.replacing("%", with: "").trimmingSpaces
      guard let percent = Double(number), (0...100).contains(percent) else {
        return localized("How much is drawn here lies between 0 and 100 %.")
      }
      self?.change { $0.settingProgress(percent / 100, at: index) }
      return nil
    }
    let remove = iconButton("user-trash-symbolic", localized("Remove %s", title)).styled("flat", "circular")
    remove.aligned(vertically: GTK_ALIGN_CENTER)
    // The row goes with the edit; first its own handler must end.
    connect(remove, "clicked") { [weak self] in whenIdle { self?.change { $0.removingPoint(at: index) } } }
    let row = actionRow(title, subtitle: " ", suffix: [progress.widget, remove])
    return (row.tooltip(localized("How much is drawn when the pen is here; drag its diamonds on the stage")), progress)
  }

  private func add() {
    guard let outline = layers.selected.first?.guidedOutline else { return }
    guard layers.selected.first?.annotation.guide != nil else {
      return layers.say(.guide, as: Annotation(guide: DrawGuide(beginningFor: outline)))
    }
    change { $0.addingPoint(on: outline) }
  }

  private func change(_ change: (DrawGuide) -> DrawGuide?) {
    guard let guide = layers.selected.first?.annotation.guide else { return }
    layers.say(.guide, as: Annotation(guide: change(guide)))
  }

  /// In whole tenths.
  private static func percent(_ progress: Double) -> String {
    let tenths = Int((progress * 1000).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}

extension String {
  fileprivate var trimmingSpaces: String { split { $0.isWhitespace }.joined(separator: " ") }
}
