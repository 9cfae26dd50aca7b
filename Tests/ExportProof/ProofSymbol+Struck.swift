import SymbolArt

extension ProofSymbol {
  /// The symbol behind a slash with a gap on both sides, as icon sets strike their symbols out; on the view box's
  /// diagonal.
  func loadStruck() throws -> Symbol {
    var symbol = try load()
    let box = symbol.viewBox
    let side = min(box.width, box.height)
    let (start, end) = (0.12, 0.88)
    func corner(_ fraction: Double) -> Point {
      Point(x: box.x + box.width * fraction, y: box.y + box.height * fraction)
    }
    func bar(_ id: String, width: Double, _ annotation: Annotation) -> Layer {
      let style = StrokeStyle(width: width, cap: .round, join: .round)
      let (from, to) = (corner(start), corner(end))
      let path = Path([.move(from), .line(to)])
      let line = Rect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
      return Layer(
        id: id, name: id, content: [.shape(Shape(path: path, paint: .tint(alpha: 1), style: .stroke(style)))],
        bounds: line.insetBy(-width / 2), annotation: annotation)
    }
    symbol.name += "-slash"
    symbol.layers.append(bar("gap", width: side * 0.24, Annotation(erases: true)))
    symbol.layers.append(bar("slash", width: side * 0.08, Annotation(role: .slash)))
    return symbol
  }
}
