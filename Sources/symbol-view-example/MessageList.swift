import CGtk
import GtkSupport
import SymbolEffects
import SymbolView

/// Rows with a star that fills and bounces when a row is marked.
@MainActor enum MessageList {
  static func make() -> Widget {
    let list: Widget = gtk_list_box_new()
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_NONE)
    list.styled("boxed-list", "rich-list").named("Messages")
    for title in ["Minutes of the meeting", "Photographs of the harbour", "Train on Friday"] {
      gtk_list_box_append(list.cast(), row(title))
    }
    return list
  }

  private static func row(_ title: String) -> Widget {
    let star = ExampleWindow.symbol("star", label: "Mark")
    let (outline, filled) = (star.symbol, ExampleWindow.symbol("star-fill", label: "Mark").symbol)
    let toggle: Widget = gtk_toggle_button_new()
    gtk_button_set_child(toggle.cast(), star.widget)
    toggle.styled("flat").named("Mark “\(title)”")
    connect(toggle, "toggled") { [toggle] in
      let isMarked = gtk_toggle_button_get_active(toggle.cast()) != 0
      star.setSymbolImage(isMarked ? filled : outline, contentTransition: .replace)
      if isMarked { star.addSymbolEffect(.bounce.up, options: .nonRepeating) }
    }
    let row: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    gtk_box_append(row.cast(), ExampleWindow.text(title))
    gtk_box_append(row.cast(), toggle)
    return row
  }
}
