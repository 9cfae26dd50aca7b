import FileWriting
import Foundation
import SymbolPainting

/// Where one picture goes: a file or standard output.
struct PictureOutput {
  let path: String
  let context: CommandContext

  /// - Parameter endings: the file name endings that the command can write, without dots; the first is the usual one.
  init(_ context: CommandContext, endings: [String]) throws(UsageError) {
    let command = context.arguments.command.name
    let usual = endings[0]
    guard let path = context.arguments.text("output") else {
      throw UsageError(
        "-o is missing: say where to write, such as -o out.\(usual), or - for standard output.", command: command)
    }
    guard !path.isEmpty else { throw UsageError("-o needs a name.", command: command) }
    if path == "-" {
      if context.console.outputIsTerminal {
        throw UsageError(
          "-o - writes a picture, which a terminal cannot show: send it on, with > or |.", command: command)
      }
    } else if !path.hasPrefix("/dev/") {
      let ending = (path as NSString).pathExtension.lowercased()
      guard endings.contains(ending) else {
        throw UsageError(Self.wrongEnding(ending, endings: endings, path: path), command: command)
      }
    }
    self.path = path
    self.context = context
  }

  /// The ending, in lower case; that of a picture for standard output.
  var ending: String { path == "-" || path.hasPrefix("/dev/") ? "png" : (path as NSString).pathExtension.lowercased() }

  private static func wrongEnding(_ ending: String, endings: [String], path: String) -> String {
    let list = endings.map { ".\($0)" }.joined(separator: " or ")
    if ["svg"].contains(ending) {
      return "-o \(Spelling.shown(path)): .\(ending) is not in this version yet; this command writes \(list)."
    }
    if ["gif", "webp", "apng"].contains(ending) {
      return "-o \(Spelling.shown(path)): this command writes \(list). “symbol-studio export --to \(ending)” makes "
        + "pictures that move."
    }
    return "-o \(Spelling.shown(path)): the name must end in \(list), which is what this command writes."
  }

  /// Writes it, and tells where that fails.
  func write(_ data: Data) -> ExitStatus {
    if path == "-" {
      context.console.write(data)
      return .done
    }
    do throws(FileWritingError) {
      try context.interruption.write(data, to: path)
      context.console.line(path)
      return .done
    } catch {
      context.console.error(error.description)
      return .someFailed
    }
  }

  func write(_ image: RasterImage) -> ExitStatus {
    do throws(PNGError) {
      return write(try image.pngData())
    } catch {
      context.console.error("The picture could not be made: \(error.description).")
      return .someFailed
    }
  }
}
