import SymbolEffects

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
  /// What a person can choose that changes the bytes, beside the effects.
  public let options: Set<ExportOption>
  /// A program that has to be installed ("ffmpeg"); nil: none.
  public let requiredProgram: String?
  /// The only effect that it is for; nil: for all.
  public let effectKind: EffectKind?

  private let makeExport: @Sendable (ExportRequest, ExportMonitor) throws(ExportError) -> Export

  /// What the bytes are.
  public enum Language: String, Sendable, Codable {
    case swift, json, c, svg, xml, javaScript, html
    /// Nothing to read: pictures and the like.
    case binary

    /// What can be chosen where a target does not say it: files for the web have room around the symbol.
    var usualOptions: Set<ExportOption> {
      ([.svg, .javaScript] as Set<Language>).contains(self) ? [.margin] : []
    }
  }

  /// A target that is made by a function of the request alone: the same request gives the same bytes.
  public init(
    id: String, title: String, summary: String, fileEnding: String, language: Language,
    options: Set<ExportOption>? = nil, effectKind: EffectKind? = nil,
    export: @escaping @Sendable (ExportRequest) throws(ExportError) -> Export
  ) {
    self.init(
      id: id, title: title, summary: summary, fileEnding: fileEnding, language: language,
      options: options ?? language.usualOptions, requiredProgram: nil, effectKind: effectKind
    ) { request, _ throws(ExportError) in
      try export(request)
    }
  }

  /// The same for a target that takes its time: the function tells the monitor how far it is.
  public init(
    id: String, title: String, summary: String, fileEnding: String, language: Language, options: Set<ExportOption>,
    requiredProgram: String?, effectKind: EffectKind? = nil,
    monitoredExport: @escaping @Sendable (ExportRequest, ExportMonitor) throws(ExportError) -> Export
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.fileEnding = fileEnding
    self.language = language
    self.options = options
    self.requiredProgram = requiredProgram
    self.effectKind = effectKind
    makeExport = monitoredExport
  }

  /// Bytes, and what the target could not carry. Takes up to seconds where pictures are made.
  public func export(_ request: ExportRequest, monitor: ExportMonitor = ExportMonitor()) throws(ExportError) -> Export {
    try makeExport(request, monitor)
  }

  /// Frames a second where nobody asks for another number.
  public var usualFrameRate: Double {
    options.contains(.frameRate) && requiredProgram == nil && id != "frames" ? FilmLimits.usualRate : 60
  }

  /// Whether what it needs is installed on this machine.
  public var isAvailable: Bool { requiredProgram.map { InstalledProgram.path(of: $0) != nil } ?? true }
}

extension ExportTarget {
  /// Every target that is built, in the order in which they are offered.
  public static let all: [ExportTarget] =
    [
      .css, .smil, .waapi, .lottie, .dotLottie, .avd, .gtkSVG, .html, .tokens, .preset, .swiftUI, .uiKit, .appKit,
      .gtkSwift,
      .gtkC, .snippets,
    ] + switchingForms + pictures

  /// Made of pixels.
  private static let pictures: [ExportTarget] = [.gif, .webp, .apng, .webm, .mp4, .frames, .sprite]

  /// Those of `all` that can be made on this machine.
  public static var offered: [ExportTarget] { all.filter(\.isAvailable) }

  /// The target of that id.
  public static func named(_ id: String) -> ExportTarget? { all.first { $0.id == id } }
}
