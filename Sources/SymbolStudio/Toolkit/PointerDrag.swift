import CAdwaita
import SymbolArt

/// Follows the pointer over a control while the button is down.
/// - Parameter fromPress: whether the press counts as well, or only what moves.
@MainActor func followPointer(
  on widget: Widget, fromPress: Bool,
  _ moved: @escaping @MainActor (_ place: Point, _ modifiers: GdkModifierType) -> Void
) {
  guard let drag = gtk_gesture_drag_new() else { return }
  if fromPress {
    connect(
      drag, "drag-begin",
      arguments: { moved(Point(x: $0.double(1), y: $0.double(2)), modifiers(of: drag)) })
  }
  connectMoves(of: drag, moved)
  widget.add(drag)
}

/// Drags handles that are drawn on a widget, before what lies under them gets the press.
/// - Parameter taken: whether a handle lies where the button goes down; then the drag is its own.
/// - Parameter ended: called after a drag of a handle, also where it was broken off.
@MainActor func dragHandles(
  on widget: Widget, taken: @escaping @MainActor (Point) -> Bool,
  moved: @escaping @MainActor (_ place: Point, _ modifiers: GdkModifierType) -> Void,
  ended: @escaping @MainActor () -> Void
) {
  guard let drag = gtk_gesture_drag_new() else { return }
  gtk_event_controller_set_propagation_phase(drag.cast(), GTK_PHASE_CAPTURE)
  connect(
    drag, "drag-begin",
    arguments: {
      let isTaken = taken(Point(x: $0.double(1), y: $0.double(2)))
      gtk_gesture_set_state(drag.cast(), isTaken ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    })
  connectMoves(of: drag, moved)
  connect(drag, "end") { ended() }
  widget.add(drag)
}

@MainActor private func connectMoves(
  of drag: OpaquePointer, _ moved: @escaping @MainActor (Point, GdkModifierType) -> Void
) {
  connect(
    drag, "drag-update",
    arguments: {
      var start = Point.zero
      guard gtk_gesture_drag_get_start_point(drag.cast(), &start.x, &start.y) != 0 else { return }
      moved(start + Point(x: $0.double(1), y: $0.double(2)), modifiers(of: drag))
    })
}

@MainActor private func modifiers(of drag: OpaquePointer) -> GdkModifierType {
  gtk_event_controller_get_current_event_state(drag.cast())
}
