import SymbolArt
import SymbolEffects
import SymbolMotion

/// Loads the symbol behind a reference, off the main thread.
public typealias SymbolSource = @Sendable (SymbolReference) async throws -> Symbol
/// Makes a motion of an effect for a symbol.
public typealias MotionSource = @Sendable (AppliedEffect, Symbol) throws -> Motion
/// Makes the motion of a content transition from one symbol to another.
public typealias ReplacementSource = @Sendable (AppliedEffect, Symbol, Symbol) throws -> Replacement

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
  /// Which frames a slower device would show; as this one unless the person asks for it. No part of the document.
  public var pacer = FramePacer()
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
  let compileReplacement: ReplacementSource
  /// Finds the symbol that another one is likely to change into; asked where a content transition has nothing to lead
  /// to.
  public var findPartner: @MainActor (SymbolReference) -> SymbolReference? = { _ in nil }
  /// Which layers the person is at.
  public internal(set) var layerSelection = LayerSelection()
  /// As their files have them.
  var loadedSymbols: [SymbolReference: Symbol] = [:]
  /// With what a person says over what the files say.
  var symbolStates: [SymbolReference: SymbolState] = [:]
  var compiled: [Variant.ID: CompiledVariant] = [:]
  /// Variants whose switch was thrown in this round.
  var runs: [Variant.ID: VariantRun] = [:]
  /// When effects were switched off, in seconds of the playhead.
  var stops: [Variant.ID: [EffectKind: Double]] = [:]
  var fades: [Variant.ID: ValueFade] = [:]
  /// Pictures that were asked for by hand.
  var trials: [Variant.ID: SwitchTrial] = [:]
  /// Pictures that were converted, or are about to be (nil).
  var conversions: [Conversion: [Symbol]?] = [:]
  private var observers: [Int: @MainActor (StudioChange) -> Void] = [:]
  private var observerCount = 0

  /// A store with the ways to load symbols and to compile motions (tests put made-up ones in).
  public init(
    document: StudioDocument = StudioDocument(), loadSymbol: @escaping SymbolSource,
    compileMotion: @escaping MotionSource = { try MotionCompiler.compile($0, for: $1) },
    compileReplacement: @escaping ReplacementSource = { try MotionCompiler.compile($0, from: $1, to: $2) }
  ) {
    self.document = document
    savedDocument = document
    keptDocument = document
    self.loadSymbol = loadSymbol
    self.compileMotion = compileMotion
    self.compileReplacement = compileReplacement
    documentDidChange(from: document)
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
    let changed = withSecondSymbols(edit.apply(document))
    guard changed != document else { return }
    history.record(edit, from: document)
    show(changed)
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
    show(earlier)
  }

  /// Goes on to the document after the edit that was undone last.
  public func redo() {
    guard let later = history.redo(from: document) else { return }
    show(later)
  }

  /// Puts another document in place of the present one, as opening a session does; there is no way back.
  public func replaceDocument(_ document: StudioDocument) {
    let old = self.document
    self.document = document
    history = EditHistory()
    playback = Playback()
    stops = [:]
    documentDidChange(from: old)
    resetRuns()
    fades = [:]
    endTrials()
    notify([.document, .playback])
  }

  private func show(_ document: StudioDocument) {
    let old = self.document
    self.document = document
    documentDidChange(from: old)
    notify(.document)
  }

  private func documentDidChange(from old: StudioDocument) {
    updateAnnotations(from: old)
    loadMissingSymbols()
    updateRuns(from: old)
    updateSpan()
  }
}
