import Foundation
import SymbolExport
import SymbolMotion

/// Presets by file or, for the built-in ones, by name.
enum PresetSource {
  /// A preset is some kilobytes; with the motion for many groups some hundred.
  static let maximumBytes = 8 << 20

  /// The preset of a file.
  static func read(_ path: String) throws(PresetError) -> Preset {
    let data: Data
    do throws(SmallFile.Failure) {
      data = try SmallFile.read(path, limit: maximumBytes)
    } catch {
      throw PresetError(file: path, message: error.message)
    }
    return try Preset(reading: data, file: path)
  }

  /// The preset that `--preset` names: a built-in one by its name, or a file.
  static func named(_ name: String, in arguments: ParsedArguments) throws(UsageError) -> Preset {
    let builtIn = PresetLibrary.builtIn
    let wanted = name.lowercased()
    if let preset = builtIn.first(where: {
      $0.name.lowercased() == wanted || ExportName.slug($0.name).lowercased() == wanted
    }),
      access(name, F_OK) != 0
    {
      return preset
    }
    guard access(name, F_OK) == 0 else {
      let nearest = Spelling.nearest(to: name, among: builtIn.map(\.name)).map { " Did you mean “\($0)”?" } ?? ""
      throw UsageError(
        "--preset: “\(Spelling.shown(name))” is neither a file that is there nor a built-in preset.\(nearest) "
          + "“symbol-studio preset list” names them.", command: arguments.command.name)
    }
    do throws(PresetError) {
      return try read(name)
    } catch {
      throw UsageError("--preset: \(error.description)", command: arguments.command.name)
    }
  }
}
