import Dispatch
import Synchronization

/// How urgent a load is. Within a priority, first come, first served.
public enum LoadPriority: Int, Sendable, CaseIterable, Comparable {
  /// Not seen yet; for later.
  case background
  /// A thumbnail that is on the screen.
  case visible
  /// The symbol that a person has just chosen.
  case immediate

  public static func < (left: LoadPriority, right: LoadPriority) -> Bool { left.rawValue < right.rawValue }
}

/// Runs blocking jobs on a few threads of its own, the most urgent first. (Swift's own thread pool must not block: two
/// hostile files would stop everything else that is asynchronous for three seconds.)
final class LoadQueue: Sendable {
  typealias Job = @Sendable () -> Void

  private struct State {
    var waiting: [LoadPriority: JobLine] = [:]
    var running = 0
  }

  /// A line that is served from the front, without moving the others up each time.
  private struct JobLine {
    var jobs: [Job?] = []
    var first = 0

    mutating func next() -> Job? {
      guard first < jobs.count else { return nil }
      let job = jobs[first]
      jobs[first] = nil
      first += 1
      if first == jobs.count {
        jobs.removeAll()
        first = 0
      }
      return job
    }
  }

  private let width: Int
  private let state = Mutex(State())
  private let threads = DispatchQueue(label: "symbol-loading", qos: .userInitiated, attributes: .concurrent)

  /// Creates a queue that runs `width` jobs at once.
  init(width: Int) {
    self.width = max(1, width)
  }

  /// Adds a job.
  func enqueue(_ priority: LoadPriority, _ job: @escaping Job) {
    let needsThread = state.withLock { state in
      state.waiting[priority, default: JobLine()].jobs.append(job)
      guard state.running < width else { return false }
      state.running += 1
      return true
    }
    if needsThread { threads.async { self.work() } }
  }

  private func work() {
    while let job = next() { job() }
  }

  private func next() -> Job? {
    state.withLock { state in
      for priority in LoadPriority.allCases.reversed() {
        if let job = state.waiting[priority]?.next() { return job }
      }
      state.running -= 1
      return nil
    }
  }
}
