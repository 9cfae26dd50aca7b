import Dispatch
import Foundation
import Synchronization

/// Does many jobs at once and hands the results out in order, so that output does not depend on which was faster.
enum OrderedWork {
  /// - Parameters:
  ///   - jobs: how many at once, at least 1.
  ///   - work: on any thread; gets the job's index.
  ///   - deliver: on the calling thread, in order of the index; false ends the work early.
  static func run<Result: Sendable>(
    count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result, deliver: (Int, Result) -> Bool
  ) {
    let jobs = max(1, min(jobs, count))
    guard jobs > 1 else {
      for index in 0..<count where !deliver(index, work(index)) { return }
      return
    }
    let line = Line<Result>(count: count, window: jobs * 8)
    for _ in 0..<jobs {
      let thread = Thread {
        while let index = line.nextJob() { line.finish(index, work(index)) }
      }
      // Drawing nests as deep as groups in a file do.
      thread.stackSize = 4 << 20
      thread.start()
    }
    for index in 0..<count {
      guard deliver(index, line.result(of: index)) else {
        line.stop()
        return
      }
    }
  }

  /// Jobs given out and results waiting to be taken.
  private final class Line<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    /// How far workers may run ahead of what was taken: bounds the memory.
    private let window: Int
    private var next = 0
    private var taken = 0
    private var results: [Int: Result] = [:]

    init(count: Int, window: Int) {
      self.count = count
      self.window = window
    }

    func nextJob() -> Int? {
      condition.lock()
      defer { condition.unlock() }
      while next < count, next >= taken + window { condition.wait() }
      guard next < count else { return nil }
      next += 1
      return next - 1
    }

    func finish(_ index: Int, _ result: Result) {
      condition.lock()
      results[index] = result
      condition.broadcast()
      condition.unlock()
    }

    func result(of index: Int) -> Result {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let result = results.removeValue(forKey: index) {
          taken = index + 1
          condition.broadcast()
          return result
        }
        condition.wait()
      }
    }

    func stop() {
      condition.lock()
      next = count
      condition.broadcast()
      condition.unlock()
    }
  }
}
