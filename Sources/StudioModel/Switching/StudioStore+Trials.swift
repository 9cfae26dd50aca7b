import SymbolArt
import SymbolEffects
import SymbolMotion

/// Asking for the next picture by hand: the stage shows it in real time, the clock stands.
extension StudioStore {
  /// Asks for the picture after the one that was asked for last, or once more for one that failed or was taken back;
  /// after the last one comes the first. As often as wanted: a newer wish overtakes an older one whose picture is not
  /// ready yet.
  public func askForNextPicture(of id: Variant.ID) {
    guard let variant = document.variant(id), let switching = variant.imageSwitching, let symbol = symbol(of: variant)
    else { return }
    let pictures = [symbol] + loadedPictures(of: variant)
    pause()
    let trial = trials[id] ?? newTrial(of: variant, pictures)
    trials[id] = trial
    // What is converted may be the only picture; else the same one again would be no change.
    let place = pictures.count > 1 ? (trial.asked + (trial.lacksPicture ? 0 : 1)) % pictures.count : 0
    trial.ask(for: pictures[place], at: place, switching, variant.work, look: conversionLook)
    notify(.playback)
  }

  /// Takes the wish for the next picture back; what is shown stays.
  public func cancelNextPicture(of id: Variant.ID) {
    trials[id]?.cancel()
  }

  /// The wish for a picture that came last, since the clock was last used; nil: none.
  public func pictureRequest(of id: Variant.ID) -> ImageRequest? { trials[id]?.request }

  /// The place in the variant's sequence of the picture that was asked for last.
  public func askedPicture(of id: Variant.ID) -> Int? { trials[id]?.asked }

  /// Begins with the picture that is seen at the playhead.
  private func newTrial(of variant: Variant, _ pictures: [Symbol]) -> SwitchTrial {
    let phases = compiledVariant(variant)?.phases ?? []
    let shown = phases.last { $0.kind == .in && $0.start < playback.playhead }?.picture ?? 0
    let place = variant.work.source == .pixelate ? 0 : min(shown, pictures.count - 1)
    return SwitchTrial(pictures[place], place: place, of: variant.sequence) { [weak self] in self?.notify(.playback) }
  }

  /// Tiles show what the clock says again.
  func endTrials() {
    for id in trials.keys { endTrial(of: id, keepingPicture: nil) }
  }

  /// - Parameter variant: its value now: a change of way or times alone does not take its picture away.
  func endTrial(of id: Variant.ID, keepingPicture variant: Variant?) {
    guard let trial = trials[id] else { return }
    if let variant, variant.imageSwitching != nil, trial.sequence == variant.sequence { return }
    trial.cancel()
    trials[id] = nil
  }
}
