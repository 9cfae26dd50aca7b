import SymbolArt
import SymbolEffects
import SymbolMotion

/// A variant's effects, compiled for its symbol.
public struct CompiledVariant: Sendable {
  /// What is drawn: the variant's symbol or, where a content transition plays, the layers of both symbols in one.
  public var symbol: Symbol
  /// What the stage plays together.
  public var stack: MotionStack
  /// For each of the variant's effects its motion, or why there is none; beside a content transition that of the symbol
  /// that comes, where the two do not keep the same time.
  public var results: [Result<Motion, MotionProblem>]
  /// The content transition, with what becomes of each layer and where it is from.
  public var replacement: Replacement?
  /// Of an image switching: what happens when.
  public var phases: [CompiledImageSequence.Phase] = []
  /// What of the effects could be compiled.
  public var motions: [Motion] { stack.motions }
  /// How the neighbours move in a transition; nil where none is inserted or removed.
  public var layout: LayoutPassage?
  /// Whether the neighbours are where they end at once.
  public var isLayoutAtOnce = false
  /// What it was made of; another value asks for another compilation.
  let source: Source

  struct Source: Hashable, Sendable {
    var symbol: SymbolReference
    /// Only where an effect leads there.
    var secondSymbol: SymbolReference?
    /// Only where an effect leads through them.
    var pictures: [SymbolReference] = []
    var work: SwitchingWork?
    var effects: [AppliedEffect]
    var unanimated: Set<EffectKind>

    init(_ variant: Variant) {
      symbol = variant.symbol
      if variant.imageSwitching != nil {
        pictures = variant.pictures
        work = variant.work
      } else {
        secondSymbol = variant.contentTransition == nil ? nil : variant.secondSymbol
      }
      effects = variant.effects
      unanimated = variant.unanimated
    }
  }
}

extension StudioStore {
  /// The variant's motions, or nil while its symbol is not loaded. Compiled anew only after a change.
  public func compiledVariant(_ variant: Variant) -> CompiledVariant? {
    guard let symbol = symbol(of: variant) else { return nil }
    let source = CompiledVariant.Source(variant)
    if let known = compiled[variant.id], known.source == source { return known }
    let fresh = compile(variant, symbol, source)
    compiled[variant.id] = fresh
    return fresh
  }

  private func compile(_ variant: Variant, _ symbol: Symbol, _ source: CompiledVariant.Source) -> CompiledVariant {
    let sequence = variant.imageSwitching.map { _ in self.sequence(of: variant, symbol) }
    let replacement =
      sequence?.map(\.replacement) ?? variant.contentTransition.map { joined(by: $0, of: variant, symbol) }
    let shown = try? replacement?.get()
    let joint = shown.flatMap { self.joint($0, of: variant, symbol, sequence: try? sequence?.get()) }
    let played = variant.effects.map { effect -> Result<[Motion], MotionProblem> in
      func shown(_ motion: Motion) -> Motion { variant.isAnimated(effect) ? motion : motion.endState }
      if effect.behavior == .contentTransition {
        return replacement?.map { [shown($0.motion)] } ?? .failure(MotionProblem(message: ""))
      }
      // Beside a content transition the other effects run on each symbol as on that symbol alone.
      return MotionProblem.catching {
        try joint?.motions { shown(try compileMotion(effect, $0)) } ?? [shown(try compileMotion(effect, symbol))]
      }
    }
    let beside = zip(variant.effects, played).filter { $0.0.behavior != .contentTransition }
      .compactMap { try? $0.1.get() }
    let results = played.map { result in
      result.flatMap { $0.last.map { .success($0) } ?? .failure(MotionProblem(message: "")) }
    }
    let drawn = joint?.symbol ?? symbol
    var compiled = CompiledVariant(
      symbol: drawn,
      stack: joint?.stack(beside) ?? MotionStack(beside.joined().map(\.self), layerCount: drawn.layers.count),
      results: results, replacement: shown, phases: (try? sequence?.get())?.phases ?? [], source: source)
    // The neighbours follow the first transition of the stack.
    for (effect, result) in zip(variant.effects, results)
    where compiled.layout == nil && (effect.behavior == .insertion || effect.behavior == .removal) {
      guard let motion = try? result.get() else { continue }
      compiled.layout = LayoutPassage(isInsertion: effect.behavior == .insertion, duration: motion.duration)
      compiled.isLayoutAtOnce = !variant.isAnimated(effect)
    }
    return compiled
  }

  /// A content transition as the variant plays it, for the effects beside it.
  private func joint(
    _ replacement: Replacement, of variant: Variant, _ symbol: Symbol, sequence: CompiledImageSequence?
  ) -> JointSymbol? {
    let isAnimated = variant.contentTransition.map(variant.isAnimated) ?? true
    if var sequence {
      if !isAnimated { sequence.motion = sequence.motion.endState }
      return shownPictures(of: variant, symbol).map { JointSymbol(sequence, through: $0) }
    }
    guard let second = secondSymbol(of: variant) else { return nil }
    var played = replacement
    if !isAnimated { played.motion = played.motion.endState }
    return JointSymbol(played, from: symbol, to: second)
  }

  /// The motion over both symbols, or what is missing for it.
  private func joined(
    by effect: AppliedEffect, of variant: Variant, _ symbol: Symbol
  ) -> Result<Replacement, MotionProblem> {
    guard let second = variant.secondSymbol else {
      return .failure(MotionProblem(MotionError.needsSecondSymbol(effect: effect.effect.kind)))
    }
    switch symbolState(second) {
    case .loading: return .failure(MotionProblem(message: "“\(second.name)” is still being loaded."))
    case .failed(let reason): return .failure(MotionProblem(message: "The second symbol cannot be shown. \(reason)"))
    case .loaded(let other):
      return MotionProblem.catching { try compileReplacement(effect, symbol, other) }
    }
  }
}
