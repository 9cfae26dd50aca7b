import SymbolMotion

/// One phase of an animation as the text between the braces of `@keyframes`, and the timing function of its pieces.
struct CSSKeyframes {
  let text: Text
  /// The timing function of most pieces, to be given beside the name: the keyframes state only others.
  let timing: String
  /// What stands in the text, but for springs.
  let rows: [Row]

  /// Keyframes of one text are written once.
  struct Text: Hashable {
    /// Béziers only.
    var plain: String
    /// With springs as `linear()`; nil where there are none.
    var springy: String?
  }

  /// - Parameter value: the declaration for the property's numbers.
  init(_ run: CSSRun, value: ([Double]) -> String) {
    let phases = run.phases
    let first = phases[0]
    let written = Self.written(Self.rows(phases), duration: first.duration)
    let timing = Self.usualTiming(written)
    let springs = (phases.first { !$0.isConstant } ?? first).springs.filter { $0.end > $0.start }
    self.timing = timing
    rows = Self.sparing(written, timing)
    text = Text(
      plain: Self.text(rows, value: value),
      springy: springs.isEmpty
        ? nil
        : Self.text(
          Self.sparing(
            Self.written(Self.rows(phases, springs: springs), duration: first.duration), timing), value: value))
  }

  /// A keyframe.
  struct Row {
    /// Seconds; as it is written, per cent.
    var time: Double
    var values: [Double]
    /// Empty where it is the usual one, or where it does not matter.
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

  /// The rows with their places in per cent. Of two at one time the first is what the way before leads to: it stands a
  /// trifle earlier, or not at all where nothing leads there.
  private static func written(_ rows: [Row], duration: Double) -> [Row] {
    var result: [Row] = []
    for (index, row) in rows.enumerated() {
      var row = row
      row.time = duration > 0 ? row.time / duration * 100 : 0
      if index + 1 < rows.count, rows[index + 1].time - rows[index].time < 1e-9 {
        if index > 0, rows[index - 1].timing == "step-end" { continue }
        row.time -= 0.01
        row.timing = "step-end"
        if row.time < 0 { continue }
      }
      result.append(row)
    }
    return result
  }

  /// What saves most when it is said once.
  private static func usualTiming(_ rows: [Row]) -> String {
    var counts: [String: Int] = [:]
    for (row, next) in zip(rows, rows.dropFirst()) where row.values != next.values {
      counts[row.timing, default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "linear"
  }

  /// The rows without timing functions that need not be said.
  private static func sparing(_ rows: [Row], _ usual: String) -> [Row] {
    rows.enumerated().map { index, row in
      var row = row
      // Between equal values any way is the same.
      let stays = index + 1 == rows.count || rows[index + 1].values == row.values
      if stays || row.timing == usual { row.timing = "" }
      return row
    }
  }

  private static func text(_ rows: [Row], value: ([Double]) -> String) -> String {
    rows.map { row in
      let timing = row.timing.isEmpty ? "" : ";animation-timing-function:" + row.timing
      return "\(place(row))%{\(value(row.values))\(timing)}"
    }.joined()
  }

  private static func place(_ row: Row) -> String { SVGText.number(row.time, digits: 2) }

  /// Whether another one's keyframes stand at the same places, with the same ways between them.
  func isParallel(to other: CSSKeyframes) -> Bool {
    rows.count == other.rows.count
      && zip(rows, other.rows).allSatisfy { Self.place($0) == Self.place($1) && $0.timing == $1.timing }
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
