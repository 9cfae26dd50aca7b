import Foundation
import SymbolMotion

/// The stretch of time that the clock runs through: long enough for the longest of all motions, and a moment of rest.
///
/// Motions that repeat for ever are shown for a few runs. While all of them do and the clock loops, it goes from the
/// end of a common period back to its start, without a seam; otherwise they are stopped by themselves, so that every
/// round ends at rest, outro included.
public struct PlaybackSpan: Hashable, Sendable {
  /// Rest after the last motion, so that the end is seen before the next round.
  public static let rest = 0.5
  /// An endless motion is shown for at least this long before it is stopped or wrapped.
  public static let endlessShown = 3.0
  /// Common periods beyond this are not waited for: nobody watches that long for a seam.
  public static let longestCommonPeriod = 12.0

  /// Seconds.
  public private(set) var duration: Double
  /// Where a looping clock goes on when it reaches the end; 0 unless the round is seamless.
  public private(set) var loopStart: Double
  /// When endless motions stop by themselves; nil where nothing is endless, or the round is seamless.
  public private(set) var automaticStop: Double?

  /// The span of these motions; `ends` are when those come to rest that the person has switched off.
  public init(motions: [Motion], ends: [Double] = [], loops: Bool) {
    let endless = motions.filter(\.isEndless)
    let finiteEnd = (motions.compactMap(\.totalDuration) + ends).max() ?? 0
    loopStart = 0
    automaticStop = nil
    if endless.isEmpty {
      duration = finiteEnd + Self.rest
    } else if loops, ends.isEmpty, endless.count == motions.count, let period = Self.commonPeriod(endless) {
      loopStart = endless.map(\.intro).max() ?? 0
      duration = loopStart + period * max(1, (Self.endlessShown / period).rounded(.up))
    } else {
      let shown = endless.map { $0.intro + $0.period * max(1, (Self.endlessShown / $0.period).rounded(.up)) }
      let stop = max(shown.max() ?? 0, finiteEnd)
      automaticStop = stop
      duration = max(finiteEnd, endless.map { $0.end(stoppedAt: stop) }.max() ?? 0) + Self.rest
    }
  }

  /// The shortest time after which all repeat, or nil if it is too long; found in whole milliseconds.
  private static func commonPeriod(_ motions: [Motion]) -> Double? {
    var common = 1
    for motion in motions {
      let period = Int((motion.period * 1000).rounded())
      guard period > 0, abs(Double(period) / 1000 - motion.period) < 1e-6 || motions.count == 1 else { return nil }
      if motions.count == 1 { return motion.period }
      common = common / greatestCommonDivisor(common, period) * period
      if Double(common) / 1000 > longestCommonPeriod { return nil }
    }
    return Double(common) / 1000
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}

extension Motion {
  /// Seconds from one run's start to the next one's; a held state is shown for a while.
  var period: Double { loop + pause > 0 ? loop + pause : Motion.heldTime }

  /// When all is at rest after a stop.
  func end(stoppedAt time: Double) -> Double { time + settlingTime(stoppedAt: time) }
}
