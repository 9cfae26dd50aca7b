import SymbolArt
import SymbolPainting

/// Takes one element's artwork apart into separate figures: parts whose ink does not touch. An outer contour keeps its
/// holes; an island in a hole is a figure of its own.
struct FigureSplitter {
  /// Ink that comes nearer than this counts as touching, in view box units.
  let gap: Double

  /// - Parameter size: The larger side of the view box.
  init(size: Double) {
    gap = size * 0.001
  }

  /// The figures, in the order in which they begin; the artwork as it is when it cannot or need not be taken apart.
  func split(_ artwork: [Artwork]) -> [[Artwork]] {
    if artwork.count == 1, case .group(let group)? = artwork.first {
      let pieces = split(group.children)
      guard pieces.count > 1 else { return [artwork] }
      return pieces.map { piece in
        var part = group
        part.children = piece
        return [.group(part)]
      }
    }
    var shapes: [Shape] = []
    for node in artwork {
      guard case .shape(let shape) = node else { return [artwork] }
      shapes.append(shape)
    }
    let parts = split(shapes)
    return parts.count > 1 ? parts.map { $0.map(Artwork.shape) } : [artwork]
  }

  private func split(_ shapes: [Shape]) -> [[Shape]] {
    var parts: [Part] = []
    for (index, shape) in shapes.enumerated() {
      for (place, path) in shape.path.subpaths.enumerated() {
        parts.append(Part(shape: index, subpath: place, path: path, style: shape.style))
      }
    }
    guard parts.count > 1, parts.count <= Limits.figuresOfAnElement * 4 else { return [shapes] }
    var groups = Partition(count: parts.count)
    for index in shapes.indices {
      if case .fill(let rule) = shapes[index].style {
        nest(parts.indices.filter { parts[$0].shape == index }, of: parts, rule: rule, into: &groups)
      }
    }
    joinTouching(parts, into: &groups)
    let figures = groups.sets
    guard figures.count > 1, figures.count <= Limits.figuresOfAnElement else { return [shapes] }
    return figures.map { figure in
      shapes.indices.compactMap { index in
        let elements = figure.filter { parts[$0].shape == index }.flatMap { parts[$0].path.elements }
        guard !elements.isEmpty else { return nil }
        var shape = shapes[index]
        shape.path = Path(elements)
        return shape
      }
    }
  }

  /// Joins each contour of a fill that does not begin a figure (a hole, or one that changes nothing) with the one
  /// around it.
  private func nest(_ contours: [Int], of parts: [Part], rule: FillRule, into groups: inout Partition) {
    guard contours.count > 1 else { return }
    for contour in contours {
      let part = parts[contour]
      guard let probe = part.line.points.first else { continue }
      var outside = 0
      var parent: Int?
      for other in contours where other != contour {
        let around = parts[other].line
        guard abs(around.area) >= abs(part.line.area), around.bounds.contains(probe) else { continue }
        let winding = around.winding(around: probe)
        guard winding != 0 else { continue }
        outside += winding
        if parent.map({ abs(parts[$0].line.area) > abs(around.area) }) ?? true { parent = other }
      }
      let own = part.line.area > 0 ? 1 : part.line.area < 0 ? -1 : 0
      let isFilledOutside = rule == .evenodd ? outside % 2 != 0 : outside != 0
      let isFilledInside = rule == .evenodd ? (outside + 1) % 2 != 0 : outside + own != 0
      if let parent, isFilledOutside || !isFilledInside { groups.join(contour, parent) }
    }
  }

  private func joinTouching(_ parts: [Part], into groups: inout Partition) {
    for (index, part) in parts.enumerated() {
      for other in 0..<index where groups.find(index) != groups.find(other) {
        if part.touches(parts[other], gap: gap) { groups.join(index, other) }
      }
    }
  }

  /// One subpath of one shape.
  private struct Part {
    let shape: Int
    let subpath: Int
    let path: Path
    let line: Polyline
    /// How far ink reaches from the outline.
    let reach: Double
    let isFill: Bool

    init(shape: Int, subpath: Int, path: Path, style: Shape.Style) {
      self.shape = shape
      self.subpath = subpath
      self.path = path
      line = Polyline(path)
      switch style {
      case .fill:
        reach = 0
        isFill = true
      case .stroke(let stroke):
        let pen = stroke.penTransform
        let growth = max((pen.a * pen.a + pen.b * pen.b).squareRoot(), (pen.c * pen.c + pen.d * pen.d).squareRoot())
        reach = stroke.width / 2 * growth
        isFill = false
      }
    }

    func touches(_ other: Part, gap: Double) -> Bool {
      // Contours of one fill touch only where they meet: being inside is the nesting's business.
      if line.comes(within: reach + other.reach + gap, of: other.line) { return true }
      if shape == other.shape { return false }
      if isFill, let place = other.line.points.first, line.winding(around: place) != 0 { return true }
      if other.isFill, let place = line.points.first, other.line.winding(around: place) != 0 { return true }
      return false
    }
  }
}

/// Disjoint sets of numbers 0..<count.
struct Partition {
  private var parent: [Int]

  init(count: Int) {
    parent = Array(0..<count)
  }

  mutating func find(_ element: Int) -> Int {
    var root = element
    while parent[root] != root { root = parent[root] }
    var step = element
    while parent[step] != root { (step, parent[step]) = (parent[step], root) }
    return root
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (find(first), find(second))
    if a != b { parent[max(a, b)] = min(a, b) }
  }

  /// The sets, each in rising order, by their smallest number.
  var sets: [[Int]] {
    mutating get {
      var result: [Int: [Int]] = [:]
      for element in parent.indices { result[find(element), default: []].append(element) }
      return result.keys.sorted().compactMap { result[$0] }
    }
  }
}
