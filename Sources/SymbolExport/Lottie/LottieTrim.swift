import SymbolMotion

/// A `tm`: the part of paths that is drawn.
struct LottieTrim {
  let value: JSONValue
  /// Where the drawn part begins, as a fraction of the path, if that changes.
  let movingStart: [Keyframe]?

  /// Shorter paths are not seen to grow, and some players leave out parts of them: they are there or not, in pixels.
  static let shortest = 1.0

  /// When there is something to be drawn at all: 0 or 1 over time.
  static func presence(_ part: ScenePart) -> [Keyframe] {
    let start = Track(property: .drawStart, keyframes: part.tracks[.drawStart] ?? [Keyframe(time: 0, value: 0)])
    let end = Track(property: .drawEnd, keyframes: part.tracks[.drawEnd] ?? [Keyframe(time: 0, value: 1)])
    return presence(Set((start.keyframes + end.keyframes).map(\.time)).sorted()) {
      end.value(at: $0) - start.value(at: $0)
    }
  }

  /// The same from the length that is drawn.
  static func presence(_ drawn: [Keyframe]) -> [Keyframe] {
    let track = Track(property: .drawEnd, keyframes: drawn)
    return presence(drawn.map(\.time)) { track.value(at: $0) }
  }

  private static func presence(_ times: [Double], _ length: (Double) -> Double) -> [Keyframe] {
    var result: [Keyframe] = []
    for (index, time) in times.enumerated() {
      let middle = index + 1 < times.count ? (time + times[index + 1]) / 2 : time + 1
      let isThere = length(middle) > 1e-9
      if index == 0 {
        let isThereBefore = length(time) > 1e-9
        if isThereBefore != isThere {
          result.append(Keyframe(time: max(time - 0.001, 0), value: isThereBefore ? 1 : 0, curve: .hold))
        }
      }
      // From the frame after, since nothing is there at the time itself.
      result.append(Keyframe(time: isThere ? time + 0.001 : time, value: isThere ? 1 : 0, curve: .hold))
    }
    return result.withoutIdleKeyframes
  }

  /// A part that every player draws: 0.12 pixels and a little more, so that paths of like length can share a trim.
  private static func step(_ length: Double) -> Double {
    LottiePath.dotLength / Double(sign: .plus, exponent: length.exponent, significand: 1)
  }

  /// Half a frame of the fastest screen is not seen.
  private static let instant = 0.0005

  /// A way that leaves or reaches the point where nothing is drawn, with its first or last step taken at once: a pen
  /// that touches the paper leaves a dot, but rlottie draws nothing of a part that is too short.
  private static func seenAtOnce(_ keyframes: [Keyframe], nothing: Double, step: Double) -> [Keyframe] {
    var result: [Keyframe] = []
    for (index, keyframe) in keyframes.enumerated() {
      let isNothing = abs(keyframe.value - nothing) < 1e-9
      let before = index > 0 ? keyframes[index - 1] : nil
      let after = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      guard isNothing else {
        result.append(keyframe)
        continue
      }
      if let before, abs(before.value - nothing) > 1e-9, before.curve != .hold {
        result.append(Keyframe(time: keyframe.time - instant, value: nothing + step, curve: .hold))
      }
      if let after, abs(after.value - nothing) > 1e-9, keyframe.curve != .hold {
        result.append(Keyframe(time: keyframe.time, value: nothing, curve: .hold))
        result.append(Keyframe(time: keyframe.time + instant, value: nothing + step, curve: keyframe.curve))
      } else {
        result.append(keyframe)
      }
    }
    return result
  }

  /// - Parameters:
  ///   - length: of the whole path, in pixels.
  ///   - leavesDot: whether the pen's caps show however short the part is.
  ///   - isSequence: whether several paths are one way of the pen; else each is drawn by itself.
  init?(_ part: ScenePart, length: Double, leavesDot: Bool, isSequence: Bool = false) {
    var start = part.tracks[.drawStart] ?? []
    var end = part.tracks[.drawEnd] ?? []
    guard !start.isEmpty || !end.isEmpty else { return nil }
    if !leavesDot {
      // Nothing to be seen of a part without length.
    } else if start.count < 2 {
      end = LottieTrim.seenAtOnce(end, nothing: start.first?.value ?? 0, step: LottieTrim.step(length))
    } else if end.count < 2 {
      start = LottieTrim.seenAtOnce(start, nothing: end.first?.value ?? 1, step: -LottieTrim.step(length))
    }
    // Beyond 0…1 a part goes round; Lottie says so by an offset of all.
    let starts = start.isEmpty ? [0] : start.map(\.value)
    let ends = end.isEmpty ? [1] : end.map(\.value)
    let low = min(starts.min() ?? 0, ends.min() ?? 1)
    let high = max(starts.max() ?? 0, ends.max() ?? 1)
    let isInside = low >= -1e-9 && high <= 1 + 1e-9
    let offset = isInside ? 0 : low
    func percent(_ keyframes: [Keyframe], _ rest: Double) -> JSONValue {
      let track = keyframes.isEmpty ? [Keyframe(time: 0, value: rest)] : keyframes
      return LottieValue.animated(track) { LottieValue.fine(($0 - offset) * 100) }
    }
    value = .object([
      .init("ty", .string("tm")), .init("s", percent(start, 0)), .init("e", percent(end, 1)),
      .init("o", LottieValue.fixed(LottieValue.number(offset * 360))), .init("m", .integer(isSequence ? 2 : 1)),
    ])
    movingStart = starts.contains { $0 != starts[0] } || starts[0] != 0 ? start : nil
  }
}
