import CGtk

/// A pointer to a GObject: GTK's structs come in as typed pointers where the header shows them, else as opaque ones.
package protocol GObjectPointer {
  var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: GObjectPointer {
  package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: GObjectPointer {
  package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: GObjectPointer {
  package var raw: UnsafeMutableRawPointer { self }
}

/// A C struct of a GObject type, so that a cast to it can be checked.
package protocol GObjectInstance {
  static func gType() -> GType
}

extension GObjectPointer {
  /// The same object under another type of its class; a wrong class is a programming error and stops the program.
  package func cast<Instance: GObjectInstance>() -> UnsafeMutablePointer<Instance> {
    precondition(
      shim_is_a(raw, Instance.gType()) != 0,
      "a \(String(cString: shim_type_name(raw))) is no \(Instance.self)")
    return raw.assumingMemoryBound(to: Instance.self)
  }

  /// The same object for functions whose type the headers hide; GTK checks these itself.
  package func cast() -> OpaquePointer { OpaquePointer(raw) }

  /// Whether the object is of the class.
  package func isA(_ type: GType) -> Bool { shim_is_a(raw, type) != 0 }
}

extension GtkWidget: GObjectInstance { package static func gType() -> GType { gtk_widget_get_type() } }
extension GtkBox: GObjectInstance { package static func gType() -> GType { gtk_box_get_type() } }
extension GtkGrid: GObjectInstance { package static func gType() -> GType { gtk_grid_get_type() } }
extension GtkPopover: GObjectInstance { package static func gType() -> GType { gtk_popover_get_type() } }
extension GtkFixed: GObjectInstance { package static func gType() -> GType { gtk_fixed_get_type() } }
extension GtkButton: GObjectInstance { package static func gType() -> GType { gtk_button_get_type() } }
extension GtkToggleButton: GObjectInstance { package static func gType() -> GType { gtk_toggle_button_get_type() } }
extension GtkCheckButton: GObjectInstance { package static func gType() -> GType { gtk_check_button_get_type() } }
extension GtkDrawingArea: GObjectInstance { package static func gType() -> GType { gtk_drawing_area_get_type() } }
extension GtkEntry: GObjectInstance { package static func gType() -> GType { gtk_entry_get_type() } }
extension GtkRange: GObjectInstance { package static func gType() -> GType { gtk_range_get_type() } }
extension GtkScale: GObjectInstance { package static func gType() -> GType { gtk_scale_get_type() } }
extension GtkAdjustment: GObjectInstance { package static func gType() -> GType { gtk_adjustment_get_type() } }
extension GtkTextView: GObjectInstance { package static func gType() -> GType { gtk_text_view_get_type() } }
extension GtkTextBuffer: GObjectInstance { package static func gType() -> GType { gtk_text_buffer_get_type() } }
extension GtkListBoxRow: GObjectInstance { package static func gType() -> GType { gtk_list_box_row_get_type() } }
extension GtkWindow: GObjectInstance { package static func gType() -> GType { gtk_window_get_type() } }
extension GtkApplication: GObjectInstance { package static func gType() -> GType { gtk_application_get_type() } }
extension GtkApplicationWindow: GObjectInstance {
  package static func gType() -> GType { gtk_application_window_get_type() }
}
extension GtkNativeDialog: GObjectInstance { package static func gType() -> GType { gtk_native_dialog_get_type() } }
extension GApplication: GObjectInstance { package static func gType() -> GType { g_application_get_type() } }
extension GMenuModel: GObjectInstance { package static func gType() -> GType { g_menu_model_get_type() } }
