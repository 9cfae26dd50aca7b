import Foundation
import SymbolArt

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML file as a tree, for evaluators that read exported files and nothing else.
public final class MarkupTree {
  /// The element's name with its prefix.
  public let name: String
  /// With their prefixes.
  public let attributes: [String: String]
  /// Elements only.
  public private(set) var children: [MarkupTree] = []

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// nil where the file is not well formed.
  public static func read(_ data: Data) -> MarkupTree? {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  /// Itself and all below.
  public var all: [MarkupTree] { [self] + children.flatMap(\.all) }

  /// A number, or what stands for it where it is not said.
  public func number(_ attribute: String, _ standard: Double = 0) -> Double {
    attributes[attribute].flatMap { Double($0.filter { !$0.isLetter }) } ?? standard
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: MarkupTree?
    private var open: [MarkupTree] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let tree = MarkupTree(name, attributes)
      if let parent = open.last { parent.children.append(tree) } else { root = tree }
      open.append(tree)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }
  }
}

/// Path data of absolute moves, lines, cubics and closings; nil for anything else.
public func pathOfData(_ data: String) -> Path? {
  var elements: [Path.Element] = []
  var numbers: [Double] = []
  var command: Character?
  func flush() -> Bool {
    switch (command, numbers.count) {
    case ("M", 2): elements.append(.move(Point(x: numbers[0], y: numbers[1])))
    case ("L", 2): elements.append(.line(Point(x: numbers[0], y: numbers[1])))
    case ("C", 6):
      elements.append(
        .curve(
          Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]), Point(x: numbers[4], y: numbers[5])
        ))
    case ("Z", 0): elements.append(.close)
    case (nil, 0): break
    default: return false
    }
    numbers = []
    return true
  }
  var word = ""
  for character in data + " " {
    if character.isLetter && character != "e" {
      if let number = Double(word) { numbers.append(number) }
      word = ""
      guard flush() else { return nil }
      command = character
    } else if character == " " || character == "," {
      if !word.isEmpty {
        guard let number = Double(word) else { return nil }
        numbers.append(number)
      }
      word = ""
    } else {
      word.append(character)
    }
  }
  return flush() ? Path(elements) : nil
}
