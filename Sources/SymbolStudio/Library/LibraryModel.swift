import StudioModel
import SymbolLoading

/// What the library shows: a collection's symbols as the walk finds them, and those that match the search.
@MainActor final class LibraryModel {
  /// What changed, so that the grid does no more than it must.
  enum Change {
    /// Matches were added at the end.
    case appended(Range<Int>)
    /// Everything is another.
    case replaced
    /// Only whether the walk goes on, or its notes.
    case state
  }

  private(set) var collection: SymbolCollection?
  private(set) var references: [SymbolLoading.SymbolReference] = []
  /// Indices into `references`, in the order shown.
  private(set) var matches: [Int] = []
  /// Whether no name has what was typed, and those of the matches are only similar.
  private(set) var areSimilar = false
  private(set) var notes: [CollectionNote] = []
  private(set) var isWalking = false
  private(set) var query = ""
  var didChange: (Change) -> Void = { _ in }
  private var index = SymbolSearch(names: [])
  private var walk: Task<Void, Never>?

  /// Shows another collection; the walk of the one before ends.
  func show(_ collection: SymbolCollection) {
    walk?.cancel()
    self.collection = collection
    references = []
    index = SymbolSearch(names: [])
    matches = []
    areSimilar = false
    notes = []
    isWalking = true
    didChange(.replaced)
    walk = Task { [weak self] in
      for await batch in collection.batches() {
        guard let self, !Task.isCancelled else { return }
        add(batch)
      }
      guard let self, !Task.isCancelled else { return }
      isWalking = false
      didChange(.state)
    }
  }

  /// Ends the walk and tells nobody any more: the window is going.
  func stop() {
    walk?.cancel()
    didChange = { _ in }
  }

  /// Shows only what matches; an empty text shows all.
  func search(_ text: String) {
    guard text != query else { return }
    query = text
    filter()
    didChange(.replaced)
  }

  /// What was typed, short enough for a sentence.
  var shownQuery: String { query.count > 40 ? query.prefix(40) + "…" : query }

  private func add(_ batch: CollectionBatch) {
    let first = references.count
    references += batch.references
    for reference in batch.references { index.add(reference.name) }
    notes += batch.notes
    if query.isEmpty {
      matches += first..<references.count
      didChange(.appended(first..<references.count))
    } else {
      filter()
      didChange(.replaced)
    }
  }

  private func filter() {
    let found = index.matches(query)
    (matches, areSimilar) = (found.places, found.areSimilar)
  }
}
