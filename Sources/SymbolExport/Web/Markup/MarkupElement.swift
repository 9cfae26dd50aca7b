/// An element of a file as its author wrote it, with its place in the document.
final class MarkupElement {
  let name: String
  /// In the author's order, without name space prefixes.
  var attributes: [(name: String, value: String)]
  var children: [MarkupElement] = []
  /// Text inside, where that says something: of a style sheet.
  var text = ""
  /// Counted from 0 in document order.
  let number: Int

  init(name: String, attributes: [(name: String, value: String)], number: Int) {
    self.name = name
    self.attributes = attributes
    self.number = number
  }

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The element and all below, in document order.
  var all: [MarkupElement] { [self] + children.flatMap(\.all) }
}

extension [(name: String, value: String)] {
  /// As they stand in a tag, with a space in front of each; values are escaped already.
  var markup: String { map { " \($0.name)=\"\($0.value)\"" }.joined() }
}
