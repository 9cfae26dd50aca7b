import SymbolArt

/// Gives layers names, and ids that are unique in the symbol and the same at every load.
struct LayerNamer {
  private var ids: Set<String> = []
  private var kinds: [String: Int] = [:]
  /// The file's text, where its markup can stand for layers.
  var sourceText: String?
  private var made: [ObjectIdentifier: String] = [:]

  /// - Parameters:
  ///   - figure: Which figure of the element it is, from 1; nil when the element is one layer.
  ///   - figureCount: How many figures of the element are layers.
  mutating func layer(
    _ node: OutlineNode, content: [Artwork], bounds: Rect, figure: Int?, figureCount: Int = 1
  ) -> Layer {
    let base = node.name.given ?? madeName(node)
    let name = figure.map { "\(base) – \($0)" } ?? base
    var id = LayerNamer.slug(base) + (figure.map { "-\($0)" } ?? "")
    var count = 1
    let stem = id
    while !ids.insert(id).inserted {
      count += 1
      id = "\(stem)-\(count)"
    }
    let said = node.statements.complete(figure: figure)
    // A name that is written into the file later leaves the id as it is: what was said of the layer stays with it.
    var layer = Layer(
      id: id, name: said.name ?? name, content: content, bounds: bounds, annotation: said.annotation)
    layer.origins = said.origins
    layer.source = node.element.source
    if let figure { layer.source?.figure = figure }
    layer.markup = sourceText.map { text in
      SourceMarkup(text: text, elements: node.element.numbers, figure: (figure ?? 1) - 1, figureCount: figureCount)
    }
    return layer
  }

  private mutating func madeName(_ node: OutlineNode) -> String {
    if let name = made[ObjectIdentifier(node)] { return name }
    kinds[node.name.kind, default: 0] += 1
    let name = "\(node.name.kind) \(kinds[node.name.kind] ?? 1)"
    made[ObjectIdentifier(node)] = name
    return name
  }

  /// Lower-case letters and digits with single hyphens; "layer" when nothing is left.
  private static func slug(_ name: String) -> String {
    if let slug = plainSlug(name) { return slug }
    let parts = name.lowercased().split { !($0.isLetter || $0.isNumber) }
    return parts.isEmpty ? "layer" : parts.joined(separator: "-")
  }

  /// The same for a name of ASCII letters, digits and signs; nil for others, since Unicode's tables are slow.
  private static func plainSlug(_ name: String) -> String? {
    var slug: [UInt8] = []
    var isInWord = false
    for byte in name.utf8 {
      guard byte < 0x80 else { return nil }
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      let small = isCapital ? byte | 0x20 : byte
      guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= small || UInt8(ascii: "0")...UInt8(ascii: "9") ~= small else {
        isInWord = false
        continue
      }
      if !isInWord, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
      slug.append(small)
      isInWord = true
    }
    return slug.isEmpty ? "layer" : String(decoding: slug, as: UTF8.self)
  }
}
