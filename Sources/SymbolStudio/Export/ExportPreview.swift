import CAdwaita
import StudioModel
import SymbolExport
import SymbolPainting

/// The symbol moving as it will be exported: rate, repetition, room and background of the chosen format.
@MainActor final class ExportPreview {
  let widget: Widget
  private let area: Widget
  private let caption: Widget
  private var film: Film?
  private var shown: (index: Int, picture: RasterImage)?
  private var start: Double?
  private var isTicking = false
  private var isStopped = false

  /// In pixels of the interface.
  private static let side = 160.0

  init() {
    area = gtk_drawing_area_new()
    area.sized(width: Int32(Self.side), height: Int32(Self.side)).aligned(horizontally: GTK_ALIGN_CENTER)
    area.named(localized("Preview"))
    caption = label("").styled("caption", "dim-label", "numeric").aligned(horizontally: GTK_ALIGN_CENTER)
    widget = column(spacing: 9, [area, caption])
    setDraw({ [weak self] cairo, width, height in self?.draw(cairo, width, height) }, of: area)
    connect(area, "map") { [weak self] in self?.play() }
  }

  /// Shows what a request gives in a format, from its beginning.
  func show(_ request: ExportRequest?, target: ExportTarget) {
    let scale = Double(gtk_widget_get_scale_factor(area))
    film = request.flatMap { Film.preview(of: $0, for: target, size: Int(Self.side), scale: scale) }
    shown = nil
    start = nil
    setText(film.map { Self.describe($0, request, target) } ?? localized("Nothing moves in this format"), of: caption)
    area.queueDraw()
    play()
  }

  /// Ends the motion: the widgets are about to go.
  func stop() { isStopped = true }

  private static func describe(_ film: Film, _ request: ExportRequest?, _ target: ExportTarget) -> String {
    let seconds = localized("%s s", String((film.seconds * 100).rounded() / 100))
    guard target.options.contains(.size), let size = request?.look.size else { return seconds }
    return localized("%s × %s pixels · %s pictures · %s", String(size), String(size), grouped(film.ends.count), seconds)
  }

  private func play() {
    guard !isTicking, !isStopped, let film, film.ends.count > 1, gtk_widget_get_mapped(area) != 0 else { return }
    isTicking = true
    addTick(area) { [weak self] time in self?.tick(time) ?? false }
  }

  private func tick(_ time: Double) -> Bool {
    guard let film, film.ends.count > 1, !isStopped, gtk_widget_get_mapped(area) != 0 else {
      isTicking = false
      return false
    }
    if start == nil { start = time }
    let elapsed = time - (start ?? time)
    let index = film.index(at: elapsed)
    if shown?.index != index { area.queueDraw() }
    // After the last play nothing changes any more.
    isTicking = film.playCount == 0 || elapsed < film.seconds * Double(film.playCount)
    next = index
    return isTicking
  }

  private var next = 0

  private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    guard let film else { return }
    let index = min(start == nil ? 0 : next, film.ends.count - 1)
    let picture = shown.flatMap { $0.index == index ? $0.picture : nil } ?? film.picture(index)
    shown = (index, picture)
    cairo_save(context)
    roundedRectangle(context, width, height, radius: 9)
    cairo_clip(context)
    if !film.isOpaque { Checkerboard.paint(context, width, height) }
    cairo_scale(context, width / Double(picture.width), height / Double(picture.height))
    picture.withSurface { surface in
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
    }
    cairo_restore(context)
  }
}
