/// Where a symbol has ink, cell by cell: for questions about the picture as a whole, whatever layers it is made of.
/// Clips and masks are not looked at.
public struct InkGrid: Sendable {
  /// What the grid covers.
  public let box: Rect
  /// Cells along the larger side.
  public let count: Int
  private var cells: [Bool]
  private let cell: Double
  private let columns: Int
  private let rows: Int

  /// Outlines with more chords than this are no icon, and would take long.
  private static let chordLimit = 40_000

  /// Takes the layers' ink; nil for drawings that are too large to be looked through, and for empty boxes.
  public init?(_ layers: [Layer], box: Rect, count: Int = 160) {
    guard box.size > 0, box.size.isFinite, count > 0 else { return nil }
    self.box = box
    self.count = count
    cell = box.size / Double(count)
    columns = max(Int((box.width / cell).rounded(.up)), 1)
    rows = max(Int((box.height / cell).rounded(.up)), 1)
    cells = Array(repeating: false, count: columns * rows)
    var chords = 0
    for layer in layers where !layer.annotation.erases {
      for artwork in layer.content { add(artwork, &chords) }
      if chords > InkGrid.chordLimit { return nil }
    }
  }

  /// Whether there is ink at a point.
  public func contains(_ point: Point) -> Bool {
    let column = Int(((point.x - box.minX) / cell).rounded(.down))
    let row = Int(((point.y - box.minY) / cell).rounded(.down))
    guard column >= 0, column < columns, row >= 0, row < rows else { return false }
    return cells[row * columns + column]
  }

  /// The middles of cells that have ink here and none in another grid of the same box.
  public func places(notIn other: InkGrid) -> [Point] {
    var places: [Point] = []
    for index in cells.indices where cells[index] {
      let place = Point(
        x: box.minX + (Double(index % columns) + 0.5) * cell, y: box.minY + (Double(index / columns) + 0.5) * cell)
      if !other.contains(place) { places.append(place) }
    }
    return places
  }

  private mutating func add(_ artwork: Artwork, _ chords: inout Int) {
    switch artwork {
    case .group(let group): for child in group.children { add(child, &chords) }
    case .image(let image):
      let corners = image.frame.corners
      fill([corners + [corners[0]]], rule: .nonzero)
    case .shape(let shape):
      let lines = shape.path.subpaths.map(\.flattened).filter { !$0.isEmpty }
      chords += lines.reduce(0) { $0 + $1.count }
      guard chords <= InkGrid.chordLimit else { return }
      switch shape.style {
      case .fill(let rule): fill(lines, rule: rule)
      case .stroke(let style): for line in lines { stroke(line, reach: style.width / 2) }
      }
    }
  }

  /// Row by row, between the outline's crossings of the row's middle.
  private mutating func fill(_ lines: [[Point]], rule: FillRule) {
    var crossings: [[(x: Double, turn: Int)]] = Array(repeating: [], count: rows)
    for line in lines {
      for index in line.indices {
        let start = line[index]
        let end = line[index + 1 < line.count ? index + 1 : 0]
        guard start.y != end.y else { continue }
        let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
        let first = max(Int(((top - box.minY) / cell - 0.5).rounded(.up)), 0)
        let last = min(Int(((bottom - box.minY) / cell - 0.5).rounded(.up)) - 1, rows - 1)
        guard first <= last else { continue }
        for row in first...last {
          let y = box.minY + (Double(row) + 0.5) * cell
          let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
          crossings[row].append((x, start.y < end.y ? 1 : -1))
        }
      }
    }
    for row in crossings.indices {
      let sorted = crossings[row].sorted { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(sorted, sorted.dropFirst()) {
        winding += rule == .nonzero ? crossing.turn : 1
        let isInside = rule == .nonzero ? winding != 0 : winding % 2 != 0
        if isInside { mark(row: row, from: crossing.x, to: next.x) }
      }
    }
  }

  private mutating func mark(row: Int, from low: Double, to high: Double) {
    let first = max(Int(((low - box.minX) / cell - 0.5).rounded(.up)), 0)
    let last = min(Int(((high - box.minX) / cell - 0.5).rounded(.up)) - 1, columns - 1)
    guard first <= last else { return }
    for column in first...last { cells[row * columns + column] = true }
  }

  /// Cells whose middle is no further from a line than half its width.
  private mutating func stroke(_ line: [Point], reach: Double) {
    for (start, end) in zip(line, line.dropFirst()) {
      let way = end - start
      let squared = way.x * way.x + way.y * way.y
      let area = Rect(from: start, to: end).insetBy(-reach)
      let left = max(Int(((area.minX - box.minX) / cell).rounded(.down)), 0)
      let right = min(Int(((area.maxX - box.minX) / cell).rounded(.down)), columns - 1)
      let top = max(Int(((area.minY - box.minY) / cell).rounded(.down)), 0)
      let bottom = min(Int(((area.maxY - box.minY) / cell).rounded(.down)), rows - 1)
      guard left <= right, top <= bottom else { continue }
      for row in top...bottom {
        for column in left...right {
          let middle = Point(
            x: box.minX + (Double(column) + 0.5) * cell, y: box.minY + (Double(row) + 0.5) * cell)
          let offset = middle - start
          let fraction = squared > 0 ? min(max((offset.x * way.x + offset.y * way.y) / squared, 0), 1) : 0
          if (offset - way * fraction).length <= reach { cells[row * columns + column] = true }
        }
      }
    }
  }
}
