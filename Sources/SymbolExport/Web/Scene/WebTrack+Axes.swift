import SymbolMotion

/// A way along a line goes on both axes at once: then one axis is a multiple of the other, keyframe by keyframe, and both
/// can be written together.
extension [(property: TrackProperty, track: WebTrack)] {
  mutating func alignAxes() {
    guard let x = firstIndex(where: { $0.property == .offsetX }), let y = firstIndex(where: { $0.property == .offsetY })
    else { return }
    let (first, second) = (self[x].track, self[y].track)
    // The longer way leads: rounding does not grow then.
    if first.reach >= second.reach {
      if let multiple = first.multiple(near: second) { self[y].track = multiple }
    } else if let multiple = second.multiple(near: first) {
      self[x].track = multiple
    }
  }
}

extension WebTrack {
  fileprivate var reach: Double { values.map(abs).max() ?? 0 }

  /// Moments of a phase that are compared.
  private static let samples = 48

  /// A multiple of this track that is as good as another one; nil where there is none.
  fileprivate func multiple(near other: WebTrack) -> WebTrack? {
    var pairs = [(base, other.base)]
    for path in [\WebTrack.intro, \.loop, \.outro] {
      guard let own = self[keyPath: path], let theirs = other[keyPath: path] else {
        if self[keyPath: path] == nil, other[keyPath: path] == nil { continue }
        return nil
      }
      guard own.springs.isEmpty, theirs.springs.isEmpty, abs(own.duration - theirs.duration) < 1e-9 else { return nil }
      pairs += (0..<Self.samples).map { index in
        let time = own.duration * (Double(index) + 0.5) / Double(Self.samples)
        return (own.state(at: time).value, theirs.state(at: time).value)
      }
    }
    let square = pairs.reduce(0) { $0 + $1.0 * $1.0 }
    guard square > 1e-12 else { return nil }
    let factor = pairs.reduce(0) { $0 + $1.0 * $1.1 } / square
    let tolerance = BakingTolerance.value(of: .offsetX)
    guard pairs.allSatisfy({ abs($0 * factor - $1) <= tolerance }) else { return nil }
    return mapped { $0 * factor }
  }
}
