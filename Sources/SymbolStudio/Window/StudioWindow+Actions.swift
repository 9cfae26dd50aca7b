import CAdwaita
import StudioModel

/// The window's actions. Keys that typing needs (Space, arrows, Home, End) are in `PlaybackKeys`.
extension StudioWindow {
  func addActions() {
    let store = store
    actions.add("undo", shortcuts: ["<Control>z"]) { store.undo() }
    actions.add("redo", shortcuts: ["<Control><Shift>z", "<Control>y"]) { store.redo() }
    actions.add("open-files", shortcuts: ["<Control><Shift>o"]) { [weak self] in self?.askForFiles() }
    actions.add("open-folder", shortcuts: ["<Control>o"]) { [weak self] in self?.askForFolder() }
    actions.add("text", shortcuts: ["<Control>t"]) { [weak self] in self?.askForText() }
    actions.add("open-path", taking: { [weak self] in self?.open(paths: [$0]) })
    actions.add("collection", choice: "") { [weak self] id in
      guard let self, let collection = places.collection(id) else { return }
      show(collection)
    }
    actions.add("find", shortcuts: ["<Control>f"]) { [weak self] in self?.library.focusSearch() }
    actions.add("add-variant", shortcuts: ["<Control>d"]) { [weak self] in self?.addVariant() }
    actions.add("duplicate-variant") { [weak self] in self?.addVariant() }
    actions.add("remove-variant") {
      if let id = store.document.selectedVariantID { store.perform(.removeVariant(id)) }
    }
    actions.add("rename-layer", shortcuts: ["F2"]) { [weak self] in self?.inspector.renameLayer() }
    actions.add("paste-code") { [weak self] in
      guard let self else { return }
      snippets.paste(from: widget)
    }
    actions.add("code", isOn: false, shortcuts: ["F9"]) { [weak self] in self?.showCode($0) }
    actions.add("play") { store.togglePlaying() }
    actions.add("replay") { store.replay() }
    actions.add("go-to-start") { store.moveToStart() }
    actions.add("go-to-end") { store.moveToEnd() }
    actions.add("step-forward") { store.step(byFrames: 1) }
    actions.add("step-backward") { store.step(byFrames: -1) }
    actions.add("export", shortcuts: ["<Control>e"]) { [weak self] in self?.export() }
    actions.add("open-session") { [weak self] in self?.askForSession() }
    actions.add("save-session", shortcuts: ["<Control>s"]) { [weak self] in self?.saveSession() }
    actions.add("shortcuts", shortcuts: ["F1", "<Control>question"]) { [weak self] in
      if let self { ShortcutsWindow.present(over: window) }
    }
    actions.add("about") { [weak self] in
      if let self { AboutWindow.present(over: window) }
    }
    actions.add("close", shortcuts: ["<Control>w", "<Control>q"]) { [weak self] in
      if let self { gtk_window_close(window) }
    }
    for number in 1...StudioDocument.variantLimit {
      actions.add("select-variant-\(number)", shortcuts: ["<Alt>\(number)"]) {
        let variants = store.document.variants
        if variants.indices.contains(number - 1) { store.perform(.selectVariant(variants[number - 1].id)) }
      }
    }
  }

  /// A copy of the selected tile beside it, to be changed.
  private func addVariant() {
    if let id = store.document.selectedVariantID { store.perform(.duplicateVariant(id)) }
  }
}
