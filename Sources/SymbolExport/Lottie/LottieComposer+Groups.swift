import Foundation
import SymbolArt
import SymbolMotion
import SymbolPainting

/// What is composed apart: clipped, masked and blended groups, and pictures.
extension LottieComposer {
  /// A group as one layer at rest; nil when nothing of it can be seen.
  mutating func composed(_ group: ArtworkGroup, of layer: SceneLayer, opacity: Double) -> LottieLayer? {
    let name = layer.layer.name
    var parts: [LottieLayer] = []
    add(group.children, of: layer, opacity: 1, to: &parts)
    guard !parts.isEmpty else { return nil }
    let fades = group.opacity * opacity < 1
    // Players fade a composition as one only where it has several layers.
    var result =
      parts.count == 1 && (!fades || !parts[0].isBusy) ? parts[0] : composition(parts.flatMap(\.split), name: name)
    for clip in group.clips where !clip.holds(group.children) {
      result = cut(result, by: clip, name)
    }
    if let mask = group.mask {
      var matte: [LottieLayer] = []
      // A mask's colours are no picture: the tint has no part in them, and it does not move by itself.
      let still = SceneLayer(
        index: layer.index, layer: layer.layer, coloring: .own, strength: 1, isDimmed: false, parts: [])
      // White lets through by its alpha alone, which every player knows.
      let isLuminance = mask.kind == .luminance && !mask.content.allSatisfy(\.isWhite)
      add(isLuminance ? mask.content.map(\.luminance) : mask.content, of: still, opacity: 1, to: &matte)
      guard !matte.isEmpty else { return nil }
      if isLuminance { matte.insert(black(behind: mask.content, name + " mask"), at: 0) }
      result = seen(result, through: alone(matte, name + " mask"), isLuminance ? .luminance : .alpha, name)
    }
    if fades {
      if result.isBusy { result = composition([result], name: name) }
      result.opacity = LottieOpacity(constant: group.opacity * opacity)
    }
    if group.blendMode != .normal {
      if result.isBusy { result = composition([result], name: name) }
      result.blendMode = group.blendMode
      issues.append(
        ExportIssue(
          layer: name, property: "blend mode",
          reason: "Some Lottie players do not know blend modes (“\(group.blendMode.rawValue)”).",
          instead: "It is written as the format has it; those players show the layer unblended."))
    }
    return result
  }

  private mutating func cut(_ layer: LottieLayer, by clip: ClipPath, _ name: String) -> LottieLayer {
    var layer = layer
    let subpaths = clip.path.subpaths
    if subpaths.count == 1, let outline = LottiePath(clip.path.closed.transformed(ink.place)), !layer.isBusy {
      layer.masks.append(
        .object([
          .init("mode", .string(layer.masks.isEmpty ? "a" : "i")), .init("inv", .bool(false)),
          .init("pt", LottieValue.fixed(outline.bezier)), .init("o", LottieValue.fixed(.integer(100))),
          .init("x", LottieValue.fixed(.integer(0))),
        ]))
      return layer
    }
    let group = LottieGroup.filled(
      LottiePath.subpaths(clip.path.closed, ink.place), rule: clip.rule, over: clip.path.hull)
    return seen(layer, through: LottieLayer(name: name + " clip", content: .groups([group])), .alpha, name)
  }

  /// What lets nothing through, below a mask's light: rlottie takes no account of a matte's alpha, so that edges over
  /// nothing would be as bright as what they belong to.
  private func black(behind content: [Artwork], _ name: String) -> LottieLayer {
    let extent = content.reduce(Rect.null) { $0.union($1.extent) }
    return LottieLayer(name: name, content: .groups([.filled([LottiePath(ink.place.apply(extent))], over: extent)]))
  }

  /// A layer with its matte, as one layer.
  mutating func seen(
    _ layer: LottieLayer, through above: LottieLayer, _ kind: LottieLayer.Matte, _ name: String
  ) -> LottieLayer {
    // Through a matte rlottie 0.1 shows nothing of a layer with a single path, but it shows a composition of it.
    var below = composition([layer], name: name)
    below.matte = kind
    var matte = above
    matte.isMatte = true
    return composition([below, matte], name: name)
  }

  /// A picture among the assets, tinted where the symbol is.
  mutating func picture(_ image: ArtworkImage, of layer: SceneLayer, opacity: Double) -> LottieLayer? {
    let pixels = layer.coloring.keepsOwnColors ? image.pixels : image.pixels(tinted: layer.coloring.tint)
    guard let raster = RasterImage(width: image.pixelWidth, height: image.pixelHeight, bytes: pixels),
      let data = try? raster.pngData()
    else { return nil }
    issues.append(
      ExportIssue(
        layer: layer.layer.name, property: "picture",
        reason: "A part of it is no vector drawing (\(image.reason)).",
        instead: "It is kept as a picture of \(image.pixelWidth) × \(image.pixelHeight) pixels in the file."))
    let id = asset { _ in
      [
        .init("w", .integer(Int64(image.pixelWidth))), .init("h", .integer(Int64(image.pixelHeight))),
        .init("u", .string("")), .init("p", .string("data:image/png;base64," + data.base64EncodedString())),
        .init("e", .integer(1)),
      ]
    }
    var result = LottieLayer(
      name: layer.layer.name, content: .image(id, width: image.pixelWidth, height: image.pixelHeight))
    result.placement = image.frame
    result.opacity = LottieOpacity(constant: opacity, keyframes: layer.drawing?.tracks[.fill] ?? [])
    return result
  }
}

extension LottieLayer {
  /// Whether something applies to it that another clip, mask or opacity must not be mixed with.
  fileprivate var isBusy: Bool {
    matte != nil || isMatte || !opacity.isOpaque || blendMode != .normal
      || {
        if case .groups(let groups) = content { return !LottieGroup.areApart(groups) }
        return false
      }()
  }
}

extension Path {
  /// Each subpath closed, as clips take them.
  var closed: Path {
    Path(
      subpaths.flatMap { subpath in
        if case .close? = subpath.elements.last { return subpath.elements }
        return subpath.elements + [.close]
      })
  }
}

extension Artwork {
  /// Whether all that is painted is white.
  fileprivate var isWhite: Bool {
    switch self {
    case .shape(let shape):
      switch shape.paint {
      case .color(let color): color.isWhite
      case .tint: false
      case .linearGradient(let gradient): gradient.stops.allSatisfy(\.color.isWhite)
      case .radialGradient(let gradient): gradient.stops.allSatisfy(\.color.isWhite)
      }
    case .group(let group): group.mask == nil && group.children.allSatisfy(\.isWhite)
    case .image: false
    }
  }

  /// Gray at each paint's luminance by the weights of Rec. 709: players weigh colours differently, but agree on gray.
  fileprivate var luminance: Artwork {
    switch self {
    case .shape(var shape):
      shape.paint = shape.paint.luminance
      return .shape(shape)
    case .group(var group):
      group.children = group.children.map(\.luminance)
      return .group(group)
    case .image:
      return self
    }
  }
}

extension Paint {
  fileprivate var luminance: Paint {
    switch self {
    case .color(let color): return .color(color.luminance)
    case .tint(let alpha): return .color(Color.black.multiplyingAlpha(by: alpha))
    case .linearGradient(var gradient):
      gradient.stops = gradient.stops.map { GradientStop(offset: $0.offset, color: $0.color.luminance) }
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = gradient.stops.map { GradientStop(offset: $0.offset, color: $0.color.luminance) }
      return .radialGradient(gradient)
    }
  }
}

extension Color {
  fileprivate var luminance: Color {
    let strength = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return Color(red: strength, green: strength, blue: strength, alpha: alpha)
  }

  fileprivate var isWhite: Bool { red == 1 && green == 1 && blue == 1 }
}

extension ArtworkImage {
  /// The picture's coverage in one colour.
  fileprivate func pixels(tinted tint: Color) -> [UInt8] {
    var image = RasterImage(width: pixelWidth, height: pixelHeight)
    let box = Rect(x: 0, y: 0, width: Double(pixelWidth), height: Double(pixelHeight))
    var picture = self
    picture.frame = box
    let artwork = PreparedArtwork([.image(picture)])
    image.draw { context in
      artwork.draw(in: context, matrix: .identity, coloring: Coloring(tint: tint, keepsOwnColors: false))
    }
    return image.bytes
  }
}
