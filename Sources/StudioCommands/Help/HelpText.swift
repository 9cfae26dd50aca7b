/// What `--help` prints.
enum HelpText {
  /// Of the whole program.
  static var program: String {
    let name = CommandTable.program
    var lines = [
      "\(name) – \(CommandTable.summary)", "", "Usage:",
      "  \(name) [PATH…]              open the window on files and folders",
      "  \(name) COMMAND [ARGUMENT…]  do one thing without a window", "", "Commands:",
    ]
    lines += TextWrapping.definitions(CommandTable.visible.map { ($0.name, $0.summary) }, column: 12)
    lines += ["", "Options:"]
    lines += TextWrapping.definitions([
      ("-h, --help", "show this help; “\(name) COMMAND --help” tells more"), ("--version", "print the version"),
    ])
    lines += ["", "Exit status:"]
    lines += TextWrapping.definitions(exitStatus, column: 8)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Of one command.
  static func command(_ command: CommandSpecification) -> String {
    var lines = ["Usage: \(CommandTable.program) \(command.synopsis)", ""]
    lines += TextWrapping.lines(command.summary.capitalizedSentence)
    for paragraph in command.details { lines += [""] + TextWrapping.lines(paragraph) }
    if !command.operands.isEmpty {
      lines += ["", "Arguments:"]
      lines += TextWrapping.definitions(command.operands.map { ($0.synopsis, $0.help) })
    }
    lines += ["", "Options:"]
    lines += TextWrapping.definitions(
      command.visibleOptions.map { ($0.letter == nil ? "    " + $0.synopsis : $0.synopsis, $0.help) })
    if !command.examples.isEmpty {
      lines += ["", "Examples:"]
      for example in command.examples { lines += ["  \(example.line)", "      \(example.meaning)"] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static let exitStatus: [(term: String, meaning: String)] = [
    ("0", "all done"), ("1", "some inputs failed; the rest is done"), ("2", "wrong usage; nothing is done"),
    ("130", "interrupted; no half-written file is left"),
  ]
}

extension String {
  /// With a capital at its start and a full stop at its end.
  var capitalizedSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
