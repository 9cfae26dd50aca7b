import CGtk
import GtkSupport

/// The GTK class behind a `SymbolView`. A class of its own, since a drawing area cuts off what leaves its rectangle,
/// and symbols that bounce do leave it.
@MainActor enum SymbolWidget {
  /// A new widget that answers for a view and keeps it alive; its reference is floating, as GTK's constructors have it.
  static func make(for view: SymbolView) -> Widget {
    let widget: Widget = shim_new_with_role(type, GTK_ACCESSIBLE_ROLE_IMG).cast()
    attach(WidgetOwner(view), as: key, to: widget)
    return widget
  }

  /// The view of a widget; nil for any other widget.
  static func view(of widget: Widget) -> SymbolView? {
    widget.isA(type) ? attached(WidgetOwner.self, as: key, to: widget)?.view : nil
  }

  private static let key = "symbol-view"

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "SymbolStudioSymbolView", guint(MemoryLayout<GtkWidgetClass>.size),
    { data, _ in
      guard let data else { return }
      let widgetClass = data.assumingMemoryBound(to: GtkWidgetClass.self)
      widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
        guard let widget else { return }
        nonisolated(unsafe) let sender = widget
        let length = MainActor.assumeIsolated { view(of: sender)?.length(along: orientation) ?? 0 }
        minimum?.pointee = length
        natural?.pointee = length
      }
      widgetClass.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        nonisolated(unsafe) let sender = widget
        nonisolated(unsafe) let target = snapshot
        MainActor.assumeIsolated { view(of: sender)?.snapshot(into: target) }
      }
      widgetClass.pointee.css_changed = { widget, change in
        guard let widget else { return }
        nonisolated(unsafe) let sender = widget
        MainActor.assumeIsolated { view(of: sender)?.drawing.foreground = nil }
        g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
          .pointee.css_changed?(widget, change)
      }
    }, guint(MemoryLayout<GtkWidget>.size), { _, _ in }, GTypeFlags(rawValue: 0))
}

/// Goes with the widget, and tells the view.
@MainActor private final class WidgetOwner {
  let view: SymbolView

  init(_ view: SymbolView) { self.view = view }

  isolated deinit { view.widgetIsGone() }
}
