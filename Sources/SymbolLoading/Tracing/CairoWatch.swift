// Both shims hold cairo's header, and in a target that imports both the compiler counts its constants to either one.
import CPango
import CRsvg
import SymbolArt

/// Looks on while something is drawn with cairo: each fill and each stroke is told at once, when the context still holds
/// its path, its paint and its pen. Nothing is painted.
///
/// Only plain drawings are watched to their end: fills and strokes in one colour, laid over what is there, without clips,
/// groups, dashes and letters, which is what most icons are. Whatever else is drawn ends the watch.
final class CairoWatch {
  enum Call: Hashable {
    case fill(FillRule)
    case stroke
  }

  /// The context to be drawn in.
  let context: OpaquePointer
  /// Whether everything so far was plain, and well.
  var isPlain: Bool { isWatching && cairo_status(context) == CAIRO_STATUS_SUCCESS }
  private var isWatching = true
  private let page: Page
  private let tell: (CairoWatch, Call, Color) -> Void

  /// Keeps what is drawn until it is told.
  private final class Page {
    let width: Double
    let height: Double
    let record: OpaquePointer?
    private let eraser: OpaquePointer?

    init(width: Double, height: Double) {
      (self.width, self.height) = (width.rounded(.up), height.rounded(.up))
      var extent = cairo_rectangle_t(x: 0, y: 0, width: self.width, height: self.height)
      record = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extent)
      eraser = cairo_create(record)
      cairo_set_operator(eraser, CAIRO_OPERATOR_CLEAR)
    }

    deinit {
      cairo_destroy(eraser)
      cairo_surface_destroy(record)
    }

    /// An observer has a pixel painted after each call, with all that the page holds: time would grow with the square.
    func erase() { cairo_paint(eraser) }
  }

  private init(_ context: OpaquePointer, page: Page, tell: @escaping (CairoWatch, Call, Color) -> Void) {
    self.context = context
    self.page = page
    self.tell = tell
  }

  /// Watches what `draw` draws in the watch's context.
  ///
  /// - Parameters:
  ///   - width, height: of the page, in its units. What lies beside it is not told.
  ///   - tell: is told of each call and its colour.
  /// - Returns: what `draw` answers; nil where cairo cannot be watched.
  static func watch<Result>(
    width: Double, height: Double, tell: @escaping (CairoWatch, Call, Color) -> Void,
    _ draw: (CairoWatch) -> Result?
  ) -> Result? {
    isPossible ? watchUnchecked(width: width, height: height, tell: tell, draw) : nil
  }

  /// Whether cairo's observers observe: in some versions they may miss what is filled.
  private static let isPossible: Bool = {
    var told: [Call] = []
    let isPlain = watchUnchecked(width: 100, height: 100) { _, call, _ in
      told.append(call)
    } _: { watch in
      cairo_rectangle(watch.context, 10, 10, 20, 20)
      cairo_fill(watch.context)
      cairo_rectangle(watch.context, 50, 50, 20, 20)
      cairo_stroke(watch.context)
      return watch.isPlain
    }
    return isPlain == true && told == [.fill(.nonzero), .stroke]
  }()

  private static func watchUnchecked<Result>(
    width: Double, height: Double, tell: @escaping (CairoWatch, Call, Color) -> Void,
    _ draw: (CairoWatch) -> Result?
  ) -> Result? {
    let page = Page(width: width, height: height)
    let surface = cairo_surface_create_observer(page.record, CAIRO_SURFACE_OBSERVER_NORMAL)
    let context = cairo_create(surface).unsafelyUnwrapped
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    // Curves are told as they are; cairo flattens them only to see where on the page a stroke lies.
    cairo_set_tolerance(context, max(width, height) / 256)
    let watch = CairoWatch(context, page: page, tell: tell)
    return withExtendedLifetime(watch) {
      let place = Unmanaged.passUnretained(watch).toOpaque()
      cairo_surface_observer_add_fill_callback(surface, { _, _, place in CairoWatch.at(place)?.takeFill() }, place)
      cairo_surface_observer_add_stroke_callback(surface, { _, _, place in CairoWatch.at(place)?.takeStroke() }, place)
      let end: cairo_surface_observer_callback_t = { _, _, place in CairoWatch.at(place)?.end() }
      cairo_surface_observer_add_paint_callback(surface, end, place)
      cairo_surface_observer_add_mask_callback(surface, end, place)
      cairo_surface_observer_add_glyphs_callback(surface, end, place)
      return draw(watch)
    }
  }

  private static func at(_ place: UnsafeMutableRawPointer?) -> CairoWatch? {
    place.map { Unmanaged<CairoWatch>.fromOpaque($0).takeUnretainedValue() }
  }

  private func end() {
    isWatching = false
    page.erase()
  }

  private func takeFill() {
    take(.fill(cairo_get_fill_rule(context) == CAIRO_FILL_RULE_EVEN_ODD ? .evenodd : .nonzero))
  }

  private func takeStroke() {
    if cairo_get_dash_count(context) > 0 { isWatching = false }
    take(.stroke)
  }

  private func take(_ call: Call) {
    defer { page.erase() }
    var color = Color.black
    guard isWatching, cairo_get_group_target(context) == cairo_get_target(context),
      cairo_get_operator(context) == CAIRO_OPERATOR_OVER, cairo_has_current_point(context) != 0, !isClipped,
      cairo_pattern_get_rgba(cairo_get_source(context), &color.red, &color.green, &color.blue, &color.alpha)
        == CAIRO_STATUS_SUCCESS
    else {
      isWatching = false
      return
    }
    tell(self, call, color)
  }

  /// Whether anything but the page's border cuts what is drawn.
  private var isClipped: Bool {
    inPageUnits {
      guard let list = cairo_copy_clip_rectangle_list(context) else { return true }
      defer { cairo_rectangle_list_destroy(list) }
      guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return true }
      let clip = list.pointee.rectangles[0]
      return clip.x != 0 || clip.y != 0 || clip.width != page.width || clip.height != page.height
    }
  }

  /// Asks the context something about places, to be answered in the page's units.
  func inPageUnits<Result>(_ ask: () -> Result) -> Result {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    return ask()
  }
}
