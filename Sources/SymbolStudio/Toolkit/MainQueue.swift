import CGtk

/// Lets GLib's main loop drain Swift's main queue, so that `Task { @MainActor in … }` and `await` come back to it.
///
/// libdispatch wakes a foreign main loop through an eventfd; its two functions for that are not public API and are
/// used here only.
enum MainQueue {
  /// Attaches the queue to GLib's default context, for the life of the program.
  @MainActor static func attachToMainLoop() {
    guard !isAttached else { return }
    isAttached = true
    let handle = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add(
      handle, G_IO_IN,
      { handle, _, _ in
        // The eventfd is level-triggered: without reading it GLib would call back for ever.
        var count: UInt64 = 0
        _ = withUnsafeMutableBytes(of: &count) { read(handle, $0.baseAddress, $0.count) }
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil)
  }

  @MainActor private static var isAttached = false
}
