/// `generate-documentation KIND`: man page and completions, from the tables that the parser reads.
struct DocumentationCommand {
  let context: CommandContext

  func run() throws(UsageError) -> ExitStatus {
    let text: String
    switch context.arguments.operands[0] {
    case "man": text = ManPage.text(version: StudioProgram.version)
    case "bash": text = BashCompletion.text
    case "zsh": text = ZshCompletion.text
    case "fish": text = FishCompletion.text
    case let other: throw UsageError("There is no “\(Spelling.shown(other))”; there are man, bash, zsh and fish.")
    }
    context.console.write(Array(text.utf8))
    return .done
  }
}
