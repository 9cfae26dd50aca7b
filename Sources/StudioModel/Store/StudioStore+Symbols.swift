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

/// A variant's effects, compiled for its symbol; the motions run parallel to the effects that could be compiled.
public struct CompiledVariant: Sendable {
  /// What the stage plays together.
  public var stack: MotionStack
  /// For each of the variant's effects its motion, or why there is none.
  public var results: [Result<Motion, MotionProblem>]
  /// Those of `results` that could be compiled.
  public var motions: [Motion] { stack.motions }
  /// What it was made of; another value asks for another compilation.
  let source: Source

  struct Source: Hashable, Sendable {
    var symbol: SymbolReference
    var effects: [AppliedEffect]
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

  /// The variant's motions, or nil while its symbol is not loaded. Compiled anew only after a change.
  public func compiledVariant(_ variant: Variant) -> CompiledVariant? {
    guard let symbol = symbol(of: variant) else { return nil }
    let source = CompiledVariant.Source(symbol: variant.symbol, effects: variant.effects)
    if let known = compiled[variant.id], known.source == source { return known }
    let results = variant.effects.map { effect -> Result<Motion, MotionProblem> in
      do {
        return .success(try compileMotion(effect, symbol))
      } catch {
        return .failure(MotionProblem(error))
      }
    }
    let fresh = CompiledVariant(
      stack: MotionStack(results.compactMap { try? $0.get() }, layerCount: symbol.layers.count), results: results,
      source: source)
    compiled[variant.id] = fresh
    return fresh
  }

  /// All layers of the variant's symbol at the playhead, or nil while the symbol is not loaded.
  public func frame(of variant: Variant) -> Frame? {
    compiledVariant(variant)?.stack.frame(at: playback.playhead, stoppedAt: stopTime)
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
    for variant in document.variants where symbolStates[variant.symbol] == nil { startLoading(variant.symbol) }
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
    symbolStates[reference] = state
    compiled = compiled.filter { $0.value.source.symbol != reference }
    updateSpan()
    notify(.symbols)
  }
}
