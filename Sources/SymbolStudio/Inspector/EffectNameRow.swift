import CAdwaita
import StudioModel
import SymbolEffects

/// The effect's dot name to type: completes, and points at what is wrong. What is typed counts when Enter is pressed, a
/// completion is chosen, or the entry is left.
@MainActor final class EffectNameRow {
  let widget: Widget
  private let inspected: InspectedEffect
  private let snippets: SnippetPaste
  private let entry: Widget
  private let message: Widget
  private let completions: CompletionList
  /// The name that the store has.
  private var committed = ""
  private var isShowing = false

  init(_ inspected: InspectedEffect, snippets: SnippetPaste) {
    self.inspected = inspected
    self.snippets = snippets
    entry = gtk_entry_new()
    entry.styled("monospace", "effect-name").named(localized("Effect Name")).expanding(horizontally: true)
    entry.tooltip(localized("The effect as it is written in code; type a dot for what may come next"))
    message = label("").styled("error", "caption")
    wrapAnywhere(message)
    gtk_label_set_max_width_chars(message.cast(), 1)
    message.isVisible = false
    completions = CompletionList(below: entry)
    widget = adw_preferences_row_new()
    widget.named(localized("Effect Name"))
    gtk_list_box_row_set_activatable(widget.cast(), 0)
    gtk_widget_set_focusable(widget, 0)
    gtk_list_box_row_set_child(widget.cast(), column(spacing: 6, [entry, message]).margins(9, start: 12, end: 12))
    listen()
  }

  /// Shows the effect's name, unless the person is typing another one.
  func show() {
    let name = inspected.effect?.effect.dotName ?? ""
    guard name != committed else { return }
    committed = name
    set(name)
    showProblem(nil)
    completions.hide()
  }

  private var text: String { String(cString: gtk_editable_get_text(entry.cast())) }

  private func set(_ text: String, cursor: Int? = nil) {
    isShowing = true
    defer { isShowing = false }
    gtk_editable_set_text(entry.cast(), text)
    // GTK counts scalars where the vocabulary counts characters.
    let position = cursor.map { Int32(String(text.prefix($0)).unicodeScalars.count) }
    gtk_editable_set_position(entry.cast(), position ?? -1)
  }

  private func listen() {
    connect(entry, "changed") { [weak self] in
      guard let self, !isShowing else { return }
      // The cursor gets to its new place only after this signal.
      whenIdle { [weak self] in self?.typed() }
    }
    connect(entry, "activate") { [weak self] in
      guard let self, !completions.chooseSelected() else { return }
      completions.hide()
      commit()
    }
    completions.onChoose = { [weak self] completion in self?.take(completion) }
    if let focus = gtk_event_controller_focus_new() {
      connect(focus, "leave") { [weak self] in
        self?.completions.hide()
        self?.commitAsFocusLeaves()
      }
      entry.add(focus)
    }
    if let keys = gtk_event_controller_key_new() {
      gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
      connect(keys, "key-pressed", answering: { [weak self] in self?.pressed($0.uint(1), $0.flags(3)) ?? false })
      entry.add(keys)
    }
  }

  private func pressed(_ key: Int, _ modifiers: UInt32) -> Bool {
    let isControl = modifiers & GDK_CONTROL_MASK.rawValue != 0
    switch Int32(key) {
    case GDK_KEY_v where isControl, GDK_KEY_V where isControl: paste()
    case GDK_KEY_Down where completions.isShown: completions.moveSelection(by: 1)
    case GDK_KEY_Up where completions.isShown: completions.moveSelection(by: -1)
    case GDK_KEY_Down: showCompletions()
    case GDK_KEY_space where isControl: showCompletions()
    case GDK_KEY_Tab where completions.isShown: return completions.chooseFirst()
    case GDK_KEY_Escape where completions.isShown: completions.hide()
    case GDK_KEY_Escape where text != committed:
      set(committed)
      showProblem(nil)
    default: return false
    }
    return true
  }

  /// Code sets the inspector; a name, or a part of one, goes where the cursor is.
  private func paste() {
    readClipboard(of: entry) { [weak self] text in
      guard let self, let text else { return }
      if SnippetPaste.isCode(text) {
        snippets.apply(text, from: widget)
      } else {
        insert(text)
      }
    }
  }

  private func insert(_ text: String) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    gtk_editable_delete_selection(entry.cast())
    var position = gtk_editable_get_position(entry.cast())
    gtk_editable_insert_text(entry.cast(), line, -1, &position)
    gtk_editable_set_position(entry.cast(), position)
  }

  private func typed() {
    showCompletions()
    // What is only unfinished is not called wrong.
    showProblem(completions.isShown ? nil : parse().problem)
  }

  private func showCompletions() {
    let before = text.unicodeScalars.prefix(Int(gtk_editable_get_position(entry.cast())))
    let found = EffectCompletion.completions(for: text, cursor: String(before).count)
    let isDone = found.count == 1 && found[0].applied(to: text).text == text
    completions.show(isDone ? [] : found)
  }

  private func take(_ completion: Completion) {
    let applied = completion.applied(to: text)
    let hasDot = applied.text.hasPrefix(".")
    entry.grabFocus()
    set(hasDot ? applied.text : "." + applied.text, cursor: applied.cursor + (hasDot ? 0 : 1))
    commit()
  }

  /// What is wrong with the text: where, in characters, and what was expected there.
  private struct Problem {
    var offset: Int
    var length: Int
    var message: String
  }

  private func parse() -> (effect: AnySymbolEffect?, problem: Problem?) {
    do {
      return (try AnySymbolEffect(parsing: text), nil)
    } catch {
      return (nil, Problem(offset: error.offset, length: error.length, message: error.summary))
    }
  }

  private func commit() { showProblem(takeText()) }

  /// The message makes the row higher, and what a click is meant for must not move away under it.
  private func commitAsFocusLeaves() {
    let problem = takeText()
    whenButtonIsUp(entry) { [weak self] in
      guard let self else { return }
      showProblem(text == committed ? nil : problem)
    }
  }

  /// Takes what is typed, as a name or as code, and returns what is wrong with it.
  private func takeText() -> Problem? {
    guard text != committed else { return nil }
    if SnippetPaste.isCode(text) {
      let code = text
      set(committed)
      snippets.apply(code, from: widget)
      return nil
    }
    let parsed = parse()
    guard let effect = parsed.effect, let present = inspected.effect else { return parsed.problem }
    if effect == present.effect {
      set(present.effect.dotName)
    } else {
      inspected.perform { .replaceEffect(at: $0, with: present.changed(to: effect), of: $1) }
    }
    return nil
  }

  /// Marks the wrong part and says what was expected there.
  private func showProblem(_ problem: Problem?) {
    message.isVisible = problem != nil
    entry.setStyle("error", problem != nil)
    guard let problem, let attributes = pango_attr_list_new() else {
      gtk_entry_set_attributes(entry.cast(), nil)
      return
    }
    defer { pango_attr_list_unref(attributes) }
    setText(problem.message, namesIn: message)
    // Where something is missing, the character before shows the place.
    let start = problem.length > 0 ? problem.offset : max(0, problem.offset - 1)
    let end = problem.length > 0 ? problem.offset + problem.length : problem.offset
    for attribute in [pango_attr_underline_new(PANGO_UNDERLINE_ERROR), pango_attr_weight_new(PANGO_WEIGHT_BOLD)] {
      guard let attribute else { continue }
      attribute.pointee.start_index = guint(text.prefix(start).utf8.count)
      attribute.pointee.end_index = guint(text.prefix(end).utf8.count)
      pango_attr_list_insert(attributes, attribute)
    }
    gtk_entry_set_attributes(entry.cast(), attributes)
  }
}
