import SymbolArt
import SymbolMotion

/// A request as an SVG for GTK's symbolic animations (GtkSvg, from GTK 4.22 on): two states, and SMIL that follows them.
struct GtkSVGExporter {
  private let scene: ExportScene
  private let animation: GtkAnimation
  private let place: AffineTransform
  private let side: Double
  private let prefix: String
  /// Whether tints are written as GTK's foreground colour.
  private var drawsSymbolic: Bool
  private let stateNames: String
  private var definitions: [ExportedElement] = []
  private var issues: [ExportIssue]
  private var number = 0

  /// - Throws: what keeps it from being exported at all.
  init(_ request: ExportRequest) throws(ExportError) {
    scene = try ExportScene(request, target: "gtk-svg")
    let box = scene.symbol.viewBox
    let side: Double = box.size * (1 + 2 * scene.margin)
    let (left, top): (Double, Double) = ((side - box.width) / 2 - box.x, (side - box.height) / 2 - box.y)
    self.side = side
    place = AffineTransform.translation(x: left, y: top)
    animation = GtkAnimation(
      timeline: scene.timeline, dialect: request.gtkStateDialect, beginsAtStart: request.replacement != nil)
    prefix = ExportName.slug(scene.symbol.name)
    // A tint that was asked for is a colour; else the icon takes the surroundings' one.
    drawsSymbolic = request.look.tint == nil
    stateNames =
      request.replacement != nil ? "first second" : scene.timeline.passage != nil ? "shown hidden" : "rest active"
    issues = scene.issues
  }

  /// The file, and what it could not carry.
  mutating func export(background: Color?) -> (document: ExportedElement, issues: [ExportIssue]) {
    var content: [ExportedElement] = []
    var rest = scene.layers[...]
    while let first = rest.first {
      if first.layer.annotation.erases {
        erase(first, &content)
        rest = rest.dropFirst()
        continue
      }
      let key = first.fadeKey
      let run = key.isEmpty ? rest.prefix(1) : rest.prefix { $0.fadeKey == key && !$0.layer.annotation.erases }
      rest = rest[run.endIndex...]
      let layers = run.flatMap { moving($0) }
      content += key.isEmpty ? layers : [faded(LottieOpacity(keyframes: first.opacity), layers, rest: 1)]
    }
    if let background {
      content.insert(
        ExportedElement(
          "rect",
          [
            ("width", ExportedNumber.text(side)), ("height", ExportedNumber.text(side)), ("fill", background.hex),
          ]), at: 0)
    }
    if !definitions.isEmpty { content.insert(ExportedElement("defs", [], definitions), at: 0) }
    let natural = max(scene.symbol.width, scene.symbol.height) * (1 + 2 * scene.margin)
    let document = ExportedElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("xmlns:gpa", "https://www.gtk.org/grappa"), ("gpa:version", "1"),
        ("gpa:state", "0"), ("gpa:state-names", stateNames), ("width", ExportedNumber.text(natural, digits: 2)),
        ("height", ExportedNumber.text(natural, digits: 2)),
        ("viewBox", "0 0 \(ExportedNumber.text(side)) \(ExportedNumber.text(side))"),
      ], content)
    var seen: Set<ExportIssue> = []
    return (document, issues.filter { seen.insert($0).inserted })
  }

  /// Takes a layer's ink out of all that lies below it, by a mask that moves as the layer does.
  private mutating func erase(_ layer: SceneLayer, _ below: inout [ExportedElement]) {
    guard !below.isEmpty else { return }
    var black = layer
    black.coloring = .init(tint: .black, keepsOwnColors: false)
    let id = next("erases")
    let all = ExportedElement(
      "rect",
      [("width", ExportedNumber.text(side)), ("height", ExportedNumber.text(side)), ("fill", "#ffffff")])
    let wasSymbolic = drawsSymbolic
    drawsSymbolic = false
    let ink = [faded(LottieOpacity(keyframes: layer.opacity), moving(black), rest: 1)]
    drawsSymbolic = wasSymbolic
    definitions.append(
      ExportedElement(
        "mask",
        [
          ("id", id), ("maskUnits", "userSpaceOnUse"), ("x", "0"), ("y", "0"), ("width", ExportedNumber.text(side)),
          ("height", ExportedNumber.text(side)),
        ], [all] + ink))
    below = [ExportedElement("g", [("mask", "url(#\(id))")], below)]
  }

  private mutating func moving(_ layer: SceneLayer) -> [ExportedElement] {
    var content = layer.layer.content.flatMap { elements($0, layer) }
    guard !content.isEmpty else { return [] }
    if layer.strength < 1 {
      content = [ExportedElement("g", [("opacity", ExportedNumber.text(layer.strength))], content)]
    }
    for transform in SceneTransform.chain(layer.parts) { content = [group(transform, content)] }
    return content
  }

  /// One kind of transform a group: SMIL animates no list of them.
  private func group(_ transform: SceneTransform, _ content: [ExportedElement]) -> ExportedElement {
    func number(_ value: Double) -> String { ExportedNumber.text(value) }
    func animated(
      _ type: String, _ keyframes: [Keyframe], _ rest: Double, _ write: @escaping (Double) -> String,
      _ content: [ExportedElement]
    ) -> [ExportedElement] {
      if keyframes.isEmpty { return content }
      let base = keyframes.count == 1 ? keyframes[0].value : animation.base(keyframes, rest: rest)
      let moves = animation.elements(
        "animateTransform", [("attributeName", "transform"), ("type", type)], keyframes, rest: rest, write)
      return [ExportedElement("g", [("transform", "\(type)(\(write(base)))")], moves + content)]
    }
    var inner = content
    if let center = transform.center.map(place.apply) {
      inner = [ExportedElement("g", [("transform", "translate(\(number(-center.x)) \(number(-center.y)))")], inner)]
      inner = animated("scale", transform.scale, 1, number, inner)
      inner = animated("scale", transform.scaleX, 1, { "\(number($0)) 1" }, inner)
      inner = animated("scale", transform.scaleY, 1, { "1 \(number($0))" }, inner)
      inner = animated("rotate", transform.rotation, 0, number, inner)
      inner = [ExportedElement("g", [("transform", "translate(\(number(center.x)) \(number(center.y)))")], inner)]
    }
    inner = animated("translate", transform.offsetX, 0, { "\(number($0)) 0" }, inner)
    inner = animated("translate", transform.offsetY, 0, { "0 \(number($0))" }, inner)
    return inner.count == 1 ? inner[0] : ExportedElement("g", [], inner)
  }

  private func faded(_ opacity: LottieOpacity, _ content: [ExportedElement], rest: Double) -> ExportedElement {
    let base = opacity.constant * (opacity.keyframes.isEmpty ? 1 : animation.base(opacity.keyframes, rest: rest))
    let moves = animation.elements(
      "animate", [("attributeName", "opacity")], opacity.keyframes, rest: rest
    ) { ExportedNumber.text($0 * opacity.constant) }
    return ExportedElement("g", [("opacity", ExportedNumber.text(base))], moves + content)
  }

  private mutating func elements(_ artwork: Artwork, _ layer: SceneLayer) -> [ExportedElement] {
    switch artwork {
    case .image(let image):
      issues.append(
        ExportIssue(
          layer: layer.layer.name, property: "picture",
          reason: "A part of it is no vector drawing (\(image.reason)), and GTK's animated icons hold no pictures.",
          instead: "It is left out: choose frames, a GIF or Lottie for it."))
      return []
    case .group(let group):
      var content = group.children.flatMap { elements($0, layer) }
      for clip in group.clips where !clip.holds(group.children) {
        let id = next("clip")
        definitions.append(
          ExportedElement(
            "clipPath", [("id", id)],
            [
              ExportedElement(
                "path",
                [
                  ("d", ExportedNumber.path(clip.path.transformed(place))),
                  ("clip-rule", clip.rule.rawValue),
                ])
            ]))
        content = [ExportedElement("g", [("clip-path", "url(#\(id))")], content)]
      }
      if let mask = group.mask {
        let id = next("mask")
        var still = layer
        still.coloring = .own
        still.parts = []
        let kept = drawsSymbolic
        drawsSymbolic = false
        let inside = mask.content.flatMap { elements($0, still) }
        drawsSymbolic = kept
        definitions.append(
          ExportedElement(
            "mask",
            [
              ("id", id), ("mask-type", mask.kind.rawValue), ("maskUnits", "userSpaceOnUse"), ("x", "0"), ("y", "0"),
              ("width", ExportedNumber.text(side)), ("height", ExportedNumber.text(side)),
            ], inside))
        content = [ExportedElement("g", [("mask", "url(#\(id))")], content)]
      }
      if group.blendMode != .normal {
        content = [ExportedElement("g", [("style", "mix-blend-mode:\(group.blendMode.rawValue)")], content)]
      }
      if group.opacity < 1 {
        content = [ExportedElement("g", [("opacity", ExportedNumber.text(group.opacity))], content)]
      }
      return content
    case .shape(let shape):
      return elements(shape, layer)
    }
  }

  private mutating func elements(_ shape: Shape, _ layer: SceneLayer) -> [ExportedElement] {
    switch shape.style {
    case .stroke(let style): return stroked(shape.path, shape.paint, style, layer)
    case .fill(let rule):
      var path = ExportedElement("path", [("d", ExportedNumber.path(shape.path.transformed(place)))])
      apply(shape.paint, "fill", layer, to: &path)
      if rule == .evenodd { path.attributes.append((name: "fill-rule", value: "evenodd")) }
      guard let fill = layer.drawing?.tracks[.fill], !fill.isEmpty else { return [path] }
      let pen = FillContour.pen(symbolSize: scene.symbol.viewBox.size)
      return [
        faded(LottieOpacity(keyframes: fill), [path], rest: 1),
        faded(
          LottieOpacity(keyframes: FillContour.opacity(fill)),
          stroked(FillContour.path(shape.path), shape.paint, pen, layer), rest: 0),
      ]
    }
  }

  private mutating func stroked(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ layer: SceneLayer
  ) -> [ExportedElement] {
    let (long, short) = style.penTransform.stretches
    if long > short * 1.02 {
      issues.append(
        ExportIssue(
          layer: layer.layer.name, property: "stroke",
          reason: "A stroke of varying thickness (unequal scales) is not kept in a traced path.",
          instead: "It has one thickness, of the same area."))
    }
    let drawing = layer.drawing
    let isDrawn = drawing.map { $0.tracks[.drawStart] != nil || $0.tracks[.drawEnd] != nil } ?? false
    // A pattern of dashes begins anew on each subpath, and so does the one that draws.
    let parts = isDrawn ? path.subpaths : [path]
    let total = parts.reduce(0) { $0 + PathMeasure($1).length }
    var passed = 0.0
    return parts.map { part in
      var element = ExportedElement("path", [("d", ExportedNumber.path(part.transformed(place))), ("fill", "none")])
      apply(paint, "stroke", layer, to: &element)
      element.attributes.append(
        (name: "stroke-width", value: ExportedNumber.text(style.width * (long * short).squareRoot())))
      if style.cap != .butt { element.attributes.append((name: "stroke-linecap", value: style.cap.rawValue)) }
      if style.join != .miter {
        element.attributes.append((name: "stroke-linejoin", value: style.join.rawValue))
      } else if style.miterLimit != 4 {
        element.attributes.append((name: "stroke-miterlimit", value: ExportedNumber.text(style.miterLimit)))
      }
      guard let drawing, isDrawn, total > 0 else {
        if !style.dashes.isEmpty {
          element.attributes.append(
            (
              name: "stroke-dasharray", value: style.dashes.map { ExportedNumber.text($0) }.joined(separator: " ")
            ))
          element.attributes.append((name: "stroke-dashoffset", value: ExportedNumber.text(style.dashOffset)))
        }
        return element
      }
      if !style.dashes.isEmpty {
        issues.append(
          ExportIssue(
            layer: layer.layer.name, property: "draw", reason: "A dashed line that is drawn needs dashes twice.",
            instead: "It is solid while it is drawn, and stays so."))
      }
      let length = PathMeasure(part).length
      let share = (passed / total, (passed + length) / total)
      passed += length
      return drawn(element, drawing, length, share)
    }
  }

  /// A stroke in part: one dash as long as what is drawn. Where it goes round, the pattern is as long as the path;
  /// elsewhere the gap is longer than that, since the next dash would touch the path's end and leave its cap there.
  private func drawn(
    _ element: ExportedElement, _ drawing: ScenePart, _ length: Double, _ share: (Double, Double)
  ) -> ExportedElement {
    let isSingle = share.1 - share.0 > 1 - 1e-9
    func part(_ keyframes: [Keyframe]) -> [Keyframe] { isSingle ? keyframes : keyframes.within(share.0, share.1) }
    let start = part(drawing.tracks[.drawStart] ?? [Keyframe(time: 0, value: 0)])
    let end = part(drawing.tracks[.drawEnd] ?? [Keyframe(time: 0, value: 1)])
    let drawn: [Keyframe] =
      start.count == 1
      ? end.map { Keyframe(time: $0.time, value: $0.value - start[0].value, curve: $0.curve) }
      : end.count == 1
        ? start.map { Keyframe(time: $0.time, value: end[0].value - $0.value, curve: $0.curve) }
        : KeyframeFunction.keyframes(
          of: [Track(property: .drawStart, keyframes: start), Track(property: .drawEnd, keyframes: end)],
          tolerance: BakingTolerance.value(of: .drawEnd)
        ) { TrackState(value: $0[1].value - $0[0].value, velocity: $0[1].velocity - $0[0].velocity) }
    let goesRound = (start + end).contains { $0.value < -1e-9 || $0.value > 1 + 1e-9 }
    func pattern(_ value: Double) -> String {
      let value = min(max(value, 0), 1)
      return "\(ExportedNumber.text(value * length)) \(ExportedNumber.text((goesRound ? 1 - value : 2) * length))"
    }
    // A dash without length leaves its caps behind; a path that is only a point is there or not.
    let presence = drawn.count > 1 ? LottieTrim.presence(drawn) : []
    if length < side / 256, presence.count > 1 {
      return faded(LottieOpacity(keyframes: presence), [element], rest: 1)
    }
    var element = element
    element.attributes.append(
      (name: "stroke-dasharray", value: pattern(drawn.count == 1 ? drawn[0].value : animation.base(drawn, rest: 1))))
    element.children += animation.elements(
      "animate", [("attributeName", "stroke-dasharray")], drawn, rest: 1, pattern)
    if start.count > 1 || start.first?.value != 0 {
      let write = { (value: Double) in ExportedNumber.text(-value * length) }
      element.attributes.append(
        (
          name: "stroke-dashoffset",
          value: write(start.count == 1 ? start[0].value : animation.base(start, rest: 0))
        ))
      element.children += animation.elements(
        "animate", [("attributeName", "stroke-dashoffset")], start, rest: 0, write)
    }
    return presence.count > 1 ? faded(LottieOpacity(keyframes: presence), [element], rest: 1) : element
  }

  private mutating func apply(
    _ paint: Paint, _ side: String, _ layer: SceneLayer, to element: inout ExportedElement
  ) {
    var takesForeground = false
    var alpha = 1.0
    if drawsSymbolic {
      if case .tint(let own) = paint { (takesForeground, alpha) = (true, own) }
      if case .color(let color) = paint, !layer.coloring.keepsOwnColors {
        (takesForeground, alpha) = (true, color.alpha)
      }
    }
    switch paint.resolved(layer.coloring) {
    case .color(let color):
      if !takesForeground { alpha = color.alpha }
      let opaque = Color(red: color.red, green: color.green, blue: color.blue).hex
      element.attributes.append((name: side, value: opaque))
      if takesForeground { element.attributes.append((name: "gpa:\(side)", value: "foreground")) }
      if alpha < 1 { element.attributes.append((name: "\(side)-opacity", value: ExportedNumber.text(alpha))) }
    case .tint: break
    case .linearGradient(let gradient):
      let id = next("gradient")
      definitions.append(
        ExportedElement(
          "linearGradient",
          [
            ("id", id), ("gradientUnits", "userSpaceOnUse"), ("x1", ExportedNumber.text(gradient.start.x)),
            ("y1", ExportedNumber.text(gradient.start.y)), ("x2", ExportedNumber.text(gradient.end.x)),
            ("y2", ExportedNumber.text(gradient.end.y)), ("spreadMethod", gradient.spread.rawValue),
            ("gradientTransform", matrix(gradient.transform)),
          ], gradient.stops.map(GtkSVGExporter.stop)))
      element.attributes.append((name: side, value: "url(#\(id))"))
    case .radialGradient(let gradient):
      let id = next("gradient")
      definitions.append(
        ExportedElement(
          "radialGradient",
          [
            ("id", id), ("gradientUnits", "userSpaceOnUse"), ("cx", ExportedNumber.text(gradient.center.x)),
            ("cy", ExportedNumber.text(gradient.center.y)), ("r", ExportedNumber.text(gradient.radius)),
            ("fx", ExportedNumber.text(gradient.focus.x)), ("fy", ExportedNumber.text(gradient.focus.y)),
            ("fr", ExportedNumber.text(gradient.focusRadius)), ("spreadMethod", gradient.spread.rawValue),
            ("gradientTransform", matrix(gradient.transform)),
          ], gradient.stops.map(GtkSVGExporter.stop)))
      element.attributes.append((name: side, value: "url(#\(id))"))
    }
  }

  private func matrix(_ transform: AffineTransform) -> String {
    let all = transform.concatenated(place)
    let numbers = [all.a, all.b, all.c, all.d, all.e, all.f].map { ExportedNumber.text($0, digits: 6) }
    return "matrix(\(numbers.joined(separator: " ")))"
  }

  private static func stop(_ stop: GradientStop) -> ExportedElement {
    let opaque = Color(red: stop.color.red, green: stop.color.green, blue: stop.color.blue)
    return ExportedElement(
      "stop",
      [
        ("offset", ExportedNumber.text(stop.offset)), ("stop-color", opaque.hex),
        ("stop-opacity", ExportedNumber.text(stop.color.alpha)),
      ])
  }

  private mutating func next(_ kind: String) -> String {
    number += 1
    return "\(prefix)-\(kind)-\(number)"
  }
}
