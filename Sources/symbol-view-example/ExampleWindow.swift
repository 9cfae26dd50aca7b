import CGtk
import Foundation
import GtkSupport
import SymbolLoading
import SymbolView

/// A small window with the usual places of symbols.
@MainActor enum ExampleWindow {
  static func make(for application: UnsafeMutablePointer<GtkApplication>) -> Widget {
    let window: Widget = gtk_application_window_new(application)
    gtk_window_set_title(window.cast(), "Symbols in a program")
    gtk_window_set_default_size(window.cast(), 420, -1)
    gtk_window_set_resizable(window.cast(), 0)
    let bar: Widget = gtk_header_bar_new()
    gtk_header_bar_pack_start(bar.cast(), RefreshButton.make())
    gtk_header_bar_pack_start(bar.cast(), PlayButton.make())
    gtk_window_set_titlebar(window.cast(), bar)
    let column: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24)
    column.margins(24)
    for part in [MessageList.make(), ConnectionRow.make(), VolumeRow.make()] { gtk_box_append(column.cast(), part) }
    gtk_window_set_child(window.cast(), column)
    return window
  }

  /// A view of a symbol that comes with the library. A program of its own would name a file of its own.
  static func symbol(_ name: String, label: String, size: SymbolSize = .font(scale: 1.2)) -> SymbolView {
    guard let folder = SymbolCollection.bundled.location else { fatalError("the bundled symbols are missing") }
    do {
      return try SymbolView(contentsOf: folder.appending(component: name + ".svg"), label: label, size: size)
    } catch {
      fatalError("\(error)")
    }
  }

  /// A line of text that takes the spare room.
  static func text(_ text: String) -> Widget {
    let label: Widget = gtk_label_new(text)
    gtk_label_set_xalign(label.cast(), 0)
    return label.expanding(horizontally: true)
  }
}
