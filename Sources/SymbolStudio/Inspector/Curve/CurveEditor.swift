import CAdwaita
import Foundation
import SymbolEffects
import SymbolMotion

/// The curve of a way as it plays, with a dot where the playhead is; a Bézier curve's two handles are dragged, moved by
/// arrow keys, or typed.
@MainActor final class CurveEditor {
  let widget: Widget
  /// Called with each curve that the person makes.
  var onChange: (@MainActor (TransitionCurve) -> Void)?
  var onDragBegin: (@MainActor () -> Void)?
  var onDragEnd: (@MainActor () -> Void)?
  private let area: Widget
  private let handles = [CurveHandle(), CurveHandle()]
  private let fields: [NumberField]
  private let numbers: Widget
  private var timing = TransitionTiming()
  private var time = 0.0
  private var dragged: Int?
  /// While a handle is dragged the scale stays: it would run away under the pointer.
  private var heldScale: CurveScale?

  private static let height = 168.0

  init() {
    area = gtk_drawing_area_new()
    area.sized(height: Int32(Self.height)).named(localized("Curve of the transition"))
    let overlay: Widget = gtk_overlay_new()
    gtk_overlay_set_child(overlay.cast(), area)
    for handle in handles { gtk_overlay_add_overlay(overlay.cast(), handle.widget) }
    let ranges = [0...1, CurveScale.reach, 0...1, CurveScale.reach]
    fields = zip(["X1", "Y1", "X2", "Y2"], ranges).map { name, range in
      NumberField(localized("Curve %s", name), range: range, step: 0.01)
    }
    numbers = row(
      spacing: 6,
      zip(["X1", "Y1", "X2", "Y2"], fields).map { name, field in
        column(spacing: 3, [label(name).styled("caption", "dim-label"), field.widget]).expanding(horizontally: true)
      })
    widget = column(spacing: 6, [overlay, numbers]).styled("curve-editor")
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: area)
    connect(area, "resize") { [weak self] in whenIdle { self?.placeHandles() } }
    for (index, field) in fields.enumerated() {
      field.onChange = { [weak self] number in
        guard let self, let number, var values = numbersOfBezier else { return }
        values[index] = number
        tell(values)
      }
    }
    for (index, handle) in handles.enumerated() {
      handle.onMove = { [weak self] time, value in
        guard let self, let values = numbersOfBezier else { return }
        move(index, time: values[index * 2] + time, value: values[index * 2 + 1] + value)
      }
    }
    connectDrag(on: overlay)
  }

  /// Shows a way's timing.
  func show(_ timing: TransitionTiming) {
    self.timing = timing
    let values = numbersOfBezier
    numbers.isVisible = values != nil
    for handle in handles { handle.widget.isVisible = values != nil }
    if let values { for (field, value) in zip(fields, values) { field.show(value) } }
    placeHandles()
    area.queueDraw()
  }

  /// Moves the dot: seconds since the way began.
  func showTime(_ time: Double) {
    guard time != self.time else { return }
    self.time = time
    area.queueDraw()
  }

  private var numbersOfBezier: [Double]? {
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = timing.curve else { return nil }
    return [x1, y1, x2, y2]
  }

  private var scale: CurveScale {
    if let heldScale { return heldScale }
    let values = CurveDrawing.points(of: timing).map(\.value)
    let ends = numbersOfBezier.map { [$0[1], $0[3]] } ?? []
    return CurveScale(
      width: Double(gtk_widget_get_allocated_width(area)), height: Double(gtk_widget_get_allocated_height(area)),
      showing: values + ends)
  }

  private func placeHandles() {
    guard let values = numbersOfBezier else { return }
    let titles = [localized("First handle of the curve"), localized("Second handle of the curve")]
    for (index, handle) in handles.enumerated() {
      let (time, value) = (values[index * 2], values[index * 2 + 1])
      handle.place(
        at: scale.place(time: time, value: value),
        name: titles[index] + String(format: ": %g, %g", time, value))
    }
  }

  // MARK: Changing

  private func move(_ handle: Int, time: Double, value: Double) {
    guard var values = numbersOfBezier else { return }
    func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 + 0 }
    values[handle * 2] = rounded(min(max(time, 0), 1))
    values[handle * 2 + 1] = rounded(min(max(value, CurveScale.reach.lowerBound), CurveScale.reach.upperBound))
    tell(values)
  }

  private func tell(_ values: [Double]) {
    let curve = TransitionCurve.cubicBezier(values[0], values[1], values[2], values[3])
    if curve != timing.curve { onChange?(curve) }
  }

  private func connectDrag(on overlay: Widget) {
    dragHandles(
      on: overlay,
      taken: { [weak self] place in
        guard let self, let nearest = handle(nearX: place.x, y: place.y) else { return false }
        dragged = nearest
        heldScale = scale
        handles[nearest].widget.grabFocus()
        onDragBegin?()
        return true
      },
      moved: { [weak self] place, _ in
        guard let self, let dragged, let heldScale else { return }
        let point = heldScale.point(x: place.x, y: place.y)
        // Only as far as the graph shows: what is beyond it is typed.
        let value = min(max(point.value, heldScale.range.lowerBound), heldScale.range.upperBound)
        move(dragged, time: point.time, value: value)
      },
      ended: { [weak self] in
        guard let self, dragged != nil else { return }
        dragged = nil
        heldScale = nil
        onDragEnd?()
        show(timing)
      })
  }

  /// The handle under the pointer; of two that lie on each other the first at the start, the second at the end.
  private func handle(nearX x: Double, y: Double) -> Int? {
    guard let values = numbersOfBezier else { return nil }
    let distances = [0, 1].map { index in
      let place = scale.place(time: values[index * 2], value: values[index * 2 + 1])
      return hypot(place.x - x, place.y - y)
    }
    let nearest = distances[0] <= distances[1] ? 0 : 1
    return distances[nearest] <= CurveHandle.reach * 1.5 ? nearest : nil
  }

  // MARK: Drawing

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    CurveDrawing(
      timing: timing, time: time, handles: numbersOfBezier, scale: scale, palette: Palette(of: area),
      text: CanvasText(area)
    ).draw(cairo)
  }
}
