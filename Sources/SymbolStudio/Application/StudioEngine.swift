import Foundation
import StudioModel
import SymbolLoading
import SymbolMotion

/// Joins the window to the floors below: how symbols are loaded and effects compiled.
@MainActor struct StudioEngine {
  /// One for the whole program: its probes and its cache serve library and stage.
  let loader = SymbolLoader()

  func makeStore() -> StudioStore {
    let loader = loader
    return StudioStore(
      loadSymbol: { reference in
        guard let found = LibraryReferences.found(reference) else {
          throw MotionProblem(message: localized("The symbols that come with the program are missing."))
        }
        return try await loader.load(found)
      },
      compileMotion: { try MotionCompiler.compile($0, for: $1) })
  }
}
