extension Layer {
  /// Whether in some rendering, or at some variable value, what lies below the layer is seen through its ink.
  public var canBeTranslucent: Bool {
    (annotation.level ?? .primary) != .primary || annotation.threshold != nil || annotation.valueSpan != nil
      || content.contains(where: \.isTranslucent)
  }
}

extension Artwork {
  fileprivate var isTranslucent: Bool {
    switch self {
    case .shape(let shape): !shape.paint.isOpaque
    case .group(let group):
      group.opacity < 1 || group.blendMode != .normal || group.children.contains(where: \.isTranslucent)
        || group.mask.map { !$0.content.allSatisfy(\.isAllOrNothing) } ?? false
    case .image: true
    }
  }

  /// Of a mask: whether it lets all through where it is painted, or nothing.
  private var isAllOrNothing: Bool {
    switch self {
    case .shape(let shape): shape.paint == .color(.white) || shape.paint == .color(.black)
    case .group(let group): !isTranslucent && group.children.allSatisfy(\.isAllOrNothing)
    case .image: false
    }
  }
}

extension Paint {
  /// Whether nothing shines through.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .tint(let alpha): alpha >= 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
