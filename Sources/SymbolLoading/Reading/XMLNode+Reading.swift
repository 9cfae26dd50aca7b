import CXML
import Foundation

/// Elements of SVG that the loader tells apart.
enum ElementKind: String {
  case svg, g, a, `switch`, defs, symbol, use, path, rect, circle, ellipse, line, polyline, polygon, text, image
  case clipPath, mask, marker, pattern, linearGradient, radialGradient, filter, style, script, title, desc, metadata
  case animate, animateTransform, animateMotion, animateColor, set, foreignObject, feTurbulence, feTile
  case feConvolveMatrix

  private static let all: [(name: [UInt8], kind: ElementKind)] = [
    .path, .g, .rect, .circle, .use, .svg, .defs, .linearGradient, .radialGradient, .line, .polyline, .polygon,
    .ellipse, .text, .clipPath, .mask, .title, .style, .metadata, .a, .switch, .symbol, .image, .marker, .pattern,
    .filter, .script, .desc, .animate, .animateTransform, .animateMotion, .animateColor, .set, .foreignObject,
    .feTurbulence, .feTile, .feConvolveMatrix,
  ].map { (Array($0.rawValue.utf8), $0) }

  /// Compares bytes: this is asked of every element, several times.
  init?(name: UnsafePointer<xmlChar>) {
    let length = Int(xmlStrlen(name))
    let match = ElementKind.all.first { $0.name.count == length && memcmp($0.name, name, length) == 0 }
    guard let match else { return nil }
    self = match.kind
  }

  /// Whether the element itself leaves ink.
  var isDrawable: Bool {
    switch self {
    case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon, .text, .image, .use: true
    default: false
    }
  }

  /// Whether its children are drawn where it stands.
  var isContainer: Bool {
    switch self {
    case .svg, .g, .a, .switch: true
    default: false
    }
  }

  var isAnimation: Bool {
    switch self {
    case .animate, .animateTransform, .animateMotion, .animateColor, .set: true
    default: false
    }
  }
}

extension XMLNode {
  var isElement: Bool { pointee.type == XML_ELEMENT_NODE }

  /// What the element is; nil for other vocabularies' elements (librsvg draws what has no namespace, too).
  var kind: ElementKind? {
    guard isElement, let name = pointee.name else { return nil }
    if let namespace = pointee.ns, let href = namespace.pointee.href,
      xmlStrcmp(href, "http://www.w3.org/2000/svg") != 0
    {
      return nil
    }
    return ElementKind(name: name)
  }

  /// The element children, in document order.
  var elements: XMLChildren { XMLChildren(first: pointee.children) }

  /// The value of the attribute with that local name, in any namespace; nil if there is none.
  func attribute(_ name: StaticString) -> String? {
    guard let found = attributeNode(name) else { return nil }
    return XMLNode.text(of: found)
  }

  /// Whether the attribute is there, without copying it.
  func has(_ name: StaticString) -> Bool { attributeNode(name) != nil }

  /// Bytes of the attribute's value; 0 if there is none.
  func attributeLength(_ name: StaticString) -> Int {
    guard let content = attributeNode(name)?.pointee.children?.pointee.content else { return 0 }
    return Int(xmlStrlen(content))
  }

  /// Whether the attribute's value holds the word, in these very letters or with capitals in it.
  func attribute(_ name: StaticString, mentions word: StaticString) -> Bool {
    guard let content = attributeNode(name)?.pointee.children?.pointee.content else { return false }
    return xmlStrcasestr(content, word.utf8Start) != nil
  }

  private func attributeNode(_ name: StaticString) -> UnsafeMutablePointer<xmlAttr>? {
    var attribute = pointee.properties
    let length = name.utf8CodeUnitCount
    while let present = attribute {
      if let own = present.pointee.name {
        let ownLength = Int(xmlStrlen(own))
        if ownLength == length, memcmp(own, name.utf8Start, length) == 0 { return present }
        // A prefix that the file never declares stays part of the name.
        if ownLength > length + 1, own[ownLength - length - 1] == UInt8(ascii: ":"),
          memcmp(own + (ownLength - length), name.utf8Start, length) == 0
        {
          return present
        }
      }
      attribute = present.pointee.next
    }
    return nil
  }

  static func text(of attribute: UnsafeMutablePointer<xmlAttr>) -> String {
    guard let first = attribute.pointee.children else { return "" }
    if first.pointee.next == nil, first.pointee.type == XML_TEXT_NODE, let content = first.pointee.content {
      return String(cString: content)
    }
    guard let copy = xmlNodeListGetString(attribute.pointee.doc, first, 1) else { return "" }
    defer { symbol_xml_free(copy) }
    return String(cString: copy)
  }

  /// Calls `body` with the rest of the name and the value of each attribute whose name begins so, in the file's order.
  func forEachAttribute(beginning prefix: String, _ body: (_ rest: String, _ value: String) -> Void) {
    var attribute = pointee.properties
    while let present = attribute {
      attribute = present.pointee.next
      guard let name = present.pointee.name, xmlStrncmp(name, prefix, Int32(prefix.utf8.count)) == 0 else { continue }
      body(String(String(cString: name).dropFirst(prefix.count)), XMLNode.text(of: present))
    }
  }

  /// All text inside, as plain text.
  var textContent: String {
    guard let copy = xmlNodeGetContent(self) else { return "" }
    defer { symbol_xml_free(copy) }
    return String(cString: copy)
  }

  /// Prefixes of the element and its attributes that are declared nowhere; libxml2 leaves them in the names.
  var undeclaredPrefixes: [String] {
    var names: [UnsafePointer<xmlChar>] = []
    if pointee.ns == nil, let name = pointee.name { names.append(name) }
    var attribute = pointee.properties
    while let present = attribute {
      if present.pointee.ns == nil, let name = present.pointee.name { names.append(name) }
      attribute = present.pointee.next
    }
    return names.filter { xmlStrchr($0, xmlChar(UInt8(ascii: ":"))) != nil }
      .map { String(String(cString: $0).prefix { $0 != ":" }) }.filter { !$0.isEmpty }
  }

  func setAttribute(_ name: String, _ value: String) {
    xmlSetProp(self, name, value)
  }

  func removeAttribute(_ name: String) {
    xmlUnsetProp(self, name)
  }

  /// Gives the element another name.
  func rename(_ name: String) {
    xmlNodeSetName(self, name)
  }

  /// Takes the node out of its document for good.
  func remove() {
    xmlUnlinkNode(self)
    xmlFreeNode(self)
  }
}

/// A node's element children.
struct XMLChildren: Sequence {
  let first: XMLNode?

  struct Iterator: IteratorProtocol {
    var next_: XMLNode?

    mutating func next() -> XMLNode? {
      while let node = next_ {
        next_ = node.pointee.next
        if node.isElement { return node }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(next_: first) }
}
