import SymbolArt
import SymbolDrawing

/// A symbol's layers as cairo calls in C.
struct GtkCArtwork {
  let symbol: Symbol
  let mode: RenderingMode
  let palette: [Color]
  let tint: Color?
  private(set) var issues: [ExportIssue] = []
  private var paintCases: [String] = []
  private var paintNumbers: [Key: Int] = [:]

  /// A paint as it looks on one level: palettes paint each level in its own colour.
  private struct Key: Hashable {
    var paint: Paint
    var color: Color?
  }

  init(symbol: Symbol, mode: RenderingMode, palette: [Color], tint: Color?) {
    self.symbol = symbol
    self.mode = mode
    self.palette = palette
    self.tint = tint
  }

  /// A function that draws one layer, and what is known of each.
  var layers: String {
    mutating get {
      issues = []
      paintCases = []
      paintNumbers = [:]
      var lines = [
        "static void", "draw_layer (cairo_t *cr, int layer, const State *s)", "{", "  switch (layer)", "    {",
      ]
      for (index, layer) in symbol.layers.enumerated() {
        lines.append("    case \(index): /* \(GtkCText.comment(layer.name)) */")
        for artwork in layer.content { lines += calls(artwork, layer).map { "      " + $0 } }
        lines.append("      break;")
      }
      lines += ["    }", "}", ""]
      let erases = symbol.layers.map { $0.annotation.erases ? "TRUE" : "FALSE" }
      let strengths = symbol.layers.map { layer in
        mode == .hierarchical ? (layer.annotation.level ?? .primary).opacity : 1
      }
      lines += [
        "static const gboolean erases[] = { \(erases.isEmpty ? "FALSE" : erases.joined(separator: ", ")) };",
        "static const double strengths[] = { \(strengths.isEmpty ? "1.0" : GtkCText.numbers(strengths)) };",
      ]
      return lines.joined(separator: "\n") + "\n"
    }
  }

  /// Sets the paint of a number; made of what `layers` came across.
  var paints: String {
    mutating get {
      _ = layers
      let body =
        [
          "static void", "set_paint (cairo_t *cr, int paint, double alpha)", "{", "  cairo_pattern_t *p = NULL;",
          "  switch (paint)", "    {",
        ] + paintCases + [
          "    }", "  if (p)", "    {", "      cairo_set_source (cr, p);", "      cairo_pattern_destroy (p);", "    }",
          "}",
        ]
      return body.joined(separator: "\n") + "\n"
    }
  }

  private mutating func calls(_ artwork: Artwork, _ layer: Layer) -> [String] {
    switch artwork {
    case .shape(let shape): return calls(shape, layer)
    case .image(let image):
      issues.append(
        ExportIssue(
          layer: layer.name, property: "image",
          reason: "The C program holds paths only; this part is a picture "
            + "(\(image.reason)).", instead: "It is left out."))
      return []
    case .group(let group):
      if group.mask != nil {
        issues.append(
          ExportIssue(
            layer: layer.name, property: "mask", reason: "The C program has no masks.", instead: "It is drawn unmasked."
          ))
      }
      if group.blendMode != .normal {
        issues.append(
          ExportIssue(
            layer: layer.name, property: "blendMode", reason: "The C program does not blend.",
            instead: "It is painted over what is below."))
      }
      var lines = ["cairo_save (cr);"]
      for clip in group.clips {
        lines += path(clip.path) + ["cairo_set_fill_rule (cr, \(GtkCArtwork.rule(clip.rule)));", "cairo_clip (cr);"]
      }
      let isFaint = group.opacity < 1
      if isFaint { lines.append("cairo_push_group (cr);") }
      for child in group.children { lines += calls(child, layer) }
      if isFaint {
        lines += [
          "cairo_pop_group_to_source (cr);", "cairo_paint_with_alpha (cr, \(GtkCText.number(group.opacity)));",
        ]
      }
      return lines + ["cairo_restore (cr);"]
    }
  }

  private mutating func calls(_ shape: Shape, _ layer: Layer) -> [String] {
    let paint = number(of: shape.paint, layer)
    switch shape.style {
    case .fill(let rule):
      return path(shape.path) + ["fill_shape (cr, \(paint), \(GtkCArtwork.rule(rule)), s);"]
    case .stroke(let style):
      let cap =
        switch style.cap {
        case .butt: "CAIRO_LINE_CAP_BUTT"
        case .round: "CAIRO_LINE_CAP_ROUND"
        case .square: "CAIRO_LINE_CAP_SQUARE"
        }
      let join =
        switch style.join {
        case .miter: "CAIRO_LINE_JOIN_MITER"
        case .round: "CAIRO_LINE_JOIN_ROUND"
        case .bevel: "CAIRO_LINE_JOIN_BEVEL"
        }
      let pen = style.penTransform
      let isPlain = pen == .identity
      var lines = path(shape.path)
      if !style.dashes.isEmpty {
        lines.append(
          "cairo_set_dash (cr, (const double[]) { \(GtkCText.numbers(style.dashes)) }, \(style.dashes.count), "
            + "\(GtkCText.number(style.dashOffset)));")
      }
      lines.append(
        "stroke_shape (cr, \(paint), 1, \(GtkCText.number(style.width)), \(cap), \(join), "
          + "\(GtkCText.number(style.miterLimit)), "
          + (isPlain ? "NULL" : "(const double[]) { \(GtkCText.numbers([pen.a, pen.b, pen.c, pen.d])) }") + ", s);")
      if !style.dashes.isEmpty { lines.append("cairo_set_dash (cr, NULL, 0, 0);") }
      return lines
    }
  }

  private func path(_ path: Path) -> [String] {
    ["cairo_new_path (cr);"]
      + path.elements.map { element in
        switch element {
        case .move(let point): "cairo_move_to (cr, \(GtkCText.numbers([point.x, point.y])));"
        case .line(let point): "cairo_line_to (cr, \(GtkCText.numbers([point.x, point.y])));"
        case .curve(let first, let second, let end):
          "cairo_curve_to (cr, \(GtkCText.numbers([first.x, first.y, second.x, second.y, end.x, end.y])));"
        case .close: "cairo_close_path (cr);"
        }
      }
  }

  private static func rule(_ rule: FillRule) -> String {
    rule == .evenodd ? "CAIRO_FILL_RULE_EVEN_ODD" : "CAIRO_FILL_RULE_WINDING"
  }

  // MARK: Paints

  private mutating func number(of paint: Paint, _ layer: Layer) -> Int {
    var color: Color?
    if mode == .palette {
      let index = HierarchicalLevel.allCases.firstIndex(of: layer.annotation.level ?? .primary) ?? 0
      color = palette.indices.contains(index) ? palette[index] : palette.last
    }
    let key = Key(paint: paint, color: color)
    if let known = paintNumbers[key] { return known }
    let number = paintNumbers.count
    paintNumbers[key] = number
    paintCases.append("    case \(number):")
    paintCases += lines(paint, color).map { "      " + $0 } + ["      break;"]
    return number
  }

  private func lines(_ paint: Paint, _ color: Color?) -> [String] {
    switch paint {
    case .tint(let alpha): return ["cairo_set_source_rgba (cr, \(tinted(alpha, color)));"]
    case .color(let own):
      return ["cairo_set_source_rgba (cr, \(mode == .multicolor ? plain(own) : tinted(own.alpha, color)));"]
    case .linearGradient(let gradient):
      let ends = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
      return pattern(
        "cairo_pattern_create_linear (\(GtkCText.numbers(ends)))", gradient.stops, gradient.spread, gradient.transform,
        color)
    case .radialGradient(let gradient):
      let circles = [
        gradient.focus.x, gradient.focus.y, gradient.focusRadius, gradient.center.x, gradient.center.y, gradient.radius,
      ]
      return pattern(
        "cairo_pattern_create_radial (\(GtkCText.numbers(circles)))", gradient.stops, gradient.spread,
        gradient.transform, color)
    }
  }

  private func pattern(
    _ make: String, _ stops: [GradientStop], _ spread: GradientSpread, _ transform: AffineTransform, _ color: Color?
  ) -> [String] {
    func stopColor(_ stop: GradientStop) -> String {
      stop.followsTint || mode != .multicolor ? tinted(stop.color.alpha, color) : plain(stop.color)
    }
    // A gradient that flattens paints its last colour (SVG).
    guard let inverse = transform.inverse else {
      return stops.last.map { ["cairo_set_source_rgba (cr, \(stopColor($0)));"] } ?? []
    }
    let extend =
      switch spread {
      case .pad: "CAIRO_EXTEND_PAD"
      case .repeat: "CAIRO_EXTEND_REPEAT"
      case .reflect: "CAIRO_EXTEND_REFLECT"
      }
    let matrix = [inverse.a, inverse.b, inverse.c, inverse.d, inverse.e, inverse.f]
    return ["p = \(make);"]
      + stops.map { "cairo_pattern_add_color_stop_rgba (p, \(GtkCText.number($0.offset)), \(stopColor($0)));" }
      + [
        "cairo_pattern_set_extend (p, \(extend));", "{", "  cairo_matrix_t m;",
        "  cairo_matrix_init (&m, \(GtkCText.numbers(matrix)));", "  cairo_pattern_set_matrix (p, &m);", "}",
      ]
  }

  private func plain(_ color: Color) -> String {
    "\(GtkCText.numbers([color.red, color.green, color.blue, color.alpha])) * alpha"
  }

  private func tinted(_ alpha: Double, _ color: Color?) -> String {
    if let color {
      return plain(Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha))
    }
    return "tint[0], tint[1], tint[2], tint[3] * \(GtkCText.number(alpha)) * alpha"
  }
}
