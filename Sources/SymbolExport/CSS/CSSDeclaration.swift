import SymbolArt

/// A property's numbers as the declaration that sets them.
struct CSSDeclaration {
  let format: LengthFormat
  /// The drawing's own width in pixels, where the page does not tell another.
  let width: Double
  /// The custom property with which a page tells it.
  static let sizeName = "--symbol-size"

  /// - Parameters:
  ///   - hides: whether a dash says when it is hidden.
  ///   - factor: the custom property that the way from rest is multiplied by; nil: it is as it is.
  func text(_ property: WebProperty, _ values: [Double], hides: Bool, factor: String? = nil) -> String {
    func length(_ value: Double, unit: String = "px") -> String {
      let number = format.text(value)
      guard number != "0" else { return "0" }
      return factor.map { "calc(var(\($0))*\(number)\(unit))" } ?? number + unit
    }
    func ratio(_ value: Double, digits: Int) -> String {
      let number = SVGText.number(value - 1, digits: digits)
      guard let factor, number != "0" else { return SVGText.number(value, digits: digits) }
      return "calc(1 + var(\(factor))*\(number))"
    }
    switch property {
    case .translate:
      let (x, y) = (length(values[0]), length(values[1]))
      return "translate:" + (y == "0" ? x : "\(x) \(y)")
    case .shift:
      let parts = values.map { SVGText.number($0 * 100, digits: 3) }.map { $0 == "0" ? $0 : $0 + "%" }
      return "translate:" + (parts[1] == "0" ? parts[0] : parts.joined(separator: " "))
    case .scale: return "scale:" + ratio(values[0], digits: 4)
    case .stretch: return "scale:" + values.map { SVGText.number($0, digits: 4) }.joined(separator: " ")
    case .rotate:
      let degrees = SVGText.number(values[0], digits: 2)
      return "rotate:" + (factor.map { degrees == "0" ? "0deg" : "calc(var(\($0))*\(degrees)deg)" } ?? degrees + "deg")
    case .opacity: return "opacity:" + ratio(min(max(values[0], 0), 1), digits: 3)
    case .dash:
      return "stroke-dasharray:\(values.map { dash(max($0, 0), factor) }.joined(separator: " "))"
        + (hides ? ";visibility:\(values[0] > 1e-6 ? "visible" : "hidden")" : "")
    case .dashOffset: return "stroke-dashoffset:" + dash(values[0], factor)
    case .visibility: return "visibility:\(values[0] > 0.5 ? "visible" : "hidden")"
    case .blur: return "filter:blur(\(length(values[0])))"
    case .view(let view):
      let turn = [view.axisX, view.axisY, view.axisZ].map { SVGText.number($0, digits: 4) }.joined(separator: ",")
      let degrees = SVGText.number(values[0], digits: 2)
      let distance = view.distance.map {
        "perspective(calc(var(\(Self.sizeName),\(SVGText.number(width, digits: 2))px)*\(SVGText.number($0, digits: 4)))) "
      }
      return "transform:\(distance ?? "")rotate3d(\(turn),\(degrees)deg)"
    }
  }

  private func dash(_ value: Double, _ factor: String?) -> String {
    let number = format.text(value)
    return number == "0" ? number : factor.map { "calc(var(\($0))*\(number)px)" } ?? number
  }
}
