import SymbolArt

@testable import SymbolMotion

/// Symbols made of few plain shapes, for rules that must not hang on any file.
enum TestSymbols {
  /// `count` upright bars from left to right in a 24-unit box.
  static func bars(_ count: Int, annotate: (Int) -> Annotation = { _ in .none }) -> Symbol {
    let layers = (0..<count).map { index in
      let x = 2 + Double(index) * 20 / Double(count)
      return layer(
        "bar \(index + 1)", rectangle(Rect(x: x, y: 4, width: 10 / Double(count), height: 16)), annotate(index))
    }
    return symbol("bars", layers)
  }

  static func symbol(_ name: String, _ layers: [Layer]) -> Symbol {
    Symbol(name: name, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24, layers: layers)
  }

  static func layer(_ name: String, _ path: Path, _ annotation: Annotation = .none) -> Layer {
    Layer(
      id: name, name: name,
      content: [.shape(Shape(path: path, paint: .tint(alpha: 1), style: .fill(.nonzero)))],
      bounds: points(of: path).reduce(.null) { $0.union(Rect(from: $1, to: $1)) }, annotation: annotation)
  }

  static func stroke(_ name: String, _ path: Path, width: Double = 2) -> Layer {
    var layer = layer(name, path)
    layer.content = [
      .shape(Shape(path: path, paint: .tint(alpha: 1), style: .stroke(StrokeStyle(width: width, cap: .round))))
    ]
    return layer
  }

  static func rectangle(_ rect: Rect) -> Path {
    polygon(rect.corners)
  }

  static func polygon(_ points: [Point]) -> Path {
    Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
  }

  private static func points(of path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
  }
}
