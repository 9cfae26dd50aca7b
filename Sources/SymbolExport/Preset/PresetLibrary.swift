import Foundation

/// What is shipped with the program for presets: the built-in ones, and the schema.
extension Preset {
  /// The built-in presets, by name; those of `data/presets`.
  public static var builtIn: [Preset] {
    guard let folder = PresetLibrary.find("presets") else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? Preset(reading: data, file: file.lastPathComponent)
      }
  }

  /// The JSON Schema of preset files, as text; nil if the installation lacks it.
  public static var schema: Data? {
    PresetLibrary.find("schema")
      .flatMap { try? Data(contentsOf: $0.appendingPathComponent("symbol-studio.preset-1.schema.json")) }
  }
}

/// Where the shipped files lie.
enum PresetLibrary {
  /// Beside the executable as built, or in the data folder of an installed tree. (`Bundle.module` ends the program when
  /// it finds nothing, so the places are looked up here.)
  static func find(_ name: String) -> URL? {
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let folders = [executable, CommandLine.arguments[0]].map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    let candidates = folders.flatMap { folder in
      [
        folder.appendingPathComponent("SymbolStudio_SymbolExport.resources/\(name)"),
        folder.appendingPathComponent("../share/symbol-studio/\(name)"),
      ]
    }
    return candidates.map(\.standardizedFileURL).first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
