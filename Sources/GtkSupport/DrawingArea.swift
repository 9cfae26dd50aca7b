import CGtk

/// Draws with cairo: the context, and the width and height in pixels of the interface.
package typealias DrawHandler = @MainActor (OpaquePointer, Double, Double) -> Void

/// A widget that `draw` paints whenever GTK asks.
@MainActor package func drawingArea(_ draw: @escaping DrawHandler) -> Widget {
  let area: Widget = gtk_drawing_area_new()
  setDraw(draw, of: area)
  return area
}

/// Gives a drawing area its painter; the closure lives as long as the widget: capture views weakly.
@MainActor package func setDraw(_ draw: @escaping DrawHandler, of area: Widget) {
  gtk_drawing_area_set_draw_func(
    area.cast(),
    { _, context, width, height, data in
      guard let data, let context else { return }
      nonisolated(unsafe) let cairo = context
      nonisolated(unsafe) let box = data
      MainActor.assumeIsolated {
        ClosureBox<DrawHandler>.from(box).closure(cairo, Double(width), Double(height))
      }
    }, ClosureBox<DrawHandler>(draw).retained(), releaseBox)
}

private typealias TickHandler = @MainActor (Double) -> Bool

/// Calls `handler` before each frame with the frame clock's time in seconds, until it returns false.
/// Nothing is called while the widget is not shown.
@MainActor @discardableResult
package func addTick(_ widget: Widget, _ handler: @escaping @MainActor (Double) -> Bool) -> UInt32 {
  gtk_widget_add_tick_callback(
    widget,
    { _, clock, data in
      guard let data, let clock else { return 0 }
      nonisolated(unsafe) let frameClock = clock
      nonisolated(unsafe) let box = data
      return MainActor.assumeIsolated {
        let seconds = Double(gdk_frame_clock_get_frame_time(frameClock)) / 1_000_000
        return ClosureBox<TickHandler>.from(box).closure(seconds) ? 1 : 0
      }
    }, ClosureBox<TickHandler>(handler).retained(), releaseBox)
}

private typealias IdleHandler = @MainActor () -> Void

/// Calls `handler` once when the main loop has nothing more urgent to do.
@MainActor package func whenIdle(_ handler: @escaping @MainActor () -> Void) {
  g_idle_add_full(
    G_PRIORITY_DEFAULT_IDLE,
    { data in
      guard let data else { return 0 }
      nonisolated(unsafe) let box = data
      MainActor.assumeIsolated { ClosureBox<IdleHandler>.from(box).closure() }
      return 0
    }, ClosureBox<IdleHandler>(handler).retained(), releaseBox)
}

/// Calls `handler` once after so many milliseconds (autosave, waiting for the end of typing); never for animation.
@MainActor @discardableResult
package func after(milliseconds: UInt32, _ handler: @escaping @MainActor () -> Void) -> UInt32 {
  g_timeout_add_full(
    G_PRIORITY_DEFAULT, milliseconds,
    { data in
      guard let data else { return 0 }
      nonisolated(unsafe) let box = data
      MainActor.assumeIsolated { ClosureBox<IdleHandler>.from(box).closure() }
      return 0
    }, ClosureBox<IdleHandler>(handler).retained(), releaseBox)
}
