import SymbolArt
import SymbolMotion

/// Writes a scene as elements, whatever the format that makes them move.
struct WebSceneWriter<Animator: WebAnimator> {
  let scene: WebScene
  var markup: LayerMarkup
  var animator: Animator
  private(set) var issues: [ExportIssue] = []
  private var masks = ""
  private var maskCount = 0

  init(_ scene: WebScene, markup: LayerMarkup, animator: Animator) {
    self.scene = scene
    self.markup = markup
    self.animator = animator
    issues = scene.turnIssues(for: Animator.ability)
    if Animator.ability.turnsInSpace, let mover = scene.rootMover { _ = self.animator.animate(mover) }
  }

  /// Everything inside the outermost tag but styles.
  mutating func body() -> String {
    let resting = scene.resting
    var result = ""
    for run in scene.runs {
      let text = self.text(run, resting)
      guard run.erases else {
        result += text + "\n"
        continue
      }
      if result.isEmpty { continue }
      maskCount += 1
      let id = "\(SVGText.prefixMark)-m\(maskCount)"
      let box = scene.symbol.viewBox.insetBy(-4 * scene.symbol.viewBox.size)
      let format = markup.format
      let place =
        " x=\"\(format.text(box.x))\" y=\"\(format.text(box.y))\" width=\"\(format.text(box.width))\""
        + " height=\"\(format.text(box.height))\""
      masks +=
        "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(place)><rect\(place) fill=\"#fff\" stroke=\"none\"/>"
        + "<g color=\"#000\">\(text)</g></mask>\n"
      result = "<g mask=\"url(#\(id))\">\(result)</g>\n"
    }
    return markup.definitions + masks + result
  }

  private mutating func text(_ run: WebScene.Run, _ resting: Frame) -> String {
    let movers = scene.movers(of: run, for: Animator.ability)
    var opening = ""
    var closing = ""
    for mover in movers {
      let motion = animator.animate(mover)
      if Animator.ability.combinesTransforms || mover.origin == nil || mover.origin == .zero {
        opening += "<g\(motion.attributes)>"
        closing = motion.content + "</g>" + closing
      } else if let origin = mover.origin {
        // Scaled about the origin of its own.
        opening +=
          "<g transform=\"\(markup.format.text(.translation(x: origin.x, y: origin.y)))\"><g\(motion.attributes)>"
        opening += "<g transform=\"\(markup.format.text(.translation(x: -origin.x, y: -origin.y)))\">"
        closing = "</g>" + motion.content + "</g></g>" + closing
      }
    }
    return opening + styled(run, resting) + closing
  }

  /// Layers of one strength and colour together.
  private mutating func styled(_ run: WebScene.Run, _ resting: Frame) -> String {
    var result = ""
    var rest = run.layers[...]
    while let first = rest.first {
      let style = scene.style(of: first, resting: resting)
      let layers = Array(rest.prefix { scene.style(of: $0, resting: resting) == style })
      rest = rest.dropFirst(layers.count)
      let inner = content(layers, run)
      var attributes = ""
      if style.opacity < 1 { attributes += " opacity=\"\(SVGText.number(style.opacity, digits: 3))\"" }
      if let color = style.color, !run.erases { attributes += " color=\"\(color)\"" }
      result += attributes.isEmpty ? inner : "<g\(attributes)>\(inner)</g>"
    }
    return result
  }

  private mutating func content(_ layers: [Int], _ run: WebScene.Run) -> String {
    // Two motions that draw do not add up: the later one tells, but not a content transition, at whose end what is hidden
    // beside it would be seen.
    let drawing = run.groups.indices.filter { !self.drawing(of: run, by: $0).isEmpty }
    let ofEffects = drawing.filter { scene.moving[$0].kind != .replace }
    if !ofEffects.isEmpty, ofEffects.count < drawing.count {
      issues += layers.map { .drawnTwice(scene.symbol.layers[$0].name) }
    }
    if let motion = ofEffects.last ?? drawing.last, let group = run.groups[motion].first {
      let drawing = self.drawing(of: run, by: motion)
      let state = WebDrawing(
        start: drawing[.drawStart], end: drawing[.drawEnd], fill: drawing[.fill],
        timing: scene.timing(motion: motion, group: group),
        stop: WebStop(scene.moving[motion], group: group))
      return layers.map { drawn($0, state) }.joined()
    }
    if run.erases {
      // Only its coverage counts.
      var eraser = ShapeMarkup(format: markup.format, recolors: true)
      return layers.map { eraser.markup(scene.symbol.layers[$0].content) }.joined()
    }
    return markup.markup(of: layers)
  }

  private func drawing(of run: WebScene.Run, by motion: Int) -> [TrackProperty: WebTrack] {
    guard let group = run.groups[motion].first else { return [:] }
    return Dictionary(
      scene.tracks(motion: motion, group: group)
        .filter { [.drawStart, .drawEnd, .fill].contains($0.property) }.map { ($0.property, $0.track) },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: Drawn in part

  private mutating func drawn(_ layer: Int, _ state: WebDrawing) -> String {
    if let text = authorElement(layer, state) { return text }
    return drawn(scene.symbol.layers[layer].content, state, layer)
  }

  private mutating func drawn(_ content: [Artwork], _ state: WebDrawing, _ layer: Int) -> String {
    var result = ""
    for (index, artwork) in content.enumerated() {
      // A contour that lies below a stroke of the same path, drawn at the same time, is never seen.
      let next = index + 1 < content.count ? content[index + 1] : nil
      let isCovered = next.map { artwork.isCovered(by: $0, from: contourWidth) } ?? false
      result += drawn(artwork, state, layer, contour: !isCovered)
    }
    return result
  }

  private var contourWidth: Double { scene.symbol.viewBox.size * DrawableArtwork.contourFraction }

  /// The author's element itself, drawn along its path; nil where it takes more than that.
  private mutating func authorElement(_ layer: Int, _ state: WebDrawing) -> String? {
    guard let length = markup.drawnLength(layer), let dash = state.dash(of: 0...1, length: length) else { return nil }
    var animator = animator
    guard let text = markup.drawnElement(layer, animator.animate(dash)) else { return nil }
    self.animator = animator
    return text
  }

  private mutating func drawn(
    _ artwork: Artwork, _ state: WebDrawing, _ layer: Int, contour: Bool
  ) -> String {
    switch artwork {
    case .group(let group):
      return markup.markup(group, inner: drawn(group.children, state, layer))
    case .image:
      return faded(markup.markup(artwork), state.fading)
    case .shape(let shape):
      guard let style = shape.strokeStyle else {
        let fill = faded(markup.markup(artwork), state.fading)
        guard contour else { return fill }
        let line = Shape(
          path: shape.path, paint: shape.paint,
          style: .stroke(StrokeStyle(width: contourWidth, cap: .round, join: .round)))
        return fill + faded(strokes(line, state), state.contour)
      }
      if !style.dashes.isEmpty {
        issues.append(
          ExportIssue(
            layer: scene.symbol.layers[layer].name, property: "draw",
            reason: "A dashed line has no second pattern to be drawn by.", instead: "It fades."))
        return faded(markup.markup(artwork), state.fadingByLength)
      }
      return strokes(shape, state)
    }
  }

  private mutating func strokes(_ shape: Shape, _ state: WebDrawing) -> String {
    let subpaths = shape.path.subpaths
    let lengths = subpaths.map { PathMeasure($0).length }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return "" }
    var result = ""
    var passed = 0.0
    for (path, length) in zip(subpaths, lengths) where length > 0 {
      let range = passed / whole...min((passed + length) / whole, 1)
      passed += length
      let part = Shape(path: path, paint: shape.paint, style: shape.style)
      // A deformed pen draws along another path of its own.
      let own = shape.strokeStyle?.penTransform.inverse.map { PathMeasure(path.transformed($0)).length } ?? length
      guard let dash = state.dash(of: range, length: own) else { continue }
      let motion = animator.animate(dash)
      result += markup.element(part, attributes: motion.attributes, content: motion.content)
    }
    return result
  }

  private mutating func faded(_ inner: String, _ mover: WebMover?) -> String {
    guard let mover, !inner.isEmpty else { return inner }
    let motion = animator.animate(mover)
    return "<g\(motion.attributes)>\(inner)\(motion.content)</g>"
  }
}

extension Artwork {
  /// Whether a line along the path, so wide, is hidden by what follows, however much of both is drawn.
  fileprivate func isCovered(by next: Artwork, from width: Double) -> Bool {
    guard case .shape(let shape) = self, case .shape(let cover) = next, let pen = cover.strokeStyle,
      shape.path == cover.path, pen.width >= width, pen.penTransform == .identity, pen.dashes.isEmpty,
      pen.cap != .butt
    else { return false }
    switch cover.paint {
    case .tint(let alpha): return alpha >= 1
    case .color(let color): return color.alpha >= 1
    case .linearGradient, .radialGradient: return false
    }
  }
}

/// The tracks with which a layer is drawn.
struct WebDrawing {
  var start: WebTrack?
  var end: WebTrack?
  var fill: WebTrack?
  var timing: WebTiming
  var stop: WebStop

  /// The dash of one subpath; nil where nothing is drawn along paths.
  ///
  /// - Parameters:
  ///   - range: the part of the whole path's length that it is.
  ///   - length: its own length, in its units.
  func dash(of range: ClosedRange<Double>, length: Double) -> WebMover? {
    guard start != nil || end != nil, length > 0,
      let tracks = DashTracks(start: start, end: end, range: range, length: length)
    else { return nil }
    var animations = [WebAnimation(.dash, tracks.dash, timing, stop)]
    if !tracks.offset.isIdle { animations.append(WebAnimation(.dashOffset, [tracks.offset], timing, stop)) }
    if !tracks.visibility.isIdle { animations.append(WebAnimation(.visibility, [tracks.visibility], timing, stop)) }
    return WebMover(animations: animations, isHiddenAtBase: tracks.visibility.base == 0)
  }

  /// A filled figure comes in with its fill.
  var fading: WebMover? { fill.map { fade($0) } }

  /// The contour is seen while the fill is not, and not at all where nothing plays.
  var contour: WebMover? {
    guard let shape = fill ?? end ?? start else { return nil }
    guard let fill else { return fade(shape.constant(0)) }
    let opacity = WebTrack.combined(fill, fill) { fill, _ in 1 - fill * fill }
    return fade(opacity)
  }

  /// What cannot be drawn along its path fades by how much of it would be drawn.
  var fadingByLength: WebMover? {
    guard let tracks = DashTracks(start: start, end: end, range: 0...1, length: 1) else { return nil }
    return fade(tracks.dash[0].mapped { min(max($0, 0), 1) })
  }

  private func fade(_ track: WebTrack) -> WebMover {
    WebMover(animations: [WebAnimation(.opacity, [track], timing, stop, isMovement: true)], baseOpacity: track.base)
  }
}
