import CAdwaita
import SymbolPainting

/// Paints a picture into a rectangle of the interface.
@MainActor func paint(
  _ picture: RasterImage, _ context: OpaquePointer, x: Double, y: Double, width: Double, height: Double
) {
  cairo_save(context)
  cairo_translate(context, x, y)
  cairo_scale(context, width / Double(picture.width), height / Double(picture.height))
  picture.withSurface { surface in
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
  }
  cairo_restore(context)
}
