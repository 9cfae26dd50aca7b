import FileWriting
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolExport

/// What a person chose in the export dialog; kept between sittings.
public struct ExportSettings: Hashable, Sendable, Codable {
  /// Pixels a side.
  public static let sizeRange = 1...4096
  /// Frames a second.
  public static let rateRange = 1.0...120.0

  /// The target that was shown last.
  public var targetID = "gif"
  /// The side of a picture, in pixels.
  public var size = 256
  /// Frames a second; nil: what is usual in the target.
  public var frameRate: Double?
  /// How often it plays; nil: for ever.
  public var playCount: Int?
  /// The spelling of a `FilmPart`.
  public var part = FilmPart.automatic.rawValue
  /// nil: transparent.
  public var background: Color?
  /// A fraction of the symbol's size; nil: as much as the motion needs.
  public var margin: Double?
  /// Whether files for the web play by themselves.
  public var autoplays = false
  /// How GTK's animated icons spell a change of state; nil: as GTK 4.22.
  public var gtkStateDialect: GtkStateDialect?
  /// Where files were written last.
  public var folder: String?

  /// What a first sitting starts with.
  public init() {}

  /// Gives a request all that can be chosen.
  public func apply(to request: inout ExportRequest) {
    request.look.size = size
    request.look.background = background
    request.margin = margin.map { .fixed($0) } ?? .automatic
    if let frameRate { request.frameRate = frameRate }
    request.playCount = playCount
    request.filmPart = FilmPart(rawValue: part) ?? .automatic
    request.autoplays = autoplays
    if let gtkStateDialect { request.gtkStateDialect = gtkStateDialect }
  }

  /// As they were kept; what cannot be read is as new.
  public static func read(folder: String = StateFolder.path()) -> ExportSettings {
    guard let data = try? SessionFile.contents(of: folder + "/export.json") else { return ExportSettings() }
    var settings = (try? JSONDecoder().decode(ExportSettings.self, from: data)) ?? ExportSettings()
    settings.size = min(max(settings.size, sizeRange.lowerBound), sizeRange.upperBound)
    settings.frameRate = settings.frameRate.map { min(max($0, rateRange.lowerBound), rateRange.upperBound) }
    return settings
  }

  /// Keeps them.
  public func write(folder: String = StateFolder.path()) throws {
    try AtomicFile.makeFolder(folder)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try AtomicFile.write(encoder.encode(self), to: folder + "/export.json")
  }
}
