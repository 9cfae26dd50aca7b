import CAdwaita
import StudioModel
import SymbolEffects
import SymbolMotion

/// The variant's effects as a list: select, reorder, remove, add.
@MainActor final class EffectStackGroup {
  let widget: Widget
  private let store: StudioStore
  private let list: Widget
  private let chooser: ListChooser
  private var addable: [EffectKind] = []
  private var shown: [AppliedEffect] = []
  private var rows: [Widget] = []
  private var isShowing = false

  init(store: StudioStore, snippets: SnippetPaste) {
    self.store = store
    chooser = ListChooser(icon: "list-add-symbolic", name: localized("Add Effect"))
    list = gtk_list_box_new()
    list.styled("boxed-list").named(localized("Effects"))
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_BROWSE)
    let paste = iconButton("edit-paste-symbolic", localized("Paste Code"), shortcut: "<Control>v").styled("flat")
    widget = preferencesGroup(localized("Effects"), suffix: row(spacing: 0, [paste, chooser.widget]))
    connect(paste, "clicked") { [widget] in snippets.paste(from: widget) }
    adw_preferences_group_add(widget.cast(), list)
    chooser.onChoose = { [weak self] index in
      guard let self, let id = store.document.selectedVariantID, addable.indices.contains(index) else { return }
      store.perform(.addEffect(AppliedEffect(usual: addable[index]), to: id))
    }
    connect(
      list, "row-selected",
      arguments: { [weak self] arguments in
        guard let self, !isShowing, let row = arguments.object(1), let id = store.document.selectedVariantID else {
          return
        }
        store.perform(.selectEffect(at: Int(gtk_list_box_row_get_index(row.cast())), of: id))
      })
  }

  /// Shows the selected variant's stack; rows are made anew only when it has changed.
  func show() {
    let variant = store.document.selectedVariant
    let effects = variant?.effects ?? []
    isShowing = true
    defer { isShowing = false }
    addable = EffectAvailability.kinds.filter { kind in !effects.contains { $0.effect.kind == kind } }
    chooser.show(addable.map { .init(title: $0.localizedTitle, explanation: localized($0.description.summary)) })
    if rows.isEmpty || effects.map(\.stageName) != shown.map(\.stageName) {
      shown = effects
      makeRows()
    }
    guard let index = variant?.selectedEffectIndex, shown.indices.contains(index) else { return }
    let selected: UnsafeMutablePointer<GtkListBoxRow> = rows[index].cast()
    if gtk_list_box_get_selected_row(list.cast()) != selected { gtk_list_box_select_row(list.cast(), selected) }
  }

  private func makeRows() {
    let hadFocus = gtk_widget_get_focus_child(list) != nil
    while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.cast(), child) }
    rows = shown.indices.map(effectRow)
    if rows.isEmpty {
      let empty = actionRow(localized("No effects"), subtitle: localized("Add one to see the symbol move"))
      gtk_list_box_row_set_selectable(empty.cast(), 0)
      gtk_list_box_row_set_activatable(empty.cast(), 0)
      rows = [empty]
    }
    for row in rows { gtk_list_box_append(list.cast(), row) }
    if hadFocus, let index = store.document.selectedVariant?.selectedEffectIndex, rows.indices.contains(index) {
      rows[index].grabFocus()
    }
  }

  private func effectRow(_ index: Int) -> Widget {
    let effect = shown[index].effect
    let title = effect.kind.localizedTitle
    var buttons: [Widget] = []
    if shown.count > 1 {
      let up = button("go-up-symbolic", localized("Move %s Up", title)) { [weak self] in self?.move(index, by: -1) }
      let down = button("go-down-symbolic", localized("Move %s Down", title)) { [weak self] in self?.move(index, by: 1)
      }
      up.isSensitive = index > 0
      down.isSensitive = index < shown.count - 1
      buttons += [up, down]
    }
    buttons.append(
      button("user-trash-symbolic", localized("Remove %s", title)) { [store] in
        guard let id = store.document.selectedVariantID else { return }
        store.perform(.removeEffect(at: index, of: id))
      })
    let result = actionRow(title, subtitle: shown[index].stageName, suffix: [row(spacing: 0, buttons)])
    adw_action_row_set_subtitle_lines(result.cast(), 1)
    return result.tooltip(shown[index].stageName)
  }

  private func button(_ icon: String, _ name: String, _ action: @escaping @MainActor () -> Void) -> Widget {
    let button = iconButton(icon, name).styled("flat", "circular")
    connect(button, "clicked", action)
    return button
  }

  private func move(_ index: Int, by distance: Int) {
    guard let id = store.document.selectedVariantID else { return }
    store.perform(.moveEffect(from: index, to: index + distance, of: id))
  }
}
