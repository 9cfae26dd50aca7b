import CAdwaita
import Foundation

/// Lets the wheel scroll the pane that a control is in: one that happens to pass under the pointer must not change.
@MainActor func leaveWheelToPane(_ control: Widget) {
  guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else { return }
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
  connect(
    controller, "scroll",
    answering: { arguments in
      guard let view = gtk_widget_get_ancestor(control, gtk_scrolled_window_get_type()),
        let adjustment = gtk_scrolled_window_get_vadjustment(view.cast())
      else { return false }
      // As a scrolled window moves by one notch of the wheel.
      let notch = pow(gtk_adjustment_get_page_size(adjustment), 2.0 / 3)
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + arguments.double(2) * notch)
      return true
    })
  control.add(controller)
}
