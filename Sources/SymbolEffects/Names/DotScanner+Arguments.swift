extension DotScanner {
  /// A label with its colon, and the white space about them.
  mutating func readLabel(_ label: String) throws(EffectNameError) {
    skipWhitespace()
    let place = position
    // A number at once: the label has been left out, it is not misspelled.
    let word = next?.isLetter == true ? self.word() : ""
    guard word == label else {
      throw error(
        word.isEmpty
          ? "The label “\(label):” is missing here." : "The label here is “\(label):”, not “\(displayable(word))”.",
        at: place, expected: ["\(label):"],
        nearest: replacing(place..<place + word.count, with: word.isEmpty ? "\(label): " : label))
    }
    let end = position
    skipWhitespace()
    guard take(":") else {
      throw error(
        "A colon is missing after “\(label)”.", at: end, length: 0, expected: [":"],
        nearest: replacing(end..<position, with: ": "))
    }
    skipWhitespace()
  }

  /// A finite number with its place; `what` names it in messages.
  mutating func readNumber(of what: String, example: String) throws(EffectNameError) -> (
    value: Double, range: Range<Int>
  ) {
    skipWhitespace()
    let place = position
    guard let value = number() else {
      let length = wrongLength(at: place)
      let isPlace = length > 0 && next != ")"
      throw error(
        "A number is missing here: the \(what).", at: place, length: isPlace ? length : 0, expected: [example],
        nearest: replacing(place..<place + (isPlace ? length : 0), with: example))
    }
    guard value.isFinite else {
      throw error(
        "The \(what) is too large to be a number.", at: place, length: position - place, expected: [example],
        nearest: replacing(place..<position, with: example))
    }
    return (value.finite(), place..<position)
  }

  /// The closing parenthesis, and the white space before it.
  mutating func readClosing() throws(EffectNameError) {
    skipWhitespace()
    let place = position
    guard take(")") else {
      throw error(
        "A closing parenthesis is missing here.", at: place, length: isAtEnd ? 0 : nil, expected: [")"],
        nearest: isAtEnd ? replacing(place..<place, with: ")") : nil)
    }
  }
}
