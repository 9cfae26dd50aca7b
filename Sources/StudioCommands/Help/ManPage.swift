/// The man page, in troff's man macros, from the command tables.
enum ManPage {
  static func text(version: String) -> String {
    let name = CommandTable.program
    var lines = [
      ".\\\" Made by “\(name) generate-documentation man”; do not edit.",
      ".TH SYMBOL\\-STUDIO 1 \"\" \"Symbol Studio \(version)\" \"User Commands\"", ".SH NAME",
      "\(escape(name)) \\- \(escape(CommandTable.summary))", ".SH SYNOPSIS",
      ".B \(escape(name))", "[\\fIPATH\\fR…]", ".br", ".B \(escape(name))", "\\fICOMMAND\\fR [\\fIARGUMENT\\fR…]",
      ".SH DESCRIPTION",
      "Without a command, opens the window on the files and folders given. With one, does one thing without a window.",
      "Standard output carries data only; messages and progress go to standard error.", ".SH COMMANDS",
    ]
    for command in CommandTable.visible { lines += section(of: command) }
    lines += [".SH OPTIONS"]
    lines += term("\\-h, \\-\\-help", "Show help; after a command, that command's.")
    lines += term("\\-\\-version", "Print the version.")
    lines += [".SH EXIT STATUS"]
    for item in HelpText.exitStatus { lines += term(item.term, item.meaning.capitalizedSentence) }
    lines += [".SH ENVIRONMENT"]
    lines += term(
      "SYMBOL_STUDIO_PROBE", "The program that files are read with, where it is not beside this one.")
    lines += [".SH EXAMPLES"]
    for example in CommandTable.visible.flatMap(\.examples) {
      lines += [".TP", ".B \(escape(example.line))", escape(example.meaning.capitalizedSentence)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: CommandSpecification) -> [String] {
    var lines = [".SS \(escape(command.synopsis))", escape(command.summary.capitalizedSentence)]
    for paragraph in command.details { lines += [".PP", escape(paragraph)] }
    for operand in command.operands {
      lines += term("\\fI\(escape(operand.synopsis))\\fR", operand.help.capitalizedSentence)
    }
    for option in command.visibleOptions {
      let names = [option.letter.map { "\\fB\\-\($0)\\fR" }, "\\fB\(escape(option.spelling))\\fR"].compactMap { $0 }
      let value = option.value.map { " \\fI\(escape($0.placeholder))\\fR" } ?? ""
      lines += term(names.joined(separator: ", ") + value, option.help.capitalizedSentence)
    }
    return lines
  }

  /// - Parameter head: troff already.
  private static func term(_ head: String, _ meaning: String) -> [String] {
    [".TP", head, escape(meaning)]
  }

  /// Text as troff shows it: no hyphen becomes a dash, no dot or quote at a line's start a request.
  private static func escape(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
