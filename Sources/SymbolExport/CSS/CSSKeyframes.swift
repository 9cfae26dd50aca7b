import SymbolMotion

/// One phase of an animation as the text between the braces of `@keyframes`.
struct CSSKeyframes: Hashable {
  /// Béziers only.
  var plain: String
  /// With springs as `linear()`; nil where there are none.
  var springy: String?

  /// - Parameters:
  ///   - phases: parallel phases of the property's numbers.
  ///   - value: the declaration for the numbers.
  init(_ phases: [WebPhase], value: ([Double]) -> String) {
    let first = phases[0]
    plain = Self.text(Self.rows(phases), duration: first.duration, value: value)
    let springs = (phases.first { !$0.isConstant } ?? first).springs.filter { $0.end > $0.start }
    springy =
      springs.isEmpty
      ? nil : Self.text(Self.rows(phases, springs: springs), duration: first.duration, value: value)
  }

  private struct Row {
    var time: Double
    var values: [Double]
    var timing: String
  }

  private static func rows(_ phases: [WebPhase], springs: [WebPhase.Spring] = []) -> [Row] {
    var rows: [Row] = []
    let keyframes = phases[0].keyframes
    for (index, keyframe) in keyframes.enumerated() {
      // What a spring does itself.
      if springs.contains(where: { keyframe.time > $0.start + 1e-9 && keyframe.time < $0.end - 1e-9 }) { continue }
      let spring = springs.first { abs($0.start - keyframe.time) < 1e-9 }
      let timing = spring.map { CSSTiming.linear(of: $0.track) } ?? CSSTiming.text(keyframe.curve)
      rows.append(
        Row(time: keyframe.time, values: phases.map { $0.keyframes[index].value }, timing: timing))
    }
    return rows
  }

  private static func text(_ rows: [Row], duration: Double, value: ([Double]) -> String) -> String {
    var result = ""
    for (index, row) in rows.enumerated() {
      let isLast = index == rows.count - 1
      var place = duration > 0 ? row.time / duration * 100 : 0
      var timing = isLast || row.timing == "linear" ? "" : ";animation-timing-function:" + row.timing
      // Of two at one time the first is what the way before leads to: a trifle earlier.
      if !isLast, rows[index + 1].time - row.time < 1e-9 {
        if index > 0, rows[index - 1].timing == "step-end" { continue }
        place -= 0.01
        timing = ";animation-timing-function:step-end"
        if place < 0 { continue }
      }
      result += "\(SVGText.number(place, digits: 2))%{\(value(row.values))\(timing)}"
    }
    return result
  }
}

/// Curves as CSS timing functions.
enum CSSTiming {
  static func text(_ curve: Curve) -> String {
    switch curve {
    case .hold: return "step-end"
    case .linear, .spring: return "linear"
    case .cubicBezier(let bezier):
      let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { SVGText.number($0, digits: 3) }
      return "cubic-bezier(\(numbers.joined(separator: ",")))"
    case .steps(let count, let position):
      let name =
        switch position {
        case .jumpStart: "jump-start"
        case .jumpEnd: "jump-end"
        case .jumpBoth: "jump-both"
        case .jumpNone: "jump-none"
        }
      return "steps(\(count),\(name))"
    }
  }

  /// A spring's way as points, evenly spread: as many as keep it within a two-hundredth of the way.
  static func linear(of track: Track) -> String {
    let first = track.keyframes[0].value
    let way = (track.keyframes.last?.value ?? first) - first
    let duration = track.end
    func progress(_ u: Double) -> Double { (track.value(at: u * duration) - first) / way }
    var count = 8
    while count < 60 {
      let isClose = (0..<count).allSatisfy { index in
        let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
        let middle = (progress(from) + progress(to)) / 2
        return abs(middle - progress((from + to) / 2)) < 0.005
      }
      if isClose { break }
      count += 4
    }
    let points = (0...count).map { SVGText.number(progress(Double($0) / Double(count)), digits: 3) }
    return "linear(\(points.joined(separator: ",")))"
  }
}
