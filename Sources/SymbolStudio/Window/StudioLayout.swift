import CAdwaita

/// Where the parts of the window stand: library left; right of it stage over timeline or code, and the inspector.
@MainActor struct StudioLayout {
  let widget: Widget
  private let library: Widget
  private let inspector: Widget
  private let stageColumn: Widget
  private let bottom: Widget

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
    bottom = gtk_stack_new()
    gtk_stack_add_named(bottom.cast(), parts.timeline, "timeline")
    gtk_stack_add_named(bottom.cast(), parts.code, "code")
    gtk_stack_set_transition_type(bottom.cast(), GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    bottom.styled("bottom-pane")

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

  /// Shows the code in the timeline's place, or the timeline again.
  func showCode(_ isShown: Bool) {
    gtk_stack_set_visible_child_name(bottom.cast(), isShown ? "code" : "timeline")
  }

  /// Notes how wide and high the parts are now.
  func store(in state: inout WindowState) {
    state.libraryWidth = gtk_paned_get_position(library.cast())
    let inspectorWidth = gtk_widget_get_allocated_width(inspector) - gtk_paned_get_position(inspector.cast())
    if inspectorWidth > 0 { state.inspectorWidth = inspectorWidth }
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
