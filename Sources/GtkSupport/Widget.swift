import CGtk

/// Any GTK widget. Its container holds the reference; what must live longer is kept by `retained`.
package typealias Widget = UnsafeMutablePointer<GtkWidget>

/// The setters that every widget has, chainable so that a view reads like its outline.
@MainActor extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Adds CSS classes.
  @discardableResult package func styled(_ classes: String...) -> Widget {
    for name in classes { gtk_widget_add_css_class(self, name) }
    return self
  }

  /// Turns a CSS class on or off.
  package func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
  }

  /// Margins in pixels; a side that is not named takes `all`.
  @discardableResult package func margins(
    _ all: Int32 = 0, top: Int32? = nil, bottom: Int32? = nil, start: Int32? = nil, end: Int32? = nil
  ) -> Widget {
    gtk_widget_set_margin_top(self, top ?? all)
    gtk_widget_set_margin_bottom(self, bottom ?? all)
    gtk_widget_set_margin_start(self, start ?? all)
    gtk_widget_set_margin_end(self, end ?? all)
    return self
  }

  /// Whether the widget takes spare room.
  @discardableResult package func expanding(horizontally: Bool? = nil, vertically: Bool? = nil) -> Widget {
    if let horizontally { gtk_widget_set_hexpand(self, horizontally ? 1 : 0) }
    if let vertically { gtk_widget_set_vexpand(self, vertically ? 1 : 0) }
    return self
  }

  @discardableResult package func aligned(horizontally: GtkAlign? = nil, vertically: GtkAlign? = nil) -> Widget {
    if let horizontally { gtk_widget_set_halign(self, horizontally) }
    if let vertically { gtk_widget_set_valign(self, vertically) }
    return self
  }

  /// Least size in pixels; -1 leaves a side to the content.
  @discardableResult package func sized(width: Int32 = -1, height: Int32 = -1) -> Widget {
    gtk_widget_set_size_request(self, width, height)
    return self
  }

  /// The name that assistive technology and tests read; also for controls whose picture says it to the eye only.
  @discardableResult package func named(_ name: String) -> Widget {
    shim_accessible_label(self, name)
    return self
  }

  /// A plain-text tooltip; nil takes it away.
  @discardableResult package func tooltip(_ text: String?) -> Widget {
    gtk_widget_set_tooltip_text(self, text)
    return self
  }

  package var isVisible: Bool {
    get { gtk_widget_get_visible(self) != 0 }
    nonmutating set { gtk_widget_set_visible(self, newValue ? 1 : 0) }
  }

  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(self) != 0 }
    nonmutating set { gtk_widget_set_sensitive(self, newValue ? 1 : 0) }
  }

  /// The theme's text colour at this place as it looks on the window's background, opaque; parts from 0 to 1.
  package var foreground: GdkRGBA {
    let style = gtk_widget_get_style_context(self)
    var text = GdkRGBA()
    gtk_style_context_get_color(style, &text)
    var ground = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    _ = gtk_style_context_lookup_color(style, "window_bg_color", &ground)
    // Themes state text as translucent black: drawn in it, strokes that cross would show through each other.
    func mixed(_ part: KeyPath<GdkRGBA, Float>) -> Float {
      text[keyPath: part] * text.alpha + ground[keyPath: part] * (1 - text.alpha)
    }
    return GdkRGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: 1)
  }

  package func queueDraw() { gtk_widget_queue_draw(self) }

  @discardableResult package func grabFocus() -> Bool { gtk_widget_grab_focus(self) != 0 }

  /// Adds an event controller, which the widget then owns.
  package func add(_ controller: some GObjectPointer) { gtk_widget_add_controller(self, controller.cast()) }
}

/// A GObject kept alive by Swift.
@MainActor package final class Retained {
  package let pointer: OpaquePointer

  /// Takes a reference of its own (and the floating one, where there is one).
  package init(_ object: some GObjectPointer) {
    pointer = object.cast()
    g_object_ref_sink(object.raw)
  }

  /// Takes over a reference that the caller owns.
  package init(owning object: OpaquePointer) {
    pointer = object
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// The widgets directly inside another, in order.
@MainActor package func children(of widget: Widget) -> [Widget] {
  var result: [Widget] = []
  var child = gtk_widget_get_first_child(widget)
  while let present = child {
    result.append(present)
    child = gtk_widget_get_next_sibling(present)
  }
  return result
}
