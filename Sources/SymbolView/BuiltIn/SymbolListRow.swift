import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects

/// A row of a list whose symbol fills and bounces when the row is marked.
///
///     gtk_list_box_append(list, SymbolListRow(title: "Minutes", symbol: star, symbolWhenMarked: filledStar).widget)
@MainActor public final class SymbolListRow {
  /// The button with the symbol; what it does when the row is marked is its `motion`.
  public let mark: SymbolToggle
  private let control = ControlWidget(gtk_list_box_row_new())

  /// The `GtkListBoxRow`, to be put into a list; it keeps this object alive.
  public var widget: UnsafeMutablePointer<GtkWidget> { control.widget }

  /// Whether the row is marked. Set by the program, nothing bounces.
  public var isMarked: Bool {
    get { mark.isOn }
    set { mark.isOn = newValue }
  }

  /// Called when the person marks the row, or takes the mark away.
  public var onMark: @MainActor (Bool) -> Void {
    get { mark.onChange }
    set { mark.onChange = newValue }
  }

  /// - Parameters:
  ///   - title: the row's text, never read as markup.
  ///   - symbolWhenMarked: nil: the same symbol.
  ///   - label: what assistive technology reads of the button; nil: the title, which is better than nothing.
  public init(
    title: String, symbol: Symbol, symbolWhenMarked: Symbol? = nil, label: String? = nil, size: SymbolSize = .font
  ) {
    mark = SymbolToggle(
      symbol: symbol, symbolWhenOn: symbolWhenMarked, label: label ?? title, size: size,
      motion: { $0.runSymbolEffect(.bounce.up) })
    let row: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    let text: Widget = gtk_label_new(title)
    gtk_label_set_xalign(text.cast(), 0)
    gtk_label_set_ellipsize(text.cast(), PANGO_ELLIPSIZE_END)
    gtk_box_append(row.cast(), text.expanding(horizontally: true))
    gtk_box_append(row.cast(), mark.widget.styled("flat").aligned(vertically: GTK_ALIGN_CENTER))
    gtk_list_box_row_set_child(widget.cast(), row.margins(3, start: 12, end: 6))
    gtk_list_box_row_set_activatable(widget.cast(), 0)
    widget.named(title)
    control.keep(self)
  }
}
