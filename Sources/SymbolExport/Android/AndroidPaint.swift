import SymbolArt

/// Colours and gradients as attributes of a `path`.
struct AndroidPaint {
  /// From view box units to the drawable's.
  let place: AffineTransform
  private(set) var issues: [ExportIssue] = []

  init(place: AffineTransform) {
    self.place = place
  }

  /// Puts a resolved paint on a path.
  ///
  /// - Parameter side: "fill" or "stroke".
  mutating func apply(_ paint: Paint, _ side: String, to path: inout ExportedElement, layer: String) {
    switch paint {
    case .color(let color):
      path.attributes.append((name: "android:\(side)Color", value: AndroidPaint.hex(color)))
    case .tint: break
    case .linearGradient(let gradient):
      let line = gradient.line
      let (start, end) = (place.apply(line.start), place.apply(line.end))
      add(
        ExportedElement(
          "gradient",
          [
            ("android:type", "linear"), ("android:startX", ExportedNumber.text(start.x)),
            ("android:startY", ExportedNumber.text(start.y)), ("android:endX", ExportedNumber.text(end.x)),
            ("android:endY", ExportedNumber.text(end.y)), ("android:tileMode", gradient.spread.androidName),
          ], gradient.stops.map(AndroidPaint.item)), side, to: &path, layer)
    case .radialGradient(let gradient):
      let (long, short) = gradient.transform.stretches
      let center = place.apply(gradient.transform.apply(gradient.center))
      if long > short * 1.02 || gradient.focus.distance(to: gradient.center) > 0.01 * gradient.radius {
        issues.append(
          ExportIssue(
            layer: layer, property: "gradient",
            reason: "Android's vector drawables know no elliptic gradients and none with a focus of their own.",
            instead: "It is round, about its centre."))
      }
      let inner = gradient.radius > 0 ? min(gradient.focusRadius / gradient.radius, 1) : 0
      let stops = gradient.stops.map {
        GradientStop(offset: inner + (1 - inner) * $0.offset, color: $0.color)
      }
      add(
        ExportedElement(
          "gradient",
          [
            ("android:type", "radial"), ("android:centerX", ExportedNumber.text(center.x)),
            ("android:centerY", ExportedNumber.text(center.y)),
            (
              "android:gradientRadius",
              ExportedNumber.text(gradient.radius * (long * short).squareRoot() * place.a)
            ), ("android:tileMode", gradient.spread.androidName),
          ], stops.map(AndroidPaint.item)), side, to: &path, layer)
    }
  }

  private mutating func add(
    _ gradient: ExportedElement, _ side: String, to path: inout ExportedElement, _ layer: String
  ) {
    path.children.append(ExportedElement("aapt:attr", [("name", "android:\(side)Color")], [gradient]))
    issues.append(
      ExportIssue(
        layer: layer, property: "gradient", reason: "Gradients in vector drawables need Android 7 (API level 24).",
        instead: "It is written as one; older versions leave the path unpainted."))
  }

  private static func item(_ stop: GradientStop) -> ExportedElement {
    ExportedElement(
      "item", [("android:offset", ExportedNumber.text(stop.offset)), ("android:color", hex(stop.color))])
  }

  /// `#AARRGGBB`.
  static func hex(_ color: Color) -> String {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue).hex.dropFirst()
    let alpha = Int((min(max(color.alpha, 0), 1) * 255).rounded())
    return "#" + (alpha < 16 ? "0" : "") + (String(alpha, radix: 16) + opaque).uppercased()
  }
}

extension GradientSpread {
  fileprivate var androidName: String {
    switch self {
    case .pad: "clamp"
    case .repeat: "repeat"
    case .reflect: "mirror"
    }
  }
}
