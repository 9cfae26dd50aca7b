import CAdwaita
import StudioModel

/// The scrolled part of the timeline: names on the left, curves on the right.
@MainActor final class TimelineRows {
  static let namesWidth: Int32 = 176

  let widget: Widget
  private let names: Widget
  private var plot: Widget?
  private var model = TimelineModel(motions: [], duration: 0, stop: nil)
  private var duration = 0.0

  init() {
    names = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    names.sized(width: Self.namesWidth).expanding(horizontally: false, vertically: false)
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    let plot = drawingArea { [weak self] cairo, width, height in self?.draw(cairo, width, height) }
    self.plot = plot
    plot.expanding(horizontally: true)
    gtk_widget_set_can_target(plot, 0)
    append(names, to: widget)
    append(plot, to: widget)
  }

  /// Shows another model; nothing is drawn where it is the same.
  func show(_ model: TimelineModel, duration: Double) {
    guard model != self.model || duration != self.duration else { return }
    let namesChanged = model.names != self.model.names
    self.model = model
    self.duration = duration
    plot?.sized(height: Int32(TimelinePlot.height(of: model)))
    plot?.queueDraw()
    if namesChanged { showNames() }
  }

  private func showNames() {
    while let child = gtk_widget_get_first_child(names) { gtk_box_remove(names.cast(), child) }
    for section in model.sections {
      let title = name(section.title).styled("monospace", "caption")
      title.sized(height: Int32(TimelinePlot.headerHeight)).margins(start: 12, end: 8)
      append(title, to: names)
      for row in section.rows {
        let title = name(row.name)
        let caption = name(row.caption).styled("caption", "dim-label")
        let box = column(spacing: 0, [title, caption]).aligned(vertically: GTK_ALIGN_CENTER)
        let frame: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        append(box.expanding(vertically: true), to: frame)
        // The row keeps its height, whatever its child would take.
        frame.expanding(vertically: false)
        append(frame.sized(height: Int32(TimelinePlot.rowHeight)).margins(start: 12, end: 8), to: names)
      }
    }
  }

  /// A line that takes the column's width, not its text's.
  private func name(_ text: String) -> Widget {
    let line = label(text, ellipsizes: true).tooltip(text)
    gtk_label_set_max_width_chars(line.cast(), 1)
    return line
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard let plot else { return }
    TimelinePlot(
      model: model, axis: TimeAxis(duration: duration, width: width), palette: Palette(of: plot),
      text: CanvasText(plot)
    ).draw(cairo, width: width, height: height)
  }
}

extension TimelineModel {
  /// What the name column shows.
  fileprivate var names: [[String]] {
    sections.map { section in
      [section.title] + section.rows.flatMap { row in [row.name, row.caption] }
    }
  }
}
