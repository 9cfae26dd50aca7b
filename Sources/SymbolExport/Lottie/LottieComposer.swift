import SymbolArt
import SymbolMotion

/// From a scene's layers to a composition's: which layers of the symbol share one, and what has to be composed apart.
struct LottieComposer {
  let scene: ExportScene
  var ink: LottieInk
  /// Compositions and pictures that layers refer to.
  private(set) var assets: [JSONValue] = []
  var issues: [ExportIssue] = []
  private let list: LottieLayerList

  init(_ scene: ExportScene, list: LottieLayerList) {
    self.scene = scene
    self.list = list
    ink = LottieInk(place: list.place, symbolSize: scene.symbol.viewBox.size)
    if scene.layers.filter(\.layer.annotation.erases).count > 1 {
      issues.append(
        ExportIssue(
          layer: nil, property: "erase",
          reason: "rlottie rounds at each layer that erases: what lies below several is up to 4 % lighter in rlottie.",
          instead: "Other players show it as it is. Choose CSS, SMIL or pictures where rlottie plays it."))
    }
  }

  /// All layers, bottom first.
  mutating func layers() -> [LottieLayer] {
    var result: [LottieLayer] = []
    var rest = scene.layers[...]
    while let first = rest.first {
      let key = first.fadeKey
      var run = key.isEmpty ? rest.prefix(1) : rest.prefix { $0.fadeKey == key }
      // An eraser must reach all that lies below it, so it joins only a run that begins at the bottom.
      if rest.startIndex > scene.layers.startIndex, let eraser = run.firstIndex(where: \.layer.annotation.erases) {
        run = run.startIndex == eraser ? run.prefix(1) : run[..<eraser]
      }
      if key.isEmpty {
        // Layers at rest, or that move without fading, as far as they go together.
        let moveKey = first.key
        run = rest.prefix {
          $0.fadeKey.isEmpty && $0.key == moveKey && $0.layer.annotation.erases == first.layer.annotation.erases
        }
        if first.layer.annotation.erases { run = run.prefix(1) }
      }
      rest = rest[run.endIndex...]
      if run.count == 1, first.layer.annotation.erases {
        erase(first, from: &result)
      } else if key.isEmpty
        || run.allSatisfy({ $0.key == first.key }) && !run.contains(where: \.layer.annotation.erases)
      {
        result += moving(run, opacity: LottieOpacity(keyframes: first.opacity))
      } else {
        result.append(fading(run))
      }
    }
    return result
  }

  /// Layers that move apart, or of which some erase, but fade as one.
  private mutating func fading(_ run: ArraySlice<SceneLayer>) -> LottieLayer {
    var parts: [LottieLayer] = []
    for layer in run {
      if layer.layer.annotation.erases {
        erase(layer, from: &parts, fades: false)
      } else {
        parts += moving([layer], opacity: .opaque)
      }
    }
    var layer = composition(parts, name: name(of: run))
    layer.opacity = LottieOpacity(keyframes: run.first?.opacity ?? [])
    return layer
  }

  /// Takes a layer's ink out of all that lies below it.
  private mutating func erase(_ layer: SceneLayer, from below: inout [LottieLayer], fades: Bool = true) {
    guard !below.isEmpty else { return }
    var matte = alone(moving([layer], opacity: LottieOpacity(keyframes: fades ? layer.opacity : [])), layer.layer.name)
    matte.isMatte = true
    var erased = composition(below, name: layer.layer.name + " erases")
    erased.matte = .invertedAlpha
    below = [erased, matte]
  }

  /// Layers with one motion, as one layer where that is the same picture.
  private mutating func moving(_ run: ArraySlice<SceneLayer>, opacity: LottieOpacity) -> [LottieLayer] {
    let transforms = run.first.map { SceneTransform.chain($0.parts) } ?? []
    var parts: [LottieLayer] = []
    for layer in run { add(layer.layer.content, of: layer, opacity: layer.strength, to: &parts) }
    let name = name(of: run)
    if parts.count == 1, run.count > 1 { parts[0].name = name }
    if parts.count > 1, !opacity.isOpaque {
      // Composed as one, then faded; each group of paths apart, so that players see more than one.
      parts = [composition(parts.flatMap(\.split), name: name)]
    } else if parts.count == 1, !opacity.isOpaque, !parts[0].canFadeItemwise || parts[0].needsOwnOpacity {
      parts = [composition(parts[0].split, name: name)]
    }
    return parts.map { part in
      var part = part
      part.transforms = transforms
      part.opacity = part.opacity.multiplied(by: opacity)
      return part
    }
  }

  /// Adds artwork on top of layers at rest; paths that follow one another share a layer.
  mutating func add(_ artwork: [Artwork], of layer: SceneLayer, opacity: Double, to parts: inout [LottieLayer]) {
    for item in artwork {
      switch item {
      case .shape(let shape):
        for part in ink.parts(shape, opacity: opacity, layer: layer) { add(part, layer.layer.name, to: &parts) }
      case .group(let group):
        if let simple = group.simpleChildren {
          add(simple, of: layer, opacity: opacity * group.opacity, to: &parts)
        } else if let part = composed(group, of: layer, opacity: opacity) {
          parts.append(part)
        }
      case .image(let image):
        if let part = picture(image, of: layer, opacity: opacity) { parts.append(part) }
      }
    }
  }

  private mutating func add(_ part: LottieInk.Part, _ name: String, to parts: inout [LottieLayer]) {
    switch part {
    case .groups(let groups):
      guard !groups.isEmpty else { return }
      if let last = parts.last, case .groups(let earlier) = last.content, last.isPlain {
        parts[parts.count - 1].content = .groups(LottieGroup.joined(earlier + groups))
      } else {
        parts.append(LottieLayer(name: name, content: .groups(LottieGroup.joined(groups))))
      }
    case .ground(let ground, let ink):
      guard !ink.isEmpty else { return }
      let pen = LottieLayer(name: name + " line", content: .groups(LottieGroup.joined(ink)))
      parts.append(seen(LottieLayer(name: name, content: .groups([ground])), through: pen, .alpha, name))
    }
  }

  /// One layer for several: their composition, or the only one itself.
  mutating func alone(_ layers: [LottieLayer], _ name: String) -> LottieLayer {
    layers.count == 1 ? layers[0] : composition(layers, name: name)
  }

  /// A layer that shows a composition of layers, bottom first.
  mutating func composition(_ layers: [LottieLayer], name: String) -> LottieLayer {
    let id = "c\(assets.count + 1)"
    assets.append(.object([.init("id", .string(id)), .init("layers", list.value(layers))]))
    return LottieLayer(name: name, content: .composition(id))
  }

  /// Keeps a picture as PNG; its id.
  mutating func asset(_ fields: (String) -> [JSONValue.Field]) -> String {
    let id = "i\(assets.count + 1)"
    assets.append(.object([.init("id", .string(id))] + fields(id)))
    return id
  }

  private func name(of run: ArraySlice<SceneLayer>) -> String {
    run.count == 1
      ? run.first?.layer.name ?? ""
      : run.count == scene.layers.count ? scene.symbol.name : run.first.map { $0.layer.name + " and others" } ?? ""
  }
}

extension LottieLayer {
  /// Whether more paths may be put into it.
  fileprivate var isPlain: Bool {
    transforms.isEmpty && opacity.isOpaque && masks.isEmpty && matte == nil && !isMatte && blendMode == .normal
      && placement == nil
  }

  /// Whether its opacity may be given to its parts.
  fileprivate var canFadeItemwise: Bool {
    guard case .groups(let groups) = content else { return !fadesAsOne }
    if groups.count == 1 { return groups[0].isOneInk || groups[0].paths.count == 1 || groups[0].isFill }
    return LottieGroup.areApart(groups)
  }

  /// Whether another opacity on it would change what it is: with a matte, or a blend mode.
  fileprivate var needsOwnOpacity: Bool { matte != nil || isMatte || blendMode != .normal }

  /// One layer for each of its groups.
  var split: [LottieLayer] {
    guard case .groups(let groups) = content, groups.count > 1 else { return [self] }
    return groups.map { group in
      var part = self
      part.content = .groups([group])
      return part
    }
  }
}

extension LottieGroup {
  /// Whether one filled path is its ink.
  fileprivate var isFill: Bool {
    guard case .string(let type)? = style["ty"] else { return false }
    return type == "fl" || type == "gf"
  }
}

extension ArtworkGroup {
  /// The children where the group does nothing that they cannot do by themselves.
  fileprivate var simpleChildren: [Artwork]? {
    guard mask == nil, blendMode == .normal, clips.allSatisfy({ $0.holds(children) }) else { return nil }
    if opacity >= 1 { return children }
    return children.count == 1 && children[0].isSingleShape ? children : nil
  }
}

extension Artwork {
  fileprivate var isSingleShape: Bool {
    if case .shape = self { return true }
    return false
  }

  /// Around the ink, generously; null for none.
  var extent: Rect {
    switch self {
    case .shape(let shape):
      guard let style = shape.strokeStyle else { return shape.path.hull }
      let reach = style.width / 2 * style.penTransform.stretches.long
      return shape.path.hull.insetBy(-reach * (style.join == .miter ? max(style.miterLimit, 1) : 1.5))
    case .group(let group): return group.children.reduce(Rect.null) { $0.union($1.extent) }
    case .image(let image): return image.frame
    }
  }
}

extension ClipPath {
  /// The rectangle that it is, if it is one.
  var rectangle: Rect? {
    let points = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
    let lines = path.elements.allSatisfy { if case .curve = $0 { false } else { true } }
    guard lines, path.subpaths.count == 1, points.count == 4 || points.count == 5 else { return nil }
    let hull = path.hull
    let corners = points.prefix(4).allSatisfy { point in
      (point.x == hull.minX || point.x == hull.maxX) && (point.y == hull.minY || point.y == hull.maxY)
    }
    return corners && Set(points.prefix(4)).count == 4 ? hull : nil
  }

  /// Whether it cuts nothing of the artwork.
  func holds(_ artwork: [Artwork]) -> Bool {
    guard let rectangle else { return false }
    let extent = artwork.reduce(Rect.null) { $0.union($1.extent) }
    return extent.isNull || rectangle.union(extent) == rectangle
  }
}
