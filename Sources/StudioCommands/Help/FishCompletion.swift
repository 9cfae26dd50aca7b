/// The completion script for fish.
enum FishCompletion {
  static var text: String {
    let program = CommandTable.program
    let commands = CommandTable.visible
    var lines = [
      "# Made by “\(program) generate-documentation fish”; do not edit.",
      "set -l commands \(commands.map(\.name).joined(separator: " "))",
      "complete -c \(program) -n \"not __fish_seen_subcommand_from $commands\" -s h -l help -d \"Show help\"",
      "complete -c \(program) -n \"not __fish_seen_subcommand_from $commands\" -l version -d \"Print the version\"",
    ]
    for command in commands {
      lines.append(
        "complete -c \(program) -n \"not __fish_seen_subcommand_from $commands\" -a \(command.name) "
          + "-d \(quote(command.summary))")
      let condition = "-n \"__fish_seen_subcommand_from \(command.name)\""
      for option in command.visibleOptions {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.value.map { " -r" + arguments($0.completion) } ?? ""
        lines.append(
          "complete -c \(program) \(condition)\(letter) -l \(option.name)\(value) -d \(quote(option.help))")
      }
      if let first = command.operands.first, case .words = first.value.completion {
        lines.append("complete -c \(program) \(condition)\(arguments(first.value.completion))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func arguments(_ completion: CompletionKind) -> String {
    switch completion {
    case .none: " -f"
    case .file: " -F"
    case .folder: " -f -a \"(__fish_complete_directories)\""
    case .words(let words), .list(let words):
      " -f -a "
        + quote(
          words.map { $0.replacing(" ", with: "\\ ").replacing("(", with: "\\(").replacing(")", with: "\\)") }.joined(
            separator: " "))
    }
  }

  private static func quote(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
