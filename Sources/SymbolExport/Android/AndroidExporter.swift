import SymbolArt
import SymbolMotion

/// A request as an Android animated vector drawable in one file.
struct AndroidExporter {
  private let scene: ExportScene
  private let place: AffineTransform
  private let side: Double
  private let prefix: String
  private var paint: AndroidPaint
  private var targets: [ExportedElement] = []
  private var issues: [ExportIssue]
  private var names: Set<String> = []

  /// - Throws: what keeps it from being exported at all.
  init(_ request: ExportRequest) throws(ExportError) {
    scene = try ExportScene(request, target: "avd")
    let box = scene.symbol.viewBox
    // The symbol's own units, in a square as all pictures have: files stay readable.
    let side: Double = box.size * (1 + 2 * scene.margin)
    let (left, top): (Double, Double) = ((side - box.width) / 2 - box.x, (side - box.height) / 2 - box.y)
    self.side = side
    place = AffineTransform.translation(x: left, y: top)
    prefix = AndroidName.text(scene.symbol.name)
    paint = AndroidPaint(place: place)
    issues = scene.issues
    if scene.timeline.phases.contains(where: { $0.kind == .loop }) {
      issues.append(
        ExportIssue(
          property: "repeat", reason: "An animated vector drawable plays once; it cannot repeat a part of itself.",
          instead: "It holds intro, one loop and outro. Start it again in onAnimationEnd for as long as it is to last.")
      )
    }
    if scene.timeline.passage != nil {
      issues.append(
        ExportIssue(
          property: "transition", reason: "An animated vector drawable plays from its start to its end.",
          instead: "It goes one way, holds for \(ExportedNumber.text(ExportTimeline.heldTime)) s, and comes back."))
    }
  }

  /// The file, and what it could not carry.
  mutating func export(background: Color?) -> (document: ExportedElement, issues: [ExportIssue]) {
    var content: [ExportedElement] = []
    if let background {
      let square = Path([
        .move(.zero), .line(Point(x: side, y: 0)), .line(Point(x: side, y: side)), .line(Point(x: 0, y: side)), .close,
      ])
      content.append(
        ExportedElement(
          "path",
          [
            ("android:name", unique("background")), ("android:pathData", ExportedNumber.path(square)),
            ("android:fillColor", AndroidPaint.hex(background)),
          ]))
    }
    for (layer, covers) in zip(scene.layers, coversOfLayers()) { content += moving(layer, coveredBy: covers) }
    let dp = { (value: Double) in ExportedNumber.text(value, digits: 2) + "dp" }
    let natural = max(scene.symbol.width, scene.symbol.height) * (1 + 2 * scene.margin)
    let vector = ExportedElement(
      "vector",
      [
        ("android:name", unique("vector")), ("android:width", dp(natural)), ("android:height", dp(natural)),
        ("android:viewportWidth", ExportedNumber.text(side)), ("android:viewportHeight", ExportedNumber.text(side)),
      ], content)
    let document = ExportedElement(
      "animated-vector",
      [
        ("xmlns:android", "http://schemas.android.com/apk/res/android"),
        ("xmlns:aapt", "http://schemas.android.com/aapt"),
      ], [ExportedElement("aapt:attr", [("name", "android:drawable")], [vector])] + targets)
    var seen: Set<ExportIssue> = []
    return (document, (issues + paint.issues).filter { seen.insert($0).inserted })
  }

  /// Layers that fade as one picture do so one by one here: those above cut out what they cover.
  ///
  /// - Returns: for each layer of the scene what covers it.
  private mutating func coversOfLayers() -> [[AndroidCover]] {
    scene.layers.indices.map { index in
      let layer = scene.layers[index]
      guard !layer.fadeKey.isEmpty, !layer.layer.annotation.erases else { return [] }
      let above = scene.layers[(index + 1)...].filter {
        $0.fadeKey == layer.fadeKey && !$0.layer.bounds.intersection(layer.layer.bounds).isNull
      }
      let movesAlike = above.allSatisfy { $0.key == layer.key && $0.drawing == nil && $0.strength == layer.strength }
      if movesAlike,
        let covers = AndroidCover.covers(
          of: layer.layer.content, by: above.flatMap(\.layer.content), layer.coloring)
      {
        return covers
      }
      reportShowingThrough(layer)
      return []
    }
  }

  private mutating func reportShowingThrough(_ layer: SceneLayer) {
    issue(
      layer, "opacity", reason: "Groups of vector drawables have no opacity of their own.",
      instead: "Each path fades by itself; where they overlap, they show through one another.")
  }

  /// Parts that fade as one picture, each cut by what covers it.
  private mutating func together(
    _ artwork: [Artwork], _ layer: SceneLayer, _ make: (inout AndroidExporter, Artwork) -> [ExportedElement]
  ) -> [ExportedElement] {
    var result: [ExportedElement] = []
    var isReported = !overlaps(artwork)
    for (index, part) in artwork.enumerated() {
      let covers =
        layer.drawing == nil
        ? AndroidCover.covers(of: [part], by: Array(artwork[(index + 1)...]), layer.coloring) : nil
      if covers == nil, !isReported {
        reportShowingThrough(layer)
        isReported = true
      }
      result += cut(make(&self, part), by: covers ?? [], layer)
    }
    return result
  }

  /// Elements without what lies below some figures.
  private mutating func cut(
    _ elements: [ExportedElement], by covers: [AndroidCover], _ layer: SceneLayer
  ) -> [ExportedElement] {
    covers.reduce(elements) { elements, cover in
      let box = scene.symbol.viewBox
      let path = ExportedNumber.path(cover.complement(within: box.insetBy(-box.size)).transformed(place))
      let clip = ExportedElement("clip-path", [("android:name", unique("clip")), ("android:pathData", path)])
      return [ExportedElement("group", [("android:name", unique(layer.layer.name))], [clip] + elements)]
    }
  }

  /// A layer within the groups that move it, from inside out.
  private mutating func moving(_ layer: SceneLayer, coveredBy covers: [AndroidCover]) -> [ExportedElement] {
    if layer.layer.annotation.erases {
      issue(
        layer, "erase", reason: "Vector drawables cannot take one shape out of others.",
        instead: "The layer that erases is left out; what lies below it is whole.")
      return []
    }
    let opacity = LottieOpacity(constant: layer.strength, keyframes: layer.opacity)
    var content =
      opacity.isOpaque
      ? layer.layer.content.flatMap { paths($0, layer, opacity) }
      : together(layer.layer.content, layer) { $0.paths($1, layer, opacity) }
    content = cut(content, by: covers, layer)
    for transform in SceneTransform.chain(layer.parts) where !content.isEmpty {
      content = [group(transform, layer, content)]
    }
    return content
  }

  private mutating func group(
    _ transform: SceneTransform, _ layer: SceneLayer, _ content: [ExportedElement]
  ) -> ExportedElement {
    let name = unique(layer.layer.name)
    var element = ExportedElement("group", [("android:name", name)], content)
    if let center = transform.center.map(place.apply) {
      element.attributes.append((name: "android:pivotX", value: ExportedNumber.text(center.x)))
      element.attributes.append((name: "android:pivotY", value: ExportedNumber.text(center.y)))
    }
    var animators: [ExportedElement] = []
    func add(_ property: String, _ keyframes: [Keyframe], rest: Double) {
      guard let first = keyframes.first else { return }
      if first.value != rest {
        element.attributes.append((name: "android:\(property)", value: ExportedNumber.text(first.value)))
      }
      animators += AndroidAnimation.animators(property, keyframes)
    }
    add("rotation", transform.rotation, rest: 0)
    add("scaleX", transform.scale + transform.scaleX, rest: 1)
    add("scaleY", transform.scale + transform.scaleY, rest: 1)
    add("translateX", transform.offsetX, rest: 0)
    add("translateY", transform.offsetY, rest: 0)
    target(name, animators)
    return element
  }

  private mutating func paths(
    _ artwork: Artwork, _ layer: SceneLayer, _ opacity: LottieOpacity
  ) -> [ExportedElement] {
    switch artwork {
    case .shape(let shape): return paths(shape, layer, opacity)
    case .image(let image):
      issue(
        layer, "picture", reason: "A part of it is no vector drawing (\(image.reason)).",
        instead: "It is left out: choose frames, a GIF or Lottie for it.")
      return []
    case .group(let group):
      if group.mask != nil {
        issue(layer, "mask", reason: "Vector drawables know no masks.", instead: "What the mask would hide is shown.")
      }
      if group.blendMode != .normal {
        issue(
          layer, "blend mode", reason: "Vector drawables know no blend modes (“\(group.blendMode.rawValue)”).",
          instead: "The part is painted as it is.")
      }
      let inner = opacity.multiplied(by: LottieOpacity(constant: group.opacity))
      var children =
        !inner.isOpaque
        ? together(group.children, layer) { $0.paths($1, layer, inner) }
        : group.children.flatMap { paths($0, layer, inner) }
      for clip in group.clips where !clip.holds(group.children) {
        if clip.rule == .evenodd, clip.path.subpaths.count > 1 {
          issue(
            layer, "clip", reason: "Clip paths of vector drawables have no holes by the even-odd rule.",
            instead: "It is clipped by the nonzero rule.")
        }
        let path = ExportedNumber.path(clip.path.closed.transformed(place))
        // A clip holds for the siblings after it, so it gets a group of its own.
        children = [
          ExportedElement(
            "group", [("android:name", unique(layer.layer.name))],
            [
              ExportedElement("clip-path", [("android:name", unique("clip")), ("android:pathData", path)])
            ] + children)
        ]
      }
      return children
    }
  }

  private mutating func paths(
    _ shape: Shape, _ layer: SceneLayer, _ opacity: LottieOpacity
  ) -> [ExportedElement] {
    let color = shape.paint.resolved(layer.coloring)
    switch shape.style {
    case .stroke(let style): return stroked(shape.path, color, style, layer, opacity)
    case .fill(let rule):
      let filling = layer.drawing?.tracks[.fill] ?? []
      let name = unique(layer.layer.name)
      var path = ExportedElement(
        "path",
        [("android:name", name), ("android:pathData", ExportedNumber.path(shape.path.transformed(place)))])
      paint.apply(color, "fill", to: &path, layer: layer.layer.name)
      if rule == .evenodd { path.attributes.append((name: "android:fillType", value: "evenOdd")) }
      fade(&path, name, "fillAlpha", opacity.multiplied(by: LottieOpacity(keyframes: filling)))
      guard !filling.isEmpty else { return [path] }
      let contour = FillContour.opacity(filling)
      let pen = FillContour.pen(symbolSize: scene.symbol.viewBox.size)
      return [path]
        + stroked(
          FillContour.path(shape.path), color, pen, layer,
          opacity.multiplied(by: LottieOpacity(keyframes: contour)))
    }
  }

  private mutating func stroked(
    _ path: Path, _ color: Paint, _ style: StrokeStyle, _ layer: SceneLayer, _ opacity: LottieOpacity
  ) -> [ExportedElement] {
    let (long, short) = style.penTransform.stretches
    if long > short * 1.02 {
      issue(
        layer, "stroke", reason: "A stroke of varying thickness (unequal scales) is not known to vector drawables.",
        instead: "It has one thickness, of the same area.")
    }
    let drawing = layer.drawing
    if !style.dashes.isEmpty, drawing != nil {
      issue(
        layer, "draw", reason: "Vector drawables know no dashes, and drawn ones cannot be drawn on.",
        instead: "They fade in.")
    }
    // Dashes become pieces of the path.
    let pieces = style.dashes.isEmpty ? [path] : [PathDashing.dashed(path, style)]
    // Android trims the first contour only: each has a path of its own.
    let parts = drawing == nil || !style.dashes.isEmpty ? pieces : path.subpaths
    let total = parts.reduce(0) { $0 + PathMeasure($1).length }
    var passed = 0.0
    return parts.map { part in
      let name = unique(layer.layer.name)
      var element = ExportedElement(
        "path",
        [("android:name", name), ("android:pathData", ExportedNumber.path(part.transformed(place)))])
      paint.apply(color, "stroke", to: &element, layer: layer.layer.name)
      element.attributes.append(
        (name: "android:strokeWidth", value: ExportedNumber.text(style.width * (long * short).squareRoot())))
      if style.cap != .butt {
        element.attributes.append((name: "android:strokeLineCap", value: style.cap.rawValue))
      }
      if style.join != .miter {
        element.attributes.append((name: "android:strokeLineJoin", value: style.join.rawValue))
      } else {
        element.attributes.append((name: "android:strokeMiterLimit", value: ExportedNumber.text(style.miterLimit)))
      }
      var opacity = opacity
      if let drawing, total > 0 {
        let length = PathMeasure(part).length
        let share = (passed / total, (passed + length) / total)
        passed += length
        if style.dashes.isEmpty {
          trim(&element, name, drawing, share)
        } else {
          opacity = opacity.multiplied(
            by: LottieOpacity(keyframes: drawing.tracks[.drawEnd] ?? drawing.tracks[.drawStart]?.map(\.inverted) ?? []))
        }
      }
      fade(&element, name, "strokeAlpha", opacity)
      return element
    }
  }

  /// The drawn part of one contour, which is a share of all of them.
  private mutating func trim(
    _ element: inout ExportedElement, _ name: String, _ drawing: ScenePart, _ share: (Double, Double)
  ) {
    let start = drawing.tracks[.drawStart] ?? [Keyframe(time: 0, value: 0)]
    let end = drawing.tracks[.drawEnd] ?? [Keyframe(time: 0, value: 1)]
    let low = min(start.map(\.value).min() ?? 0, end.map(\.value).min() ?? 0)
    let high = max(start.map(\.value).max() ?? 1, end.map(\.value).max() ?? 1)
    // Beyond 0…1 a part goes round, which only a single contour can do.
    let offset = low < -1e-9 || high > 1 + 1e-9 ? low : 0
    let isSingle = share.1 - share.0 > 1 - 1e-9
    func part(_ keyframes: [Keyframe]) -> [Keyframe] {
      let moved = keyframes.map { Keyframe(time: $0.time, value: $0.value - offset, curve: $0.curve) }
      return isSingle ? moved : moved.within(share.0, share.1)
    }
    var animators: [ExportedElement] = []
    for (property, keyframes, rest) in [("trimPathStart", part(start), 0.0), ("trimPathEnd", part(end), 1.0)] {
      guard let first = keyframes.first else { continue }
      if first.value != rest {
        element.attributes.append((name: "android:\(property)", value: ExportedNumber.text(first.value)))
      }
      animators += AndroidAnimation.animators(property, keyframes)
    }
    if offset != 0, isSingle {
      element.attributes.append((name: "android:trimPathOffset", value: ExportedNumber.text(offset)))
    }
    target(name, animators)
  }

  private mutating func fade(
    _ element: inout ExportedElement, _ name: String, _ property: String, _ opacity: LottieOpacity
  ) {
    let first = opacity.constant * (opacity.keyframes.first?.value ?? 1)
    if first != 1 { element.attributes.append((name: "android:\(property)", value: ExportedNumber.text(first))) }
    target(name, AndroidAnimation.animators(property, opacity.keyframes) { opacity.constant * $0 })
  }

  private mutating func target(_ name: String, _ animators: [ExportedElement]) {
    guard !animators.isEmpty else { return }
    // One target a name: a second one would take the first one's place.
    let set = ExportedElement("set", [("android:ordering", "together")], animators)
    if let index = targets.firstIndex(where: { $0.attributes.first?.value == name }) {
      targets[index].children[0].children[0].children += animators
    } else {
      targets.append(
        ExportedElement(
          "target", [("android:name", name)],
          [ExportedElement("aapt:attr", [("name", "android:animation")], [set])]))
    }
  }

  private func overlaps(_ artwork: [Artwork]) -> Bool {
    for (index, item) in artwork.enumerated() {
      for other in artwork[..<index] where !item.extent.intersection(other.extent).isNull { return true }
      if case .group(let group) = item, overlaps(group.children) { return true }
    }
    return false
  }

  private mutating func issue(_ layer: SceneLayer, _ property: String, reason: String, instead: String) {
    issues.append(ExportIssue(layer: layer.layer.name, property: property, reason: reason, instead: instead))
  }

  /// A name that nothing else in the file has; the symbol's own is in it.
  private mutating func unique(_ text: String) -> String {
    let base = "\(prefix)_\(AndroidName.text(text))"
    var name = base
    var number = 2
    while !names.insert(name).inserted {
      name = "\(base)_\(number)"
      number += 1
    }
    return name
  }
}

/// Names of groups and paths: a resource's characters.
private enum AndroidName {
  static func text(_ text: String) -> String { ExportName.slug(text).split(separator: "-").joined(separator: "_") }
}

extension Keyframe {
  /// From 1 to 0 where it was from 0 to 1.
  fileprivate var inverted: Keyframe { Keyframe(time: time, value: 1 - value, curve: curve) }
}
