import CAdwaita

/// Where something dragged is let go over a row.
enum RowDropPlace {
  case before, onto, behind
}

/// Lets a row of a list be dragged.
@MainActor func dragRow(_ row: Widget, text: String, began: @escaping @MainActor () -> Void) {
  guard let source = gtk_drag_source_new() else { return }
  gtk_drag_source_set_actions(source, GDK_ACTION_MOVE)
  var value = GValue()
  g_value_init(&value, shim_type_string())
  g_value_set_string(&value, text)
  if let content = gdk_content_provider_new_for_value(&value) {
    gtk_drag_source_set_content(source, content)
    g_object_unref(UnsafeMutableRawPointer(content))
  }
  g_value_unset(&value)
  connect(source, "drag-begin") {
    began()
    let paintable = gtk_widget_paintable_new(row)
    gtk_drag_source_set_icon(source, paintable, 24, 24)
    if let paintable { g_object_unref(UnsafeMutableRawPointer(paintable)) }
  }
  row.add(source)
}

/// Lets dragged rows be let go over this one.
/// - Parameter betweenToo: whether the row's upper and lower quarters stand for the places before and behind it.
@MainActor func acceptRows(
  on row: Widget, betweenToo: @escaping @MainActor () -> Bool, _ drop: @escaping @MainActor (RowDropPlace) -> Void
) {
  guard let target = gtk_drop_target_new(shim_type_string(), GDK_ACTION_MOVE) else { return }
  let styles = ["drop-before", "drop-onto", "drop-behind"]
  func place(_ y: Double) -> RowDropPlace {
    let part = y / Double(max(gtk_widget_get_allocated_height(row), 1))
    guard betweenToo() else { return .onto }
    return part < 0.3 ? .before : part > 0.7 ? .behind : .onto
  }
  func show(_ place: RowDropPlace?) {
    let shown = place.map { [RowDropPlace.before: styles[0], .onto: styles[1], .behind: styles[2]][$0] ?? "" }
    for style in styles { row.setStyle(style, style == shown) }
  }
  connect(target, "leave") { show(nil) }
  // The place is noted on the way; the answer stays the target's own.
  if let motion = gtk_drop_controller_motion_new() {
    connect(motion, "motion", arguments: { show(place($0.double(2))) })
    row.add(motion)
  }
  connect(
    target, "drop",
    answering: { arguments in
      show(nil)
      let found = place(arguments.double(3))
      // The list is made anew by the edit: the drop must end first.
      whenIdle { drop(found) }
      return true
    })
  row.add(target)
}
