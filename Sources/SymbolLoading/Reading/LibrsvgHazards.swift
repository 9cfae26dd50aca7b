import CXML

/// librsvg 2.54 dies when the input of feTile covers nothing of the filter's region.
enum TileGuard {
  static func mayBeEmpty(_ tile: XMLNode) -> Bool {
    guard let input = input(of: tile) else { return false }
    let own = ["x", "y", "width", "height"] as [StaticString]
    let numbers = own.map { input.attribute($0).flatMap(InlineStyle.leadingNumber) }
    if let width = numbers[2], width <= 0 { return true }
    if let height = numbers[3], height <= 0 { return true }
    // Far from everything: the root's view box, doubled on each side, stands for the region.
    guard let root = xmlDocGetRootElement(tile.pointee.doc) else { return false }
    let box = Viewport.numbers(root.attribute("viewBox") ?? "")
    guard box.count == 4 else { return numbers.contains { abs($0 ?? 0) > 1000 } }
    if let x = numbers[0], x > box[0] + 2 * box[2] || x + (numbers[2] ?? box[2]) < box[0] - box[2] { return true }
    if let y = numbers[1], y > box[1] + 2 * box[3] || y + (numbers[3] ?? box[3]) < box[1] - box[3] { return true }
    return false
  }

  private static func input(of tile: XMLNode) -> XMLNode? {
    let name = tile.attribute("in")
    var before = tile.pointee.prev
    while let node = before {
      if node.isElement, name == nil || node.attribute("result") == name { return node }
      before = node.pointee.prev
    }
    return nil
  }
}

/// `:lang()` with a private or odd language kills librsvg 2.54; such a rule could never match a drawing anyway.
enum LanguageSelectors {
  static func neutralized(_ css: String) -> String? {
    guard css.lowercased().contains(":lang(") || css.contains("\\") && css.lowercased().contains("lang") else {
      return nil
    }
    var result = ""
    var rest = Substring(css)
    var changed = false
    while let start = rest.range(ofAnyCase: ":lang(") {
      let argument = rest[start.upperBound...].prefix { $0 != ")" }
      let languages = argument.split(separator: ",").map { $0.trimmingSpaces }
      let isPlain = languages.allSatisfy { language in
        language.split(separator: "-").allSatisfy { (2...4).contains($0.count) && $0.allSatisfy(\.isASCIILetter) }
          && !language.isEmpty
      }
      result += rest[..<start.lowerBound]
      result += isPlain ? ":lang(" : ":-never-("
      if !isPlain { changed = true }
      rest = rest[start.upperBound...]
    }
    return changed ? result + rest : nil
  }
}

extension Substring {
  fileprivate func range(ofAnyCase word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].prefix(word.count).lowercased() == word {
        return start..<index(start, offsetBy: word.count)
      }
      start = index(after: start)
    }
    return nil
  }

  fileprivate var trimmingSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension String {
  /// Text as it must stand between tags.
  var escapedForXML: String {
    var result = ""
    for character in self {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
