import SymbolArt
import SymbolMotion

/// Numbers and properties as Lottie 1.0 writes them. Everything is rounded to what no screen shows, so that files are
/// small and the same on every machine.
enum LottieValue {
  /// Frames a second: times in a file are counted in frames.
  static let frameRate = 60.0

  /// Coordinates, percentages and degrees, to a hundredth.
  static func number(_ value: Double) -> JSONValue { rounded(value, 100) }

  /// Handles of curves, parts of a path and times, to a thousandth.
  static func fine(_ value: Double) -> JSONValue { rounded(value, 1000) }

  private static func rounded(_ value: Double, _ places: Double) -> JSONValue {
    let scaled = (value * places).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return .integer(0) }
    let result = scaled / places
    return result == result.rounded() ? .integer(Int64(result)) : .number(result)
  }

  /// A point, with two numbers.
  static func point(_ point: Point) -> JSONValue { .array([number(point.x), number(point.y)]) }

  /// A property that does not change.
  static func fixed(_ value: JSONValue) -> JSONValue { .object([.init("a", .integer(0)), .init("k", value)]) }

  /// A property from keyframes whose values are written by `write`; fixed where there is only one.
  static func animated(_ keyframes: [Keyframe], _ write: (Double) -> JSONValue) -> JSONValue {
    guard let first = keyframes.first else { return fixed(.integer(0)) }
    if keyframes.count == 1 { return fixed(write(first.value)) }
    let listed = steps(keyframes.map { LottieKeyframe(time: $0.time, curve: $0.curve, values: [$0.value]) }) { values in
      guard case .array(let items) = write(values[0]) else { return .array([write(values[0])]) }
      return .array(items)
    }
    return .object([.init("a", .integer(1)), .init("k", listed)])
  }

  /// A property of several numbers with the same times and curves.
  static func animated(_ keyframes: [LottieKeyframe], _ write: ([Double]) -> JSONValue) -> JSONValue {
    .object([.init("a", .integer(1)), .init("k", steps(keyframes, write))])
  }

  /// The list of keyframes: in order, handles on all but the last and those that hold, jumps taken apart.
  private static func steps(_ keyframes: [LottieKeyframe], _ write: ([Double]) -> JSONValue) -> JSONValue {
    var result: [JSONValue] = []
    result.reserveCapacity(keyframes.count)
    // One curve often follows another of its kind.
    var known: (curve: Curve, handles: Handles)?
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      // Two at one time are a jump: players want times to grow, so the first comes a thousandth of a frame earlier.
      let jumps = next.map { $0.time - keyframe.time < 1e-6 } ?? false
      let time = JSONValue.Field("t", fine(keyframe.time * frameRate - (jumps ? 0.001 : 0)))
      let start = JSONValue.Field("s", write(keyframe.values))
      guard next != nil else {
        result.append(.object([time, start]))
        continue
      }
      let curve = jumps ? .hold : keyframe.curve
      if known?.curve != curve { known = Handles(curve).map { (curve, $0) } }
      if let handles = known?.handles {
        result.append(.object([time, start, handles.outgoing, handles.incoming]))
      } else {
        result.append(.object([time, start, .init("h", .integer(1))]))
      }
    }
    return .array(result)
  }

  /// The fields `o` and `i` of a keyframe.
  private struct Handles {
    let outgoing: JSONValue.Field
    let incoming: JSONValue.Field

    /// nil for a curve that holds; others are baked before they come here.
    init?(_ curve: Curve) {
      switch curve {
      case .linear: (outgoing, incoming) = (.init("o", handle(0, 0)), .init("i", handle(1, 1)))
      case .cubicBezier(let bezier):
        outgoing = .init("o", handle(bezier.x1, bezier.y1))
        incoming = .init("i", handle(bezier.x2, bezier.y2))
      case .hold, .spring, .steps: return nil
      }
    }
  }

  private static func handle(_ x: Double, _ y: Double) -> JSONValue {
    .object([.init("x", fine(x)), .init("y", fine(y))])
  }

  /// Text that every player takes as a name: printable ASCII, other characters as hyphens.
  static func name(_ text: String) -> String {
    let bytes = text.unicodeScalars.prefix(80).map { (" "..."~").contains($0) ? UInt8($0.value) : UInt8(ascii: "-") }
    let isName = bytes.contains { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
    return isName ? String(decoding: bytes, as: UTF8.self) : "symbol"
  }
}

/// Several numbers at one time.
struct LottieKeyframe {
  /// Seconds.
  var time: Double
  /// The way to the next one.
  var curve: Curve
  var values: [Double]
}
