import CAdwaita
import SymbolExport
import SymbolPainting

/// A format at a glance, in its row: the symbol moving as it will there, pictures side by side, or the first lines of
/// the text.
@MainActor final class ExportThumbnail {
  /// In pixels of the interface.
  static let side = 44.0

  let widget: Widget
  private let film = FilmArea(side: side, radius: radius, isPlaying: false)
  private let still: Widget
  private let pages: Widget = gtk_stack_new()
  private var content: ExportGlance?

  private static let radius = 6.0
  /// Of the lines' letters to those of the interface: lines can be told from one another, not read.
  private static let letterScale = 0.34
  /// From line to line, in pixels.
  private static let lineHeight = 5.0

  init() {
    still = gtk_drawing_area_new()
    still.sized(width: Int32(Self.side), height: Int32(Self.side))
    gtk_stack_add_named(pages.cast(), still, "still")
    gtk_stack_add_named(pages.cast(), film.widget, "film")
    widget = pages.aligned(vertically: GTK_ALIGN_CENTER)
    setDraw({ [weak self] cairo, width, height in self?.draw(cairo, width, height) }, of: still)
  }

  /// Whether it moves; what does not move is not concerned.
  var isPlaying: Bool {
    get { film.isPlaying }
    set { film.isPlaying = newValue }
  }

  func show(_ content: ExportGlance) {
    self.content = content
    if case .film(let moving) = content { film.show(moving) }
    var page = "still"
    if case .film = content { page = "film" }
    gtk_stack_set_visible_child_name(pages.cast(), page)
    still.queueDraw()
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    cairo_save(cairo)
    roundedRectangle(cairo, width, height, radius: Self.radius)
    cairo_clip(cairo)
    switch content {
    case .cells(let pictures, let isOpaque):
      if !isOpaque { Checkerboard.paint(cairo, width, height, square: 4) }
      let columns = max(Int(Double(pictures.count).squareRoot().rounded(.up)), 1)
      let (cell, row) = (width / Double(columns), height / Double(columns))
      for (index, picture) in pictures.enumerated() {
        paint(
          picture, cairo, x: Double(index % columns) * cell, y: Double(index / columns) * row, width: cell, height: row)
      }
    case .cards(let pictures, let isOpaque): drawCards(pictures, isOpaque, cairo, width, height)
    case .text(let lines): draw(lines, cairo, width, height)
    case .film, nil:
      setSource(cairo, Palette(of: still).foreground, alpha: 0.06)
      cairo_paint(cairo)
    }
    cairo_restore(cairo)
  }

  /// One upon the other, the first on top.
  private func drawCards(
    _ pictures: [RasterImage], _ isOpaque: Bool, _ cairo: OpaquePointer, _ width: Double, _ height: Double
  ) {
    let step = 6.0
    let side = width - step * Double(max(pictures.count - 1, 0))
    for (index, picture) in pictures.enumerated().reversed() {
      cairo_save(cairo)
      cairo_translate(cairo, Double(index) * step, Double(pictures.count - 1 - index) * step)
      roundedRectangle(cairo, side, side, radius: 4)
      cairo_clip_preserve(cairo)
      if !isOpaque { Checkerboard.paint(cairo, side, side, square: 4) }
      paint(picture, cairo, x: 0, y: 0, width: side, height: side)
      cairo_set_source_rgba(cairo, 0, 0, 0, 0.35)
      cairo_set_line_width(cairo, 1)
      cairo_stroke(cairo)
      cairo_restore(cairo)
    }
  }

  private func draw(_ lines: [String], _ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    let palette = Palette(of: still)
    setSource(cairo, palette.foreground, alpha: palette.isDark ? 0.1 : 0.07)
    cairo_paint(cairo)
    guard let text = CanvasText(still, scale: Self.letterScale) else { return }
    setSource(cairo, palette.foreground, alpha: 0.85)
    for (index, line) in lines.enumerated() {
      text.draw(line, cairo, x: 4, y: 3 + Double(index) * Self.lineHeight)
    }
  }
}
