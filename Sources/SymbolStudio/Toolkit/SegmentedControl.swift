import CAdwaita

/// A few choices side by side, of which one is down: for two to four short words.
@MainActor final class SegmentedControl {
  let widget: Widget
  /// Called with the place of the choice that the person makes.
  var onSelect: (@MainActor (Int) -> Void)?
  private var buttons: [Widget] = []
  /// One button going down lets another one up: neither is the person's doing while the program shows a value.
  private var isShowing = false

  /// - Parameter choices: the words, each with a tooltip; the name is for assistive technology.
  init(name: String, choices: [(title: String, tooltip: String?)]) {
    widget = shim_new_with_role(gtk_box_get_type(), GTK_ACCESSIBLE_ROLE_GROUP)
    widget.styled("linked", "segmented").named(name).aligned(vertically: GTK_ALIGN_CENTER)
    for (index, choice) in choices.enumerated() {
      let button: Widget = gtk_toggle_button_new_with_label(choice.title)
      button.tooltip(choice.tooltip)
      if let first = buttons.first { gtk_toggle_button_set_group(button.cast(), first.cast()) }
      append(button, to: widget)
      buttons.append(button)
      connect(button, "toggled") { [weak self] in
        guard let self, !isShowing, gtk_toggle_button_get_active(button.cast()) != 0 else { return }
        onSelect?(index)
      }
    }
  }

  /// Shows a choice without telling of it; nil shows none.
  func show(_ index: Int?) {
    isShowing = true
    defer { isShowing = false }
    for (position, button) in buttons.enumerated() {
      let isDown: gboolean = position == index ? 1 : 0
      if gtk_toggle_button_get_active(button.cast()) != isDown { gtk_toggle_button_set_active(button.cast(), isDown) }
    }
  }
}
