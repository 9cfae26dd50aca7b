import SymbolArt
import SymbolPainting

/// Finds the finest layers whose picture at rest equals the file's.
struct LayerFinder {
  let outline: Outline
  let tracer: Tracer
  let proof: RestProof
  let splitter: FigureSplitter
  let side: Double

  /// The layers in drawing order, and whether some had to be joined.
  func find() -> (candidates: [LayerCandidate], merged: Bool)? {
    guard let reference = proof.reference() else { return nil }
    let leaves = outline.root.leaves
    var candidates = self.candidates(leaves)
    if candidates.isEmpty, reference.bytes.allSatisfy({ $0 == 0 }) { return ([], false) }
    let hasFigures = candidates.contains { $0.figures.count > 1 }
    if proof.isEqualApart(proof.picture(of: candidates, splitting: true), to: reference), !candidates.isEmpty {
      return (candidates, false)
    }
    if hasFigures {
      candidates = candidates.map(keepingHonestFigures)
      if proof.isEqualApart(proof.picture(of: candidates, splitting: true), to: reference) {
        return (candidates, false)
      }
    }
    let settled = settle(outline.root, against: reference)
    return (settled.candidates, true)
  }

  /// Traces the elements and drops those without ink.
  private func candidates(_ nodes: [OutlineNode]) -> [LayerCandidate] {
    zip(nodes, tracer.traceEach(nodes.map(\.id), side: side)).compactMap { node, result in
      candidate(node, result)
    }
  }

  private func candidate(_ node: OutlineNode, _ result: TraceReader.Result?) -> LayerCandidate? {
    guard let result else { return LayerCandidate(node: node, artwork: [], figures: [], isPixels: true) }
    if result.hasPixels { return LayerCandidate(node: node, artwork: [], figures: [], isPixels: true) }
    guard !result.artwork.inkBounds.isNull else { return nil }
    let figures = node.kind == .text || !node.isLeaf ? [result.artwork] : splitter.split(result.artwork)
    return LayerCandidate(node: node, artwork: result.artwork, figures: figures)
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
  private func settle(_ node: OutlineNode, against reference: RasterImage) -> (candidates: [LayerCandidate], ok: Bool) {
    if !node.isLeaf {
      var parts: [LayerCandidate] = []
      for child in node.children {
        guard let picture = proof.reference(element: child.id) else { continue }
        parts += settle(child, against: picture).candidates
      }
      if proof.isEqualApart(proof.picture(of: parts, splitting: true), to: reference) { return (parts, true) }
    }
    guard !reference.bytes.allSatisfy({ $0 == 0 }) else { return ([], true) }
    if let whole = candidates([node]).first, !whole.isPixels {
      let honest = keepingHonestFigures(whole)
      if proof.isEqual(proof.picture(of: [honest], splitting: false), to: reference) { return ([honest], true) }
    }
    return ([LayerCandidate(node: node, artwork: [], figures: [], isPixels: true)], true)
  }
}
