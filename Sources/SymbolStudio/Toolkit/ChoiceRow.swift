import CAdwaita

/// One of several choices: side by side where the words are short and few, else behind a drop-down.
@MainActor final class ChoiceRow {
  struct Choice {
    var title: String
    var explanation: String?
  }

  /// What fits into the narrowest inspector, in characters of the title and all choices.
  private static let roomForWords = 30
  private static let roomForChoices = 4

  let widget: Widget
  /// Called with the place of the choice that the person makes.
  var onSelect: (@MainActor (Int) -> Void)?
  private let segments: SegmentedControl?
  private let choices: [Choice]
  private var isShowing = false

  /// - Parameter isMenu: a drop-down, however few and short the choices are.
  init(_ title: String, choices: [Choice], isMenu: Bool = false) {
    self.choices = choices
    let words = choices.reduce(title.count) { $0 + $1.title.count + 1 }
    if !isMenu, choices.count <= Self.roomForChoices, words <= Self.roomForWords {
      let control = SegmentedControl(name: title, choices: choices.map { ($0.title, $0.explanation) })
      segments = control
      widget = actionRow(title, suffix: [control.widget])
      gtk_list_box_row_set_activatable(widget.cast(), 0)
      control.onSelect = { [weak self] in self?.onSelect?($0) }
    } else {
      segments = nil
      widget = adw_combo_row_new()
      setProperty("use-markup", false, of: widget)
      adw_preferences_row_set_title(widget.cast(), title)
      setModel(choices.map(\.title))
      nameShownChoice(of: widget, title) { [weak self] in
        guard let self else { return "" }
        let index = Int(adw_combo_row_get_selected(widget.cast()))
        return choices.indices.contains(index) ? choices[index].title : ""
      }
      connect(widget, "notify::selected") { [weak self] in
        guard let self, !isShowing else { return }
        let index = Int(adw_combo_row_get_selected(widget.cast()))
        widget.tooltip(choices.indices.contains(index) ? choices[index].explanation : nil)
        onSelect?(index)
      }
    }
  }

  /// Shows a choice without telling of it.
  func show(_ index: Int) {
    isShowing = true
    defer { isShowing = false }
    if let segments { return segments.show(index) }
    guard Int(adw_combo_row_get_selected(widget.cast())) != index else { return }
    adw_combo_row_set_selected(widget.cast(), guint(max(index, 0)))
    widget.tooltip(choices.indices.contains(index) ? choices[index].explanation : nil)
  }

  private func setModel(_ titles: [String]) {
    guard let list = gtk_string_list_new(nil) else { return }
    for title in titles { gtk_string_list_append(list, title) }
    isShowing = true
    adw_combo_row_set_model(widget.cast(), list)
    isShowing = false
    g_object_unref(UnsafeMutableRawPointer(list))
  }
}
