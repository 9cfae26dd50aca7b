import CGtk
import GtkSupport
import SymbolArt
import SymbolDrawing
import SymbolPainting

/// What a view keeps for drawing: while it moves, and the theme's colour until that changes.
struct SymbolDrawingState {
  /// Draws small symbols in motion; nil where the renderer must.
  private var painter: FramePainter?
  /// What the painter, or that there is none, was made for; nil: nothing yet.
  private var scale: Double?
  /// The theme's colour of text.
  var foreground: Color?

  /// The painter at a scale, made where it is another one.
  mutating func painter(for renderer: SymbolRenderer, pixelsPerUnit: Double) -> FramePainter? {
    if scale != pixelsPerUnit {
      scale = pixelsPerUnit
      let side = renderer.symbol.viewBox.size * pixelsPerUnit
      painter = side <= Self.largestSide ? FramePainter(renderer, pixelsPerUnit: pixelsPerUnit) : nil
    }
    return painter
  }

  /// Device pixels a side up to which a texture is used: GTK takes each of its pixels through a conversion.
  private static let largestSide = 192.0

  /// Gives back what only motion needs.
  mutating func rest() {
    painter = nil
    scale = nil
  }
}

extension SymbolView {
  /// Draws a small symbol in motion as pixels: GTK then need neither record nor replay strokes, and what changes on the
  /// screen is the ink's rectangle only.
  ///
  /// - Returns: false where the renderer must draw.
  func appendTexture(
    to snapshot: OpaquePointer, _ look: Look, x: Double, y: Double, size: (width: Double, height: Double)
  ) -> Bool {
    guard let pointer else { return false }
    let scale = Double(gtk_widget_get_scale_factor(pointer))
    let fit = ViewFit(
      viewBox: renderer.symbol.viewBox, margin: 0, width: size.width * scale, height: size.height * scale)
    guard let fit, let painter = drawing.painter(for: renderer, pixelsPerUnit: fit.transform.a) else { return false }
    let toDevice = fit.transform.concatenated(.translation(x: x * scale, y: y * scale))
    // Not multiplied by the opacity: such pixels GTK 4.8 multiplies, in whole numbers, when it draws without GL. Those that
    // are multiplied already it takes to floating point and back, which takes longer than to paint them.
    return painter.draw(frame, look: look, toDevice: toDevice, separatesAlpha: true) { pixels, place in
      let bytes = g_bytes_new(pixels.baseAddress, gsize(pixels.count))
      defer { g_bytes_unref(bytes) }
      // cairo's order of bytes.
      let texture = gdk_memory_texture_new(
        Int32(place.width), Int32(place.height), GDK_MEMORY_B8G8R8A8, bytes, gsize(place.width * 4))
      guard let texture else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      var bounds = graphene_rect_t()
      graphene_rect_init(
        &bounds, Float(Double(place.x) / scale), Float(Double(place.y) / scale), Float(Double(place.width) / scale),
        Float(Double(place.height) / scale))
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
    }
  }

  /// The theme's colour of text at this place, asked for once until the theme changes it.
  func foreground(of pointer: Widget) -> Color {
    if let known = drawing.foreground { return known }
    let color = Color(pointer.foreground)
    drawing.foreground = color
    return color
  }
}
