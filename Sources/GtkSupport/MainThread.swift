import CGtk

private typealias MainThreadHandler = @MainActor @Sendable () -> Void

/// Calls `handler` on the main thread, from whichever thread: before the next redraw, after the input that waits.
package func onMainThread(_ handler: @escaping @MainActor @Sendable () -> Void) {
  g_idle_add_full(
    G_PRIORITY_HIGH_IDLE,
    { data in
      guard let data else { return 0 }
      nonisolated(unsafe) let box = data
      MainActor.assumeIsolated { ClosureBox<MainThreadHandler>.from(box).closure() }
      return 0
    }, ClosureBox<MainThreadHandler>(handler).retained(), releaseBox)
}
