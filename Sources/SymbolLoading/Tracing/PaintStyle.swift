import SymbolArt

/// The declarations of one `style="…"` that cairo writes.
struct PaintStyle {
  /// Where the paint's value lies; nil for none.
  var fill: Range<Int>?
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var stroke: Range<Int>?
  var strokeOpacity = 1.0
  var pen = StrokeStyle(width: 1)

  init(markup: CairoMarkup, node: Int) {
    guard let style = markup.attribute("style", of: node) else { return }
    var position = style.lowerBound
    let bytes = markup.bytes
    while position < style.upperBound {
      while position < style.upperBound, bytes[position] == 0x20 { position += 1 }
      let nameStart = position
      while position < style.upperBound, bytes[position] != UInt8(ascii: ":") { position += 1 }
      let name = nameStart..<position
      let valueStart = min(position + 1, style.upperBound)
      while position < style.upperBound, bytes[position] != UInt8(ascii: ";") { position += 1 }
      let value = valueStart..<max(position, valueStart)
      position += 1
      set(name, value, markup)
    }
  }

  private mutating func set(_ name: Range<Int>, _ value: Range<Int>, _ markup: CairoMarkup) {
    func number() -> Double {
      var position = value.lowerBound
      return markup.number(at: &position, before: value.upperBound) ?? 0
    }
    if markup.matches(name, "fill") {
      fill = markup.matches(value, "none") ? nil : value
    } else if markup.matches(name, "stroke") {
      stroke = markup.matches(value, "none") ? nil : value
    } else if markup.matches(name, "fill-opacity") {
      fillOpacity = number()
    } else if markup.matches(name, "stroke-opacity") {
      strokeOpacity = number()
    } else if markup.matches(name, "fill-rule") {
      fillRule = markup.matches(value, "evenodd") ? .evenodd : .nonzero
    } else if markup.matches(name, "stroke-width") {
      pen.width = number()
    } else if markup.matches(name, "stroke-miterlimit") {
      pen.miterLimit = number()
    } else if markup.matches(name, "stroke-dashoffset") {
      pen.dashOffset = number()
    } else if markup.matches(name, "stroke-dasharray") {
      pen.dashes = markup.matches(value, "none") ? [] : markup.numbers(in: value)
    } else if markup.matches(name, "stroke-linecap") {
      pen.cap = StrokeStyle.Cap(rawValue: markup.text(value)) ?? .butt
    } else if markup.matches(name, "stroke-linejoin") {
      pen.join = StrokeStyle.Join(rawValue: markup.text(value)) ?? .miter
    }
  }
}
