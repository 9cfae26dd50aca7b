import CXML
import Foundation
import SymbolArt

extension DrawingReader {
  /// Says what of the file's content is not shown, or not as other programs show it.
  func noteContents() {
    var survey = ContentSurvey()
    survey.visit(tree.root)
    if survey.hasActiveContent {
      notes.append(
        LoadNote(.activeContentIgnored, "The file carries animation or scripts of its own; they are not run."))
    }
    for link in survey.links.prefix(3) {
      notes.append(
        LoadNote(.linkedImageNotLoaded, "A picture outside the file was not loaded (“\(link.prefix(60))”)."))
    }
    for id in survey.missing.sorted().prefix(3) {
      notes.append(LoadNote(.missingReference, "The file refers to “\(id.prefix(60))”, which is not in it."))
    }
    if survey.hasPathLength {
      notes.append(
        LoadNote(.other, "The file states pathLength, which is ignored here; browsers show its dashes differently."))
    }
  }
}

/// One walk over the document for what a person should be told of.
private struct ContentSurvey {
  var hasActiveContent = false
  var hasPathLength = false
  var links: [String] = []
  private var ids: Set<String> = []
  private var references: Set<String> = []

  var missing: Set<String> { references.subtracting(ids) }

  mutating func visit(_ node: XMLNode) {
    var attribute = node.pointee.properties
    while let present = attribute {
      read(present, of: node)
      attribute = present.pointee.next
    }
    if let kind = node.kind {
      if kind.isAnimation || kind == .script { hasActiveContent = true }
      if kind == .style, node.textContent.contains("@keyframes") { hasActiveContent = true }
    }
    for child in node.elements { visit(child) }
  }

  private mutating func read(_ attribute: UnsafeMutablePointer<xmlAttr>, of node: XMLNode) {
    guard let name = attribute.pointee.name else { return }
    // Most attributes are numbers and paths; only these few names matter.
    switch name[0] {
    case UInt8(ascii: "i") where xmlStrcmp(name, "id") == 0:
      ids.insert(XMLNode.text(of: attribute))
    case UInt8(ascii: "o") where name[1] == UInt8(ascii: "n"):
      hasActiveContent = true
    case UInt8(ascii: "p") where xmlStrcmp(name, "pathLength") == 0:
      hasPathLength = true
    case UInt8(ascii: "h") where xmlStrcmp(name, "href") == 0,
      UInt8(ascii: "x") where xmlStrcmp(name, "xlink:href") == 0:
      let value = XMLNode.text(of: attribute)
      if value.hasPrefix("#") {
        references.insert(String(value.dropFirst()))
      } else if node.kind == .image, !value.hasPrefix("data:") {
        links.append(value)
      } else if value.lowercased().hasPrefix("javascript:") {
        hasActiveContent = true
      }
    case UInt8(ascii: "f"), UInt8(ascii: "s"), UInt8(ascii: "m"), UInt8(ascii: "c"):
      guard let content = attribute.pointee.children?.pointee.content, strstr(content.characters, "url(") != nil else {
        return
      }
      for piece in XMLNode.text(of: attribute).components(separatedBy: "url(").dropFirst() {
        if let id = XMLNode.target(ofURL: "url(" + piece) { references.insert(id) }
      }
    default: break
    }
  }
}

extension UnsafeMutablePointer<xmlChar> {
  fileprivate var characters: UnsafePointer<CChar> {
    UnsafeRawPointer(self).assumingMemoryBound(to: CChar.self)
  }
}
