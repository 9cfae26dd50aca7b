import Foundation

/// A place that symbols come from: the ones shipped with the program, an installed icon theme, a folder, or some files.
///
/// It is only the place. `batches()` and `listing()` walk it and answer with references; nothing is read before that.
public struct SymbolCollection: Hashable, Sendable, Identifiable {
  /// What kind of place it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Drawn for this program and shipped with it.
    case bundled
    /// The symbolic icons of an icon theme of this computer.
    case iconTheme
    /// Any folder, with those below it.
    case folder
    /// Files picked one by one.
    case files
  }

  /// What a person calls it: the folder's or the theme's name.
  public var name: String
  public var kind: Kind
  /// The folders to walk (a theme may have several), or the files themselves.
  public var locations: [URL]

  /// The place on disk; for a theme of several folders the first, for files the first one.
  public var location: URL? { locations.first }
  public var id: String { kind.rawValue + ":" + locations.map(\.path).joined(separator: ":") }

  /// Creates a collection of known places.
  public init(name: String, kind: Kind, locations: [URL]) {
    self.name = name
    self.kind = kind
    self.locations = locations
  }

  /// The symbols that this program brings along.
  public static var bundled: SymbolCollection {
    SymbolCollection(name: "Symbol Studio", kind: .bundled, locations: BundledSymbols.folder.map { [$0] } ?? [])
  }

  /// A folder with all SVG and SVGZ files in it and below it.
  public static func folder(_ url: URL) -> SymbolCollection {
    let folder = url.standardizedFileURL
    return SymbolCollection(name: folder.lastPathComponent, kind: .folder, locations: [folder])
  }

  /// Files picked one by one, in the order given.
  public static func files(_ urls: [URL]) -> SymbolCollection {
    SymbolCollection(
      name: urls.count == 1 ? urls[0].lastPathComponent : "\(urls.count) files", kind: .files, locations: urls)
  }

  /// What to open for paths that a person named or dropped: a collection for each folder, and one for all the files.
  public static func opening(_ urls: [URL]) -> [SymbolCollection] {
    let folders = urls.filter { (try? FileIdentity(path: $0.path))?.isFolder == true }
    let files = urls.filter { !folders.contains($0) }
    return folders.map { folder($0) } + (files.isEmpty ? [] : [.files(files)])
  }
}

/// The folder of the symbols shipped with the program.
enum BundledSymbols {
  /// Beside the executable as built, or in the data folder of an installed tree; nil when neither is there.
  /// (`Bundle.module` ends the program when it finds nothing, so the places are looked up here.)
  static let folder: URL? = {
    let program = RunningProgram.folder
    let candidates = [
      program.appendingPathComponent("SymbolStudio_SymbolLoading.resources/symbols"),
      program.appendingPathComponent("../share/symbol-studio/symbols"),
    ]
    return candidates.map(\.standardizedFileURL).first { (try? FileIdentity(path: $0.path))?.isFolder == true }
  }()

  private static let resolvedPath = folder.map { $0.resolvingSymlinksInPath().path + "/" }

  /// Whether a file is one of them, and so may be read without a probe.
  static func contains(_ url: URL) -> Bool {
    guard let resolvedPath else { return false }
    // Links are resolved: a link to a file from outside, put there later, is not one of ours.
    return url.resolvingSymlinksInPath().path.hasPrefix(resolvedPath)
  }
}

/// Where the running program lies.
enum RunningProgram {
  /// The folder of the executable file.
  static let folder: URL = {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: path).deletingLastPathComponent()
  }()
}
