import Glibc

/// A moment on the monotonic clock by which something has to be done.
struct Deadline {
  private let nanoseconds: Int64

  static func after(milliseconds: Int) -> Deadline {
    Deadline(nanoseconds: now() + Int64(milliseconds) * 1_000_000)
  }

  var hasPassed: Bool { remainingMilliseconds <= 0 }

  /// Rounded up, so that waiting this long is never too short.
  var remainingMilliseconds: Int { Int((nanoseconds - Self.now() + 999_999) / 1_000_000) }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
