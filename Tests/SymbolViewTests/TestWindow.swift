import CGtk
import Foundation
import GtkSupport
import SymbolArt

@testable import SymbolView

/// A window on the display of the test (Xvfb in `scripts/test`), with a row to put views into.
@MainActor final class TestWindow {
  let row: Widget
  private let window: Widget

  init() {
    TestWindow.prepare()
    row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    window = gtk_window_new()
    gtk_window_set_child(window.cast(), row)
    gtk_window_present(window.cast())
    TestWindow.wait { gtk_widget_get_mapped(self.row) != 0 }
  }

  /// Before any widget is made.
  static func prepare() {
    precondition(gtk_init_check() != 0, "the display does not answer")
  }

  func close() { gtk_window_destroy(window.cast()) }

  func add(_ view: SymbolView, to box: Widget? = nil) {
    gtk_box_append((box ?? row).cast(), view.widget)
    TestWindow.wait { gtk_widget_get_mapped(view.widget) != 0 && gtk_widget_get_width(view.widget) > 0 }
  }

  /// Whether tests can open windows here.
  nonisolated static var isPossible: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
  }

  /// Lets GTK work until something holds, at most ten seconds.
  @discardableResult
  static func wait(until condition: @MainActor () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 10)
    while !condition() {
      if Date() > end { return false }
      work()
    }
    return true
  }

  /// Lets GTK work for some seconds.
  static func run(seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end { work() }
  }

  private static func work() {
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(2000) }
  }
}

extension Symbol {
  /// Two bars in a box twice as wide as it is high.
  static let bars = Symbol(
    name: "two-bars", viewBox: Rect(x: 0, y: 0, width: 24, height: 12), width: 24, height: 12,
    layers: [2, 14].map { x in
      let rect = Rect(x: x, y: 2, width: 8, height: 8)
      let path = Path([.move(rect.corners[0])] + rect.corners.dropFirst().map { .line($0) } + [.close])
      return Layer(
        id: "bar-\(x)", name: "bar \(x)",
        content: [.shape(Shape(path: path, paint: .tint(alpha: 1), style: .fill(.nonzero)))], bounds: rect)
    })
}
