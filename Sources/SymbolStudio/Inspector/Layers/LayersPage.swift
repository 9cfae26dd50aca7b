import CAdwaita
import StudioModel
import SymbolArt

/// The inspector's page *Layers*: the parts of the selected tile's symbol, and what is known of them. While it is shown,
/// layers can be picked on the stage, too.
@MainActor final class LayersPage: WindowPart {
  let widget: Widget
  private let store: StudioStore
  private let layers: InspectedLayers
  private let list: LayerList
  private let groups: AnnotationGroups
  private let preferences: SymbolPreferencesGroup
  private let hint: Widget
  private let keep: Widget
  private let reset: Widget
  private let save: Widget

  init(store: StudioStore) {
    self.store = store
    layers = InspectedLayers(store: store)
    list = LayerList(layers)
    groups = AnnotationGroups(layers)
    preferences = SymbolPreferencesGroup(layers)
    hint = label(localized("Select layers here or on the stage to see and change what effects know of them."))
    hint.styled("dim-label")
    gtk_label_set_wrap(hint.cast(), 1)
    gtk_label_set_max_width_chars(hint.cast(), 1)
    keep = textButton(
      localized("Keep Guesses"),
      tooltip: localized("Makes what is only guessed your own word, so that it is written into copies"))
    reset = textButton(localized("Reset All"), tooltip: localized("Goes back to what the file says of all layers"))
    save = textButton(
      localized("Save Annotated Copy…"),
      tooltip: localized("Writes a copy of the SVG file with your annotations as data-symbol-… attributes"))
    let ends = column(spacing: 6, [row(spacing: 6, [keep, reset]), save])
    gtk_box_set_homogeneous(children(of: ends)[0].cast(), 1)
    widget = inspectorPages(
      [list.widget, hint, groups.widget, preferences.widget, ends], name: "layers",
      icon: "symbol-studio-layers-symbolic", title: localized("No Layers"),
      description: localized("Pick a symbol in the library to see what it is made of."))
    connect(widget, "map") { [weak self] in
      self?.show()
      store.showLayers(true)
    }
    connect(widget, "unmap") { store.showLayers(false) }
    connect(keep, "clicked") { [layers] in
      guard let symbol = layers.symbol, let reference = layers.reference else { return }
      store.perform(.keepGuesses(symbol, of: reference))
    }
    connect(reset, "clicked") { [layers] in
      guard let symbol = layers.symbol, let reference = layers.reference else { return }
      store.perform(.resetLayers(symbol.layers.map(\.id), of: reference))
    }
    connect(save, "clicked") { [weak self] in self?.saveCopy() }
    store.observe { [weak self] in self?.storeDidChange($0) }
  }

  /// Lets the selected layer's name be typed.
  func renameLayer() {
    guard layers.selected.count == 1 else { return }
    groups.editName { [weak self] in self?.list.focusSelection() }
  }

  private func storeDidChange(_ change: StudioChange) {
    // The hidden page would only cost time; it is shown anew when it comes.
    guard store.layerSelection.isShown else { return }
    if !change.isDisjoint(with: [.document, .symbols]) {
      show()
    } else if change.contains(.layers) {
      showSelection()
    }
  }

  private func show() {
    let all = layers.symbol?.layers ?? []
    gtk_stack_set_visible_child_name(widget.cast(), all.isEmpty ? "empty" : "layers")
    keep.isSensitive = all.contains { $0.origins.values.contains(.guess) }
    reset.isSensitive = layers.reference.map { store.document.annotations[$0] != nil } ?? false
    // A text has no file that could be copied.
    save.isVisible = layers.reference?.text == nil
    list.show()
    preferences.show()
    showSelection()
  }

  private func showSelection() {
    list.showSelection()
    hint.isVisible = layers.selected.isEmpty
    groups.show()
  }

  private func saveCopy() {
    guard let reference = layers.reference, let file = LibraryReferences.found(reference)?.url else { return }
    let isPacked = file.pathExtension.lowercased() == "svgz"
    FileDialog.save(
      localized("Save Annotated Copy"), suggestedName: "\(reference.name).annotated.\(isPacked ? "svgz" : "svg")",
      kinds: [FileKind(name: localized("SVG drawings"), patterns: ["*.svg", "*.svgz"])], from: widget
    ) { [weak self] path in
      guard let self else { return }
      do {
        let skipped = try store.saveAnnotatedCopy(of: reference, in: file, to: path)
        showToast(
          skipped.isEmpty
            ? localized("Annotated copy saved")
            : localized("Saved without %s: the file has no element for it", skipped.joined(separator: ", ")),
          from: widget)
      } catch {
        showAlert(
          localized("The Copy Was Not Saved"), String(describing: error),
          answers: [AlertAnswer(id: "close", title: localized("_Close"))], from: widget
        ) { _ in }
      }
    }
  }
}
