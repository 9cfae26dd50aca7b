import SymbolArt
import SymbolMotion

/// What is known of the symbol behind a reference.
public enum SymbolState: Sendable {
  case loading
  case loaded(Symbol)
  /// With the reason, for a designer.
  case failed(String)

  /// The symbol, if it is loaded.
  public var symbol: Symbol? {
    if case .loaded(let symbol) = self { return symbol }
    return nil
  }
}

extension StudioStore {
  /// What is known of the symbol; loading starts by itself when a variant refers to it.
  public func symbolState(_ reference: SymbolReference) -> SymbolState {
    symbolStates[reference] ?? .loading
  }

  /// The variant's symbol, once it is loaded.
  public func symbol(of variant: Variant) -> Symbol? {
    symbolStates[variant.symbol]?.symbol
  }

  /// What the variant's content transition leads to, once it is loaded; nil where it has none.
  public func secondSymbol(of variant: Variant) -> Symbol? {
    if variant.imageSwitching != nil { return loadedPictures(of: variant).first }
    guard variant.contentTransition != nil else { return nil }
    return variant.secondSymbol.flatMap { symbolStates[$0]?.symbol }
  }

  /// Hands a symbol that is loaded already (a thumbnail's) to the store, before an edit refers to it.
  public func provideSymbol(_ symbol: Symbol, for reference: SymbolReference) {
    setSymbolState(.loaded(symbol), for: reference)
  }

  /// Loads the symbol again: after its file has changed or come back.
  public func reloadSymbol(_ reference: SymbolReference) {
    startLoading(reference)
  }

  /// Starts loading what variants refer to, and forgets motions of variants that are gone.
  func loadMissingSymbols() {
    for symbol in document.variants.flatMap(\.symbols) where symbolStates[symbol] == nil { startLoading(symbol) }
    let ids = Set(document.variants.map(\.id))
    compiled = compiled.filter { ids.contains($0.key) }
  }

  private func startLoading(_ reference: SymbolReference) {
    if symbolStates[reference] == nil { symbolStates[reference] = .loading }
    Task { [loadSymbol, weak self] in
      let state: SymbolState
      do {
        state = .loaded(try await loadSymbol(reference))
      } catch {
        state = .failed(MotionProblem(error).message)
      }
      self?.setSymbolState(state, for: reference)
    }
  }

  private func setSymbolState(_ state: SymbolState, for reference: SymbolReference) {
    loadedSymbols[reference] = state.symbol
    symbolStates[reference] = state.symbol.map { .loaded(annotated($0, reference)) } ?? state
    forgetMotions(of: reference)
    updateSpan()
    notify(.symbols)
  }

  /// Motions that were made for the symbol as it was before.
  func forgetMotions(of reference: SymbolReference) {
    compiled = compiled.filter { id, known in
      known.source.symbol != reference && known.source.secondSymbol != reference
        && !known.source.pictures.contains(reference)
    }
    conversions = conversions.filter { $0.key.reference != reference }
    runs = runs.filter { compiled[$0.key] != nil }
  }
}
