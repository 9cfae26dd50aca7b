import CAdwaita
import Foundation
import SymbolArt

/// An angle that is turned by hand: a dial of degrees, clockwise from the top. Turning on goes beyond 360.
@MainActor final class AngleDial {
  let widget: Widget
  var onChange: (@MainActor (Double) -> Void)?
  var onDragBegin: (@MainActor () -> Void)?
  var onDragEnd: (@MainActor () -> Void)?
  private var degrees = 0.0

  init(_ name: String) {
    widget = focusableDrawing(localized("%s, dial", name))
    widget.sized(width: 28, height: 28).aligned(vertically: GTK_ALIGN_CENTER)
    widget.tooltip(localized("Turn it, or press arrow keys; hold Shift for steps of 15°"))
    watchArrowKeys(widget) { [weak self] right, up, isFar in
      guard let self else { return }
      let step = isFar ? 15.0 : 1
      onChange?(((degrees + (right + up) * step) / step).rounded() * step)
    }
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: widget)
    watchDrag(widget, began: { [weak self] in self?.onDragBegin?() }, ended: { [weak self] in self?.onDragEnd?() })
    followPointer(on: widget, fromPress: false) { [weak self] in self?.turn(to: $0, $1) }
  }

  /// Shows an angle in degrees.
  func show(_ degrees: Double) {
    self.degrees = degrees
    widget.queueDraw()
  }

  private func turn(to pointer: Point, _ modifiers: GdkModifierType) {
    let (dx, dy) = (pointer.x - 14, pointer.y - 14)
    guard dx * dx + dy * dy > 9 else { return }
    let angle = atan2(dx, -dy) * 180 / .pi
    // The nearest turn of that angle to the present one.
    var next = degrees + (angle - degrees).remainder(dividingBy: 360)
    let step = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 ? 15.0 : 1
    next = (next / step).rounded() * step
    if next != degrees { onChange?(next) }
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    let palette = Palette(of: widget)
    let (x, y) = (width / 2, height / 2)
    let radius = min(width, height) / 2 - 2
    cairo_set_line_width(cairo, 1.5)
    setSource(cairo, palette.foreground, alpha: 0.3)
    cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
    cairo_stroke(cairo)
    let angle = degrees * .pi / 180 - .pi / 2
    setSource(cairo, palette.accent)
    cairo_set_line_width(cairo, 2)
    cairo_move_to(cairo, x, y)
    cairo_line_to(cairo, x + radius * cos(angle), y + radius * sin(angle))
    cairo_stroke(cairo)
    cairo_arc(cairo, x + radius * cos(angle), y + radius * sin(angle), 3, 0, 2 * .pi)
    cairo_fill(cairo)
  }
}

/// The axis of a rotation in space, set on a pad: across is x, down is y; in the middle it points at the viewer (z).
@MainActor final class AxisPad {
  let widget: Widget
  var onChange: (@MainActor (_ x: Double, _ y: Double, _ z: Double) -> Void)?
  var onDragBegin: (@MainActor () -> Void)?
  var onDragEnd: (@MainActor () -> Void)?
  private var axis = (x: 0.0, y: 1.0, z: 0.0)
  private static let side = 64.0

  init(_ name: String) {
    widget = focusableDrawing(localized("%s, pad", name))
    widget.sized(width: Int32(Self.side), height: Int32(Self.side))
      .aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_CENTER)
    widget.tooltip(
      localized(
        "Drag the dot, or press arrow keys: at the edge the axis lies in the picture, in the middle it points at you"))
    watchArrowKeys(widget) { [weak self] right, up, isFar in
      guard let self else { return }
      let length = max((axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot(), 1e-9)
      let step = isFar ? 0.25 : 0.05
      place(axis.x / length + right * step, axis.y / length - up * step, snaps: false)
    }
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: widget)
    watchDrag(widget, began: { [weak self] in self?.onDragBegin?() }, ended: { [weak self] in self?.onDragEnd?() })
    followPointer(on: widget, fromPress: true) { [weak self] place, _ in self?.move(to: place) }
  }

  /// Shows a direction, of any length.
  func show(x: Double, y: Double, z: Double) {
    axis = (x, y, z)
    widget.queueDraw()
  }

  private static let radius = side / 2 - 5

  private func move(to pointer: Point) {
    place((pointer.x - Self.side / 2) / Self.radius, (pointer.y - Self.side / 2) / Self.radius, snaps: true)
  }

  private func place(_ x: Double, _ y: Double, snaps: Bool) {
    var (dx, dy) = (x, y)
    let length = (dx * dx + dy * dy).squareRoot()
    // Near a main direction a hand means it.
    func snapped(_ value: Double) -> Double { snaps && abs(value) < 0.12 ? 0 : value }
    if length > (snaps ? 0.9 : 1) {
      (dx, dy) = (snapped(dx / length), snapped(dy / length))
      let again = (dx * dx + dy * dy).squareRoot()
      return tell(dx / again, dy / again, 0)
    }
    (dx, dy) = (snapped(dx), snapped(dy))
    tell(dx, dy, max(1 - dx * dx - dy * dy, 0).squareRoot())
  }

  private func tell(_ x: Double, _ y: Double, _ z: Double) {
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 + 0 }
    onChange?(rounded(x), rounded(y), rounded(z))
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    let palette = Palette(of: widget)
    let (centerX, centerY) = (width / 2, height / 2)
    cairo_set_line_width(cairo, 1)
    setSource(cairo, palette.foreground, alpha: 0.3)
    cairo_arc(cairo, centerX, centerY, Self.radius, 0, 2 * .pi)
    cairo_stroke(cairo)
    setSource(cairo, palette.foreground, alpha: 0.15)
    for (x, y) in [(1.0, 0.0), (0, 1)] {
      cairo_move_to(cairo, centerX - x * Self.radius, centerY - y * Self.radius)
      cairo_line_to(cairo, centerX + x * Self.radius, centerY + y * Self.radius)
    }
    cairo_stroke(cairo)
    let length = max((axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot(), 1e-9)
    let (x, y) = (axis.x / length * Self.radius, axis.y / length * Self.radius)
    setSource(cairo, palette.accent)
    cairo_set_line_width(cairo, 2)
    cairo_move_to(cairo, centerX - x, centerY - y)
    cairo_line_to(cairo, centerX + x, centerY + y)
    cairo_stroke(cairo)
    cairo_arc(cairo, centerX + x, centerY + y, 5, 0, 2 * .pi)
    cairo_fill(cairo)
  }
}

/// Something drawn that takes the keyboard's focus, with a name. A press takes it too, so that arrow keys go on where the
/// pointer stopped.
@MainActor private func focusableDrawing(_ name: String) -> Widget {
  let widget: Widget = shim_new_with_role(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_BUTTON)
  gtk_widget_set_focusable(widget, 1)
  watchDrag(widget, began: { widget.grabFocus() }, ended: {})
  return widget.named(name).styled("dial")
}
