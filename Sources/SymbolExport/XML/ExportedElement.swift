import SymbolArt

/// An XML element for formats that are written from scratch. Text never becomes markup.
struct ExportedElement {
  var name: String
  /// In the order in which they are written.
  var attributes: [(name: String, value: String)] = []
  var children: [ExportedElement] = []

  init(_ name: String, _ attributes: [(String, String)] = [], _ children: [ExportedElement] = []) {
    self.name = name
    self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    self.children = children
  }

  /// The document with its declaration.
  var document: String { "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + text(indentation: "") }

  private func text(indentation: String) -> String {
    var result = indentation + "<" + name
    for attribute in attributes { result += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
    if children.isEmpty { return result + "/>\n" }
    result += ">\n"
    for child in children { result += child.text(indentation: indentation + "  ") }
    return result + indentation + "</\(name)>\n"
  }

  /// Characters that XML 1.0 does not know are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      case "\t", "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Numbers in markup: rounded to what no screen shows.
enum ExportedNumber {
  /// - Parameter digits: after the point.
  static func text(_ value: Double, digits: Int = 4) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let rounded = (value * factor).rounded() / factor
    return JSONWriter.number(rounded.isFinite ? rounded : 0)
  }

  /// SVG path data of absolute moves, lines, cubics and closings.
  static func path(_ path: SymbolArt.Path) -> String {
    func pair(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
