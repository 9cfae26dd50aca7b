import SymbolArt

/// Layers that move together under an effect, with what their annotations say.
struct LayerGroup: Hashable, Sendable {
  /// For people: the group's annotation, or its layer's name.
  var name: String
  /// Indices into the symbol's layers, in drawing order.
  var layers: [Int]
  /// Joined annotations: the first layer that says something counts.
  var annotation: Annotation
  /// The ink's extent in view box units.
  var bounds: Rect
  /// About which the group seems to turn, where nobody says it.
  var guessedAnchor: Point?

  /// About which bounce, scale and their like happen: the symbol's centre (arcs of a wifi sign stay concentric),
  /// unless the group has an anchor of its own.
  func pivot(in symbol: Symbol) -> Point { annotation.anchor ?? symbol.viewBox.center }

  /// About which the group turns: its own anchor, else the centre of its ink.
  func anchor(in symbol: Symbol) -> Point {
    annotation.anchor ?? guessedAnchor ?? (bounds.isNull ? symbol.viewBox.center : bounds.center)
  }
}

/// From layers and annotations to motion groups.
enum Grouping {
  /// A symbol with more unannotated figures than this moves as a whole: they are texture, not parts.
  static let unannotatedLimit = 8

  /// The symbol as one piece, about the centre of its view box.
  static func whole(_ symbol: Symbol) -> LayerGroup {
    var annotation = Annotation()
    annotation.anchor = symbol.viewBox.center
    annotation.wiggle = symbol.layers.lazy.compactMap(\.annotation.wiggle).first
    annotation.rotation = symbol.layers.lazy.compactMap(\.annotation.rotation).first
    return LayerGroup(
      name: symbol.name, layers: Array(symbol.layers.indices), annotation: annotation,
      bounds: symbol.layers.reduce(.null) { $0.union($1.bounds) })
  }

  /// The motion groups in document order: layers with the same group annotation together, any other layer on its own;
  /// one group for a symbol of too many parts.
  static func byLayer(_ symbol: Symbol) -> [LayerGroup] {
    let unannotated = symbol.layers.count { !$0.stated.tellsParts }
    return unannotated > unannotatedLimit ? [whole(symbol)] : parts(symbol)
  }

  /// The groups that are marked for an effect, in the order of stagger; the whole symbol if none is.
  static func marked(_ symbol: Symbol, _ isMarked: (LayerGroup) -> Bool) -> [LayerGroup] {
    let marked = frontToBack(parts(symbol)).filter(isMarked)
    return marked.isEmpty ? [whole(symbol)] : marked
  }

  /// The groups that variable colour runs through, in its order: those with a threshold, every group if none has one.
  static func variable(_ symbol: Symbol) -> [LayerGroup] {
    let marked = parts(symbol).filter { $0.annotation.threshold != nil }
    return variableOrder(marked.isEmpty ? byLayer(symbol) : marked)
  }

  private static func parts(_ symbol: Symbol) -> [LayerGroup] {
    var groups: [LayerGroup] = []
    var places: [String: Int] = [:]
    for (index, layer) in symbol.layers.enumerated() {
      if let name = layer.annotation.group, let place = places[name] {
        groups[place].layers.append(index)
        groups[place].bounds = groups[place].bounds.union(layer.bounds)
        groups[place].annotation.complete(from: layer.withoutGuessedAnchor)
        groups[place].guessedAnchor = groups[place].guessedAnchor ?? layer.guessedAnchor
        continue
      }
      if let name = layer.annotation.group { places[name] = groups.count }
      groups.append(
        LayerGroup(
          name: layer.annotation.group ?? layer.name, layers: [index], annotation: layer.withoutGuessedAnchor,
          bounds: layer.bounds, guessedAnchor: layer.guessedAnchor))
    }
    return groups
  }

  /// In the order of stagger: by annotated order, then front to back (the last drawn lies in front).
  static func frontToBack(_ groups: [LayerGroup]) -> [LayerGroup] {
    sorted(groups.reversed())
  }

  /// In the order of variable colour and of drawing: by annotated order (or threshold), then in document order.
  static func variableOrder(_ groups: [LayerGroup], thresholds: Bool = true) -> [LayerGroup] {
    sorted(groups, then: { thresholds ? $0.annotation.threshold : nil })
  }

  /// A stable sort by annotated order; groups without one come last.
  private static func sorted(
    _ groups: [LayerGroup], then key: (LayerGroup) -> Double? = { _ in nil }
  ) -> [LayerGroup] {
    func rank(_ group: LayerGroup) -> (Double, Double) {
      (group.annotation.order.map(Double.init) ?? .infinity, key(group) ?? .infinity)
    }
    return groups.enumerated().sorted { first, second in
      let left = rank(first.element)
      let right = rank(second.element)
      return left == right ? first.offset < second.offset : left < right
    }.map(\.element)
  }
}

extension Layer {
  /// What somebody says of it, guesses left out.
  fileprivate var stated: Annotation {
    var result = annotation
    for (field, origin) in origins where origin == .guess { result.take(field, from: .none) }
    return result
  }

  /// A guess about what the layer turns about; it says nothing of what it grows from.
  fileprivate var guessedAnchor: Point? { origins[.anchor] == .guess ? annotation.anchor : nil }

  fileprivate var withoutGuessedAnchor: Annotation {
    var result = annotation
    if origins[.anchor] == .guess { result.anchor = nil }
    return result
  }
}

extension Annotation {
  /// Whether it says how the layer takes part in by-layer motion.
  fileprivate var tellsParts: Bool {
    group != nil || order != nil || canPulse || canRotate || anchor != nil || threshold != nil
  }

  /// Takes over what another layer of the group says where this one says nothing.
  fileprivate mutating func complete(from other: Annotation) {
    order = order ?? other.order
    canPulse = canPulse || other.canPulse
    canRotate = canRotate || other.canRotate
    anchor = anchor ?? other.anchor
    wiggle = wiggle ?? other.wiggle
    rotation = rotation ?? other.rotation
    threshold = threshold ?? other.threshold
    closedLoop = closedLoop || other.closedLoop
  }
}
