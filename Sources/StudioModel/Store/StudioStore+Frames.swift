import SymbolArt
import SymbolEffects
import SymbolMotion

/// A moment of a variant as it is drawn: usually one part; while the variable value changes, several that cross-fade.
public struct StageMoment: Sendable {
  /// What the frames are of.
  public var symbol: Symbol
  /// All layers, with each part's share of the picture; the shares make 1.
  public var parts: [(frame: Frame, weight: Double)]
  /// How much of its room the symbol has in the layout, 0…1; nil: it has its room, and nothing is inserted or removed.
  public var layoutFraction: Double?
}

extension StudioStore {
  /// All layers of what the variant shows at the playhead, or nil while its symbol is not loaded.
  public func frame(of variant: Variant) -> Frame? {
    guard let compiled = compiledVariant(variant) else { return nil }
    return dimmed(motionFrame(of: variant, compiled), variant.variableValue, variant, compiled)
  }

  /// What the variant shows at the playhead, as it is drawn; nil while its symbol is not loaded.
  public func moment(of variant: Variant) -> StageMoment? {
    if let trial = trials[variant.id] { return trial.moment }
    guard let compiled = compiledVariant(variant) else { return nil }
    let frame = motionFrame(of: variant, compiled)
    let values = fades[variant.id]?.parts ?? [ValueFade.Part(value: variant.variableValue, weight: 1)]
    let layoutFraction = storedRun(of: variant)?.layoutFraction(at: playback.playhead)
    return StageMoment(
      symbol: compiled.symbol, parts: values.map { (dimmed(frame, $0.value, variant, compiled), $0.weight) },
      layoutFraction: compiled.layout.map { layout in
        layoutFraction ?? layout.fraction(at: compiled.isLayoutAtOnce ? layout.end : playback.playhead)
      })
  }

  /// When a type of effect ends on the clock, if it is endless: where the person switched it off, or where the span does.
  public func stopTime(of kind: EffectKind, in variant: Variant) -> Double? {
    guard variant.endedEffects.contains(where: { $0.effect.kind == kind }) else { return span.automaticStop }
    return stops[variant.id]?[kind] ?? compiledVariant(variant)?.usualStop ?? 0
  }

  /// As `stopTime(of:in:)`, of each of the selected variant's effects.
  public var stopTimes: [EffectKind: Double] {
    guard let variant = document.selectedVariant else { return [:] }
    var times: [EffectKind: Double] = [:]
    for effect in variant.effects { times[effect.effect.kind] = stopTime(of: effect.effect.kind, in: variant) }
    return times
  }

  private func motionFrame(of variant: Variant, _ compiled: CompiledVariant) -> Frame {
    if let run = storedRun(of: variant) { return run.frame(at: playback.playhead) }
    return compiled.stack.frame(at: playback.playhead) { stopTime(of: $0, in: variant) }
  }

  private func dimmed(
    _ frame: Frame, _ value: Double?, _ variant: Variant, _ compiled: CompiledVariant
  ) -> Frame {
    guard let value else { return frame }
    return frame.showing(variableValue: value, of: compiled.symbol, mode: variant.variableValueMode)
  }
}

extension Variant {
  /// Indefinite effects that have been switched off.
  var endedEffects: [AppliedEffect] { effects.filter { $0.behavior == .indefinite && !isActive($0) } }
}

extension CompiledVariant {
  /// Where an effect that was switched off at no particular time stops: once all has been seen.
  var usualStop: Double? { motions.map { $0.previewStop ?? $0.duration + Motion.heldTime }.max() }
}
