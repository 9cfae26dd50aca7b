import CAdwaita
import Foundation
import StudioModel
import SymbolExport

/// Drags a tile's animation out of the window, as a file for whatever takes files: in the format that was exported last
/// where that is one picture or one SVG, else as a GIF.
///
/// The file is made while the pointer is on its way: nobody knows yet where it will be dropped.
@MainActor final class TileDrag {
  private let store: StudioStore
  private let id: Variant.ID
  private let source = gtk_drag_source_new()
  private var monitor: ExportMonitor?

  /// Formats that stand for a tile as one file.
  private static let formats: Set<String> = ["gif", "webp", "apng", "css", "smil", "webm", "mp4"]

  /// - Parameter area: where a drag of the tile begins.
  init(store: StudioStore, id: Variant.ID, area: Widget) {
    self.store = store
    self.id = id
    guard let source, let press = gtk_gesture_click_new() else { return }
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
    connect(press, "pressed") { [weak self] in self?.offer() }
    connect(source, "drag-begin") { [weak self] in
      guard let self else { return }
      make()
      guard let picture = gtk_widget_paintable_new(area) else { return }
      gtk_drag_source_set_icon(source, picture.cast(), gtk_widget_get_width(area) / 2, gtk_widget_get_height(area) / 2)
      g_object_unref(picture.raw)
    }
    gtk_event_controller_set_propagation_phase(press.cast(), GTK_PHASE_CAPTURE)
    area.add(press)
    area.add(source)
  }

  private var target: ExportTarget {
    let chosen = ExportSettings.read().targetID
    return ExportTarget.offered.first { $0.id == chosen && Self.formats.contains($0.id) } ?? .gif
  }

  /// The file that the drag will stand for.
  private func offer() {
    guard let source, let variant = store.document.variant(id), store.symbol(of: variant) != nil,
      let content = fileContent(DragFiles.path(store.exportStem(of: variant) + "." + target.fileEnding))
    else { return }
    gtk_drag_source_set_content(source, content)
    g_object_unref(content.raw)
  }

  private func make() {
    guard let variant = store.document.variant(id), let symbol = store.symbol(of: variant) else { return }
    let (target, stem) = (target, store.exportStem(of: variant))
    let request = store.exportSubject(of: variant).request(for: symbol, settings: .read(), stem: stem)
    let monitor = ExportMonitor()
    self.monitor?.cancel()
    self.monitor = monitor
    let folder = DragFiles.folder
    Task.detached(priority: .userInitiated) {
      do {
        DragFiles.removeOld()
        try ExportFiles.write(try target.export(request, monitor: monitor), stem: stem, folder: folder)
      } catch {
        logLine("the dragged tile was not exported: \(error)")
      }
    }
  }
}

/// Files that stand for tiles on their way to other programs.
enum DragFiles {
  /// Seconds for which a program may still read what was dropped on it.
  private static let lifetime = 86_400.0

  /// In the person's cache: what is there can go at any time.
  static var folder: String { String(cString: g_get_user_cache_dir()) + "/symbol-studio/dragged" }

  static func path(_ name: String) -> String { folder + "/" + name }

  /// Whether a path is one of those, which the window itself has no use for.
  static func contains(_ path: String) -> Bool { path.hasPrefix(folder + "/") }

  /// Removes what nobody reads any more.
  static func removeOld() {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      let attributes = try? manager.attributesOfItem(atPath: path(name))
      guard let date = attributes?[.modificationDate] as? Date, -date.timeIntervalSinceNow > lifetime else { continue }
      try? manager.removeItem(atPath: path(name))
    }
  }
}
