extension Symbol {
  /// The layers moved and evenly scaled so that the symbol's view box fits into another one, centred.
  public func layers(fitting box: Rect) -> [Layer] {
    guard viewBox != box, viewBox.width > 0, viewBox.height > 0, box.width > 0, box.height > 0 else { return layers }
    let factor = min(box.width / viewBox.width, box.height / viewBox.height)
    let transform = AffineTransform(
      a: factor, b: 0, c: 0, d: factor, e: box.center.x - factor * viewBox.center.x,
      f: box.center.y - factor * viewBox.center.y)
    return layers.map { layer in
      var layer = layer
      layer.content = layer.content.map { $0.fitted(transform, factor) }
      layer.bounds = transform.apply(layer.bounds)
      layer.annotation.anchor = layer.annotation.anchor.map(transform.apply)
      return layer
    }
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
