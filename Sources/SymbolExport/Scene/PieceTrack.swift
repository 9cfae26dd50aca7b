import SymbolMotion

extension [Keyframe] {
  /// Of a track that runs over several pieces one after the other, what concerns one of them: 0 before it is reached,
  /// 1 beyond it. Exact: the ways are cut where they pass the piece's ends.
  ///
  /// - Parameters:
  ///   - low: the value where the piece begins.
  ///   - high: where it ends; above `low`.
  func within(_ low: Double, _ high: Double) -> [Keyframe] {
    guard count > 1, high > low else {
      return map { Keyframe(time: $0.time, value: Swift.min(Swift.max(($0.value - low) / (high - low), 0), 1)) }
    }
    var result: [Keyframe] = []
    for (from, to) in zip(self, dropFirst()) {
      guard to.time > from.time, from.curve != .hold else {
        result.append(Keyframe(time: from.time, value: Self.share(from.value, low, high), curve: .hold))
        continue
      }
      let way = Track(property: .drawEnd, keyframes: [from, Keyframe(time: to.time, value: to.value)])
      let cuts = [from.time] + Self.crossings(way, from.time, to.time, [low, high]) + [to.time]
      for (start, end) in zip(cuts, cuts.dropFirst()) where end > start {
        let middle = way.value(at: (start + end) / 2)
        if middle <= low || middle >= high {
          result.append(Keyframe(time: start, value: middle <= low ? 0 : 1, curve: .hold))
        } else {
          result += way.keyframes.part(from: start, to: end).dropLast().map {
            Keyframe(time: $0.time + start, value: Self.share($0.value, low, high), curve: $0.curve)
          }
        }
      }
    }
    if let last { result.append(Keyframe(time: last.time, value: Self.share(last.value, low, high))) }
    return result.withoutIdleKeyframes
  }

  private static func share(_ value: Double, _ low: Double, _ high: Double) -> Double {
    Swift.min(Swift.max((value - low) / (high - low), 0), 1)
  }

  /// When a way passes one of the values, in order.
  private static func crossings(_ way: Track, _ start: Double, _ end: Double, _ values: [Double]) -> [Double] {
    let steps = 32
    var result: [Double] = []
    for value in values {
      for step in 0..<steps {
        var early = start + (end - start) * Double(step) / Double(steps)
        var late = start + (end - start) * Double(step + 1) / Double(steps)
        let (before, after) = (way.value(at: early) - value, way.value(at: Swift.min(late, end - 1e-9)) - value)
        // Two pieces of one length meet in the very middle of the way, where a step ends.
        guard before != 0, before * after <= 0 else { continue }
        for _ in 0..<40 {
          let middle = (early + late) / 2
          if (way.value(at: middle) - value) * before > 0 { early = middle } else { late = middle }
        }
        result.append((early + late) / 2)
      }
    }
    return result.sorted()
  }
}

extension ScenePart {
  /// Whether what is drawn goes on beyond an end of the path, which only a single contour can do.
  var goesRound: Bool {
    [TrackProperty.drawStart, .drawEnd].contains { property in
      tracks[property]?.contains { $0.value < -1e-9 || $0.value > 1 + 1e-9 } ?? false
    }
  }

  /// What of the drawing concerns one of several pieces that the pen draws one after the other.
  ///
  /// - Parameters:
  ///   - low: where the piece begins, as a fraction of all.
  ///   - high: where it ends; above `low`.
  func drawing(from low: Double, to high: Double) -> ScenePart {
    var part = self
    for property in [TrackProperty.drawStart, .drawEnd] { part.tracks[property] = tracks[property]?.within(low, high) }
    return part
  }
}
