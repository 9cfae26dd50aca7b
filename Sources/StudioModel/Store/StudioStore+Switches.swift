import SymbolMotion

/// Switches of a variant that are thrown while it plays.
extension StudioStore {
  /// Switches indefinite effects off at the playhead, so that their outro follows, or on: they start from where the
  /// symbol is, also while it still settles.
  public func setActive(_ isActive: Bool, of id: Variant.ID) {
    guard let variant = document.variant(id), variant.isActive != isActive else { return }
    isActive ? restart(.setActive(true, of: id), id) : stop(variant)
  }

  /// Performs an edit that starts the variant's effects in another way (a removal in place of an insertion), and plays
  /// on from where the symbol is.
  public func restart(_ edit: Edit, _ id: Variant.ID) {
    let before = document.variant(id).flatMap { presentRun(of: $0) }
    let playhead = playback.playhead
    perform(edit)
    replay()
    guard let variant = document.variant(id), let before, variant.contentTransition == nil else { return }
    var run = VariantRun(variant, after: before, at: playhead)
    run.end(at: stopTime(of: variant))
    runs[id] = run
    updateSpan()
    notify(.playback)
  }

  private func stop(_ variant: Variant) {
    let run = presentRun(of: variant)
    // At rest nothing would be seen to end: it is shown from its usual stop.
    let usual = compiledVariant(variant)?.usualStop ?? 0
    let isMoving = playback.playhead > 0 && playback.playhead < min(span.automaticStop ?? .infinity, span.duration)
    let stop = isMoving ? playback.playhead : usual
    perform(.setActive(false, of: variant.id))
    stops[variant.id] = stop
    if var run {
      run.end(at: stop)
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
    guard !variant.isActive,
      variant.effects.contains(where: { $0.behavior == .indefinite && $0.effect.kind.comesIn }),
      let run = newRun(of: variant)
    else { return nil }
    runs[variant.id] = run
    return run
  }

  private func newRun(of variant: Variant) -> VariantRun? {
    guard variant.contentTransition == nil, let symbol = symbol(of: variant) else { return nil }
    var run = VariantRun(variant, symbol: symbol)
    run.end(at: stopTime(of: variant))
    return run
  }

  /// Forgets what was done with variants that have changed, and starts the cross-fades of their values.
  func updateRuns(from old: StudioDocument) {
    for variant in old.variants {
      let present = document.variant(variant.id)
      if present.map({
        CompiledVariant.Source($0) != CompiledVariant.Source(variant) || $0.isActive != variant.isActive
      })
        ?? true
      {
        runs[variant.id] = nil
        stops[variant.id] = nil
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

  /// Whether a variable value is on its way.
  public var isFading: Bool { fades.values.contains(where: \.isRunning) }

  /// Real time goes by for what does not depend on the playhead: cross-fades of the variable value.
  public func advanceFades(by seconds: Double) {
    guard isFading else { return }
    for id in fades.keys { fades[id]?.advance(by: seconds) }
    fades = fades.filter { $0.value.isRunning }
    notify(.playback)
  }
}
