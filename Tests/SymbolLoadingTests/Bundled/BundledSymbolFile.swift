import Foundation
import FoundationXML
import Testing

/// One of our own symbols as its XML says, without the loader: what a person who edits the file sees.
struct BundledSymbolFile: CustomTestStringConvertible {
  /// An element with the annotations of the groups around it.
  struct Drawable {
    var element: String
    var attributes: [String: String]
    /// Attributes of the enclosing groups, the inner ones last, root left out.
    var inherited: [[String: String]]

    var id: String { attributes["id"] ?? "" }

    /// An annotation of the element, or of the nearest group that states it.
    func annotation(_ name: String) -> String? {
      let key = "data-symbol-" + name
      return attributes[key] ?? inherited.reversed().lazy.compactMap { $0[key] }.first
    }

    /// What is drawn: the element's name and its numbers.
    var geometry: [String: String] {
      attributes.filter { ["d", "cx", "cy", "r", "x", "y", "width", "height", "rx"].contains($0.key) }
    }
  }

  var name: String
  var root: [String: String] = [:]
  var title = ""
  /// Every element in document order, groups included.
  var elements: [Drawable] = []
  var problem: String?

  var drawables: [Drawable] { elements.filter { ["path", "circle", "rect"].contains($0.element) } }
  var isFilled: Bool { name.hasSuffix("-fill") }
  var testDescription: String { name }

  init(_ url: URL) {
    name = url.deletingPathExtension().lastPathComponent
    let reader = Reader()
    guard let parser = XMLParser(contentsOf: url) else {
      problem = "cannot be opened"
      return
    }
    parser.delegate = reader
    if !parser.parse() { problem = parser.parserError.map { "\($0)" } ?? "is not well-formed" }
    root = reader.root
    title = reader.title
    elements = reader.elements
  }

  /// The folder of the package, found from this source file.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("resources/symbols")

  static let all: [BundledSymbolFile] =
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
    .filter { $0.pathExtension == "svg" }
    .map(BundledSymbolFile.init)
    .sorted { $0.name < $1.name }

  static func named(_ name: String) -> BundledSymbolFile? { all.first { $0.name == name } }
}

/// Collects what the tests ask about.
private final class Reader: NSObject, XMLParserDelegate {
  var root: [String: String] = [:]
  var title = ""
  var elements: [BundledSymbolFile.Drawable] = []
  private var open: [(element: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if open.isEmpty {
      root = attributes
    } else if element != "title" {
      let groups = open.dropFirst().map(\.attributes)
      elements.append(.init(element: element, attributes: attributes, inherited: groups))
    }
    open.append((element, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if open.last?.element == "title" { title += text }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
