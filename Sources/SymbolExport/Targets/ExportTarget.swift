/// One format that motion can be handed over in. Each has a folder of its own, which defines its target as a static
/// property; `all` lists them.
public struct ExportTarget: Sendable, Identifiable {
  /// The key on the command line ("swiftui").
  public let id: String
  /// For people ("SwiftUI").
  public let title: String
  /// What it is good for, as a sentence.
  public let summary: String
  /// What follows the stem of a file's name ("swiftui.swift"); for several files, that of each after its number.
  public let fileEnding: String
  /// How the code pane highlights it.
  public let language: Language

  private let makeExport: @Sendable (ExportRequest) throws(ExportError) -> Export

  /// What the bytes are.
  public enum Language: String, Sendable, Codable {
    case swift, json
    /// Nothing to read: pictures and the like.
    case binary
  }

  /// A target that is made by a function of the request alone: the same request gives the same bytes.
  public init(
    id: String, title: String, summary: String, fileEnding: String, language: Language,
    export: @escaping @Sendable (ExportRequest) throws(ExportError) -> Export
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.fileEnding = fileEnding
    self.language = language
    makeExport = export
  }

  /// Bytes, and what the target could not carry.
  public func export(_ request: ExportRequest) throws(ExportError) -> Export { try makeExport(request) }
}

extension ExportTarget {
  /// Every target that is built, in the order in which they are offered.
  public static let all: [ExportTarget] = [
    .preset, .lottie, .dotLottie, .swiftUI, .uiKit, .appKit, .snippets, .frames,
  ]

  /// The target of that id.
  public static func named(_ id: String) -> ExportTarget? { all.first { $0.id == id } }
}
