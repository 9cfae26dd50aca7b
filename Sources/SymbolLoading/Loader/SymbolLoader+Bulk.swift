import Foundation
import SymbolArt
import Synchronization

extension SymbolLoader {
  /// One of many: which it is, and what came of it.
  public typealias Loaded = (index: Int, result: Result<Symbol, LoadError>)

  /// Loads many symbols, a few at a time and in the order given; each is handed out when it is done, so that a slow or
  /// hostile file holds up only itself. A bad file is a failure in its place, and the others go on.
  ///
  /// No more than a few results wait to be taken: however many files there are, memory stays small. Dropping the stream,
  /// or cancelling the task that reads it, ends the work.
  public func load(
    _ references: [SymbolReference], options: ReadingOptions = ReadingOptions(),
    priority: LoadPriority = .background
  ) -> AsyncStream<Loaded> {
    let feed = BulkFeed(loader: self, references: references, options: options, priority: priority)
    return AsyncStream(unfolding: { await feed.next() }, onCancel: { feed.cancel() })
  }
}

/// The state of one bulk load: how far it has come, and what is ready to be taken.
private final class BulkFeed: Sendable {
  private struct State {
    var nextIndex = 0
    var inFlight = 0
    var ready: [SymbolLoader.Loaded] = []
    var waiter: CheckedContinuation<SymbolLoader.Loaded?, Never>?
    var isCancelled = false
  }

  private let loader: SymbolLoader
  private let references: [SymbolReference]
  private let options: ReadingOptions
  private let priority: LoadPriority
  private let state = Mutex(State())

  init(loader: SymbolLoader, references: [SymbolReference], options: ReadingOptions, priority: LoadPriority) {
    self.loader = loader
    self.references = references
    self.options = options
    self.priority = priority
  }

  deinit {
    cancel()
  }

  func next() async -> SymbolLoader.Loaded? {
    await withCheckedContinuation { continuation in
      let (isImmediate, loaded) = state.withLock { state -> (Bool, SymbolLoader.Loaded?) in
        if state.isCancelled { return (true, nil) }
        if !state.ready.isEmpty { return (true, state.ready.removeFirst()) }
        if state.inFlight == 0, state.nextIndex == references.count { return (true, nil) }
        state.waiter = continuation
        return (false, nil)
      }
      fill()
      if isImmediate { continuation.resume(returning: loaded) }
    }
  }

  /// Starts loads until enough are under way or waiting to be taken.
  private func fill() {
    let started = state.withLock { state in
      let room = Limits.bulkWindow - state.inFlight - state.ready.count
      let count = state.isCancelled ? 0 : max(0, min(room, references.count - state.nextIndex))
      let started = state.nextIndex..<(state.nextIndex + count)
      state.nextIndex += count
      state.inFlight += count
      return started
    }
    for index in started {
      // Weak: a stream that was dropped is freed, and its loads in line become nothing.
      loader.queue.enqueue(priority) { [weak self] in self?.load(index) }
    }
  }

  private func load(_ index: Int) {
    let isCancelled = { self.state.withLock { $0.isCancelled } }
    guard !isCancelled() else { return }
    deliver((index, loader.outcome(of: references[index], options: options, isCancelled: isCancelled)))
  }

  private func deliver(_ loaded: SymbolLoader.Loaded) {
    let waiter = state.withLock { state in
      state.inFlight -= 1
      defer { state.waiter = nil }
      if state.waiter == nil { state.ready.append(loaded) }
      return state.waiter
    }
    waiter?.resume(returning: loaded)
    fill()
  }

  func cancel() {
    let waiter = state.withLock { state in
      state.isCancelled = true
      state.ready = []
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: nil)
  }
}
