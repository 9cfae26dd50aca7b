import CAdwaita
import StudioModel

/// Keeps unsaved work on disk a moment after each edit, and offers what a crash left.
@MainActor final class SessionKeeper {
  private let store: StudioStore
  private var isScheduled = false

  /// Time from an edit to the copy on disk, in milliseconds: a crash costs no more than this.
  private static let delay: UInt32 = 2000

  init(store: StudioStore) {
    self.store = store
    store.observe { [weak self] change in
      if change.contains(.document) { self?.schedule() }
    }
  }

  /// Starts keeping, and asks whether to take over what an earlier sitting left.
  func start(over widget: Widget) {
    do {
      let autosave = try Autosave()
      store.startAutosave(autosave)
      if let lost = autosave.abandoned().first { offer(lost, autosave, widget) }
    } catch {
      logLine(localized("unsaved work is not kept: %s", String(describing: error)))
    }
  }

  private func offer(_ lost: AbandonedSession, _ autosave: Autosave, _ widget: Widget) {
    let count = localized(one: "%d variant", many: "%d variants", count: lost.document.variants.count)
    showAlert(
      localized("Recover Unsaved Work?"),
      localized("Symbol Studio did not close properly the last time. %s can be brought back.", count),
      answers: [
        AlertAnswer(id: "later", title: localized("_Not Now")),
        AlertAnswer(id: "discard", title: localized("_Discard"), manner: .destructive),
        AlertAnswer(id: "recover", title: localized("_Recover"), manner: .suggested),
      ], from: widget
    ) { [store] answer in
      switch answer {
      case "recover": store.recover(lost)
      case "discard": autosave.discard(lost)
      default: break
      }
    }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    after(milliseconds: Self.delay) { [weak self] in self?.keep() }
  }

  private func keep() {
    isScheduled = false
    do {
      try store.keepUnsavedState()
    } catch {
      logLine(localized("unsaved work is not kept: %s", String(describing: error)))
    }
  }
}
