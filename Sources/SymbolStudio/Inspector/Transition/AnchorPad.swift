import CAdwaita
import Foundation
import SymbolEffects

/// An anchor chosen on a pad of nine points, or typed as "x, y".
@MainActor final class AnchorPad {
  let widget: Widget
  var onChange: (@MainActor (UnitPoint) -> Void)?
  private var buttons: [Widget] = []
  private let entry: Widget
  private var value = UnitPoint.center
  private var isShowing = false

  init(_ name: String) {
    let grid: Widget = gtk_grid_new()
    grid.styled("anchor-pad").aligned(horizontally: GTK_ALIGN_CENTER)
    entry = gtk_entry_new()
    gtk_editable_set_width_chars(entry.cast(), 7)
    gtk_editable_set_max_width_chars(entry.cast(), 7)
    gtk_editable_set_alignment(entry.cast(), 0.5)
    entry.styled("number", "state-number").named(localized("%s, typed", name))
      .tooltip(localized("From the left and from the top, as parts of the width and height"))
    widget = column(spacing: 3, [grid, entry])
    for (index, named) in UnitPoint.named.enumerated() {
      let button: Widget = gtk_toggle_button_new()
      button.styled("anchor-point").named(localized("%s: %s", name, Self.title(named.point)))
        .tooltip(Self.title(named.point))
      if let first = buttons.first { gtk_toggle_button_set_group(button.cast(), first.cast()) }
      gtk_grid_attach(grid.cast(), button, Int32(index % 3), Int32(index / 3), 1, 1)
      buttons.append(button)
      connect(button, "toggled") { [weak self] in
        guard let self, !isShowing, gtk_toggle_button_get_active(button.cast()) != 0 else { return }
        onChange?(named.point)
      }
    }
    connect(entry, "activate") { [weak self] in self?.commit() }
    guard let focus = gtk_event_controller_focus_new() else { return }
    connect(focus, "leave") { [weak self] in self?.commit() }
    entry.add(focus)
  }

  /// Shows an anchor without telling of it; one between the nine points leaves all of them up.
  func show(_ point: UnitPoint) {
    value = point
    isShowing = true
    defer { isShowing = false }
    for (button, named) in zip(buttons, UnitPoint.named) {
      gtk_toggle_button_set_active(button.cast(), named.point == point ? 1 : 0)
    }
    let text = String(format: "%g, %g", point.x, point.y)
    if String(cString: gtk_editable_get_text(entry.cast())) != text { gtk_editable_set_text(entry.cast(), text) }
    entry.setStyle("error", false)
  }

  private func commit() {
    let text = String(cString: gtk_editable_get_text(entry.cast()))
    let numbers = text.split(whereSeparator: { ", ;".contains($0) }).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) <= 10, abs(y) <= 10 else {
      return entry.setStyle("error", true)
    }
    let point = UnitPoint(x: x, y: y)
    if point != value { onChange?(point) } else { show(value) }
  }

  private static func title(_ point: UnitPoint) -> String {
    switch point {
    case .topLeading: localized("Top leading")
    case .top: localized("Top")
    case .topTrailing: localized("Top trailing")
    case .leading: localized("Leading")
    case .center: localized("Centre")
    case .trailing: localized("Trailing")
    case .bottomLeading: localized("Bottom leading")
    case .bottom: localized("Bottom")
    default: localized("Bottom trailing")
    }
  }
}
