import SymbolArt

#if canImport(Glibc)
  import Glibc
#endif

/// Fills and strokes as Lottie has them.
struct LottiePaint {
  /// From view box units to the picture's.
  let place: AffineTransform
  /// What could not be written as it is.
  private(set) var issues: [ExportIssue] = []

  init(place: AffineTransform) {
    self.place = place
  }

  /// A `fl` or `gf`.
  ///
  /// - Parameters:
  ///   - paint: resolved.
  ///   - opacity: 0…1, times the paint's own alpha; over time where it has several keyframes.
  ///   - bounds: of what is painted, in view box units.
  mutating func fill(
    _ paint: Paint, rule: FillRule, opacity: LottieOpacity, bounds: Rect, layer: String
  ) -> JSONValue {
    .object(
      color(paint, ["fl", "gf"], opacity, bounds, layer)
        + [.init("r", .integer(rule == .evenodd ? 2 : 1))])
  }

  /// A `st` or `gs`. Lengths are in view box units.
  ///
  /// - Parameter dashOffset: over time; nil: as the style says.
  mutating func stroke(
    _ paint: Paint, _ style: StrokeStyle, opacity: LottieOpacity, bounds: Rect, layer: String,
    dashOffset: JSONValue? = nil
  ) -> JSONValue {
    let scale = place.a * penScale(style.penTransform, layer)
    var fields = color(paint, ["st", "gs"], opacity, bounds, layer)
    fields += [
      .init("w", LottieValue.fixed(LottieValue.fine(style.width * scale))),
      .init("lc", .integer(style.cap == .butt ? 1 : style.cap == .round ? 2 : 3)),
      .init("lj", .integer(style.join == .miter ? 1 : style.join == .round ? 2 : 3)),
    ]
    if style.join == .miter { fields.append(.init("ml", LottieValue.number(style.miterLimit))) }
    if !style.dashes.isEmpty {
      // An odd pattern is gone through twice (SVG 2, section 13.5.6).
      let dashes = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
      var list = dashes.enumerated().map { index, length in
        LottiePaint.dash(index % 2 == 0 ? "d" : "g", LottieValue.fixed(LottieValue.fine(length * scale)))
      }
      list.append(
        LottiePaint.dash("o", dashOffset ?? LottieValue.fixed(LottieValue.fine(style.dashOffset * scale))))
      fields.append(.init("d", .array(list)))
    }
    return .object(fields)
  }

  private static func dash(_ kind: String, _ value: JSONValue) -> JSONValue {
    .object([.init("n", .string(kind)), .init("v", value)])
  }

  /// One width for a pen that skew or unequal scales deform: that of a pen with the same area.
  private mutating func penScale(_ pen: AffineTransform, _ layer: String) -> Double {
    guard pen != .identity else { return 1 }
    let (long, short) = pen.stretches
    if long > short * 1.02 {
      issues.append(
        ExportIssue(
          layer: layer, property: "stroke",
          reason: "A stroke of varying thickness (unequal scales) is not known to Lottie.",
          instead: "It has one thickness, of the same area."))
    }
    return (long * short).squareRoot()
  }

  private mutating func color(
    _ paint: Paint, _ types: [String], _ opacity: LottieOpacity, _ bounds: Rect, _ layer: String
  ) -> [JSONValue.Field] {
    switch paint {
    case .color(let color):
      return [
        .init("ty", .string(types[0])), .init("c", LottieValue.fixed(LottiePaint.components(color))),
        .init("o", opacity.value(times: color.alpha)),
      ]
    case .tint:
      return []
    case .linearGradient(let gradient):
      let line = gradient.line
      var (start, end) = (line.start, line.end)
      var stops = gradient.stops
      if gradient.spread != .pad {
        let way = end - start
        let squared = max(way.x * way.x + way.y * way.y, 1e-12)
        let offsets = bounds.corners.map { (($0.x - start.x) * way.x + ($0.y - start.y) * way.y) / squared }
        let turns = GradientSpreading.turns(from: offsets.min() ?? 0, to: offsets.max() ?? 1)
        stops = GradientSpreading.stops(stops, gradient.spread, turns: turns)
        (start, end) = (start + way * Double(turns.lowerBound), start + way * Double(turns.upperBound))
      }
      return [.init("ty", .string(types[1])), .init("o", opacity.value(times: 1)), .init("t", .integer(1))]
        + ends(start, end) + [LottiePaint.stops(stops)]
    case .radialGradient(let gradient):
      return [.init("ty", .string(types[1])), .init("o", opacity.value(times: 1)), .init("t", .integer(2))]
        + radial(gradient, bounds, layer)
    }
  }

  private mutating func radial(_ gradient: RadialGradient, _ bounds: Rect, _ layer: String) -> [JSONValue.Field] {
    let (long, short) = gradient.transform.stretches
    if long > short * 1.02 {
      issues.append(
        ExportIssue(
          layer: layer, property: "gradient",
          reason: "An elliptic gradient on a stroke is not known to Lottie, and only a few can be made up for.",
          instead: "It is a round one, of the same area: choose SVG with CSS or SMIL, or pictures, to keep it."))
    }
    let scale = (long * short).squareRoot()
    var center = gradient.transform.apply(gradient.center)
    var radius = gradient.radius * scale
    let focus = gradient.transform.apply(gradient.focus)
    var stops = gradient.stops
    if gradient.focusRadius > 0, gradient.radius > 0 {
      if gradient.focus.distance(to: gradient.center) > 0.01 * gradient.radius {
        issues.append(
          ExportIssue(
            layer: layer, property: "gradient", reason: "A gradient between two circles is not known to Lottie.",
            instead: "The inner circle lies in the middle of the outer one."))
      }
      let inner = min(gradient.focusRadius / gradient.radius, 1)
      stops = stops.map { GradientStop(offset: inner + (1 - inner) * $0.offset, color: $0.color) }
      center = gradient.transform.apply(gradient.center)
    }
    if gradient.spread != .pad, radius > 0 {
      let reach = bounds.corners.map { $0.distance(to: center) }.max() ?? radius
      let turns = GradientSpreading.turns(from: 0, to: reach / radius)
      stops = GradientSpreading.stops(stops, gradient.spread, turns: turns)
      radius *= Double(turns.upperBound)
    }
    let off = focus - center
    let isFocal = gradient.focusRadius == 0 && off.length > 1e-3 * radius
    // The end lies in the focus's direction, so that the highlight's angle is 0.
    let direction = isFocal ? off * (1 / off.length) : Point(x: 1, y: 0)
    var fields = ends(center, center + direction * radius) + [LottiePaint.stops(stops)]
    if isFocal {
      fields += [
        .init("h", LottieValue.fixed(LottieValue.number(min(off.length / radius, 0.99) * 100))),
        .init("a", LottieValue.fixed(.integer(0))),
      ]
    }
    return fields
  }

  private func ends(_ start: Point, _ end: Point) -> [JSONValue.Field] {
    [
      .init("s", LottieValue.fixed(LottieValue.point(place.apply(start)))),
      .init("e", LottieValue.fixed(LottieValue.point(place.apply(end)))),
    ]
  }

  private static func components(_ color: Color) -> JSONValue {
    .array([color.red, color.green, color.blue].map(component) + [.integer(1)])
  }

  /// Exact for eight bits.
  private static func component(_ value: Double) -> JSONValue {
    let result = (min(max(value, 0), 1) * 10_000).rounded() / 10_000
    return result == result.rounded() ? .integer(Int64(result)) : .number(result)
  }

  /// Offsets with colours, and offsets with opacities after them where one is not opaque.
  private static func stops(_ plain: [GradientStop]) -> JSONValue.Field {
    let stops = plain.mixedAlike
    var numbers = stops.flatMap { stop in
      [
        LottieValue.fine(stop.offset), component(stop.color.red), component(stop.color.green),
        component(stop.color.blue),
      ]
    }
    if stops.contains(where: { $0.color.alpha < 1 }) {
      numbers += stops.flatMap { [LottieValue.fine($0.offset), component($0.color.alpha)] }
    }
    return .init(
      "g", .object([.init("p", .integer(Int64(stops.count))), .init("k", LottieValue.fixed(.array(numbers)))]))
  }
}

extension [GradientStop] {
  /// With stops between those of which colour and opacity both change: some players mix premultiplied colours, others
  /// plain ones, as SVG does. Between two of these both are the same to half a step of 255.
  fileprivate var mixedAlike: [GradientStop] {
    guard let last else { return [] }
    return zip(self, dropFirst()).flatMap { start, end in
      let (from, to) = (start.color, end.color)
      let change = [from.red - to.red, from.green - to.green, from.blue - to.blue].map(abs).max() ?? 0
      // Premultiplied, the middle of two is off by a quarter of the product of both changes.
      let parts = end.offset > start.offset ? (change * abs(from.alpha - to.alpha) * 255 / 2).squareRoot() : 1
      let count = Swift.max(Int(parts.rounded(.up)), 1)
      return (0..<count).map { index in
        let part = Double(index) / Double(count)
        return GradientStop(
          offset: start.offset + (end.offset - start.offset) * part, color: from.interpolated(to: to, fraction: part))
      }
    } + [last]
  }
}

extension Color {
  /// The colour a fraction of the way to another one, each part by itself, not premultiplied.
  fileprivate func interpolated(to other: Color, fraction: Double) -> Color {
    func part(_ path: KeyPath<Color, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * fraction
    }
    return Color(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }
}

extension AffineTransform {
  /// The longest and the shortest that a unit gets in any direction: the singular values.
  var stretches: (long: Double, short: Double) {
    let sum = hypot(a + d, b - c)
    let difference = hypot(a - d, b + c)
    return ((sum + difference) / 2, abs(sum - difference) / 2)
  }
}
