import SymbolArt
import SymbolMotion

/// Loads the symbol behind a reference, off the main thread.
public typealias SymbolSource = @Sendable (SymbolReference) async throws -> Symbol
/// Makes a motion of an effect for a symbol.
public typealias MotionSource = @Sendable (AppliedEffect, Symbol) throws -> Motion

/// What all views of a window read, and where they send their edits: the document, its history, the clock, and what
/// is loaded and compiled for the document. Views hold no second copy.
@MainActor
public final class StudioStore {
  /// The present value; changed by `perform`, `undo` and `redo` only.
  public private(set) var document: StudioDocument
  /// What can be undone and redone.
  public private(set) var history = EditHistory()
  /// The clock. Changed through the store's playback calls.
  public internal(set) var playback = Playback()
  /// The stretch the clock runs through now.
  public internal(set) var span = PlaybackSpan(motions: [], loops: false)

  /// The session file that the document was opened from or saved to.
  public internal(set) var sessionPath: String?
  var savedDocument: StudioDocument
  /// What the autosave holds.
  var keptDocument: StudioDocument
  var autosave: Autosave?

  let loadSymbol: SymbolSource
  let compileMotion: MotionSource
  var symbolStates: [SymbolReference: SymbolState] = [:]
  var compiled: [Variant.ID: CompiledVariant] = [:]
  private var observers: [Int: @MainActor (StudioChange) -> Void] = [:]
  private var observerCount = 0

  /// A store with the ways to load symbols and to compile motions (tests put made-up ones in).
  public init(
    document: StudioDocument = StudioDocument(), loadSymbol: @escaping SymbolSource,
    compileMotion: @escaping MotionSource = { try MotionCompiler.compile($0, for: $1) }
  ) {
    self.document = document
    savedDocument = document
    keptDocument = document
    self.loadSymbol = loadSymbol
    self.compileMotion = compileMotion
    documentDidChange()
  }

  /// Calls `handler` after every change until `removeObserver`. Handlers hold their views weakly.
  @discardableResult
  public func observe(_ handler: @escaping @MainActor (StudioChange) -> Void) -> Int {
    observerCount += 1
    observers[observerCount] = handler
    return observerCount
  }

  /// Ends what `observe` began.
  public func removeObserver(_ token: Int) {
    observers[token] = nil
  }

  /// Tells nobody any more: the views are going, and a symbol may still be on its way.
  public func removeAllObservers() {
    observers = [:]
  }

  func notify(_ change: StudioChange) {
    for (_, handler) in observers.sorted(by: { $0.key < $1.key }) { handler(change) }
  }

  // MARK: Edits

  /// Applies the edit; one that changes nothing leaves no trace.
  public func perform(_ edit: Edit) {
    let changed = edit.apply(document)
    guard changed != document else { return }
    history.record(edit, from: document)
    document = changed
    documentDidChange()
    notify(.document)
  }

  /// Edits with equal merge keys become one step of undo until `endGesture`: the time of one drag.
  public func beginGesture() {
    history.beginGesture()
  }

  /// Closes what `beginGesture` opened.
  public func endGesture() {
    history.endGesture(at: document)
    notify(.document)
  }

  /// Goes back to the document before the last edit.
  public func undo() {
    guard let earlier = history.undo(from: document) else { return }
    document = earlier
    documentDidChange()
    notify(.document)
  }

  /// Goes on to the document after the edit that was undone last.
  public func redo() {
    guard let later = history.redo(from: document) else { return }
    document = later
    documentDidChange()
    notify(.document)
  }

  /// Puts another document in place of the present one, as opening a session does; there is no way back.
  public func replaceDocument(_ document: StudioDocument) {
    self.document = document
    history = EditHistory()
    playback = Playback()
    documentDidChange()
    notify([.document, .playback])
  }

  private func documentDidChange() {
    loadMissingSymbols()
    updateSpan()
  }
}
