/// The XML that cairo's SVG surface writes, as a light tree over the bytes. cairo writes no comments, no character
/// data and no entities, which is why a scanner of a page is enough and exact.
struct CairoMarkup {
  struct Node {
    var name: Range<Int>
    var attributes: Range<Int>
    var children: [Int] = []
  }

  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var nodes: [Node] = []
  private(set) var attributes: [Attribute] = []
  private(set) var byID: [Range<Int>: Int] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    bytes.withUnsafeBufferPointer { parse($0) }
  }

  private mutating func parse(_ text: UnsafeBufferPointer<UInt8>) {
    nodes.append(Node(name: 0..<0, attributes: 0..<0))
    var open = [0]
    var position = 0
    let end = text.count
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    while position < end {
      guard text[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      position += 1
      guard position < end else { return }
      if text[position] == UInt8(ascii: "?") || text[position] == UInt8(ascii: "!") { continue }
      if text[position] == UInt8(ascii: "/") {
        if open.count > 1 { open.removeLast() }
        continue
      }
      let nameStart = position
      while position < end, !isSpace(text[position]), text[position] != 0x3e, text[position] != 0x2f { position += 1 }
      let name = nameStart..<position
      let firstAttribute = attributes.count
      while position < end, text[position] != 0x3e, text[position] != 0x2f {
        if isSpace(text[position]) {
          position += 1
          continue
        }
        let attributeStart = position
        while position < end, text[position] != UInt8(ascii: "=") { position += 1 }
        let attributeName = attributeStart..<position
        position += 2
        let valueStart = position
        while position < end, text[position] != UInt8(ascii: "\"") { position += 1 }
        guard position < end else { return }
        attributes.append(Attribute(name: attributeName, value: valueStart..<position))
        position += 1
      }
      let index = nodes.count
      nodes.append(Node(name: name, attributes: firstAttribute..<attributes.count))
      nodes[open[open.count - 1]].children.append(index)
      if position < end, text[position] != 0x2f { open.append(index) }
    }
  }

  /// The children of the page's root element.
  var root: Int? { nodes[0].children.first }

  func name(of node: Int, is name: StaticString) -> Bool { matches(nodes[node].name, name) }

  /// Where the attribute's value lies, or nil.
  func attribute(_ name: StaticString, of node: Int) -> Range<Int>? {
    for index in nodes[node].attributes where matches(attributes[index].name, name) { return attributes[index].value }
    return nil
  }

  func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    var index = range.lowerBound
    for offset in 0..<word.utf8CodeUnitCount {
      if bytes[index] != word.utf8Start[offset] { return false }
      index += 1
    }
    return true
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reads a number at `position` and moves behind it; nil, and no move, if there is none before `end`.
  func number(at position: inout Int, before end: Int) -> Double? {
    bytes.withUnsafeBufferPointer { text in
      var index = position
      while index < end, text[index] == 0x20 || text[index] == 0x2c { index += 1 }
      let negative = index < end && text[index] == 0x2d
      if negative { index += 1 }
      let start = index
      var mantissa: UInt64 = 0
      var digits = 0
      var scale = 0
      var seenPoint = false
      while index < end {
        let byte = text[index]
        if byte >= 0x30, byte <= 0x39 {
          if digits < 18 {
            mantissa = mantissa &* 10 &+ UInt64(byte - 0x30)
            digits += mantissa == 0 ? 0 : 1
            if seenPoint { scale -= 1 }
          } else if !seenPoint {
            scale += 1
          }
        } else if byte == 0x2e, !seenPoint {
          seenPoint = true
        } else {
          break
        }
        index += 1
      }
      guard index > start else { return nil }
      if index < end, text[index] | 0x20 == UInt8(ascii: "e") {
        var cursor = index + 1
        let down = cursor < end && text[cursor] == 0x2d
        if cursor < end, text[cursor] == 0x2d || text[cursor] == 0x2b { cursor += 1 }
        var exponent = 0
        let exponentStart = cursor
        while cursor < end, text[cursor] >= 0x30, text[cursor] <= 0x39, exponent < 1000 {
          exponent = exponent * 10 + Int(text[cursor] - 0x30)
          cursor += 1
        }
        if cursor > exponentStart {
          scale += down ? -exponent : exponent
          index = cursor
        }
      }
      position = index
      let value = Double(mantissa)
      let scaled = scale < 0 ? value / powerOfTen(-scale) : scale > 0 ? value * powerOfTen(scale) : value
      return negative ? -scaled : scaled
    }
  }

  /// All numbers of a value, whatever stands between them.
  func numbers(in range: Range<Int>) -> [Double] {
    var result: [Double] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if let value = number(at: &position, before: range.upperBound) {
        result.append(value)
      } else {
        position += 1
      }
    }
    return result
  }
}

private let powersOfTen: [Double] = (0...22).map { exponent in
  (0..<exponent).reduce(1.0) { value, _ in value * 10 }
}

private func powerOfTen(_ exponent: Int) -> Double {
  var rest = exponent
  var result = 1.0
  while rest > 22, result.isFinite {
    result *= powersOfTen[22]
    rest -= 22
  }
  return rest > 22 ? .infinity : result * powersOfTen[rest]
}
