import CRsvg
import SymbolArt

/// Traces elements of one document: all of them in one drawing, which is watched where it is plain; else on a cairo SVG
/// surface, with a mark between each two.
struct Tracer {
  let document: LibrsvgDocument
  let viewport: Viewport
  let tint: Color?

  /// Units of the larger side of a trace. cairo counts in 1/256 of them, so that a 24-unit icon is exact to 0.00002.
  static let side = 4096.0
  /// Of the drawings with text: FreeType refuses letters above some hundred pixels.
  static let sideWithText = 512.0
  /// Around the viewport, so that cairo does not take a shape that fills it for "paint everything".
  private static let margin = 0.25

  /// The traces of the elements in order; nil where librsvg or cairo failed.
  func trace(_ ids: [String], side: Double = Tracer.side) -> [TraceReader.Result]? {
    watchedTrace(ids, side: side) ?? writtenTrace(ids, side: side)
  }

  /// From the calls that cairo gets; nil where an element is not plain.
  func watchedTrace(_ ids: [String], side: Double = Tracer.side) -> [TraceReader.Result]? {
    let frame = self.frame(side)
    let shapes = WatchedTrace.shapes(
      ofParts: ids.count, width: frame.maxX + frame.x, height: frame.maxY + frame.y, units: units(frame)
    ) { document.draw(element: ids[$0], in: frame, on: $1) }
    return shapes?.map { TraceReader.Result(artwork: $0) }
  }

  /// From what cairo's SVG surface writes; nil also where the marks do not add up.
  func writtenTrace(_ ids: [String], side: Double = Tracer.side) -> [TraceReader.Result]? {
    let frame = self.frame(side)
    var failed = false
    let bytes = SVGSurface.record(width: frame.maxX + frame.x, height: frame.maxY + frame.y) { context in
      for (index, id) in ids.enumerated() {
        if index > 0 {
          // The corner lies outside the viewport: no drawing can leave a path there.
          cairo_set_source_rgb(context, 0, 0, 0)
          cairo_rectangle(context, 1, 1, 3, 7)
          cairo_fill(context)
        }
        if !document.draw(element: id, in: frame, on: context) { failed = true }
      }
    }
    guard let bytes, !failed else { return nil }
    let reader = TraceReader(markup: CairoMarkup(bytes), units: units(frame))
    let segments = reader.body.split(omittingEmptySubsequences: false) { reader.isMark($0) }
    guard segments.count == ids.count else { return nil }
    return segments.map { reader.read($0) }
  }

  private func frame(_ side: Double) -> Rect { viewport.frame(side: side, origin: side * Tracer.margin) }

  private func units(_ frame: Rect) -> TraceUnits {
    TraceUnits(toViewBox: viewport.toViewBox(from: frame), grid: Grid(size: viewport.viewBox.size), tint: tint)
  }

  /// Like `trace`, but a failing element harms no other: it is answered with nil.
  func traceEach(_ ids: [String], side: Double = Tracer.side) -> [TraceReader.Result?] {
    if ids.isEmpty { return [] }
    if let all = trace(ids, side: side) { return all }
    return ids.map { id in
      trace([id], side: side)?.first ?? trace([id], side: Tracer.sideWithText / 2)?.first
    }
  }
}

extension TraceReader {
  /// Whether the node is the mark that ``Tracer`` draws between two elements.
  func isMark(_ node: Int) -> Bool {
    guard markup.name(of: node, is: "path"), let data = markup.attribute("d", of: node) else { return false }
    let mark: StaticString = "M 1 1 L 4 1 L 4 8 L 1 8 Z M 1 1 "
    return markup.matches(data, mark)
  }
}
