/// The completion script for bash.
enum BashCompletion {
  static var text: String {
    let program = CommandTable.program
    let commands = CommandTable.visible
    return """
      # Made by “\(program) generate-documentation bash”; do not edit.
      _symbol_studio() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
        local options=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$current"))
          compopt -o default
          return
        fi
        case "$command:$previous" in
      \(commands.flatMap(values).joined(separator: "\n"))
        esac
        case "$command" in
      \(commands.map(options).joined(separator: "\n"))
        esac
        if [[ "$current" == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
          return
        fi
        compopt -o default
      }
      complete -F _symbol_studio \(program)

      """
  }

  private static func options(of command: CommandSpecification) -> String {
    "    \(command.name)) options=\"\(command.visibleOptions.map(\.spelling).joined(separator: " "))\" ;;"
  }

  /// Branches for the options and actions whose values are known.
  private static func values(of command: CommandSpecification) -> [String] {
    var branches = command.visibleOptions.compactMap { option -> String? in
      guard let value = option.value else { return nil }
      let patterns = [option.spelling, option.letter.map { "-\($0)" }].compactMap { $0 }.map { "\(command.name):\($0)" }
      return branch(patterns, value.completion)
    }
    if let first = command.operands.first,
      let action = branch(["\(command.name):\(command.name)"], first.value.completion)
    {
      branches.append(action)
    }
    return branches
  }

  private static func branch(_ patterns: [String], _ completion: CompletionKind) -> String? {
    let reply: String
    switch completion {
    case .none: reply = ":"
    case .file: return nil
    case .folder: reply = "compopt -o dirnames"
    case .words(let words), .list(let words):
      // A quoted list: some words hold blanks and parentheses.
      let list = words.map { $0.replacing(" ", with: "\\ ") }.joined(separator: "\\n")
      // As file names are, so that parentheses and blanks are escaped on the command line.
      reply = "compopt -o filenames; local IFS=$'\\n'; COMPREPLY=($(compgen -W $'\(list)' -- \"$current\"))"
    }
    return "    \(patterns.joined(separator: "|"))) \(reply); return ;;"
  }
}
