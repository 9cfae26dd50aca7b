import CAdwaita
import StudioModel

/// Saving and opening sessions, and closing without losing one.
extension StudioWindow {
  private var sessionKinds: [FileKind] {
    [FileKind(name: localized("Symbol Studio sessions"), patterns: ["*.\(SessionFile.fileExtension)"])]
  }

  /// Saves where the session came from; asks where if it is new.
  func saveSession(_ done: @escaping @MainActor () -> Void = {}) {
    if let path = store.sessionPath {
      saveSession(to: path, done)
    } else {
      FileDialog.save(
        localized("Save Session"), suggestedName: "\(localized("Comparison")).\(SessionFile.fileExtension)",
        kinds: sessionKinds, from: widget
      ) { [weak self] in self?.saveSession(to: $0, done) }
    }
  }

  private func saveSession(to path: String, _ done: @escaping @MainActor () -> Void) {
    do {
      try store.saveSession(path)
      showToast(localized("Session saved"), from: toasts)
      done()
    } catch {
      showError(localized("The Session Was Not Saved"), error)
    }
  }

  func askForSession() {
    FileDialog.openFiles(localized("Open Session"), kinds: sessionKinds, from: widget) { [weak self] paths in
      if let path = paths.first { self?.openSession(path) }
    }
  }

  func openSession(_ path: String) {
    do {
      try store.openSession(path)
    } catch {
      showError(localized("The Session Was Not Opened"), error)
    }
  }

  func showError(_ heading: String, _ error: any Error) {
    showAlert(
      heading, String(describing: error), answers: [AlertAnswer(id: "close", title: localized("_Close"))], from: widget
    ) { _ in }
  }

  /// A session with a file, a comparison, or layers that something was said of are worth asking for; a look at a symbol
  /// is not.
  var isWorthAsking: Bool {
    store.hasUnsavedChanges
      && (store.sessionPath != nil || store.document.variants.count > 1 || !store.document.annotations.isEmpty)
  }

  func askBeforeClosing(_ close: @escaping @MainActor () -> Void) {
    showAlert(
      localized("Save the Session?"), localized("Changes that are not saved will be lost."),
      answers: [
        AlertAnswer(id: "cancel", title: localized("_Cancel")),
        AlertAnswer(id: "discard", title: localized("_Discard"), manner: .destructive),
        AlertAnswer(id: "save", title: localized("_Save"), manner: .suggested),
      ], from: widget
    ) { [weak self] answer in
      switch answer {
      case "discard": close()
      case "save": self?.saveSession(close)
      default: break
      }
    }
  }
}
