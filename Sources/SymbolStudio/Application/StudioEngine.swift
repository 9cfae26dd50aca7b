import Foundation
import StudioModel
import SymbolEffects
import SymbolLoading
import SymbolMotion

/// Joins the window to the floors below: how symbols are loaded and effects compiled.
@MainActor struct StudioEngine {
  /// One for the whole program: its probes and its cache serve library and stage.
  let loader = SymbolLoader()

  /// What a new window shows: a symbol of ours with an effect, so that there is something to play at once.
  static var firstDocument: StudioDocument {
    Edit.showSymbol(.bundled("bell"), effects: [AppliedEffect(.bounce(.bounce), behavior: .discrete)])
      .apply(StudioDocument())
  }

  func makeStore(_ document: StudioDocument) -> StudioStore {
    let loader = loader
    let store = StudioStore(
      document: document,
      loadSymbol: { reference in
        if let text = reference.text { return try TextReader.read(text) }
        guard let found = LibraryReferences.found(reference) else {
          throw MotionProblem(message: localized("The symbols that come with the program are missing."))
        }
        var options = ReadingOptions()
        if let slot = reference.templateSlot { options.templateSlot = slot }
        return try await loader.load(found, options: options)
      },
      compileMotion: { try MotionCompiler.compile($0, for: $1) })
    store.findPartner = { LibraryReferences.partner(of: $0) }
    return store
  }
}
