import SymbolMotion

/// Switches of a variant that are thrown while it plays.
extension StudioStore {
  /// Switches an indefinite effect of the stack off at the playhead, so that its outro follows, or on: it starts from
  /// where the symbol is, also while it still settles.
  public func setActive(_ isActive: Bool, at index: Int, of id: Variant.ID) {
    guard let variant = document.variant(id), variant.effects.indices.contains(index),
      variant.isActive(variant.effects[index]) != isActive
    else { return }
    isActive ? restart(.setActive(true, at: index, of: id), id) : stop(variant, at: index)
  }

  /// Performs an edit that starts the variant's effects in another way (a removal in place of an insertion), and plays
  /// on from where the symbol is.
  public func restart(_ edit: Edit, _ id: Variant.ID) {
    let before = document.variant(id).flatMap { presentRun(of: $0) }
    let playhead = playback.playhead
    perform(edit)
    replay()
    guard let variant = document.variant(id), let before, variant.contentTransition == nil else { return }
    runs[id] = VariantRun(variant, after: before, at: playhead)
    endRun(of: variant)
    updateSpan()
    notify(.playback)
  }

  private func stop(_ variant: Variant, at index: Int) {
    let run = presentRun(of: variant)
    // At rest nothing would be seen to end: it is shown from its usual stop.
    let usual = compiledVariant(variant)?.usualStop ?? 0
    let isMoving = playback.playhead > 0 && playback.playhead < min(span.automaticStop ?? .infinity, span.duration)
    let stop = isMoving ? playback.playhead : usual
    perform(.setActive(false, at: index, of: variant.id))
    stops[variant.id, default: [:]][variant.effects[index].effect.kind] = stop
    if var run, let stopped = document.variant(variant.id) {
      // The span asks the run when it is at rest.
      end(&run, of: stopped)
      runs[variant.id] = run
    }
    updateSpan()
    if !isMoving { seek(to: stop) }
    play()
    notify(.playback)
  }

  /// What the variant does on the clock; nil while its symbol is not loaded, and where a content transition plays: its
  /// layers are not those of the symbol.
  private func presentRun(of variant: Variant) -> VariantRun? {
    storedRun(of: variant) ?? newRun(of: variant)
  }

  /// The run after a switch was thrown; also where a variant was switched off without being seen to end (a session that
  /// was opened, an undo) and motions alone cannot state it: what has appeared is hidden again. nil for all others.
  func storedRun(of variant: Variant) -> VariantRun? {
    if let run = runs[variant.id] { return run }
    guard variant.endedEffects.contains(where: { $0.effect.kind.comesIn }), let run = newRun(of: variant) else {
      return nil
    }
    runs[variant.id] = run
    return run
  }

  private func newRun(of variant: Variant) -> VariantRun? {
    guard variant.contentTransition == nil, let symbol = symbol(of: variant) else { return nil }
    var run = VariantRun(variant, symbol: symbol)
    end(&run, of: variant)
    return run
  }

  /// Lets a run that was stored end where its variant's effects do.
  func endRun(of variant: Variant) {
    guard var run = runs[variant.id] else { return }
    end(&run, of: variant)
    runs[variant.id] = run
  }

  private func end(_ run: inout VariantRun, of variant: Variant) {
    for effect in variant.effects where effect.behavior == .indefinite {
      run.end(effect.effect.kind, at: stopTime(of: effect.effect.kind, in: variant))
    }
  }

  /// Forgets what was done with variants that have changed, and starts the cross-fades of their values.
  func updateRuns(from old: StudioDocument) {
    for variant in old.variants {
      let present = document.variant(variant.id)
      if let present, CompiledVariant.Source(present) == CompiledVariant.Source(variant) {
        let thrown = present.ended.symmetricDifference(variant.ended)
        if !thrown.isEmpty { runs[variant.id] = nil }
        for kind in thrown { stops[variant.id]?[kind] = nil }
      } else {
        runs[variant.id] = nil
        stops[variant.id] = nil
        endTrial(of: variant.id, keepingPicture: present)
      }
      if let present, present.variableValue != variant.variableValue {
        fades[variant.id, default: ValueFade(variant.variableValue)].go(to: present.variableValue)
      }
      if present == nil { fades[variant.id] = nil }
    }
  }

  /// A new round starts from the motions' own beginning.
  func resetRuns() {
    runs = [:]
  }

  /// Whether a variable value, or a picture, is on its way.
  public var isFading: Bool {
    fades.values.contains(where: \.isRunning) || trials.values.contains(where: \.isMoving)
  }

  /// Real time goes by for what does not depend on the playhead: cross-fades of the variable value, and pictures that
  /// were asked for by hand.
  public func advanceFades(by seconds: Double) {
    guard isFading else { return }
    for trial in trials.values { trial.advance(by: seconds) }
    for id in fades.keys { fades[id]?.advance(by: seconds) }
    fades = fades.filter { $0.value.isRunning }
    notify(.playback)
  }
}
