import Foundation
import SymbolDrawing
import SymbolExport

/// A comparison sheet in which every cell moves, on one clock.
struct MovingSheet {
  /// One symbol under one effect.
  enum Cell: Sendable {
    case playback(SymbolPlayback, SymbolRenderer)
    /// Why there is nothing to be shown.
    case note(String)
  }

  /// One symbol.
  struct Row: Sendable {
    var heading: ComparisonSheet.Heading
    var renderer: SymbolRenderer
    var cells: [Cell]
  }

  /// Seconds between the last cell's end and the next beginning.
  private static let pause = 0.4
  /// As exported GIFs; a sheet has many times their pixels.
  private static let usualRate = 25.0
  /// The most pictures of one sheet.
  private static let maximumPictures = 1500

  let headings: [ComparisonSheet.Heading]
  var rows: [Row] = []

  init(headings: [ComparisonSheet.Heading]) {
    self.headings = headings
  }

  /// The page at a time in seconds.
  func sheet(at time: Double, look: Look) -> ComparisonSheet {
    ComparisonSheet(
      columns: headings,
      rows: rows.map { row in
        ComparisonSheet.Row(
          heading: row.heading, renderer: row.renderer,
          cells: row.cells.map { cell in
            switch cell {
            case .playback(let playback, let renderer):
              .frames([(time, playback.frame(at: time))], renderer: renderer)
            case .note(let text): .note(text)
            }
          })
      }, look: look, showsTimes: false)
  }

  /// The sheet as a GIF: motions without an end are stopped when each has shown its loop, so that all begin anew from rest.
  func gif(look: Look, film: FilmArguments, monitor: ExportMonitor) throws(ExportError) -> Data {
    let stop = playbacks.compactMap(\.stack.previewStop).max()
    var stopped = self
    for (index, row) in rows.enumerated() {
      stopped.rows[index].cells = row.cells.map { cell in
        guard case .playback(var playback, let renderer) = cell else { return cell }
        playback.stop = playback.stop ?? stop
        return .playback(playback, renderer)
      }
    }
    let seconds = (stopped.playbacks.map(\.length).max() ?? 0) + Self.pause
    let rate = min(film.frameRate ?? Self.usualRate, 50)
    let count = max(Int((seconds * rate).rounded(.up)), 1)
    guard count <= Self.maximumPictures else {
      throw ExportError(
        target: "gif",
        message:
          "\(count) pictures are too many for one sheet; take fewer frames a second, or repeat the effects less often.")
    }
    let first = stopped.sheet(at: 0, look: look).image()
    let moving = stopped
    let made = Film(
      width: first.width, height: first.height, ends: (1...count).map { Double($0) / rate },
      playCount: film.playCount ?? 0, isOpaque: (look.background?.alpha ?? 0) >= 1
    ) { moving.sheet(at: Double($0) / rate, look: look).image() }
    var writer = GIFWriter(made, monitor: monitor)
    return try writer.write().data
  }

  private var playbacks: [SymbolPlayback] {
    rows.flatMap(\.cells).compactMap { cell in
      guard case .playback(let playback, _) = cell else { return nil }
      return playback
    }
  }
}
