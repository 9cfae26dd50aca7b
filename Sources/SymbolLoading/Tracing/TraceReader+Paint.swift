import SymbolArt

extension TraceReader {
  /// The paint that a style's value names; nil for patterns.
  func paint(_ value: Range<Int>, opacity: Double, through transform: AffineTransform) -> Paint? {
    if markup.bytes[value.lowerBound] == UInt8(ascii: "r") {
      return units.paint(color(value), opacity: opacity)
    }
    guard let node = definition(value) else { return nil }
    let isLinear = markup.name(of: node, is: "linearGradient")
    guard isLinear || markup.name(of: node, is: "radialGradient") else { return nil }
    let placing = markup.transform(markup.attribute("gradientTransform", of: node)).concatenated(transform)
    let spread =
      markup.attribute("spreadMethod", of: node).flatMap { GradientSpread(rawValue: markup.text($0)) } ?? .pad
    let stops = self.stops(node, opacity: opacity)
    if isLinear {
      return .linearGradient(
        LinearGradient(
          start: Point(x: number("x1", node), y: number("y1", node)),
          end: Point(x: number("x2", node), y: number("y2", node)), stops: stops, spread: spread, transform: placing))
    }
    return .radialGradient(
      RadialGradient(
        focus: Point(x: number("fx", node), y: number("fy", node)), focusRadius: number("fr", node),
        center: Point(x: number("cx", node), y: number("cy", node)), radius: number("r", node), stops: stops,
        spread: spread, transform: placing))
  }

  private func number(_ name: StaticString, _ node: Int) -> Double {
    guard let range = markup.attribute(name, of: node) else { return 0 }
    var position = range.lowerBound
    return markup.number(at: &position, before: range.upperBound) ?? 0
  }

  private func stops(_ node: Int, opacity: Double) -> [GradientStop] {
    markup.nodes[node].children.compactMap { stop in
      guard let style = markup.attribute("style", of: stop) else { return nil }
      // stop-color:rgb(r%,g%,b%);stop-opacity:a;
      let values = markup.numbers(in: style)
      guard let first = values.firstIndex(where: { $0 >= 0 }), values.count >= first + 4 else { return nil }
      let color = Color(
        red: TraceUnits.eighth(values[first] / 100), green: TraceUnits.eighth(values[first + 1] / 100),
        blue: TraceUnits.eighth(values[first + 2] / 100), alpha: TraceUnits.eighth(values[first + 3] * opacity))
      return GradientStop(offset: number("offset", stop), color: color, followsTint: units.isTint(color))
    }
  }

  /// `rgb(r%,g%,b%)`.
  private func color(_ value: Range<Int>) -> Color {
    let parts = markup.numbers(in: value)
    guard parts.count >= 3 else { return .black }
    return Color(
      red: TraceUnits.eighth(parts[0] / 100), green: TraceUnits.eighth(parts[1] / 100),
      blue: TraceUnits.eighth(parts[2] / 100))
  }
}
