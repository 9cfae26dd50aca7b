import CAdwaita

/// Where the parts of the window stand: library left; right of it stage over timeline and code, and the inspector.
@MainActor struct StudioLayout {
  let widget: Widget
  private let library: Widget
  private let inspector: Widget
  private let stageColumn: Widget
  private let timeline: Widget
  private let code: Widget
  private let codeSeparator: Widget

  /// From this height on the code has room under the timeline; in lower windows it takes the timeline's place.
  private static let heightForBoth: Int32 = 900
  private static let codeHeight: Int32 = 240

  struct Parts {
    var libraryBar: Widget
    var library: Widget
    var mainBar: Widget
    var stage: Widget
    var timeline: Widget
    var code: Widget
    var inspector: Widget
  }

  init(_ parts: Parts, state: WindowState) {
    timeline = parts.timeline.expanding(vertically: true)
    code = parts.code.expanding(vertically: true)
    codeSeparator = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    code.isVisible = false
    codeSeparator.isVisible = false
    let bottom = column(spacing: 0, [timeline, codeSeparator, code])

    stageColumn = Self.paned(GTK_ORIENTATION_VERTICAL, parts.stage, bottom)
    gtk_paned_set_resize_end_child(stageColumn.cast(), 0)

    inspector = Self.paned(GTK_ORIENTATION_HORIZONTAL, stageColumn, parts.inspector)
    gtk_paned_set_resize_end_child(inspector.cast(), 0)

    let main = column(spacing: 0, [parts.mainBar, inspector.expanding(vertically: true)])
    let side = column(spacing: 0, [parts.libraryBar, parts.library.expanding(vertically: true)]).styled("library")
    library = Self.paned(GTK_ORIENTATION_HORIZONTAL, side, main)
    gtk_paned_set_resize_start_child(library.cast(), 0)
    gtk_paned_set_position(library.cast(), state.libraryWidth)
    widget = library
    place(state)
  }

  /// Shows the code under the timeline, or in its place where the window is low; or the timeline alone again.
  func showCode(_ isShown: Bool) {
    let hasRoom = gtk_widget_get_allocated_height(widget) >= Self.heightForBoth
    let showedBoth = code.isVisible && timeline.isVisible
    code.isVisible = isShown
    timeline.isVisible = !isShown || hasRoom
    codeSeparator.isVisible = isShown && hasRoom
    let showsBoth = code.isVisible && timeline.isVisible
    guard showsBoth != showedBoth else { return }
    let position = gtk_paned_get_position(stageColumn.cast())
    gtk_paned_set_position(stageColumn.cast(), position + (showsBoth ? -Self.codeHeight : Self.codeHeight))
  }

  /// Notes how wide and high the parts are now.
  func store(in state: inout WindowState) {
    state.libraryWidth = gtk_paned_get_position(library.cast())
    let inspectorWidth = gtk_widget_get_allocated_width(inspector) - gtk_paned_get_position(inspector.cast())
    if inspectorWidth > 0 { state.inspectorWidth = inspectorWidth }
    if code.isVisible { showCode(false) }
    let bottomHeight = gtk_widget_get_allocated_height(stageColumn) - gtk_paned_get_position(stageColumn.cast())
    if bottomHeight > 0 { state.timelineHeight = bottomHeight }
  }

  /// A paned counts from its start; the inspector and the timeline are remembered by their own size.
  private func place(_ state: WindowState) {
    let width = state.width - state.libraryWidth - state.inspectorWidth
    gtk_paned_set_position(inspector.cast(), max(width, 300))
    let barHeight: Int32 = 47
    gtk_paned_set_position(stageColumn.cast(), max(state.height - barHeight - state.timelineHeight, 200))
  }

  private static func paned(_ orientation: GtkOrientation, _ start: Widget, _ end: Widget) -> Widget {
    let paned: Widget = gtk_paned_new(orientation)
    gtk_paned_set_start_child(paned.cast(), start)
    gtk_paned_set_end_child(paned.cast(), end)
    gtk_paned_set_shrink_start_child(paned.cast(), 0)
    gtk_paned_set_shrink_end_child(paned.cast(), 0)
    return paned
  }
}
