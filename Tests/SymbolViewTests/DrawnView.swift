import CGtk
import GtkSupport

@testable import SymbolView

/// What a view draws, taken from its snapshot: the kind and extent of its node, and the pixels of the symbol's box.
@MainActor struct DrawnView {
  struct Pixel: Hashable {
    var alpha: UInt8
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    func isNear(_ color: GdkRGBA) -> Bool {
      func isNear(_ channel: UInt8, _ part: Float) -> Bool { abs(Float(channel) - part * 255) < 1.5 }
      return alpha == 255 && isNear(red, color.red) && isNear(green, color.green) && isNear(blue, color.blue)
    }
  }

  let kind: GskRenderNodeType
  let bounds: graphene_rect_t
  let pixels: [UInt32]
  private let width: Int

  /// nil where it draws nothing.
  init?(_ view: SymbolView) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    view.snapshot(into: snapshot.cast())
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    kind = gsk_render_node_get_node_type(node)
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    self.bounds = bounds
    let (width, height) = (view.length(along: GTK_ORIENTATION_HORIZONTAL), view.length(along: GTK_ORIENTATION_VERTICAL))
    self.width = Int(width)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    // The symbol stands in the middle of what the widget was given.
    func offset(_ given: Int32, _ own: Int32) -> Double { (Double(given - own) / 2).rounded() }
    cairo_translate(
      context, -offset(gtk_widget_get_width(view.widget), width), -offset(gtk_widget_get_height(view.widget), height))
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels = (0..<Int(height)).flatMap { row in
      (0..<Int(width)).map { column in
        UnsafeRawPointer(data).load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
      }
    }
  }

  /// Transparent outside.
  subscript(x: Int, y: Int) -> Pixel {
    let index = y * width + x
    let word = pixels.indices.contains(index) ? pixels[index] : 0
    func channel(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: word >> shift) }
    return Pixel(alpha: channel(24), red: channel(16), green: channel(8), blue: channel(0))
  }
}
