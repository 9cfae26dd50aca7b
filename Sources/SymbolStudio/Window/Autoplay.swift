import CAdwaita
import StudioModel

/// Plays what was just changed, so that a choice is seen at once. Honours reduced motion.
@MainActor final class Autoplay {
  private let store: StudioStore
  private var last: Variant?

  init(store: StudioStore) {
    self.store = store
    last = store.document.selectedVariant
    store.observe { [weak self] change in
      if change.contains(.document) { self?.documentDidChange() }
    }
  }

  /// Whether the desktop asks for less motion.
  static var isMotionReduced: Bool {
    gtk_settings_get_default().map { !boolProperty("gtk-enable-animations", of: $0) } ?? false
  }

  private func documentDidChange() {
    let present = store.document.selectedVariant
    defer { last = present }
    guard let present, let last, present.id == last.id, !present.effects.isEmpty, !Self.isMotionReduced else { return }
    if present.symbols != last.symbols || present.unanimated != last.unanimated
      || present.effects.map(\.effect) != last.effects.map(\.effect)
      || present.effects.map(\.behavior) != last.effects.map(\.behavior)
    {
      store.replay()
    } else if present.effects != last.effects, !store.playback.isPlaying {
      // A number was changed: what plays goes on, so that a slider's drag does not start over at each step.
      store.replay()
    }
  }
}
