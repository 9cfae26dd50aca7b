/// Reads a command line against a command's table. Options and operands mix freely; `--` ends the options.
struct ArgumentParser {
  private var parsed: ParsedArguments
  private var rest: ArraySlice<String>

  /// - Parameter arguments: what follows the command's name.
  static func parse(_ arguments: ArraySlice<String>, for command: CommandSpecification) throws(UsageError)
    -> ParsedArguments
  {
    var parser = ArgumentParser(parsed: ParsedArguments(command: command), rest: arguments)
    try parser.read()
    return parser.parsed
  }

  private mutating func read() throws(UsageError) {
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        if !optionsEnded, let first = argument.first, "–—−".contains(first) { throw unknown(argument) }
        parsed.operands.append(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument.hasPrefix("--") {
        try readLong(argument)
      } else {
        try readLetters(argument)
      }
    }
    // Asking for help is right in any command line.
    if parsed.has("help") { return }
    try checkOperands()
  }

  private mutating func readLong(_ argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = parsed.command.option(named: name) else { throw unknown("--\(name)") }
    try take(option, spelling: option.spelling, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readLetters(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = parsed.command.option(letter: letter) else { throw unknown(argument) }
      if option.value == nil {
        try take(option, spelling: "-\(letter)", attached: nil)
      } else {
        if letters.first == "=" { letters.removeFirst() }
        try take(option, spelling: "-\(letter)", attached: letters.isEmpty ? nil : String(letters))
        return
      }
    }
  }

  private mutating func take(
    _ option: OptionSpecification, spelling: String, attached: String?
  ) throws(UsageError) {
    let value: String
    if let specification = option.value {
      if let attached {
        value = attached
      } else if let next = rest.first, !next.hasPrefix("--"), !isOptionLetter(next) {
        value = next
        rest.removeFirst()
      } else {
        throw UsageError(
          "\(spelling) needs a value: \(spelling) \(specification.placeholder).", command: parsed.command.name)
      }
    } else {
      if attached != nil { throw UsageError("\(spelling) takes no value.", command: parsed.command.name) }
      value = ""
    }
    if parsed.has(option.name), option.value != nil, !option.isRepeatable {
      throw UsageError("\(option.spelling) is given twice.", command: parsed.command.name)
    }
    parsed.values[option.name, default: []].append(value)
  }

  /// Such as `-o`: then the value before it has been forgotten.
  private func isOptionLetter(_ argument: String) -> Bool {
    guard argument.count == 2, argument.first == "-", let letter = argument.last else { return false }
    return parsed.command.option(letter: letter) != nil
  }

  private func unknown(_ argument: String) -> UsageError {
    let word = argument.drop { "-–—−".contains($0) }
    let hint =
      Spelling.nearest(to: String(word), among: parsed.command.visibleOptions.map(\.name)).map {
        " Did you mean --\($0)?"
      }
      ?? ""
    return UsageError(
      "“\(parsed.command.name)” has no option \(Spelling.shown(argument)).\(hint)", command: parsed.command.name)
  }

  private func checkOperands() throws(UsageError) {
    let specifications = parsed.command.operands
    let needed = specifications.filter { !$0.isOptional }
    // A text stands in a file's place.
    if parsed.operands.count < needed.count, !parsed.has("text") {
      throw UsageError("\(needed[parsed.operands.count].value.placeholder) is missing.", command: parsed.command.name)
    }
    let limit = specifications.last?.isRepeatable == true ? Int.max : specifications.count
    if parsed.operands.count > limit {
      throw UsageError(
        "There is one word too many: “\(Spelling.shown(parsed.operands[limit]))”.", command: parsed.command.name)
    }
    if parsed.operands.contains("") {
      throw UsageError("A name is empty; an unset variable of the shell leaves one.", command: parsed.command.name)
    }
  }
}
