import Foundation

/// The presets that come with the studio, and the schema they keep to.
public enum PresetLibrary {
  /// In the order of their names.
  public static let builtIn: [Preset] = files.compactMap { try? Preset(reading: $0.data, file: $0.name) }
    .sorted { $0.name < $1.name }

  /// The built-in preset of that name, or of the name as it is in file names ("attention-twice"), whatever the case.
  public static func named(_ name: String) -> Preset? {
    let slug = ExportName.slug(name).lowercased()
    return builtIn.first { ExportName.slug($0.name).lowercased() == slug }
  }

  /// The JSON Schema of presets, as `symbol-studio schema` prints it; nil if the installation lacks it.
  public static var schema: Data? {
    find("schema").flatMap {
      try? Data(contentsOf: $0.appendingPathComponent("symbol-studio.preset-\(Preset.version).schema.json"))
    }
  }

  /// The files, by name.
  static var files: [(name: String, data: Data)] {
    guard let folder = find("presets") else { return [] }
    let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return urls.filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { url in (try? Data(contentsOf: url)).map { (url.lastPathComponent, $0) } }
  }

  /// Beside the executable as built, or in the data folder of an installed tree. (`Bundle.module` ends the program when
  /// it finds nothing, so the places are looked up here.)
  private static func find(_ name: String) -> URL? {
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
