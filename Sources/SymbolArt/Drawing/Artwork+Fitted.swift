extension Symbol {
  /// The layers moved and evenly scaled so that the symbol's view box fits into another one, centred.
  public func layers(fitting box: Rect) -> [Layer] {
    guard viewBox != box, viewBox.width > 0, viewBox.height > 0, box.width > 0, box.height > 0 else { return layers }
    let transform = AffineTransform.fitting(viewBox, into: box)
    let factor = transform.a
    return layers.map { layer in
      var layer = layer
      layer.content = layer.content.map { $0.fitted(transform, factor) }
      layer.bounds = transform.apply(layer.bounds)
      layer.annotation.anchor = layer.annotation.anchor.map(transform.apply)
      layer.markup = layer.markup?.moved(by: transform)
      return layer
    }
  }
}

extension AffineTransform {
  /// Evenly scaled and moved so that one box fits into another one, centred; identity for boxes without extent.
  public static func fitting(_ inner: Rect, into outer: Rect) -> AffineTransform {
    guard inner != outer, inner.width > 0, inner.height > 0, outer.width > 0, outer.height > 0 else { return .identity }
    let factor = min(outer.width / inner.width, outer.height / inner.height)
    return AffineTransform(
      a: factor, b: 0, c: 0, d: factor, e: outer.center.x - factor * inner.center.x,
      f: outer.center.y - factor * inner.center.y)
  }
}

extension Artwork {
  /// Moved and evenly scaled by `factor`, which is the transform's.
  fileprivate func fitted(_ transform: AffineTransform, _ factor: Double) -> Artwork {
    switch self {
    case .shape(var shape):
      shape.path = shape.path.transformed(transform)
      shape.paint = shape.paint.fitted(transform)
      if case .stroke(var style) = shape.style {
        style.width *= factor
        style.dashes = style.dashes.map { $0 * factor }
        style.dashOffset *= factor
        shape.style = .stroke(style)
      }
      return .shape(shape)
    case .group(var group):
      group.children = group.children.map { $0.fitted(transform, factor) }
      group.clips = group.clips.map { ClipPath(path: $0.path.transformed(transform), rule: $0.rule) }
      group.mask = group.mask.map { mask in
        ArtworkMask(content: mask.content.map { $0.fitted(transform, factor) }, kind: mask.kind)
      }
      return .group(group)
    case .image(var image):
      image.frame = transform.apply(image.frame)
      return .image(image)
    }
  }
}

extension Paint {
  fileprivate func fitted(_ transform: AffineTransform) -> Paint {
    switch self {
    case .color, .tint: return self
    case .linearGradient(var gradient):
      gradient.transform = gradient.transform.concatenated(transform)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.transform = gradient.transform.concatenated(transform)
      return .radialGradient(gradient)
    }
  }
}
