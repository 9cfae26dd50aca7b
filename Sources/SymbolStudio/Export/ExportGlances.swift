import CAdwaita
import SymbolExport

/// Makes the thumbnails of all formats, one after the other and away from the main thread, anew when a choice changes.
@MainActor final class ExportGlances {
  private let thumbnails: [(target: ExportTarget, thumbnail: ExportThumbnail)]
  private var request: ExportRequest?
  private var monitor: ExportMonitor?

  init(_ thumbnails: [(target: ExportTarget, thumbnail: ExportThumbnail)]) {
    self.thumbnails = thumbnails
  }

  /// Shows what a request gives in each format; those of the same request stay.
  func show(_ request: ExportRequest?) {
    guard request != self.request else { return }
    stop()
    self.request = request
    guard let request else { return }
    let monitor = ExportMonitor()
    self.monitor = monitor
    let (side, scale) = (Int(ExportThumbnail.side), thumbnails.first.map { Self.scale(of: $0.thumbnail) } ?? 1)
    let waiting = thumbnails
    Task { [weak self] in
      for (target, thumbnail) in waiting {
        let glance = await Task.detached(priority: .utility) {
          ExportGlance(target, of: request, side: side, scale: scale, monitor: monitor)
        }.value
        guard let self, self.monitor === monitor else { return }
        if let glance { thumbnail.show(glance) }
      }
    }
  }

  /// Makes no more: the widgets are about to go, or others are wanted.
  func stop() {
    monitor?.cancel()
    monitor = nil
  }

  private static func scale(of thumbnail: ExportThumbnail) -> Double {
    Double(gtk_widget_get_scale_factor(thumbnail.widget))
  }
}
