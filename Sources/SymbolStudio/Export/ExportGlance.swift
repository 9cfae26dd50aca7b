import SymbolExport
import SymbolPainting

/// What a format's thumbnail shows.
enum ExportGlance: Sendable {
  /// The symbol moving as it will there.
  case film(Film)
  /// Pictures in rows, as in a sprite sheet.
  case cells([RasterImage], isOpaque: Bool)
  /// Pictures one upon the other, as numbered files.
  case cards([RasterImage], isOpaque: Bool)
  /// The first lines of a text.
  case text([String])

  private static let cellCount = 9
  private static let cardCount = 3
  /// More lines and letters than fit are not drawn.
  private static let lineCount = 8
  private static let lineLength = 32

  /// What a request gives in a format at a thumbnail's size; nil where it gives nothing.
  /// - Parameter side: in pixels of the interface, each of which has `scale` pixels.
  init?(_ target: ExportTarget, of request: ExportRequest, side: Int, scale: Double, monitor: ExportMonitor) {
    if target.isCode {
      guard let export = try? target.export(request, monitor: monitor) else { return nil }
      let lines = export.text.prefix(Self.lineCount * 200).split(separator: "\n", omittingEmptySubsequences: true)
      self = .text(lines.prefix(Self.lineCount).map { String($0.prefix(Self.lineLength)) })
      return
    }
    guard let film = Film.preview(of: request, for: target, size: side, scale: scale) else { return nil }
    switch target.id {
    case ExportTarget.sprite.id:
      self = .cells(Self.pictures(of: film, count: Self.cellCount), isOpaque: film.isOpaque)
    case ExportTarget.frames.id:
      self = .cards(Self.pictures(of: film, count: Self.cardCount), isOpaque: film.isOpaque)
    default: self = .film(film)
    }
  }

  /// Pictures at even distances over the film, no more than it has.
  private static func pictures(of film: Film, count: Int) -> [RasterImage] {
    let count = min(count, film.ends.count)
    return (0..<count).map { film.picture($0 * film.ends.count / count) }
  }
}

extension ExportTarget {
  /// Whether it is a text for people who write code or data, not one that a player moves.
  var isCode: Bool { ([.swift, .c, .json] as Set<Language>).contains(language) }
}
