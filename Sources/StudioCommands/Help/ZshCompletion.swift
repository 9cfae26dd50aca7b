/// The completion script for zsh.
enum ZshCompletion {
  static var text: String {
    let program = CommandTable.program
    let commands = CommandTable.visible
    return """
      #compdef \(program)
      # Made by “\(program) generate-documentation zsh”; do not edit.
      _symbol_studio() {
        local context state state_descr line
        typeset -A opt_args
        local -a commands=(
      \(commands.map { "    \(quote("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
        )
        _arguments -C '(-h --help)'{-h,--help}'[show help]' '--version[print the version]' \\
          '1: :->command' '*:: :->arguments'
        case "$state" in
          command) _describe command commands; _files ;;
          arguments)
            case "$words[1]" in
      \(commands.map(arguments).joined(separator: "\n"))
              *) _files ;;
            esac ;;
        esac
      }
      _symbol_studio "$@"

      """
  }

  private static func arguments(of command: CommandSpecification) -> String {
    let options = command.visibleOptions.map { option -> String in
      let value = option.value.map { ":\(plain($0.placeholder)):\(action($0.completion))" } ?? ""
      let tail = quote("[\(plain(option.help))]\(value)")
      guard let letter = option.letter else {
        return quote(option.isRepeatable ? "*" : "") + option.spelling + tail
      }
      let together = option.isRepeatable ? "'*'" : "'(-\(letter) \(option.spelling))'"
      return "\(together){-\(letter),\(option.spelling)}\(tail)"
    }
    let operands = command.operands.enumerated().map { index, operand in
      let place = operand.isRepeatable ? "*" : "\(index + 1)"
      return quote("\(place):\(plain(operand.value.placeholder)):\(action(operand.value.completion))")
    }
    let all = (options + operands).map { "          \($0)" }.joined(separator: " \\\n")
    return "        \(command.name)) _arguments \\\n\(all) ;;"
  }

  private static func action(_ completion: CompletionKind) -> String {
    switch completion {
    case .none: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .words(let words): "(" + words.map(escape).joined(separator: " ") + ")"
    case .list(let words):
      "_values -s , value " + words.map { escape($0.replacing("=", with: "")) }.joined(separator: " ")
    }
  }

  private static func escape(_ word: String) -> String {
    word.map { " ():[]".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Without the characters that _arguments takes for its own.
  private static func plain(_ text: String) -> String {
    text.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:")
  }

  private static func quote(_ text: String) -> String {
    text.isEmpty ? "" : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
