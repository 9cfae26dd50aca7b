import CXML
import SymbolArt

/// Where an element stands in its file, kept in the node itself: readers move elements about before layers are made.
extension XMLNode {
  /// nil for an element that a reader has made.
  var source: LayerSource? {
    get {
      guard let stored = pointee._private else { return nil }
      let value = Int(bitPattern: stored)
      let figure = value >> LayerSource.elementBits
      return LayerSource(
        element: value & ((1 << LayerSource.elementBits) - 1) - 1, figure: figure == 0 ? nil : figure)
    }
    nonmutating set {
      pointee._private = newValue.flatMap {
        UnsafeMutableRawPointer(bitPattern: ($0.element + 1) | ($0.figure ?? 0) << LayerSource.elementBits)
      }
    }
  }

  /// The element and all in it, in document order.
  var allElements: [XMLNode] {
    var result: [XMLNode] = []
    visitElements { result.append($0) }
    return result
  }

  /// The element's name with its prefix.
  var qualifiedName: String {
    let name = pointee.name.map { String(cString: $0) } ?? ""
    return pointee.ns?.pointee.prefix.map { String(cString: $0) + ":" + name } ?? name
  }

  /// Numbers the element and all in it, in document order from 0.
  func numberElements() {
    var number = 0
    visitElements { element in
      element.source = LayerSource(element: number)
      number += 1
    }
  }

  private func visitElements(_ visit: (XMLNode) -> Void) {
    var node: XMLNode? = self
    while let present = node {
      if present.isElement {
        visit(present)
        if let child = present.pointee.children {
          node = child
          continue
        }
      }
      var last = present
      while last != self, last.pointee.next == nil, let parent = last.pointee.parent { last = parent }
      node = last == self ? nil : last.pointee.next
    }
  }
}

extension LayerSource {
  /// Far more than `Limits.elements`.
  fileprivate static let elementBits = 32
}

extension XMLNode {
  /// The places of the outermost elements of the file here: its own, or those of what a reader has put into it.
  var numbers: [Int] { source.map { [$0.element] } ?? elements.flatMap(\.numbers) }
}
