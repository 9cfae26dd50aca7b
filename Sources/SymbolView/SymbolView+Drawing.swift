import CGtk
import GtkSupport
import SymbolArt
import SymbolDrawing
import SymbolMotion

extension SymbolView {
  /// Pixels that the symbol asks of the layout.
  func length(along orientation: GtkOrientation) -> Int32 {
    let size = drawnSize
    let length = orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height
    // Neighbours move along the container's direction; the row or column keeps its thickness.
    guard orientation == containerOrientation else { return Int32(length.rounded(.up)) }
    return Int32(((length + 2 * max(sideRoom, 0)) * player.layoutFraction(at: lastDrawn)).rounded(.up))
  }

  private var containerOrientation: GtkOrientation {
    guard let pointer, let parent = gtk_widget_get_parent(pointer), parent.isA(gtk_orientable_get_type()) else {
      return GTK_ORIENTATION_HORIZONTAL
    }
    return gtk_orientable_get_orientation(parent.cast())
  }

  private var drawnSize: (width: Double, height: Double) {
    guard let pointer else { return (0, 0) }
    let side = size.side(in: pointer)
    let box = withPlayer { $0.targetViewBox }
    guard box.size > 0 else { return (side, side) }
    return (side * box.width / box.size, side * box.height / box.size)
  }

  func snapshot(into snapshot: OpaquePointer) {
    guard let pointer else { return }
    let size = drawnSize
    // Whole pixels, so that strokes on the symbol's own grid stay sharp at rest.
    let x = ((Double(gtk_widget_get_width(pointer)) - size.width) / 2).rounded()
    let y = ((Double(gtk_widget_get_height(pointer)) - size.height) / 2).rounded()
    bringFrameUp()
    followSymbol()
    let look = Look(tint: tint ?? foreground(of: pointer), rendering: renderingMode, palette: palette)
    // Where nothing may move, not even a pixel's grey changes: what rests is the renderer's picture.
    let isStill = withPlayer { $0.reducesMotion } && frame == .rest(layerCount: frame.layers.count)
    if tickIdentifier != nil, !isStill, appendTexture(to: snapshot, look, x: x, y: y, size: size) { return }
    let room = frame == .rest(layerCount: frame.layers.count) ? 1 : Self.roomForMotion * max(size.width, size.height)
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float(x - room), Float(y - room), Float(size.width + 2 * room), Float(size.height + 2 * room))
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    defer { cairo_destroy(context) }
    cairo_translate(context, x, y)
    renderer.draw(frame, look: look, in: context, width: size.width, height: size.height)
  }

  /// How far motion may leave the symbol's box on each side, as a part of its size: twice the size in the middle.
  private static let roomForMotion = 0.5
}

extension Color {
  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
  }
}
