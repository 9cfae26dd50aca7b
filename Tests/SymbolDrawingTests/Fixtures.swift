import SymbolArt

extension Path {
  /// An upright rectangle.
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path([
      .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)), .line(Point(x: x + width, y: y + height)),
      .line(Point(x: x, y: y + height)), .close,
    ])
  }

  static func line(_ from: Point, _ to: Point) -> Path {
    Path([.move(from), .line(to)])
  }
}

extension Artwork {
  static func fill(_ path: Path, _ paint: Paint = .tint(alpha: 1)) -> Artwork {
    .shape(Shape(path: path, paint: paint, style: .fill(.nonzero)))
  }

  static func stroke(_ path: Path, _ paint: Paint = .tint(alpha: 1), width: Double = 2) -> Artwork {
    .shape(Shape(path: path, paint: paint, style: .stroke(StrokeStyle(width: width))))
  }
}

extension Symbol {
  /// A symbol of 10 × 10 units, a layer for each list of artwork.
  static func made(
    _ layers: [Artwork]..., annotations: [Int: Annotation] = [:],
    viewBox: Rect = Rect(x: 0, y: 0, width: 10, height: 10)
  ) -> Symbol {
    Symbol(
      name: "made", viewBox: viewBox, width: viewBox.width, height: viewBox.height,
      layers: layers.enumerated().map { index, content in
        Layer(
          id: "layer\(index)", name: "Layer \(index)", content: content, bounds: viewBox,
          annotation: annotations[index] ?? .none)
      })
  }
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}
