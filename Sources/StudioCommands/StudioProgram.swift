import Foundation
import Glibc

/// The program `symbol-studio`: one of its commands, or the window.
public enum StudioProgram {
  /// The version of program, man page and exports.
  public static let version = "0.1.0"

  /// Runs a command line to its end.
  ///
  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - openWindow: opens the window on files and folders; answers the exit status.
  /// - Returns: the exit status.
  public static func run(_ arguments: [String], openWindow: ([String]) -> Int32) -> Int32 {
    // A reader that leaves early, such as head, is no error: writing then fails with EPIPE instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    do throws(UsageError) {
      guard let first = arguments.first else { return openWindow([]) }
      if first == "--help" || first == "-h" || first == "help" { return try help(about: arguments.dropFirst().first) }
      if first == "--version" {
        Console(isQuiet: true).line("\(CommandTable.program) \(version)")
        return 0
      }
      if let command = CommandTable.command(named: first) {
        return try run(command, arguments.dropFirst())
      }
      return openWindow(try paths(arguments))
    } catch {
      let console = Console(isQuiet: false)
      console.error(error.description)
      let help = ([CommandTable.program] + [error.command].compactMap { $0 } + ["--help"]).joined(separator: " ")
      console.error("“\(help)” shows what there is.")
      return ExitStatus.wrongUsage.rawValue
    }
  }

  private static func help(about name: String?) throws(UsageError) -> Int32 {
    guard let name else {
      Console(isQuiet: true).write(Array(HelpText.program.utf8))
      return 0
    }
    guard let command = CommandTable.command(named: name) else { throw unknown(name) }
    Console(isQuiet: true).write(Array(HelpText.command(command).utf8))
    return 0
  }

  private static func run(_ command: CommandSpecification, _ rest: ArraySlice<String>) throws(UsageError) -> Int32 {
    let arguments = try ArgumentParser.parse(rest, for: command)
    if arguments.has("help") { return try help(about: command.name) }
    let console = Console(isQuiet: arguments.has("quiet"))
    let interruption = Interruption()
    interruption.start()
    let context = CommandContext(arguments: arguments, console: console, interruption: interruption)
    let status = try run(command.name, context)
    if let failure = console.outputFailure {
      console.error("Standard output cannot be written to (\(failure)).")
      return ExitStatus.someFailed.rawValue
    }
    return status.rawValue
  }

  private static func run(_ name: String, _ context: CommandContext) throws(UsageError) -> ExitStatus {
    switch name {
    case "list": try ListCommand(context: context).run()
    case "layers": try LayersCommand(context: context).run()
    case "effects": EffectsCommand(context: context).run()
    case "motion": try MotionCommand(context: context).run()
    case "render": try RenderCommand(context: context).render()
    case "strip": try RenderCommand(context: context).strip()
    case "export": try ExportCommand(context: context).run()
    case "compare": try CompareCommand(context: context).run()
    case "preset": try PresetCommand(context: context).run()
    case "schema": try SchemaCommand(context: context).run()
    case "generate-documentation": try DocumentationCommand(context: context).run()
    default: throw UsageError("“\(name)” is not in this version yet.")
    }
  }

  /// The operands of a command line that opens the window.
  private static func paths(_ arguments: [String]) throws(UsageError) -> [String] {
    var paths: [String] = []
    var optionsEnded = false
    for argument in arguments {
      if !optionsEnded, argument == "--" {
        optionsEnded = true
        continue
      }
      if !optionsEnded, argument.hasPrefix("-"), argument.count > 1 { throw unknownOption(argument) }
      if access(argument, F_OK) != 0 { throw unknown(argument) }
      paths.append(argument)
    }
    return paths
  }

  private static func unknownOption(_ argument: String) -> UsageError {
    UsageError("There is no option \(Spelling.shown(argument)) without a command.")
  }

  private static func unknown(_ word: String) -> UsageError {
    let names = CommandTable.visible.map(\.name)
    let hint = Spelling.nearest(to: word, among: names).map { " Did you mean “\($0)”?" } ?? ""
    return UsageError("“\(Spelling.shown(word))” is neither a command nor a file or folder that is there.\(hint)")
  }
}
