import CAdwaita
import SymbolArt

/// One field of the selected layers: its name, who says it, the control, and the way back to what the file says.
@MainActor final class AnnotationRow {
  let widget: Widget
  private let fields: [AnnotationField]
  private let reset: Widget

  /// - Parameter fields: what the control changes; the button resets all of them.
  init(_ title: String, _ fields: [AnnotationField], tooltip: String?, control: Widget, in layers: InspectedLayers) {
    self.fields = fields
    reset = iconButton("edit-undo-symbolic", localized("Reset %s", title)).styled("flat", "circular")
    widget = actionRow(title, suffix: [reset, control])
    gtk_list_box_row_set_activatable(widget.cast(), 0)
    widget.tooltip(tooltip)
    control.named(title)
    connect(reset, "clicked") { for field in fields { layers.reset(field) } }
  }

  /// Says who says it, and whether the layers agree.
  func show(_ layers: [Layer]) {
    let origins = Set(layers.map { layer in fields.compactMap { layer.origins[$0] }.first })
    let values = Set(layers.map { layer in fields.map { layer.annotation.spelling(of: $0) } })
    let text =
      values.count > 1 ? localized("differs") : origins.count == 1 ? Self.text(of: origins.first ?? nil) : ""
    adw_action_row_set_subtitle(widget.cast(), text)
    let isChanged = layers.contains { layer in fields.contains { layer.origins[$0] == .person } }
    reset.isVisible = isChanged
  }

  private static func text(of origin: AnnotationOrigin?) -> String {
    switch origin {
    case .template: localized("from the template")
    case .attribute: localized("from the file")
    case .guess: localized("guessed")
    case .person: localized("changed")
    case nil: ""
    }
  }
}

/// A control of one or more fields.
@MainActor protocol AnnotationControl: AnyObject {
  var row: AnnotationRow { get }
  /// Shows what the first of the layers has.
  func show(_ layers: [Layer])
}

/// Yes or no.
@MainActor final class AnnotationSwitch: AnnotationControl {
  let row: AnnotationRow
  private let control: Widget
  private let field: AnnotationField
  private var isShowing = false

  init(_ title: String, _ field: AnnotationField, tooltip: String, in layers: InspectedLayers) {
    control = gtk_switch_new()
    self.field = field
    row = AnnotationRow(title, [field], tooltip: tooltip, control: control, in: layers)
    connect(control, "notify::active") { [weak self] in
      guard let self, !isShowing else { return }
      var value = Annotation.none
      let isOn = gtk_switch_get_active(control.cast()) != 0
      try? value.set(field, spelling: isOn ? "true" : "false")
      layers.say(field, as: value)
    }
  }

  func show(_ layers: [Layer]) {
    isShowing = true
    defer { isShowing = false }
    let isOn = layers.first.map { !$0.annotation.spelling(of: field).isEmpty } ?? false
    gtk_switch_set_active(control.cast(), isOn ? 1 : 0)
    row.show(layers)
  }
}

/// A text, as an SVG file spells it; empty says nothing.
@MainActor final class AnnotationEntry: AnnotationControl {
  let row: AnnotationRow
  private let entry: TextField
  private let field: AnnotationField

  /// - Parameter placeholder: what holds while nothing is said.
  init(
    _ title: String, _ field: AnnotationField, tooltip: String, placeholder: String, width: Int32,
    in layers: InspectedLayers
  ) {
    self.field = field
    entry = TextField(placeholder: placeholder, width: width)
    row = AnnotationRow(title, [field], tooltip: tooltip, control: entry.widget, in: layers)
    entry.onCommit = { text in
      var value = Annotation.none
      do throws(AnnotationSpellingError) { try value.set(field, spelling: text) } catch { return error.description }
      layers.say(field, as: value)
      return nil
    }
  }

  func show(_ layers: [Layer]) {
    let values = Set(layers.map { $0.annotation.spelling(of: field) })
    entry.show(values.count == 1 ? values.first ?? "" : "")
    row.show(layers)
  }
}

/// One of several words; the first says nothing.
@MainActor final class AnnotationChoice: AnnotationControl {
  let row: AnnotationRow
  private let list: Widget
  private let field: AnnotationField
  private let spellings: [String]
  private let choice: @MainActor (Layer) -> String
  private var isShowing = false

  /// - Parameters:
  ///   - choices: their titles, by what they spell.
  ///   - choice: the spelling of a layer's choice, where that is only part of the field.
  ///   - change: what a choice says; nil: its own spelling.
  init(
    _ title: String, _ field: AnnotationField, tooltip: String, choices: [(title: String, spelling: String)],
    choice: (@MainActor (Layer) -> String)? = nil, change: (@MainActor (String, Layer) -> String)? = nil,
    in layers: InspectedLayers
  ) {
    self.field = field
    spellings = choices.map(\.spelling)
    self.choice = choice ?? { $0.annotation.spelling(of: field) }
    let titles = gtk_string_list_new(nil)
    for entry in choices { gtk_string_list_append(titles, entry.title) }
    list = gtk_drop_down_new(titles, nil)
    row = AnnotationRow(title, [field], tooltip: tooltip, control: list, in: layers)
    // The keyboard goes to the button inside.
    for button in children(of: list) where button.isA(gtk_toggle_button_get_type()) { button.named(title) }
    connect(list, "notify::selected") { [weak self] in
      guard let self, !isShowing, let first = layers.selected.first else { return }
      let index = Int(gtk_drop_down_get_selected(list.cast()))
      guard spellings.indices.contains(index) else { return }
      var value = Annotation.none
      try? value.set(field, spelling: change?(spellings[index], first) ?? spellings[index])
      layers.say(field, as: value)
    }
  }

  func show(_ layers: [Layer]) {
    isShowing = true
    defer { isShowing = false }
    let index = layers.first.flatMap { spellings.firstIndex(of: choice($0)) } ?? 0
    gtk_drop_down_set_selected(list.cast(), guint(index))
    row.show(layers)
  }
}

/// A short text that counts when Enter is pressed or the keyboard goes elsewhere.
@MainActor final class TextField {
  let widget: Widget
  /// Answers what is wrong with the text, or nil.
  var onCommit: (@MainActor (String) -> String?)?
  private var shown = ""
  /// What follows on `edit`.
  private var onDone: (@MainActor () -> Void)?

  init(placeholder: String, width: Int32) {
    widget = gtk_entry_new()
    gtk_entry_set_placeholder_text(widget.cast(), placeholder)
    gtk_editable_set_width_chars(widget.cast(), width)
    gtk_editable_set_max_width_chars(widget.cast(), width)
    connect(widget, "activate") { [weak self] in
      self?.commit()
      self?.leave()
    }
    if let focus = gtk_event_controller_focus_new() {
      connect(focus, "leave") { [weak self] in
        self?.commit()
        self?.onDone = nil
      }
      widget.add(focus)
    }
    if let keys = gtk_event_controller_key_new() {
      gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
      connect(keys, "key-pressed", answering: { [weak self] in self?.pressed(Int32($0.uint(1))) ?? false })
      widget.add(keys)
    }
  }

  /// Brings the keyboard here, and calls `onDone` when Enter or Escape has ended the typing.
  func edit(onDone: @escaping @MainActor () -> Void) {
    widget.grabFocus()
    gtk_editable_select_region(widget.cast(), 0, -1)
    self.onDone = onDone
  }

  private func pressed(_ key: Int32) -> Bool {
    guard key == GDK_KEY_Escape, onDone != nil || text != shown else { return false }
    gtk_editable_set_text(widget.cast(), shown)
    showProblem(nil)
    leave()
    return true
  }

  private func leave() {
    let onDone = onDone
    self.onDone = nil
    onDone?()
  }

  private var text: String { gtk_editable_get_text(widget.cast()).map { String(cString: $0) } ?? "" }

  func show(_ text: String) {
    let isUnchanged = text == shown && self.text != shown
    shown = text
    // What is being typed is not taken away by a change elsewhere.
    if isUnchanged, gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0 { return }
    if self.text != text { gtk_editable_set_text(widget.cast(), text) }
    showProblem(nil)
  }

  private func commit() {
    guard text != shown else { return showProblem(nil) }
    showProblem(onCommit?(text))
  }

  private func showProblem(_ problem: String?) {
    widget.setStyle("error", problem != nil)
    widget.tooltip(problem)
  }
}
