import Synchronization

/// Follows an export from another thread: hears how far it is, and can end it.
public final class ExportMonitor: Sendable {
  private let isOver = Atomic(false)
  private let onProgress: (@Sendable (Double) -> Void)?

  /// - Parameter onProgress: gets the part that is done, 0…1, on the thread that exports.
  public init(onProgress: (@Sendable (Double) -> Void)? = nil) {
    self.onProgress = onProgress
  }

  /// Lets the export end with an error at its next picture.
  public func cancel() { isOver.store(true, ordering: .relaxed) }

  /// Whether somebody gave up waiting.
  public var isCancelled: Bool { isOver.load(ordering: .relaxed) }

  /// Tells how far the export is.
  ///
  /// - Throws: when it was cancelled.
  func report(_ part: Double, target: String) throws(ExportError) {
    if isCancelled { throw .cancelled(target) }
    onProgress?(part)
  }
}
