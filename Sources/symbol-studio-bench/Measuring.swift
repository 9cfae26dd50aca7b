import Foundation

/// Milliseconds that `work` took once.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  return try clock.measure(work) / .milliseconds(1)
}

/// Milliseconds of processor time that this thread has had: what a busy machine does not change.
func threadMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

/// The median of several runs in milliseconds, after one that warms caches up.
func medianMilliseconds(runs: Int, _ work: () throws -> Void) rethrows -> Double {
  try work()
  var times: [Double] = []
  for _ in 0..<runs { times.append(try milliseconds(work)) }
  return times.quantile(0.5)
}

extension [Double] {
  /// The value below which this share of the numbers lies (nearest rank); NaN for none.
  func quantile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    let sorted = self.sorted()
    return sorted[Swift.min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }
}
