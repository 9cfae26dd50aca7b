import CXML

/// Reads a file's text into elements. The loader has opened the same text before, so that it is known to be well formed;
/// nothing outside it is read, and entities are not expanded.
enum MarkupReader {
  /// The outermost element; nil where the text cannot be read.
  static func read(_ text: String) -> MarkupElement? {
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    var text = text
    let parsed = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        xmlReadMemory(characters.baseAddress, Int32(characters.count), nil, "UTF-8", Int32(bitPattern: options))
      }
    }
    guard let document = parsed else { return nil }
    defer { xmlFreeDoc(document) }
    guard let root = xmlDocGetRootElement(document) else { return nil }
    var count = 0
    return element(root, &count)
  }

  private static func element(_ node: UnsafeMutablePointer<xmlNode>, _ count: inout Int) -> MarkupElement {
    let result = MarkupElement(
      name: local(string(node.pointee.name)), attributes: attributes(of: node), number: count)
    count += 1
    if !isSVG(node) { return foreign(node, result.number, &count) }
    var child = node.pointee.children
    while let present = child {
      switch present.pointee.type {
      case XML_ELEMENT_NODE: result.children.append(element(present, &count))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        if result.name == "style" { result.text += string(present.pointee.content) }
      default: break
      }
      child = present.pointee.next
    }
    return result
  }

  /// Another vocabulary's element is nothing that we know, whatever it is called; what it holds counts all the same.
  private static func foreign(
    _ node: UnsafeMutablePointer<xmlNode>, _ number: Int, _ count: inout Int
  ) -> MarkupElement {
    let result = MarkupElement(name: "", attributes: [], number: number)
    var child = node.pointee.children
    while let present = child {
      if present.pointee.type == XML_ELEMENT_NODE { result.children.append(element(present, &count)) }
      child = present.pointee.next
    }
    return result
  }

  private static func isSVG(_ node: UnsafeMutablePointer<xmlNode>) -> Bool {
    guard let href = node.pointee.ns?.pointee.href else { return true }
    return string(href) == "http://www.w3.org/2000/svg"
  }

  private static func attributes(of node: UnsafeMutablePointer<xmlNode>) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    var attribute = node.pointee.properties
    while let present = attribute {
      attribute = present.pointee.next
      let prefix = present.pointee.ns.map { string($0.pointee.href) } ?? ""
      // Editors' own attributes may have the names of SVG's.
      guard prefix.isEmpty || prefix == "http://www.w3.org/1999/xlink" else { continue }
      let copy = xmlNodeListGetString(node.pointee.doc, present.pointee.children, 1)
      defer { symbol_xml_free(copy) }
      let name = local(string(present.pointee.name))
      if !result.contains(where: { $0.name == name }) { result.append((name, string(copy))) }
    }
    return result
  }

  private static func string(_ text: UnsafePointer<xmlChar>?) -> String { text.map { String(cString: $0) } ?? "" }

  private static func local(_ name: String) -> String { name.split(separator: ":").last.map(String.init) ?? name }
}
