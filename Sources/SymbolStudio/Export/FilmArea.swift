import CAdwaita
import SymbolExport
import SymbolPainting

/// A film in a small area: it moves while it plays, and else rests on the picture that tells most.
@MainActor final class FilmArea {
  let widget: Widget
  /// Whether it moves; from its beginning each time.
  var isPlaying: Bool {
    didSet {
      guard isPlaying != oldValue else { return }
      start = nil
      widget.queueDraw()
      play()
    }
  }
  private let radius: Double
  private var film: Film?
  private var shown: (index: Int, picture: RasterImage)?
  private var start: Double?
  private var next = 0
  private var isTicking = false

  /// Where it rests, as a fraction of the film: most effects are at their strongest by then.
  private static let telling = 0.25

  /// - Parameters:
  ///   - side: in pixels of the interface.
  ///   - radius: of the corners, in the same.
  init(side: Double, radius: Double, isPlaying: Bool) {
    self.radius = radius
    self.isPlaying = isPlaying
    widget = gtk_drawing_area_new()
    widget.sized(width: Int32(side), height: Int32(side))
    setDraw({ [weak self] cairo, width, height in self?.draw(cairo, width, height) }, of: widget)
    connect(widget, "map") { [weak self] in self?.play() }
  }

  /// Shows a film from its beginning.
  func show(_ film: Film?) {
    self.film = film
    shown = nil
    start = nil
    widget.queueDraw()
    play()
  }

  private func play() {
    guard !isTicking, isPlaying, let film, film.ends.count > 1, gtk_widget_get_mapped(widget) != 0 else { return }
    isTicking = true
    addTick(widget) { [weak self] time in self?.tick(time) ?? false }
  }

  private func tick(_ time: Double) -> Bool {
    guard let film, film.ends.count > 1, isPlaying, gtk_widget_get_mapped(widget) != 0 else {
      isTicking = false
      return false
    }
    if start == nil { start = time }
    let elapsed = time - (start ?? time)
    next = film.index(at: elapsed)
    if shown?.index != next { widget.queueDraw() }
    // After the last play nothing changes any more.
    isTicking = film.playCount == 0 || elapsed < film.seconds * Double(film.playCount)
    return isTicking
  }

  private func index(in film: Film) -> Int {
    guard isPlaying else { return film.index(at: film.seconds * Self.telling) }
    return min(start == nil ? 0 : next, film.ends.count - 1)
  }

  private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    guard let film else { return }
    let index = index(in: film)
    let picture = shown.flatMap { $0.index == index ? $0.picture : nil } ?? film.picture(index)
    shown = (index, picture)
    cairo_save(context)
    roundedRectangle(context, width, height, radius: radius)
    cairo_clip(context)
    if !film.isOpaque { Checkerboard.paint(context, width, height, square: width < 64 ? 4 : 8) }
    paint(picture, context, x: 0, y: 0, width: width, height: height)
    cairo_restore(context)
  }
}
