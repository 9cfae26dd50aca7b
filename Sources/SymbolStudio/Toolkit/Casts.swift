import CAdwaita
// Pointers, signals and drawing areas are what every view of the window is made of.
@_exported import GtkSupport

extension AdwApplicationWindow: GObjectInstance {
  package static func gType() -> GType { adw_application_window_get_type() }
}
extension AdwWindow: GObjectInstance { package static func gType() -> GType { adw_window_get_type() } }
extension AdwApplication: GObjectInstance { package static func gType() -> GType { adw_application_get_type() } }
extension AdwBin: GObjectInstance { package static func gType() -> GType { adw_bin_get_type() } }
extension AdwPreferencesRow: GObjectInstance { package static func gType() -> GType { adw_preferences_row_get_type() } }
extension AdwPreferencesGroup: GObjectInstance {
  package static func gType() -> GType { adw_preferences_group_get_type() }
}
extension AdwActionRow: GObjectInstance { package static func gType() -> GType { adw_action_row_get_type() } }
extension AdwExpanderRow: GObjectInstance { package static func gType() -> GType { adw_expander_row_get_type() } }
extension AdwComboRow: GObjectInstance { package static func gType() -> GType { adw_combo_row_get_type() } }
extension AdwEntryRow: GObjectInstance { package static func gType() -> GType { adw_entry_row_get_type() } }
extension AdwMessageDialog: GObjectInstance { package static func gType() -> GType { adw_message_dialog_get_type() } }
extension GtkSourceView: GObjectInstance { package static func gType() -> GType { gtk_source_view_get_type() } }
extension GtkSourceBuffer: GObjectInstance { package static func gType() -> GType { gtk_source_buffer_get_type() } }
