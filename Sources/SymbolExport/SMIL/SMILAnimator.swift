import SymbolArt
import SymbolMotion

/// Makes elements move by animation elements inside them.
struct SMILAnimator: WebAnimator {
  let format: LengthFormat
  /// Whether an outro waits for its name to be called.
  private(set) var hasStop = false
  /// Seconds of the longest outro.
  private(set) var stopSeconds = 0.0
  private var count = 0
  private var rules: [(selector: String, declarations: String)] = []
  /// Elements that only fade for a person who asked for less motion.
  private var fadesForLess: [String] = []

  static let ability = WebAbility(
    combinesTransforms: false, turnsInSpace: false, needsStatedSize: false, fadesForLessApart: true)
  private var filters = 0
  /// All that can be seen, for filters.
  private let room: Rect

  /// - Parameter room: the picture's extent, in view box units.
  init(format: LengthFormat, room: Rect) {
    self.format = format
    self.room = room
  }

  /// The element whose start is the stop.
  static let stopName = "\(SVGText.plainPrefixMark)_stop"

  mutating func animate(_ mover: WebMover) -> (attributes: String, content: String) {
    var attributes = ""
    if mover.isHiddenAtBase { attributes += " visibility=\"hidden\"" }
    if mover.baseOpacity < 1 { attributes += " opacity=\"\(SVGText.number(mover.baseOpacity, digits: 3))\"" }
    var content = ""
    for animation in mover.animations where !animation.timing.isWayBack {
      let inner = elements(animation, origin: mover.origin)
      guard animation.property == .blur else {
        content += inner
        continue
      }
      filters += 1
      let id = "\(SVGText.prefixMark)-b\(filters)"
      attributes += " filter=\"url(#\(id))\""
      content +=
        "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" x=\"\(format.text(room.x))\" y=\"\(format.text(room.y))\" "
        + "width=\"\(format.text(room.width))\" height=\"\(format.text(room.height))\" "
        + "color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"0\">\(inner)</feGaussianBlur></filter>"
    }
    // A fade that another one stands in for is not seen.
    let still =
      mover.animations.filter { !$0.timing.isWayBack && !$0.reduced.isEmpty }.map { _ in Self.opaque }
      + mover.animations.filter { $0.isMovement && !$0.timing.isWayBack }.compactMap(stillState)
    if !still.isEmpty || mover.isForLess && !content.isEmpty {
      count += 1
      let name = "\(SVGText.prefixMark)-e\(count)"
      attributes += " class=\"\(name)\""
      if mover.isForLess { fadesForLess.append(".\(name)") }
      if !still.isEmpty { rules.append((".\(name)", still.joined(separator: ";"))) }
    }
    return (attributes, content)
  }

  private static let opaque = "opacity:1!important"

  /// What a person sees who asked for less motion: important styles outdo animated attributes.
  private func stillState(_ animation: WebAnimation) -> String? {
    let end = animation.tracks.map { $0.still(animation.timing) }
    let text = { (value: Double) in SVGText.number(value, digits: 4) }
    let declaration: String? =
      switch animation.property {
      case .stretch: "transform:scale(\(text(end[0])),\(text(end[1])))"
      case .blur: "filter:none"
      // Nothing is written for them.
      case .view, .shift: nil
      case .translate: "transform:translate(\(text(end[0]))px,\(text(end[1]))px)"
      case .scale: "transform:scale(\(text(end[0])))"
      case .rotate: "transform:rotate(\(text(end[0]))deg)"
      case .opacity: "opacity:\(text(end[0]))"
      case .dash: "stroke-dasharray:\(end[0] > 1e-6 ? "none" : "0 1")"
      case .dashOffset: "stroke-dashoffset:0"
      case .visibility: "visibility:\(end[0] > 0.5 ? "visible" : "hidden")"
      }
    return declaration.map { $0 + "!important" }
  }

  /// The style sheet: only for those who asked for less motion.
  var styleSheet: String {
    guard !rules.isEmpty else { return "" }
    var result = ""
    for (index, rule) in rules.enumerated()
    where !rules[..<index].contains(where: { $0.declarations == rule.declarations }) {
      let selectors = rules.filter { $0.declarations == rule.declarations }.map(\.selector)
      result += "\(selectors.joined(separator: ",")){\(rule.declarations)}\n"
    }
    let query = "(prefers-reduced-motion:reduce)"
    if !fadesForLess.isEmpty {
      result += "}\n@media not all and \(query){\n\(fadesForLess.joined(separator: ",")){\(Self.opaque)}\n"
    }
    return "<style>@media \(query){\n\(result)}</style>\n"
  }

  private mutating func elements(_ animation: WebAnimation, origin: Point?) -> String {
    let timing = animation.timing
    // A file that plays by itself plays one way.
    if timing.isWayBack { return "" }
    func phases(_ path: KeyPath<WebTrack, WebPhase?>) -> [WebPhase]? {
      let all = animation.tracks.compactMap { $0[keyPath: path] }
      return all.count == animation.tracks.count ? all : nil
    }
    func isIdle(_ phases: [WebPhase]) -> Bool {
      zip(phases, animation.tracks).allSatisfy { $0.isConstant && abs($0.first - $1.base) < 1e-6 }
    }
    var result = ""
    let loops = timing.loop > 0
    let endsItself = timing.count != nil
    if let intro = phases(\.intro), timing.intro > 0, !isIdle(intro) {
      // A loop takes over where it ends; what it would go on to show could not be stopped.
      result += element(animation, intro, begin: "0s", count: 1, freezes: endsItself || !loops, origin: origin)
    } else if timing.intro <= 0, !loops, let still = phases(\.intro) ?? phases(\.outro), !isIdle(still) {
      result += element(
        animation, still.map { .constant($0.first, duration: 0.001) }, begin: "0s", count: 1, freezes: true,
        origin: origin)
    }
    if let loop = phases(\.loop), loops, !isIdle(loop) {
      result += element(
        animation, loop, begin: seconds(animation.loopStart), count: timing.count, freezes: endsItself, origin: origin,
        end: endsItself ? nil : "\(Self.stopName).begin")
      if !endsItself { hasStop = true }
    }
    if let outro = phases(\.outro), timing.outro > 0, !isIdle(outro) {
      let begin = endsItself ? seconds(timing.untilOutro) : "\(Self.stopName).begin"
      result += element(animation, outro, begin: begin, count: 1, freezes: true, origin: origin)
      if !endsItself {
        hasStop = true
        stopSeconds = max(stopSeconds, timing.outro)
      }
    }
    return result
  }

  private func element(
    _ animation: WebAnimation, _ phases: [WebPhase], begin: String, count: Int?, freezes: Bool, origin: Point?,
    end: String? = nil
  ) -> String {
    let rows = SMILRows(phases, property: animation.property)
    let values = rows.rows.map { value(animation.property, $0.values, origin) }.joined(separator: ";")
    let times = rows.rows.map { SVGText.number($0.place, digits: 5) }.joined(separator: ";")
    var attributes = ""
    switch animation.property {
    case .translate: attributes = "animateTransform attributeName=\"transform\" type=\"translate\""
    case .scale, .stretch: attributes = "animateTransform attributeName=\"transform\" type=\"scale\""
    case .blur: attributes = "animate attributeName=\"stdDeviation\""
    case .view, .shift: return ""
    case .rotate: attributes = "animateTransform attributeName=\"transform\" type=\"rotate\""
    case .opacity: attributes = "animate attributeName=\"opacity\""
    case .dash: attributes = "animate attributeName=\"stroke-dasharray\""
    case .dashOffset: attributes = "animate attributeName=\"stroke-dashoffset\""
    case .visibility: attributes = "animate attributeName=\"visibility\" calcMode=\"discrete\""
    }
    attributes += " values=\"\(values)\" keyTimes=\"\(times)\""
    if animation.property != .visibility, rows.hasSplines {
      let splines = rows.rows.dropLast().map(\.spline).joined(separator: ";")
      attributes += " calcMode=\"spline\" keySplines=\"\(splines)\""
    }
    attributes += " begin=\"\(begin)\" dur=\"\(seconds(max(phases[0].duration, 0.001)))\""
    if count != 1 { attributes += " repeatCount=\"\(count.map(String.init) ?? "indefinite")\"" }
    if let end { attributes += " end=\"\(end)\"" }
    if freezes { attributes += " fill=\"freeze\"" }
    return "<\(attributes)/>"
  }

  private func value(_ property: WebProperty, _ values: [Double], _ origin: Point?) -> String {
    switch property {
    case .translate: "\(format.text(values[0])) \(format.text(values[1]))"
    case .scale: SVGText.number(values[0], digits: 4)
    case .stretch, .view, .shift: values.map { SVGText.number($0, digits: 4) }.joined(separator: " ")
    case .blur: format.text(max(values[0], 0))
    case .rotate:
      SVGText.number(values[0], digits: 2)
    case .opacity: SVGText.number(min(max(values[0], 0), 1), digits: 3)
    case .dash: values.map { format.text(max($0, 0)) }.joined(separator: " ")
    case .dashOffset: format.text(values[0])
    case .visibility: values[0] > 0.5 ? "visible" : "hidden"
    }
  }

  private func seconds(_ value: Double) -> String { SVGText.number(value, digits: 4) + "s" }
}

/// One phase as the lists of a SMIL animation.
///
/// Splines may not leave 0…1, else nothing moves at all: what overshoots is cut at its extremes, where it is at rest, and
/// further until each piece keeps the rule. Values that hold are given twice.
struct SMILRows {
  struct Row {
    /// 0…1.
    var place: Double
    var values: [Double]
    var spline: String
  }

  private(set) var rows: [Row] = []
  private(set) var hasSplines = false
  private static let straight = "0 0 1 1"

  init(_ phases: [WebPhase], property: WebProperty) {
    let duration = max(phases[0].duration, 1e-9)
    let isDiscrete = property == .visibility
    let keyframes = phases[0].keyframes
    for (index, keyframe) in keyframes.enumerated() {
      let values = phases.map { $0.keyframes[index].value }
      let place = min(max(keyframe.time / duration, 0), 1)
      guard index + 1 < keyframes.count else {
        add(place, values, Self.straight)
        break
      }
      let next = phases.map { $0.keyframes[index + 1].value }
      let end = min(max(keyframes[index + 1].time / duration, 0), 1)
      if end - place < 1e-9 {
        // A jump: what the way before leads to stays, and the next row stands at the same place.
        if index > 0, !isDiscrete { add(place, values, Self.straight) }
        continue
      }
      switch keyframe.curve {
      case .hold where isDiscrete || values == next: add(place, values, Self.straight)
      case .hold:
        add(place, values, Self.straight)
        add(end, values, Self.straight)
      case .cubicBezier(let bezier): addPieces(of: bezier, from: place, to: end, values, next)
      case .linear, .spring, .steps: add(place, values, Self.straight)
      }
    }
    // The list must span the whole time.
    if let first = rows.first, first.place > 0 {
      rows.insert(Row(place: 0, values: first.values, spline: Self.straight), at: 0)
    }
    if let last = rows.last, last.place < 1 { add(1, last.values, Self.straight) }
    if isDiscrete, rows.count > 1, rows[rows.count - 1].place >= 1 {
      // The last moment of a discrete list would never be shown.
      rows[rows.count - 1].place = 1 - 1e-5
    }
  }

  private mutating func add(_ place: Double, _ values: [Double], _ spline: String) {
    if let last = rows.last, abs(last.place - place) < 1e-9, last.values == values { rows.removeLast() }
    rows.append(Row(place: place, values: values, spline: spline))
    if spline != Self.straight { hasSplines = true }
  }

  private mutating func addPieces(
    of bezier: CubicBezier, from start: Double, to end: Double, _ first: [Double], _ last: [Double]
  ) {
    func values(_ x: Double) -> [Double] {
      let progress = bezier.state(at: x).value
      return zip(first, last).map { $0 + ($1 - $0) * progress }
    }
    for piece in Self.pieces(of: bezier) {
      let numbers = [piece.curve.x1, piece.curve.y1, piece.curve.x2, piece.curve.y2]
      let spline = numbers.map { SVGText.number(min(max($0, 0), 1), digits: 3) }.joined(separator: " ")
      add(start + (end - start) * piece.start, values(piece.start), spline)
    }
  }

  /// The curve in pieces whose handles lie within 0…1 in both directions.
  private static func pieces(of bezier: CubicBezier) -> [(start: Double, curve: CubicBezier)] {
    let allowed = -1e-6...1 + 1e-6
    if allowed.contains(bezier.y1), allowed.contains(bezier.y2) { return [(0, bezier)] }
    let keyframes = CurveBaker.keyframes(from: 0, to: 1, tolerance: 0.002, handles: allowed) {
      let state = bezier.state(at: $0)
      return TrackState(value: state.value, velocity: state.slope)
    }
    return keyframes.dropLast().map { keyframe in
      if case .cubicBezier(let curve) = keyframe.curve { return (keyframe.time, curve) }
      return (keyframe.time, CubicBezier(0, 0, 1, 1))
    }
  }
}
