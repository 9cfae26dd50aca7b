import CAdwaita

/// What stands for transparency.
enum Checkerboard {
  /// - Parameter square: the side of a square, in pixels of the interface.
  static func paint(_ context: OpaquePointer, _ width: Double, _ height: Double, square: Double = 8) {
    cairo_set_source_rgb(context, 0.97, 0.97, 0.97)
    cairo_paint(context)
    cairo_set_source_rgb(context, 0.87, 0.87, 0.88)
    for line in 0...Int(height / square) {
      for place in stride(from: line % 2, through: Int(width / square), by: 2) {
        cairo_rectangle(context, Double(place) * square, Double(line) * square, square, square)
      }
    }
    cairo_fill(context)
  }
}
