/// An option as the command line takes it; parser, help, man page and completions all read this.
struct OptionSpecification: Sendable {
  /// Without the two dashes ("effect").
  let name: String
  /// The one-letter form, if there is one.
  var letter: Character?
  /// What the option takes; nil for a switch.
  var value: ValueSpecification?
  /// Whether it may stand several times.
  var isRepeatable = false
  /// Understood, but shown nowhere: what it asks for is refused with the reason.
  var isHidden = false
  /// One sentence, without a full stop where it is a mere phrase.
  let help: String

  /// As it is written: "--effect".
  var spelling: String { "--\(name)" }

  /// As help shows it: "-o, --output PATH".
  var synopsis: String {
    (letter.map { "-\($0), " } ?? "") + spelling + (value.map { " \($0.placeholder)" } ?? "")
  }

  init(
    _ name: String, letter: Character? = nil, value: ValueSpecification? = nil, isRepeatable: Bool = false,
    isHidden: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.isHidden = isHidden
    self.help = help
  }
}

/// What an option or operand takes.
struct ValueSpecification: Sendable {
  /// In capitals in help: "FILE".
  let placeholder: String
  var completion = CompletionKind.none

  init(_ placeholder: String, completion: CompletionKind = .none) {
    self.placeholder = placeholder
    self.completion = completion
  }
}

/// What a shell can offer for a value.
enum CompletionKind: Sendable, Hashable {
  case none
  case file
  case folder
  /// One of these.
  case words([String])
  /// One or more of these, with commas between.
  case list([String])
}
