/// What stands in `defs`: gradients, clips and masks with ids of their own, each once.
struct MarkupDefinitions {
  private(set) var items: [String] = []
  private var ids: [String: String] = [:]

  /// The id of a definition, which `make` writes with that id. Equal keys share one.
  mutating func id(for key: String, make: (String) -> String) -> String {
    if let id = ids[key] { return id }
    let id = "\(SVGText.prefixMark)-\(ids.count + 1)"
    ids[key] = id
    items.append(make(id))
    return id
  }

  /// The element, or nothing.
  var markup: String { items.isEmpty ? "" : "<defs>\(items.joined())</defs>\n" }
}
