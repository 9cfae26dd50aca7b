import CXML
import Foundation

/// A node of libxml2's tree.
typealias XMLNode = UnsafeMutablePointer<xmlNode>

/// A parsed document; owns libxml2's tree, which is changed in place before librsvg gets it.
final class XMLTree {
  private let document: UnsafeMutablePointer<xmlDoc>
  let root: XMLNode

  /// - Throws: what is not well-formed, with its line; nothing outside the text is ever read.
  init(_ text: SourceText, expandsEntities: Bool, file: String) throws(LoadError) {
    guard let context = xmlNewParserCtxt() else {
      throw LoadError(file: file, reason: .unreadable, message: "There is not enough memory to read the file.")
    }
    defer { xmlFreeParserCtxt(context) }
    var options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    if expandsEntities { options |= XML_PARSE_NOENT.rawValue }
    let parsed = text.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        xmlCtxtReadMemory(
          context, characters.baseAddress, Int32(characters.count), nil, text.isRecoded ? "UTF-8" : nil,
          Int32(bitPattern: options))
      }
    }
    guard let parsed else { throw XMLTree.error(of: context, file: file) }
    guard let root = xmlDocGetRootElement(parsed) else {
      xmlFreeDoc(parsed)
      throw LoadError(file: file, reason: .malformed, message: "The file has no content besides its head.")
    }
    document = parsed
    self.root = root
    if let subset = parsed.pointee.intSubset {
      subset.withMemoryRebound(to: xmlNode.self, capacity: 1) { xmlUnlinkNode($0) }
      xmlFreeDtd(subset)
    }
    root.numberElements()
  }

  deinit {
    xmlFreeDoc(document)
  }

  /// The document as UTF-8 text, as it is now.
  func withSerialized<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var memory: UnsafeMutablePointer<xmlChar>?
    var size: Int32 = 0
    xmlDocDumpMemoryEnc(document, &memory, &size, "UTF-8")
    defer { symbol_xml_free(memory) }
    return try body(UnsafeBufferPointer(start: memory, count: Int(size)))
  }

  /// Takes out processing instructions: style sheets that they name would have to be fetched.
  func removeInstructions() {
    var node = document.pointee.children
    while let present = node {
      node = present.pointee.next
      if present.pointee.type == XML_PI_NODE { present.remove() }
    }
  }

  /// Declares a prefix that the file uses without saying what it stands for; librsvg would refuse the file.
  func declare(prefix: String) {
    let known = ["xlink": "http://www.w3.org/1999/xlink", "svg": "http://www.w3.org/2000/svg"]
    xmlNewNs(root, known[prefix] ?? "urn:undeclared:" + prefix, prefix)
  }

  /// A new element in the namespace of another one.
  func makeElement(_ name: String, like sibling: XMLNode) -> XMLNode? {
    xmlNewDocNode(document, sibling.pointee.ns, name, nil)
  }

  private static func error(of context: xmlParserCtxtPtr, file: String) -> LoadError {
    guard let error = xmlCtxtGetLastError(context) else {
      return LoadError(file: file, reason: .malformed, message: "The file is not well-formed XML.")
    }
    let line = Int(error.pointee.line)
    let detail = error.pointee.message.map { String(cString: $0) } ?? ""
    let words = detail.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let message =
      switch xmlParserErrors(rawValue: UInt32(error.pointee.code)) {
      case XML_ERR_DOCUMENT_END, XML_ERR_GT_REQUIRED, XML_ERR_LT_REQUIRED, XML_ERR_TAG_NOT_FINISHED,
        XML_ERR_ATTRIBUTE_NOT_FINISHED, XML_ERR_LTSLASH_REQUIRED:
        "The file is cut off, or a tag is not closed."
      case XML_ERR_INVALID_ENCODING, XML_ERR_INVALID_CHAR, XML_ERR_UNKNOWN_ENCODING, XML_ERR_UNSUPPORTED_ENCODING:
        "The file holds bytes that are no text in the encoding that it states."
      case XML_ERR_ENTITY_LOOP: "The file's entities unfold without end. It was not opened."
      case XML_ERR_UNDECLARED_ENTITY: "The file uses an entity that it does not declare."
      case XML_ERR_TAG_NAME_MISMATCH: "A tag is closed that is not the one opened last."
      default:
        detail.contains("depth") ? "Its elements are nested too deeply." : "The XML is not well-formed (\(words))."
      }
    let reason: LoadError.Reason =
      detail.contains("depth")
      ? .tooLarge : error.pointee.code == Int32(XML_ERR_ENTITY_LOOP.rawValue) ? .unsafe : .malformed
    return LoadError(file: file, reason: reason, message: message, line: line > 0 ? line : nil)
  }
}
