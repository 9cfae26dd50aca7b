import CAdwaita

/// A pointer to a GObject: GTK's structs come in as typed pointers where the header shows them, else as opaque ones.
protocol GObjectPointer {
  var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: GObjectPointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: GObjectPointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: GObjectPointer {
  var raw: UnsafeMutableRawPointer { self }
}

/// A C struct of a GObject type, so that a cast to it can be checked.
protocol GObjectInstance {
  static func gType() -> GType
}

extension GObjectPointer {
  /// The same object under another type of its class; a wrong class is a programming error and stops the program.
  func cast<Instance: GObjectInstance>() -> UnsafeMutablePointer<Instance> {
    precondition(
      shim_is_a(raw, Instance.gType()) != 0,
      "a \(String(cString: shim_type_name(raw))) is no \(Instance.self)")
    return raw.assumingMemoryBound(to: Instance.self)
  }

  /// The same object for functions whose type the headers hide; GTK checks these itself.
  func cast() -> OpaquePointer { OpaquePointer(raw) }

  /// Whether the object is of the class.
  func isA(_ type: GType) -> Bool { shim_is_a(raw, type) != 0 }
}

extension GtkWidget: GObjectInstance { static func gType() -> GType { gtk_widget_get_type() } }
extension GtkBox: GObjectInstance { static func gType() -> GType { gtk_box_get_type() } }
extension GtkGrid: GObjectInstance { static func gType() -> GType { gtk_grid_get_type() } }
extension GtkPopover: GObjectInstance { static func gType() -> GType { gtk_popover_get_type() } }
extension GtkFixed: GObjectInstance { static func gType() -> GType { gtk_fixed_get_type() } }
extension GtkButton: GObjectInstance { static func gType() -> GType { gtk_button_get_type() } }
extension GtkToggleButton: GObjectInstance { static func gType() -> GType { gtk_toggle_button_get_type() } }
extension GtkCheckButton: GObjectInstance { static func gType() -> GType { gtk_check_button_get_type() } }
extension GtkDrawingArea: GObjectInstance { static func gType() -> GType { gtk_drawing_area_get_type() } }
extension GtkEntry: GObjectInstance { static func gType() -> GType { gtk_entry_get_type() } }
extension GtkRange: GObjectInstance { static func gType() -> GType { gtk_range_get_type() } }
extension GtkScale: GObjectInstance { static func gType() -> GType { gtk_scale_get_type() } }
extension GtkAdjustment: GObjectInstance { static func gType() -> GType { gtk_adjustment_get_type() } }
extension GtkTextView: GObjectInstance { static func gType() -> GType { gtk_text_view_get_type() } }
extension GtkTextBuffer: GObjectInstance { static func gType() -> GType { gtk_text_buffer_get_type() } }
extension GtkListBoxRow: GObjectInstance { static func gType() -> GType { gtk_list_box_row_get_type() } }
extension GtkWindow: GObjectInstance { static func gType() -> GType { gtk_window_get_type() } }
extension GtkApplication: GObjectInstance { static func gType() -> GType { gtk_application_get_type() } }
extension GtkApplicationWindow: GObjectInstance { static func gType() -> GType { gtk_application_window_get_type() } }
extension GtkNativeDialog: GObjectInstance { static func gType() -> GType { gtk_native_dialog_get_type() } }
extension GApplication: GObjectInstance { static func gType() -> GType { g_application_get_type() } }
extension GMenuModel: GObjectInstance { static func gType() -> GType { g_menu_model_get_type() } }
extension AdwApplicationWindow: GObjectInstance { static func gType() -> GType { adw_application_window_get_type() } }
extension AdwApplication: GObjectInstance { static func gType() -> GType { adw_application_get_type() } }
extension AdwBin: GObjectInstance { static func gType() -> GType { adw_bin_get_type() } }
extension AdwPreferencesRow: GObjectInstance { static func gType() -> GType { adw_preferences_row_get_type() } }
extension AdwPreferencesGroup: GObjectInstance { static func gType() -> GType { adw_preferences_group_get_type() } }
extension AdwActionRow: GObjectInstance { static func gType() -> GType { adw_action_row_get_type() } }
extension AdwExpanderRow: GObjectInstance { static func gType() -> GType { adw_expander_row_get_type() } }
extension AdwComboRow: GObjectInstance { static func gType() -> GType { adw_combo_row_get_type() } }
extension AdwEntryRow: GObjectInstance { static func gType() -> GType { adw_entry_row_get_type() } }
extension AdwMessageDialog: GObjectInstance { static func gType() -> GType { adw_message_dialog_get_type() } }
extension GtkSourceView: GObjectInstance { static func gType() -> GType { gtk_source_view_get_type() } }
extension GtkSourceBuffer: GObjectInstance { static func gType() -> GType { gtk_source_buffer_get_type() } }
