import CAdwaita
import StudioModel
import SymbolExport

/// The symbol moving as it will be exported: rate, repetition, room and background of the chosen format.
@MainActor final class ExportPreview {
  let widget: Widget
  private let area = FilmArea(side: side, radius: 9, isPlaying: true)
  private let caption: Widget

  /// In pixels of the interface.
  private static let side = 160.0

  init() {
    area.widget.aligned(horizontally: GTK_ALIGN_CENTER).named(localized("Preview"))
    caption = label("").styled("caption", "dim-label", "numeric").aligned(horizontally: GTK_ALIGN_CENTER)
    widget = column(spacing: 9, [area.widget, caption])
  }

  /// Shows what a request gives in a format, from its beginning.
  func show(_ request: ExportRequest?, target: ExportTarget) {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    let film = request.flatMap { Film.preview(of: $0, for: target, size: Int(Self.side), scale: scale) }
    area.show(film)
    setText(film.map { Self.describe($0, request, target) } ?? localized("Nothing moves in this format"), of: caption)
  }

  /// Ends the motion: the widgets are about to go.
  func stop() { area.isPlaying = false }

  private static func describe(_ film: Film, _ request: ExportRequest?, _ target: ExportTarget) -> String {
    let seconds = localized("%s s", String((film.seconds * 100).rounded() / 100))
    guard target.options.contains(.size), let size = request?.look.size else { return seconds }
    return localized("%s × %s pixels · %s pictures · %s", String(size), String(size), grouped(film.ends.count), seconds)
  }
}
