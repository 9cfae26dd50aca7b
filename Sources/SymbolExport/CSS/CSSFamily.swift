import SymbolMotion

/// A way that others are multiples of, from some place of it on: written once, with a custom property for the factor.
struct CSSFamily {
  let run: CSSRun
  private let keyframes: CSSKeyframes
  private let samples: [[Double]]
  private let tolerance: Double

  private static let count = 480
  /// Every so many samples are compared.
  private static let stride = 10

  /// - Parameters:
  ///   - keyframes: what the run is written as.
  ///   - size: the symbol's, in the units of its lengths.
  init(_ run: CSSRun, _ keyframes: CSSKeyframes, size: Double) {
    self.run = run
    self.keyframes = keyframes
    samples = run.phases.map { Self.samples($0, run.property.rest, Self.count) }
    tolerance = Self.tolerance(run.property, size: size)
  }

  /// How a way follows from this one.
  struct Member {
    var factor: Double
    /// Seconds by which this one has to be entered later.
    var skipped: Double
    /// Whether it keeps its own timing function.
    var isParallel = false
  }

  /// nil where it is no multiple.
  func member(_ other: CSSRun, _ keyframes: CSSKeyframes) -> Member? {
    parallel(other, keyframes) ?? entered(other)
  }

  /// Keyframe by keyframe: they stand at parts of a duration that may be another one.
  private func parallel(_ other: CSSRun, _ others: CSSKeyframes) -> Member? {
    guard run.property == other.property, run.hides == other.hides, !hasSprings(other), keyframes.isParallel(to: others)
    else { return nil }
    let rest = run.property.rest
    let pairs = zip(keyframes.rows, others.rows).flatMap { zip($0.values, $1.values) }.map { ($0 - rest, $1 - rest) }
    let square = pairs.reduce(0) { $0 + $1.0 * $1.0 }
    guard square > 1e-12 else { return nil }
    let factor = pairs.reduce(0) { $0 + $1.0 * $1.1 } / square
    let isClose = pairs.allSatisfy { abs($0 * factor - $1) <= tolerance && (abs($0) < 1e-6) == (abs($1) < 1e-6) }
    return isClose ? Member(factor: factor, skipped: 0, isParallel: true) : nil
  }

  /// As long as this one, but entered at some place of it.
  private func entered(_ other: CSSRun) -> Member? {
    guard isAlike(other) else { return nil }
    let theirs = other.phases.map { Self.samples($0, run.property.rest, Self.count / Self.stride) }
    // What is entered later must be over at its end, and stay so.
    let endsAtRest = samples.allSatisfy { abs($0[Self.count]) < 1e-9 }
    let waits = (run.fillsBefore || other.fillsBefore) && other.delay > 0.0005
    let isOpen = run.isBackwards || waits || run.fillsAfter || !endsAtRest
    let last = isOpen || run.property.isDash ? 0 : Double(Self.count) * 0.9
    var best: (factor: Double, skipped: Double, error: Double)?
    func search(_ places: StrideThrough<Double>) {
      for skipped in places {
        guard let factor = factor(theirs, skipped) else { continue }
        let error = self.error(theirs, skipped, factor)
        if error < best?.error ?? .infinity { best = (factor, skipped, error) }
      }
    }
    search(Swift.stride(from: 0, through: last, by: 4))
    if last > 0, let near = best?.skipped {
      search(Swift.stride(from: max(near - 4, 0), through: min(near + 4, last), by: 0.25))
    }
    guard let best, best.error <= tolerance else { return nil }
    return Member(factor: best.factor, skipped: run.phases[0].duration * best.skipped / Double(Self.count))
  }

  private func isAlike(_ other: CSSRun) -> Bool {
    run.property == other.property && run.hides == other.hides && run.tail == other.tail && run.count == 1
      && run.isFade == other.isFade && run.phases.count == other.phases.count
      && abs(run.phases[0].duration - other.phases[0].duration) < 1e-6 && !hasSprings(other)
  }

  private func hasSprings(_ other: CSSRun) -> Bool {
    (run.phases + other.phases).contains { !$0.springs.isEmpty }
  }

  private func own(_ track: Int, _ index: Int, _ skipped: Double) -> Double {
    let place = min(Double(index * Self.stride) + skipped, Double(Self.count))
    let low = Int(place)
    let part = place - Double(low)
    return part == 0 ? samples[track][low] : samples[track][low] * (1 - part) + samples[track][low + 1] * part
  }

  /// The best one, by least squares.
  private func factor(_ theirs: [[Double]], _ skipped: Double) -> Double? {
    var product = 0.0
    var square = 0.0
    for track in theirs.indices {
      for index in theirs[track].indices {
        let value = own(track, index, skipped)
        product += value * theirs[track][index]
        square += value * value
      }
    }
    return square > 1e-12 ? product / square : nil
  }

  private func error(_ theirs: [[Double]], _ skipped: Double, _ factor: Double) -> Double {
    var largest = 0.0
    for track in theirs.indices {
      for index in theirs[track].indices {
        largest = max(largest, abs(own(track, index, skipped) * factor - theirs[track][index]))
      }
    }
    return largest
  }

  private static func samples(_ phase: WebPhase, _ rest: Double, _ count: Int) -> [Double] {
    (0...count).map { index in
      // The last moment's own value, not what would follow.
      let time = phase.duration * Double(index) / Double(count)
      return (index == count ? phase.last : phase.state(at: time).value) - rest
    }
  }

  /// What nobody sees: a fifth of a pixel at 256, less than a step of eight bits.
  private static func tolerance(_ property: WebProperty, size: Double) -> Double {
    switch property {
    case .opacity: 0.003
    case .rotate: 0.1
    case .scale, .stretch: 0.001
    case .dash, .dashOffset: size * 0.0002
    case .translate, .visibility, .blur, .view, .shift: size * 0.0008
    }
  }
}

extension WebProperty {
  /// The value that changes nothing.
  var rest: Double {
    switch self {
    case .scale, .stretch, .opacity: 1
    case .translate, .rotate, .dash, .dashOffset, .visibility, .blur, .view, .shift: 0
    }
  }

  var isDash: Bool { self == .dash || self == .dashOffset }

  /// Whether a declaration can be multiplied.
  var scales: Bool {
    switch self {
    case .translate, .scale, .rotate, .opacity, .dash, .dashOffset: true
    case .stretch, .visibility, .blur, .view, .shift: false
    }
  }
}
