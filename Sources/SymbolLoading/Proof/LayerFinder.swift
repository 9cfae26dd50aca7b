import SymbolArt
import SymbolPainting

/// Finds the finest layers whose picture at rest equals the file's.
struct LayerFinder {
  let outline: Outline
  let tracer: Tracer
  let proof: RestProof
  let splitter: FigureSplitter
  let composition: Composition
  /// What the masks hold, by their ids.
  let masks: [String: [Artwork]]
  /// From the file's root units to the view box.
  let rootToViewBox: AffineTransform
  /// Elements beyond which only groups become layers.
  let mostLayers: Int

  /// Why elements came to be joined into fewer layers.
  enum Joining {
    /// Drawn one by one they would give another picture.
    case inseparable
    /// There are more than ``LayerFinder/mostLayers``.
    case tooMany
  }

  /// The layers in drawing order, and why some had to be joined, if so.
  func find() -> (candidates: [LayerCandidate], joining: Joining?)? {
    let leaves = outline.root.leaves
    if leaves.count > mostLayers {
      return proof.reference().map { (coarse(against: $0), .tooMany) }
    }
    var candidates = limitingFigures(self.candidates(leaves))
    if !candidates.isEmpty, proof.agreesByCalls(candidates) { return (candidates, nil) }
    guard let reference = proof.reference() else { return nil }
    if candidates.count(where: \.isPixels) > Limits.imageLayers {
      return ([whole(outline.root, against: reference)], .inseparable)
    }
    if candidates.isEmpty, reference.bytes.allSatisfy({ $0 == 0 }) { return ([], nil) }
    if !candidates.isEmpty {
      let apart = proof.picture(of: candidates, splitting: true)
      if proof.isEqual(apart, to: reference) { return (candidates, nil) }
      if candidates.contains(where: { $0.figures.count > 1 }),
        proof.isEqual(proof.picture(of: candidates, splitting: false), to: reference)
      {
        if proof.isEqualApart(apart, to: reference) { return (candidates, nil) }
        candidates = candidates.map(keepingHonestFigures)
        if proof.isEqualApart(proof.picture(of: candidates, splitting: true), to: reference) {
          return (candidates, nil)
        }
      }
    }
    if leaves.count > Limits.triedElements { return ([whole(outline.root, against: reference)], .inseparable) }
    let settled = settle(outline.root, against: reference)
    return (settled, settled.contains { !$0.node.isLeaf } ? .inseparable : nil)
  }

  /// The outermost groups as layers, or all as one layer where even these are too many or inseparable.
  private func coarse(against reference: RasterImage) -> [LayerCandidate] {
    var row = outline.root.children
    while row.count == 1, !row[0].isLeaf { row = row[0].children }
    if row.count <= mostLayers {
      let groups = candidates(row)
      if !groups.contains(where: \.isPixels),
        proof.isEqual(proof.picture(of: groups, splitting: false), to: reference)
      {
        return groups
      }
    }
    return [whole(outline.root, against: reference)]
  }

  /// Traces the elements and drops those without ink.
  private func candidates(_ nodes: [OutlineNode]) -> [LayerCandidate] {
    var results: [TraceReader.Result?] = Array(repeating: nil, count: nodes.count)
    var plain: [Int] = []
    var texts: [Int] = []
    for (index, node) in nodes.enumerated() where !node.isPixels && !composition.needsPixels(node.element) {
      if node.mayHoldText { texts.append(index) } else { plain.append(index) }
    }
    for (indices, side) in [(plain, Tracer.side), (texts, Tracer.sideWithText)] where !indices.isEmpty {
      for (index, result) in zip(indices, tracer.traceEach(indices.map { nodes[$0].id }, side: side)) {
        results[index] = result
      }
    }
    return zip(nodes, results).compactMap { candidate($0, $1) }
  }

  private func candidate(_ node: OutlineNode, _ result: TraceReader.Result?) -> LayerCandidate? {
    guard let result, !result.hasPixels,
      let artwork = composition.compose(result, of: node.element, masks: masks, toViewBox: rootToViewBox)
    else { return LayerCandidate(node: node, artwork: [], figures: [], isPixels: true) }
    guard !artwork.inkBounds.isNull else {
      guard node.element.isPaintedTransparent, let bounds = proof.bounds(of: node.id) else { return nil }
      return LayerCandidate(node: node, artwork: [], figures: [], unseenBounds: bounds)
    }
    // Guide points count the subpaths of the whole outline.
    let isWhole = node.mayHoldText || !node.isLeaf || node.annotation.guide != nil
    return LayerCandidate(node: node, artwork: artwork, figures: isWhole ? [artwork] : splitter.split(artwork))
  }

  /// The candidate, in one piece if its figures drawn apart give another picture than drawn at once.
  private func keepingHonestFigures(_ candidate: LayerCandidate) -> LayerCandidate {
    guard candidate.figures.count > 1 else { return candidate }
    let apart = proof.picture(of: [candidate], splitting: true)
    if proof.isEqualApart(apart, to: proof.picture(of: [candidate], splitting: false)) { return candidate }
    var whole = candidate
    whole.figures = [candidate.artwork]
    return whole
  }

  /// From the leaves up: joins whatever does not give its element's picture when drawn in parts.
  private func settle(_ node: OutlineNode, against reference: RasterImage) -> [LayerCandidate] {
    if !node.isLeaf {
      var parts: [LayerCandidate] = []
      for child in node.children {
        guard let picture = proof.reference(element: child.id) else { continue }
        parts += settle(child, against: picture)
      }
      // Each part equals its element already; the question is whether the elements may be drawn one by one.
      if proof.isEqual(proof.pictureByElements(of: parts), to: reference) {
        guard parts.contains(where: { $0.artwork.blends }) else { return parts }
        // What a part blends with is not seen in its picture alone: an isolated group keeps it to itself.
        if proof.isEqualApart(proof.picture(of: parts, splitting: true), to: reference) { return parts }
        let groups = node.children.compactMap { child in
          proof.reference(element: child.id).map { whole(child, against: $0) }
        }
        if !groups.contains(where: \.isPixels),
          proof.isEqual(proof.picture(of: groups, splitting: false), to: reference)
        {
          return groups
        }
      }
    }
    if reference.bytes.allSatisfy({ $0 == 0 }) {
      // A mask or clip lets nothing of it through. It stays in the list, since it may be animated in.
      guard node.isLeaf, let whole = candidates([node]).first, !whole.isPixels else { return [] }
      let bounds = whole.unseenBounds ?? whole.artwork.inkBounds
      return [LayerCandidate(node: node, artwork: [], figures: [], unseenBounds: bounds)]
    }
    return [whole(node, against: reference)]
  }

  /// The element and all in it as one layer: of shapes if they give its picture, else of pixels.
  private func whole(_ node: OutlineNode, against reference: RasterImage) -> LayerCandidate {
    if let whole = candidates([node]).first, !whole.isPixels {
      let honest = keepingHonestFigures(whole)
      if proof.isEqualAlone(proof.picture(of: [honest], splitting: false), to: reference) { return honest }
    }
    return LayerCandidate(node: node, artwork: [], figures: [], isPixels: true)
  }

  /// Leaves compound paths whole where splitting them all would make a list that no one can handle.
  private func limitingFigures(_ candidates: [LayerCandidate]) -> [LayerCandidate] {
    guard candidates.reduce(0, { $0 + $1.figures.count }) > Limits.layers else { return candidates }
    return candidates.map { candidate in
      var whole = candidate
      whole.figures = [candidate.artwork]
      return whole
    }
  }
}

extension [Artwork] {
  /// Whether something in it looks different over other ground.
  fileprivate var blends: Bool {
    contains { part in
      if case .group(let group) = part { group.blendMode != .normal || group.children.blends } else { false }
    }
  }
}

extension XMLNode {
  /// Whether the element says itself that its paint is transparent: it is there, but not to be seen.
  fileprivate var isPaintedTransparent: Bool {
    (property("fill")?.lowercased() == "transparent") || (property("stroke")?.lowercased() == "transparent")
  }
}
