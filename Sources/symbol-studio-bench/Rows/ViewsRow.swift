import CGtk
import Foundation
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolView

/// The frame work of one tick with many `SymbolView`s in one window, each with three effects at once: everything that
/// GTK does between the start and the end of a frame, with the renderer that the desktop uses.
@MainActor func viewsRow(_ icons: Icons, count: Int) throws -> Row {
  let name = "\(count) SymbolViews with stacked effects in one window: a tick, median"
  guard gtk_init_check() != 0 else {
    return .skipped(name, unit: "ms", goal: 8, because: "there is no display; run under xvfb-run")
  }
  let grid: Widget = gtk_grid_new()
  for (index, file) in icons.sample(count).cycled(to: count).enumerated() {
    let view = SymbolView(symbol: try readSymbol(Data(contentsOf: file), file), size: .pixels(24))
    view.addSymbolEffect(.variableColor.iterative)
    view.addSymbolEffect(.breathe)
    view.addSymbolEffect(.wiggle.byLayer)
    view.widget.margins(6)
    gtk_grid_attach(grid.cast(), view.widget, Int32(index % 20), Int32(index / 20), 1, 1)
  }
  let window: Widget = gtk_window_new()
  defer { gtk_window_destroy(window.cast()) }
  gtk_window_set_child(window.cast(), grid)
  gtk_window_present(window.cast())
  guard let clock = gtk_widget_get_frame_clock(window) else {
    return .skipped(name, unit: "ms", goal: 8, because: "the window has no frame clock")
  }
  var ticks: [Double] = []
  var work: [Double] = []
  var start: (time: ContinuousClock.Instant, work: Double)?
  let begins = connect(clock, "before-paint") { start = (.now, threadMilliseconds()) }
  let ends = connect(clock, "after-paint") {
    if let start {
      ticks.append((ContinuousClock.now - start.time) / .milliseconds(1))
      work.append(threadMilliseconds() - start.work)
    }
    start = nil
  }
  defer {
    begins.disconnect()
    ends.disconnect()
  }
  let patience = Date(timeIntervalSinceNow: 30)
  while ticks.count < 260, Date() < patience { _ = g_main_context_iteration(nil, 1) }
  // The first frames lay out the window and fill caches.
  let measured = Array(ticks.dropFirst(20))
  guard !measured.isEmpty else {
    return .skipped(name, unit: "ms", goal: 8, because: "there were no more than 20 frames in 30 seconds")
  }
  return Row(
    name, value: measured.quantile(0.5), unit: "ms", goal: 8,
    details: [
      "processor time of a tick, median ms": Array(work.dropFirst(20)).quantile(0.5),
      "99th percentile ms": measured.quantile(0.99),
      "share of ticks over 16.7 ms": Double(measured.count { $0 > 1000.0 / 60 }) / Double(max(measured.count, 1)),
      "ticks": Double(measured.count),
    ])
}

extension [URL] {
  /// The same over and over until there are so many.
  fileprivate func cycled(to count: Int) -> [URL] {
    isEmpty ? [] : (0..<count).map { self[$0 % self.count] }
  }
}
