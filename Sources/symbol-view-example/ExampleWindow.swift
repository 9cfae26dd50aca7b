import CGtk
import Foundation
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolLoading
import SymbolView

/// A small window with the usual places of symbols.
@MainActor enum ExampleWindow {
  static func make(for application: UnsafeMutablePointer<GtkApplication>) -> Widget {
    let window: Widget = gtk_application_window_new(application)
    gtk_window_set_title(window.cast(), "Symbols in a program")
    gtk_window_set_default_size(window.cast(), 420, -1)
    gtk_window_set_resizable(window.cast(), 0)
    gtk_window_set_titlebar(window.cast(), toolbar())
    let column: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24)
    column.margins(24)
    for part in [MessageList.make(), ConnectionRow.make(), volume()] { gtk_box_append(column.cast(), part) }
    gtk_window_set_child(window.cast(), column)
    return window
  }

  /// A button whose symbol turns once at each click, and one whose symbol says what the next click does.
  private static func toolbar() -> Widget {
    let refresh = SymbolButton(
      symbol: symbol("refresh"), label: "Refresh", size: size, effect: .rotate.wholeSymbol,
      options: .nonRepeating.speed(2))
    let play = SymbolToggle(
      symbol: symbol("play"), symbolWhenOn: symbol("pause"), label: "Play", labelWhenOn: "Pause", size: size,
      contentTransition: .replace.downUp)
    let bar: Widget = gtk_header_bar_new()
    for button in [refresh.widget, play.widget] { gtk_header_bar_pack_start(bar.cast(), button) }
    return bar
  }

  /// A slider whose symbols bounce at its ends; the louder one's waves follow it.
  private static func volume() -> Widget {
    let slider = SymbolSlider(
      start: symbol("speaker"), end: symbol("speaker-waves"), range: 0...100, value: 50, label: "Volume",
      startLabel: "Silent", endLabel: "Loud", size: size)
    slider.followsVariableValue = true
    return slider.widget
  }

  /// A little larger than the text beside it.
  static let size = SymbolSize.font(scale: 1.2)

  /// A symbol that comes with the library. A program of its own would name a file of its own.
  static func symbol(_ name: String) -> Symbol {
    guard let folder = SymbolCollection.bundled.location else { fatalError("the bundled symbols are missing") }
    do {
      return try SymbolReader.read(Data(contentsOf: folder.appending(component: name + ".svg")), name: name)
    } catch {
      fatalError("\(error)")
    }
  }
}
