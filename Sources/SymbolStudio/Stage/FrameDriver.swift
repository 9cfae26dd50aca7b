import CAdwaita
import StudioModel

/// Gives the frame clock's time to the store while it plays, and leaves the frame clock alone while nothing moves.
@MainActor final class FrameDriver {
  private let store: StudioStore
  private let widget: Widget
  private var isTicking = false
  /// The frame clock's last reading, in seconds; nil before the first tick of a run.
  private var lastTime: Double?

  /// Longest step, in seconds: after a stall (a hidden window) the motion goes on where it was.
  private static let longestStep = 0.25

  /// - Parameter widget: the one whose frame clock is read; shown for as long as the window is.
  init(store: StudioStore, widget: Widget) {
    self.store = store
    self.widget = widget
    store.observe { [weak self] change in
      if !change.isDisjoint(with: [.playback, .document]) { self?.startIfPlaying() }
    }
    startIfPlaying()
  }

  private func startIfPlaying() {
    guard store.playback.isPlaying || store.isFading, !isTicking else { return }
    isTicking = true
    lastTime = nil
    store.pacer.begin()
    addTick(widget) { [weak self] time in self?.tick(time) ?? false }
  }

  private func tick(_ time: Double) -> Bool {
    if let lastTime {
      let step = min(time - lastTime, Self.longestStep)
      if store.playback.isPlaying, let step = store.pacer.refresh(after: step) { store.advance(by: step) }
      store.advanceFades(by: step)
    }
    lastTime = time
    isTicking = store.playback.isPlaying || store.isFading
    return isTicking
  }
}
