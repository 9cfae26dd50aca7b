import CGtk
import GtkSupport
import SymbolView

/// Rows with a star that fills and bounces when a row is marked.
@MainActor enum MessageList {
  static func make() -> Widget {
    let list: Widget = gtk_list_box_new()
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_NONE)
    list.styled("boxed-list").named("Messages")
    let (star, filled) = (ExampleWindow.symbol("star"), ExampleWindow.symbol("star-fill"))
    for title in ["Minutes of the meeting", "Photographs of the harbour", "Train on Friday"] {
      let row = SymbolListRow(
        title: title, symbol: star, symbolWhenMarked: filled, label: "Mark “\(title)”", size: ExampleWindow.size)
      gtk_list_box_append(list.cast(), row.widget)
    }
    return list
  }
}
