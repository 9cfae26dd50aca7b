import SymbolMotion

/// A `tm`: the part of paths that is drawn.
struct LottieTrim {
  let value: JSONValue
  /// Where the drawn part begins, as a fraction of the path, if that changes.
  let movingStart: [Keyframe]?

  /// - Parameter isSequence: whether several subpaths are drawn one after the other, as the pen goes; else each by itself.
  init?(_ part: ScenePart, isSequence: Bool) {
    let start = part.tracks[.drawStart] ?? []
    let end = part.tracks[.drawEnd] ?? []
    guard !start.isEmpty || !end.isEmpty else { return nil }
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
    var fields: [JSONValue.Field] = [
      .init("ty", .string("tm")), .init("s", percent(start, 0)), .init("e", percent(end, 1)),
      .init("o", LottieValue.fixed(LottieValue.number(offset * 360))),
    ]
    fields.append(.init("m", .integer(isSequence ? 2 : 1)))
    value = .object(fields)
    movingStart = starts.contains { $0 != starts[0] } || starts[0] != 0 ? start : nil
  }
}
