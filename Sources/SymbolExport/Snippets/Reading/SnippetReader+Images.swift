/// The names of symbols.
extension SnippetReader {
  /// `Image(systemName: "bell", variableValue: 0.4)` and its kin; a choice between two names is what a content
  /// transition goes between, the second of them being there first (`isPaused ? "pause" : "play"`).
  mutating func readImage(_ token: SnippetToken, _ call: SnippetArguments, isSecond: Bool) {
    let labels: [String?] =
      token.text == "Label" ? ["systemImage", "image"] : ["systemName", "named", "systemSymbolName", "symbol", nil]
    guard let argument = labels.lazy.compactMap({ call[$0] }).first else { return }
    let names = argument.tokens.compactMap { token -> String? in
      if case .string(let name) = token.kind { return name ?? "" }
      return nil
    }
    if names.contains("") {
      note(argument.range, "The symbol's name is put together elsewhere in the program; the symbol stays as it is.")
    } else if argument.tokens.contains(where: { $0.isMark("?") }), names.count == 2 {
      images += [(names[1], false), (names[0], true)]
    } else if let name = names.first {
      images.append((name, isSecond))
    }
    if let value = call["variableValue"] { readValue(value) }
  }

  private mutating func readValue(_ argument: SnippetArguments.Argument) {
    guard let number = argument.number else {
      return note(
        argument.range, "The variable value is worked out elsewhere in the program; it stays as it is.")
    }
    if !(0...1).contains(number) { note(argument.range, "A variable value lies between 0 and 1.") }
    reading.variableValue = min(max(number, 0), 1)
  }

  /// The first image that is not led to, and the one that a content transition leads to.
  mutating func nameSymbols() {
    let changes = reading.effects.contains { $0.behavior == .contentTransition }
    reading.symbolName = images.first { !$0.isSecond }?.name
    guard changes else { return }
    reading.secondSymbolName =
      images.last { $0.isSecond }?.name ?? images.dropFirst().last { $0.name != reading.symbolName }?.name
  }
}
