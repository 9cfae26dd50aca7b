import Synchronization

/// Has something done on the main thread, in the order of the calls: how depends on the program's main loop.
package typealias MainThreadHop = @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

/// What a producer of a picture is given: where to say how far it is, and whether it is still wanted. For any thread.
public struct ImageProduction: Sendable {
  private let box: ProgressBox

  init(_ hop: @escaping MainThreadHop, _ tell: @escaping @MainActor @Sendable (Double) -> Void) {
    box = ProgressBox(hop, tell)
  }

  /// Whether nobody waits for the picture any more. A producer that works for long looks from time to time and ends.
  public var isCancelled: Bool { Task.isCancelled }

  /// Throws `CancellationError` where nobody waits any more.
  public func checkCancellation() throws { try Task.checkCancellation() }

  /// Says how much is done, 0…1. As often as wanted: only the latest number is passed on.
  public func report(progress: Double) { box.report(min(max(progress, 0), 1)) }
}

/// Passes the latest number to the main thread, one message at a time however fast the numbers come.
private final class ProgressBox: Sendable {
  private let pending = Mutex<Double?>(nil)
  private let hop: MainThreadHop
  private let tell: @MainActor @Sendable (Double) -> Void

  init(_ hop: @escaping MainThreadHop, _ tell: @escaping @MainActor @Sendable (Double) -> Void) {
    self.hop = hop
    self.tell = tell
  }

  func report(_ progress: Double) {
    let isUnderWay = pending.withLock { value in
      defer { value = progress }
      return value != nil
    }
    guard !isUnderWay else { return }
    hop {
      let latest = self.pending.withLock { value in
        defer { value = nil }
        return value
      }
      if let latest { self.tell(latest) }
    }
  }
}
