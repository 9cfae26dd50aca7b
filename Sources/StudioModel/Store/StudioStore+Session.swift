/// The session file and the autosave.
extension StudioStore {
  /// Whether closing would lose something. Selections are not worth asking for.
  public var hasUnsavedChanges: Bool { document.withoutSelection != savedDocument.withoutSelection }

  /// Opens a session file in place of the present document.
  public func openSession(_ path: String) throws(SessionError) {
    let opened = try SessionFile.read(path)
    replaceDocument(opened)
    savedDocument = opened
    sessionPath = path
    autosave?.discard()
    notify(.session)
  }

  /// Writes the session file; the document counts as saved from then on.
  public func saveSession(_ path: String) throws {
    try SessionFile.write(document, to: path)
    sessionPath = path
    savedDocument = document
    autosave?.discard()
    notify(.session)
  }

  /// Keeps autosaves in this folder from now on; without a call nothing is kept.
  public func startAutosave(_ autosave: Autosave) {
    self.autosave = autosave
  }

  /// Keeps the unsaved state if it has changed since it was kept last. Called now and then.
  public func keepUnsavedState() throws {
    guard let autosave, document != keptDocument else { return }
    if hasUnsavedChanges { try autosave.save(document, session: sessionPath) } else { autosave.discard() }
    keptDocument = document
  }

  /// Takes over what a crashed sitting left; it counts as unsaved.
  public func recover(_ session: AbandonedSession) {
    replaceDocument(session.document)
    sessionPath = session.session
    savedDocument = StudioDocument()
    if let autosave {
      // Kept under this sitting's name before the old one goes: a second crash must not lose it.
      if (try? autosave.save(document, session: sessionPath)) != nil { autosave.discard(session) }
    }
    notify(.session)
  }

  /// The sitting ends properly: nothing is left to recover.
  public func endSession() {
    autosave?.end()
    autosave = nil
  }
}

extension StudioDocument {
  /// The document with nothing selected, to compare contents.
  var withoutSelection: StudioDocument {
    var copy = self
    copy.selectedVariantID = nil
    for index in copy.variants.indices { copy.variants[index].selectedEffectIndex = 0 }
    return copy
  }
}
