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

/// Calls `handler` as soon as the pointer's first button is up: at once, if it is not down. What moves rows waits for
/// it, so that a click that begins before ends on the same control.
@MainActor func whenButtonIsUp(_ widget: Widget, _ handler: @escaping @MainActor () -> Void) {
  // A window that was closed in the meantime has nothing to move any more.
  guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else { return }
  var held = GdkModifierType(rawValue: 0)
  if let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)), let pointer = gdk_seat_get_pointer(seat) {
    // What the device itself remembers is from before the press.
    gdk_surface_get_device_position(surface, pointer, nil, nil, &held)
  }
  guard held.rawValue & GDK_BUTTON1_MASK.rawValue != 0 else { return handler() }
  // The release is another control's to see.
  g_object_ref(widget.raw)
  after(milliseconds: 30) {
    whenButtonIsUp(widget, handler)
    g_object_unref(widget.raw)
  }
}
