import SymbolArt
import SymbolDrawing

/// The markup of a symbol's layers: the author's own elements where they are known to give the picture, else the traced
/// shapes.
struct LayerMarkup {
  let symbol: Symbol
  let recolors: Bool
  /// By the file's text; empty where everything is drawn from its shapes.
  private var authors: [String: AuthorMarkup] = [:]
  private var shapes: ShapeMarkup
  /// What every part inherits, if the outermost tag can say it for all.
  private(set) var hoisted: [(name: String, value: String)] = []

  /// - Parameters:
  ///   - keepsMarkup: whether the author's elements may stand for layers.
  ///   - recolors: whether the look paints everything with one colour.
  init(_ symbol: Symbol, keepsMarkup: Bool, recolors: Bool) {
    self.symbol = symbol
    self.recolors = recolors
    shapes = ShapeMarkup(format: LengthFormat(size: symbol.viewBox.size), recolors: recolors)
    guard keepsMarkup else { return }
    for layer in symbol.layers {
      guard let text = layer.markup?.text, authors[text] == nil else { continue }
      authors[text] = AuthorMarkup(text: text, recolors: recolors)
    }
    // Both icons of a replacement, where they are of one set.
    let roots = authors.values.map(\.rootAttributes)
    if let root = roots.first, root.allSatisfy({ Self.hoistable.contains($0.name) }),
      roots.allSatisfy({ $0.markup == root.markup })
    {
      hoisted = root
      shapes.inherited = Dictionary(hoisted.map { ($0.name, $0.value) }) { _, last in last }
    }
  }

  /// What traced shapes state themselves in any case, so that they may stand below it.
  private static let hoistable: Set<String> = [
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
  ]

  var format: LengthFormat { shapes.format }
  /// Whether anything is the author's own.
  var keepsMarkup: Bool { !authors.isEmpty }
  var definitions: String { shapes.definitions.markup }

  /// Layers that follow one another, as they are at rest.
  mutating func markup(of layers: [Int]) -> String {
    var result = ""
    var index = 0
    while index < layers.count {
      if let (text, next) = authored(layers, from: index) {
        result += text
        index = next
      } else {
        result += shapes.markup(symbol.layers[layers[index]].content)
        index += 1
      }
    }
    return result
  }

  /// The longest row of layers from a place on that the author's elements can stand for.
  private mutating func authored(_ layers: [Int], from start: Int) -> (String, Int)? {
    guard let source = symbol.layers[layers[start]].markup, let author = authors[source.text] else { return nil }
    var numbers: Set<Int> = []
    var end = start
    while end < layers.count, let next = symbol.layers[layers[end]].markup, next.text == source.text,
      next.transform == source.transform, !next.elements.isEmpty, numbers.isDisjoint(with: next.elements)
    {
      // All figures of an element, in their order, or none.
      let figures = layers[end...].prefix(next.figureCount)
      guard next.figure == 0, figures.count == next.figureCount,
        figures.enumerated().allSatisfy({ place, layer in
          let other = symbol.layers[layer].markup
          return other?.elements == next.elements && other?.figure == place
        })
      else { break }
      numbers.formUnion(next.elements)
      end += next.figureCount
    }
    guard end > start,
      let inner = author.markup(of: numbers, definitions: &shapes.definitions)
    else { return nil }
    return (placed(inner, author, source.transform), end)
  }

  private func placed(_ inner: String, _ author: AuthorMarkup, _ transform: AffineTransform) -> String {
    var attributes = hoisted.isEmpty ? author.rootAttributes.markup : ""
    if transform != .identity { attributes += " transform=\"\(format.text(transform))\"" }
    return attributes.isEmpty ? inner : "<g\(attributes)>\(inner)</g>"
  }

  // MARK: Drawn in part

  /// The length of a layer's one stroke in the units of the author's element, if that can be drawn along itself.
  func drawnLength(_ layer: Int) -> Double? {
    let content = symbol.layers[layer].content
    guard content.count == 1, case .shape(let shape)? = content.first, let style = shape.strokeStyle,
      style.dashes.isEmpty, style.penTransform == .identity, shape.path.subpaths.count == 1,
      let source = symbol.layers[layer].markup, source.figureCount == 1, source.elements.count == 1,
      let number = source.elements.first, let author = authors[source.text], author.isPlainShape(number)
    else { return nil }
    let scale = abs(source.transform.determinant).squareRoot()
    return scale > 0 ? PathMeasure(shape.path).length / scale : nil
  }

  /// The author's element with what makes it move; nil where it cannot be taken over.
  mutating func drawnElement(_ layer: Int, _ motion: (attributes: String, content: String)) -> String? {
    guard let source = symbol.layers[layer].markup, let number = source.elements.first,
      let author = authors[source.text],
      let inner = author.markup(of: [number], additions: [number: motion], definitions: &shapes.definitions)
    else { return nil }
    return placed(inner, author, source.transform)
  }

  /// A shape with more in its tag.
  mutating func element(_ shape: Shape, attributes: String, content: String) -> String {
    let text = shapes.element(shape, attributes: attributes)
    return content.isEmpty ? text : text.dropLast(2) + ">" + content + "</path>"
  }

  mutating func markup(_ artwork: Artwork) -> String { shapes.markup(artwork) }

  mutating func markup(_ group: ArtworkGroup, inner: String) -> String { shapes.markup(group, inner: inner) }
}
