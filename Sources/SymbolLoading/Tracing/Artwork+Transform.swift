import SymbolArt

extension Artwork {
  /// The artwork with every point, pen and gradient moved; nil for pixels under anything but an upright transform.
  func transformed(_ transform: AffineTransform) -> Artwork? {
    if transform == .identity { return self }
    switch self {
    case .shape(var shape):
      shape.path = shape.path.transformed(transform)
      if case .stroke(var style) = shape.style {
        style.transformPen(transform)
        shape.style = .stroke(style)
      }
      switch shape.paint {
      case .linearGradient(var gradient):
        gradient.transform = gradient.transform.concatenated(transform)
        shape.paint = .linearGradient(gradient)
      case .radialGradient(var gradient):
        gradient.transform = gradient.transform.concatenated(transform)
        shape.paint = .radialGradient(gradient)
      case .color, .tint: break
      }
      return .shape(shape)
    case .group(var group):
      var children: [Artwork] = []
      for child in group.children {
        guard let moved = child.transformed(transform) else { return nil }
        children.append(moved)
      }
      group.children = children
      group.clips = group.clips.map { ClipPath(path: $0.path.transformed(transform), rule: $0.rule) }
      if let mask = group.mask {
        let content = mask.content.compactMap { $0.transformed(transform) }
        guard content.count == mask.content.count else { return nil }
        group.mask = ArtworkMask(content: content, kind: mask.kind)
      }
      return .group(group)
    case .image(var image):
      guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
      image.frame = transform.apply(image.frame)
      return .image(image)
    }
  }
}

extension StrokeStyle {
  /// Takes the pen along: it stays round under a similarity, otherwise it keeps the deformation.
  mutating func transformPen(_ transform: AffineTransform) {
    let pen = penTransform.concatenated(transform)
    let scale = abs(pen.determinant).squareRoot()
    let uneven = abs(pen.a * pen.a + pen.b * pen.b - pen.c * pen.c - pen.d * pen.d)
    let skewed = abs(pen.a * pen.c + pen.b * pen.d)
    if uneven < 1e-5 * scale * scale, skewed < 1e-5 * scale * scale {
      width *= scale
      dashes = dashes.map { $0 * scale }
      dashOffset *= scale
      penTransform = .identity
    } else {
      penTransform = AffineTransform(a: pen.a, b: pen.b, c: pen.c, d: pen.d, e: 0, f: 0)
    }
  }
}
