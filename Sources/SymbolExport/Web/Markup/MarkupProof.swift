import CRsvg
import SymbolArt
import SymbolDrawing
import SymbolMotion
import SymbolPainting

/// Whether markup gives a symbol's picture at rest, as librsvg draws it.
///
/// What librsvg gets here was written by us out of a small vocabulary, without style sheets, filters, texts and `use`: none
/// of what a file from outside can harm it with is left.
enum MarkupProof {
  /// As the loader's own proof: not a multiple of usual grids, so that seams do not hide between pixels.
  private static let side = 90

  /// - Parameter markup: a whole document whose view box is the symbol's.
  static func holds(_ markup: String, for symbol: Symbol, look: Look) -> Bool {
    var look = look
    look.size = side
    look.scale = 1
    look.margin = 0
    look.background = nil
    let renderer = SymbolRenderer(symbol)
    let expected = renderer.image(.rest(layerCount: symbol.layers.count), look: look)
    let bytes = Array(markup.utf8)
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    rsvg_handle_set_dpi(handle, 96)
    var picture = RasterImage(width: side, height: side)
    var area = RsvgRectangle(x: 0, y: 0, width: Double(side), height: Double(side))
    guard picture.draw({ rsvg_handle_render_document(handle, $0, &area, nil) != 0 }) else { return false }
    let difference = PictureDifference(expected, picture)
    // As the loader allows figures that are drawn apart: edges may differ, areas may not.
    return difference.largestInside <= 8 && difference.largest <= 72 && difference.mean <= 1.5
  }
}
