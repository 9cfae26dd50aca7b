import CGtk
import GtkSupport

/// The GTK class behind a `SymbolView`. A class of its own, since a drawing area cuts off what leaves its rectangle,
/// and symbols that bounce do leave it.
@MainActor enum SymbolWidget {
  /// A new widget that answers for a view and keeps it alive; its reference is floating, as GTK's constructors have it.
  static func make(for view: SymbolView) -> Widget {
    let widget: Widget = shim_new_with_role(type, GTK_ACCESSIBLE_ROLE_IMG).cast()
    let owner = WidgetOwner(view)
    attach(owner, as: "symbol-view", to: widget)
    place(in: widget).pointee = Unmanaged.passUnretained(owner)
    return widget
  }

  /// The view of a widget; nil for any other widget.
  static func view(of widget: Widget) -> SymbolView? {
    widget.isA(type) ? owner(of: widget)?.view : nil
  }

  /// The owner of a widget of this class.
  private static func owner(of widget: Widget) -> WidgetOwner? { place(in: widget).pointee?.takeUnretainedValue() }

  /// Behind GTK's part of the instance: at each frame of each view that is found sooner than what is attached by a name.
  /// GObject begins with all bytes 0, which is nil.
  private static func place(in widget: Widget) -> UnsafeMutablePointer<Unmanaged<WidgetOwner>?> {
    (UnsafeMutableRawPointer(widget) + ownerOffset).assumingMemoryBound(to: Unmanaged<WidgetOwner>?.self)
  }

  private static let ownerOffset = MemoryLayout<GtkWidget>.stride

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "SymbolStudioSymbolView", guint(MemoryLayout<GtkWidgetClass>.size),
    { data, _ in
      guard let data else { return }
      let widgetClass = data.assumingMemoryBound(to: GtkWidgetClass.self)
      widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
        guard let widget else { return }
        nonisolated(unsafe) let sender = widget
        let length = MainActor.assumeIsolated { owner(of: sender)?.view.length(along: orientation) ?? 0 }
        minimum?.pointee = length
        natural?.pointee = length
      }
      widgetClass.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        nonisolated(unsafe) let sender = widget
        nonisolated(unsafe) let target = snapshot
        MainActor.assumeIsolated { owner(of: sender)?.view.snapshot(into: target) }
      }
      widgetClass.pointee.css_changed = { widget, change in
        guard let widget else { return }
        nonisolated(unsafe) let sender = widget
        MainActor.assumeIsolated { owner(of: sender)?.view.drawing.foreground = nil }
        g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
          .pointee.css_changed?(widget, change)
      }
    }, guint(ownerOffset + MemoryLayout<UnsafeRawPointer>.size), { _, _ in }, GTypeFlags(rawValue: 0))
}

/// Goes with the widget, and tells the view.
@MainActor private final class WidgetOwner {
  let view: SymbolView

  init(_ view: SymbolView) { self.view = view }

  isolated deinit { view.widgetIsGone() }
}
