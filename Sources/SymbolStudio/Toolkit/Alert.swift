import CAdwaita

/// One answer of an alert.
struct AlertAnswer {
  enum Manner { case plain, suggested, destructive }
  var id: String
  /// With an underscore before its mnemonic.
  var title: String
  var manner: Manner = .plain
}

/// Asks a question over the window; closing it counts as the first answer.
///
/// - Parameter extra: what stands below the text, such as a field to type into.
@MainActor func showAlert(
  _ heading: String, _ body: String, answers: [AlertAnswer], extra: Widget? = nil, from widget: Widget,
  _ done: @escaping @MainActor (String) -> Void
) {
  guard let root = gtk_widget_get_root(widget), let dialog = shim_message_dialog(root.cast(), heading, body) else {
    return
  }
  for answer in answers {
    adw_message_dialog_add_response(dialog.cast(), answer.id, answer.title)
    switch answer.manner {
    case .plain: break
    case .suggested:
      adw_message_dialog_set_response_appearance(dialog.cast(), answer.id, ADW_RESPONSE_SUGGESTED)
      adw_message_dialog_set_default_response(dialog.cast(), answer.id)
    case .destructive:
      adw_message_dialog_set_response_appearance(dialog.cast(), answer.id, ADW_RESPONSE_DESTRUCTIVE)
    }
  }
  if let extra { adw_message_dialog_set_extra_child(dialog.cast(), extra) }
  if let first = answers.first { adw_message_dialog_set_close_response(dialog.cast(), first.id) }
  connect(dialog, "response", arguments: { done($0.string(1) ?? "") })
  gtk_window_present(dialog.cast())
}
