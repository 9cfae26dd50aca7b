import CAdwaita

/// Tells when a pointer goes down on a control and up again, without taking the events from it: the edits in between
/// are one step of undo.
@MainActor func watchDrag(
  _ widget: Widget, began: @escaping @MainActor () -> Void, ended: @escaping @MainActor () -> Void
) {
  // A click gesture would lose its sequence to the control's own; this controller only looks on.
  guard let controller = gtk_event_controller_legacy_new() else { return }
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
  connect(
    controller, "event",
    answering: { _ in
      guard let event = gtk_event_controller_get_current_event(controller) else { return false }
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: began()
      // The control must still see the release itself before the gesture closes.
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: whenIdle { ended() }
      default: break
      }
      return false
    })
  widget.add(controller)
}
