/// A subcommand as the command line takes it.
struct CommandSpecification: Sendable {
  let name: String
  /// One line: what it does.
  let summary: String
  /// In the order in which they stand; only the last may repeat.
  var operands: [OperandSpecification] = []
  var options: [OptionSpecification] = []
  /// Paragraphs of the help, below the summary.
  var details: [String] = []
  /// Command lines that work, each with what it does.
  var examples: [Example] = []
  /// For the makers only: not listed anywhere.
  var isHidden = false

  struct Example: Sendable {
    let line: String
    let meaning: String
  }

  /// "render FILE [OPTION…]".
  var synopsis: String {
    ([name] + operands.map(\.synopsis) + (options.isEmpty ? [] : ["[OPTION…]"])).joined(separator: " ")
  }

  /// The options that help, man page and completions show.
  var visibleOptions: [OptionSpecification] { options.filter { !$0.isHidden } }

  func option(named name: String) -> OptionSpecification? { options.first { $0.name == name } }
  func option(letter: Character) -> OptionSpecification? { options.first { $0.letter == letter } }
}

/// What stands on the command line without dashes.
struct OperandSpecification: Sendable {
  let value: ValueSpecification
  var isOptional = false
  var isRepeatable = false
  let help: String

  var synopsis: String {
    let repeated = value.placeholder + (isRepeatable ? "…" : "")
    return isOptional ? "[\(repeated)]" : repeated
  }
}
