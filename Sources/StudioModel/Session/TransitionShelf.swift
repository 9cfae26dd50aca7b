import FileWriting
import Foundation
import SymbolEffects
import SymbolExport
import SymbolMotion

/// Transitions of one's own, kept as preset files in a folder: beside the ready-made ones in every menu.
public struct TransitionShelf {
  /// The folder; made when something is kept.
  public let folder: String

  /// A shelf in a folder; the person's own unless told otherwise.
  public init(folder: String = TransitionShelf.usualFolder()) {
    self.folder = folder
  }

  /// `$XDG_DATA_HOME/symbol-studio/transitions`, or `~/.local/share/symbol-studio/transitions`.
  public static func usualFolder(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return (data ?? home + "/.local/share") + "/symbol-studio/transitions"
  }

  /// What is kept, in the order of names. Files that are no transitions are passed over.
  public func transitions() -> [CustomTransition] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().prefix(Self.mostFiles).compactMap { name in
      guard let data = try? SessionFile.contents(of: "\(folder)/\(name)"),
        let preset = try? Preset(reading: data, file: name)
      else { return nil }
      for applied in preset.effects {
        if case .customTransition(let transition) = applied.effect { return transition }
      }
      return nil
    }
  }

  /// Keeps a transition under its name; one of the same name is replaced.
  ///
  /// - Returns: the file's path.
  @discardableResult
  public func keep(_ transition: CustomTransition) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(ExportName.slug(transition.name).lowercased()).preset.json"
    let preset = Preset(
      name: transition.name, effects: [AppliedEffect(.customTransition(transition), behavior: .insertion)])
    try AtomicFile.write(preset.written().data, to: path)
    return path
  }

  /// A menu with more is no menu.
  static let mostFiles = 100
}
