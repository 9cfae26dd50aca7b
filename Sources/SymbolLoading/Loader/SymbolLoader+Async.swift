import Foundation
import SymbolArt
import Synchronization

extension SymbolLoader {
  /// Loads a file without blocking a thread of the caller. When the task is cancelled, it returns at once with
  /// `LoadError.cancelled`, and the probe stops working on the file.
  public func load(
    _ url: URL, options: ReadingOptions = ReadingOptions(), priority: LoadPriority = .immediate
  ) async throws(LoadError) -> Symbol {
    try await load(SymbolReference(file: url), options: options, priority: priority)
  }

  /// Loads a symbol of a collection without blocking a thread of the caller.
  public func load(
    _ reference: SymbolReference, options: ReadingOptions = ReadingOptions(),
    priority: LoadPriority = .immediate
  ) async throws(LoadError) -> Symbol {
    let promise = LoadPromise()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        promise.await(continuation)
        queue.enqueue(priority) {
          guard !promise.isFinished else { return }
          promise.finish(self.outcome(of: reference, options: options) { promise.isFinished })
        }
      }
    } onCancel: {
      promise.finish(.failure(.cancelled(file: reference.url.lastPathComponent)))
    }
    return try outcome.get()
  }

  func outcome(
    of reference: SymbolReference, options: ReadingOptions, isCancelled: () -> Bool
  ) -> Result<Symbol, LoadError> {
    do throws(LoadError) {
      return .success(try load(reference, options: options, isCancelled: isCancelled))
    } catch {
      return .failure(error)
    }
  }
}

/// An outcome that is delivered once: by the load, or by the cancellation, whichever comes first.
private final class LoadPromise: Sendable {
  typealias Outcome = Result<Symbol, LoadError>

  private struct State {
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
  }

  private let state = Mutex(State())

  var isFinished: Bool { state.withLock { $0.outcome != nil } }

  func await(_ continuation: CheckedContinuation<Outcome, Never>) {
    let early = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let early { continuation.resume(returning: early) }
  }

  func finish(_ outcome: Outcome) {
    let continuation = state.withLock { state in
      guard state.outcome == nil else { return nil as CheckedContinuation<Outcome, Never>? }
      state.outcome = outcome
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(returning: outcome)
  }
}
