extension Layer {
  /// What the layer consists of; an image anywhere in it makes it one, since it cannot be drawn as shapes.
  public var kind: Kind {
    var found = Found()
    found.look(through: content)
    switch (found.image, found.stroke, found.fill) {
    case (true, _, _): return .image
    case (_, true, true): return .mixed
    case (_, true, _): return .stroke
    case (_, _, true): return .fill
    default: return .empty
    }
  }

  private struct Found {
    var image = false
    var stroke = false
    var fill = false

    mutating func look(through artwork: [Artwork]) {
      for item in artwork {
        switch item {
        case .image: image = true
        case .group(let group): look(through: group.children)
        case .shape(let shape): if shape.strokeStyle != nil { stroke = true } else { fill = true }
        }
      }
    }
  }
}
