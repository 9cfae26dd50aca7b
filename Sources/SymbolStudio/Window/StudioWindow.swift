import CAdwaita
import Foundation
import StudioModel
import SymbolLoading

/// The main window: library, stage, timeline and inspector around one store.
@MainActor final class StudioWindow {
  /// Nothing is cut off down to this size, in pixels of the interface.
  nonisolated static let minimumWidth: Int32 = 1024
  nonisolated static let minimumHeight: Int32 = 640

  let store: StudioStore
  let window: UnsafeMutablePointer<GtkWindow>
  let widget: Widget
  let actions: ActionMap
  let library: LibraryPane
  let places: LibraryPlaces
  /// Carries the short messages of all parts.
  let toasts: Widget
  private let layout: StudioLayout
  private let mainBar = MainHeaderBar()
  private let libraryBar = LibraryHeaderBar()
  private let stage: StagePane
  private let timeline: TimelinePane
  let inspector: InspectorPane
  let snippets: SnippetPaste
  let loader: SymbolLoader
  private let keys: PlaybackKeys
  private let autoplay: Autoplay
  private let sessions: SessionKeeper
  private var state = WindowState.load()
  /// Whether closing has been agreed to.
  private var mayClose = false
  /// From here on the widgets may be gone.
  private var isClosed = false

  init(application: UnsafeMutablePointer<GtkApplication>, paths: [String]) {
    let engine = StudioEngine()
    store = engine.makeStore(StudioEngine.firstDocument)
    loader = engine.loader
    widget = adw_application_window_new(application)
    window = widget.cast()
    actions = ActionMap(window: widget, application: application)
    let store = store
    let relay = PathRelay()
    library = LibraryPane(
      loader: engine.loader, choose: { store.perform(.showSymbol(LibraryReferences.reference(to: $0))) },
      openPaths: { relay.open($0) })
    places = LibraryPlaces(store: store)
    timeline = TimelinePane(store: store)
    let shelf = SymbolShelf(loader: engine.loader, model: library.model)
    snippets = SnippetPaste(store: store, shelf: shelf)
    inspector = InspectorPane(store: store, shelf: shelf, snippets: snippets)
    stage = StagePane(store: store, openPaths: { relay.open($0) })
    layout = StudioLayout(
      StudioLayout.Parts(
        libraryBar: libraryBar.widget, library: library.widget, mainBar: mainBar.widget, stage: stage.widget,
        timeline: timeline.widget, code: madeWhenSeen { CodePane(store: store) },
        inspector: inspector.widget), state: state)
    toasts = adw_toast_overlay_new()
    adw_toast_overlay_set_child(toasts.cast(), layout.widget)
    gtk_window_set_title(window, localized("Symbol Studio"))
    gtk_window_set_default_size(window, state.width, state.height)
    if state.isMaximized { gtk_window_maximize(window) }
    widget.sized(width: Self.minimumWidth, height: Self.minimumHeight)
    adw_application_window_set_content(widget.cast(), toasts)
    keys = PlaybackKeys(store: store, window: window, paste: { [snippets, toasts] in snippets.paste(from: toasts) })
    autoplay = Autoplay(store: store)
    sessions = SessionKeeper(store: store)
    relay.open = { [weak self] in self?.open(paths: $0) }
    addActions()
    connect(widget, "close-request", answering: { [weak self] _ in self?.willClose() ?? false })
    store.observe { [weak self] in self?.storeDidChange($0) }
    storeDidChange(.document)
    // The window is seen first; what it lists is looked for after that.
    whenIdle { [weak self] in self?.fill(paths) }
  }

  /// Shows the window, or brings it to the front.
  func present() {
    gtk_window_present(window)
  }

  /// Shows the code pane, or hides it.
  func showCode(_ isShown: Bool) { layout.showCode(isShown) }

  private func fill(_ paths: [String]) {
    guard !isClosed else { return }
    if paths.allSatisfy({ PresetImport.isPreset($0) }) { show(.bundled) }
    open(paths: paths)
    places.findIconThemes { [weak self] in self?.updateChooser() }
    sessions.start(over: widget)
    stage.grabFocus()
  }

  /// Lists a collection in the library.
  func show(_ collection: SymbolCollection) {
    library.show(collection)
    updateChooser()
  }

  func updateChooser() {
    guard !isClosed else { return }
    let current = library.model.collection
    libraryBar.show(collection: current?.title ?? "", choices: places.menu())
    if let current { actions.setChoice("collection", current.id) }
  }

  private func storeDidChange(_ change: StudioChange) {
    if change.contains(.session) { showTitle() }
    if !change.isDisjoint(with: [.document, .symbols, .layers]) {
      actions.setEnabled("rename-layer", store.layerSelection.isShown && store.selectedLayers.count == 1)
    }
    guard change.contains(.document) else { return }
    let document = store.document
    mainBar.show(undo: store.history.undoName, redo: store.history.redoName)
    actions.setEnabled("undo", store.history.undoName != nil)
    actions.setEnabled("redo", store.history.redoName != nil)
    actions.setEnabled("add-variant", document.canAddVariant && document.selectedVariant != nil)
    actions.setEnabled("duplicate-variant", document.canAddVariant && document.selectedVariant != nil)
    actions.setEnabled("remove-variant", document.variants.count > 1)
  }

  private func showTitle() {
    let file = store.sessionPath.map { ($0 as NSString).lastPathComponent }
    mainBar.show(title: localized("Symbol Studio"), subtitle: file ?? "")
  }

  /// Answers whether the window stays open.
  private func willClose() -> Bool {
    if isWorthAsking, !mayClose {
      askBeforeClosing { [weak self] in
        guard let self else { return }
        mayClose = true
        // The dialog is still in the middle of its answer, and goes with its parent.
        whenIdle { [weak self] in if let self { gtk_window_close(window) } }
      }
      return true
    }
    store.endSession()
    state.isMaximized = gtk_window_is_maximized(window) != 0
    var left = state
    gtk_window_get_default_size(window, &left.width, &left.height)
    layout.store(in: &left)
    left.save()
    isClosed = true
    store.removeAllObservers()
    library.stop()
    return false
  }
}

/// Lets parts be made before the window that opens what is dropped on them.
@MainActor private final class PathRelay {
  var open: @MainActor ([String]) -> Void = { _ in }
}
