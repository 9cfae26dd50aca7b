import CAdwaita
import StudioModel
import SymbolArt

/// The guide points of the selected layer on a tile: a diamond on either side of the pen's way, with lines between them.
@MainActor final class GuideHandles {
  private let store: StudioStore
  private let overlay: Widget
  private let lines: Widget
  private var handles: [GuideHandle] = []
  private var layer: Layer?
  private var measure: (outline: Path, measure: PathMeasure)?
  private var fit: AffineTransform?
  private var dragged: Int?

  /// Of an outline's length, for one press of an arrow key.
  private static let step = 0.004

  init(store: StudioStore, overlay: Widget) {
    self.store = store
    self.overlay = overlay
    lines = gtk_drawing_area_new()
    gtk_widget_set_can_target(lines, 0)
    gtk_overlay_add_overlay(overlay.cast(), lines)
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: lines)
    connectDrag()
  }

  /// Shows the points of a layer; nil: none.
  ///
  /// - Parameter fit: from the view box to the overlay's pixels.
  func update(_ layer: Layer?, _ fit: AffineTransform?) {
    self.layer = layer
    self.fit = fit
    if let outline = layer?.guidedOutline {
      if measure?.outline != outline { measure = (outline, PathMeasure(outline)) }
    } else {
      measure = nil
    }
    let points = shownPoints
    lines.isVisible = !points.isEmpty
    lines.queueDraw()
    showCount(points.count * 2)
    for (index, handle) in handles.enumerated() {
      let point = points[index / 2]
      let name =
        index.isMultiple(of: 2)
        ? localized("Guide point %s of %s, first side", String(index / 2 + 1), layer?.name ?? "")
        : localized("Guide point %s of %s, second side", String(index / 2 + 1), layer?.name ?? "")
      handle.show(at: position(point.place(on: side(of: index))) ?? .zero, isStart: point.isStart, name: name)
    }
  }

  /// How far the nearest handle is from a place of the overlay, in pixels; nil: none is shown.
  func distance(to place: Point) -> Double? { handles.map { $0.place.distance(to: place) }.min() }

  private var shownPoints: [DrawGuide.GuidePoint] {
    guard measure != nil, fit != nil else { return [] }
    return layer?.annotation.guide?.points ?? []
  }

  private func side(of handle: Int) -> DrawGuide.Side { handle.isMultiple(of: 2) ? .left : .right }

  private func position(_ place: DrawGuide.Place) -> Point? {
    measure?.measure.point(at: place).flatMap { fit?.apply($0) }
  }

  /// Handles that stay keep the keyboard.
  private func showCount(_ count: Int) {
    while handles.count > count { gtk_overlay_remove_overlay(overlay.cast(), handles.removeLast().widget) }
    while handles.count < count {
      let handle = GuideHandle()
      let index = handles.count
      handle.onMove = { [weak self] in self?.move(index, by: $0) }
      // The handle goes with the edit; first its own handler must end.
      handle.onRemove = { [weak self] in whenIdle { self?.remove(index) } }
      gtk_overlay_add_overlay(overlay.cast(), handle.widget)
      handles.append(handle)
    }
  }

  private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    guard let guide = layer?.annotation.guide else { return }
    setSource(context, Palette(of: lines).hue("purple"))
    cairo_set_line_width(context, 1.5)
    for points in guide.sets {
      let rungs = points.compactMap { point in
        position(point.left).flatMap { left in position(point.right).map { (left, $0) } }
      }
      for (left, right) in rungs {
        cairo_move_to(context, left.x, left.y)
        cairo_line_to(context, right.x, right.y)
      }
      cairo_stroke(context)
      // The pen's way from rung to rung.
      var dashes = [2.0, 3.0]
      cairo_set_dash(context, &dashes, 2, 0)
      for (left, right) in rungs {
        let middle = left.interpolated(to: right, fraction: 0.5)
        cairo_line_to(context, middle.x, middle.y)
      }
      cairo_stroke(context)
      cairo_set_dash(context, nil, 0, 0)
    }
  }

  // MARK: Changing

  private func connectDrag() {
    dragHandles(
      on: overlay,
      taken: { [weak self] pointer in
        guard let self,
          let nearest = handles.indices.min(by: {
            handles[$0].place.distance(to: pointer) < handles[$1].place.distance(to: pointer)
          }), handles[nearest].place.distance(to: pointer) <= GuideHandle.reach
        else { return false }
        dragged = nearest
        handles[nearest].widget.grabFocus()
        store.beginGesture()
        return true
      },
      moved: { [weak self] pointer, _ in
        guard let self, let dragged, let measure, let inverse = fit?.inverse else { return }
        if let place = measure.measure.place(nearestTo: inverse.apply(pointer)) { move(dragged, to: place) }
      },
      ended: { [weak self] in
        guard let self, dragged != nil else { return }
        dragged = nil
        store.endGesture()
      })
  }

  private func move(_ handle: Int, by steps: Double) {
    let points = shownPoints
    guard points.indices.contains(handle / 2) else { return }
    var place = points[handle / 2].place(on: side(of: handle))
    place.fraction += steps * Self.step
    place.fraction -= place.fraction.rounded(.down)
    move(handle, to: place)
  }

  private func move(_ handle: Int, to place: DrawGuide.Place) {
    say(layer?.annotation.guide?.movingPoint(at: handle / 2, side(of: handle), to: place))
  }

  private func remove(_ handle: Int) {
    guard let guide = layer?.annotation.guide else { return }
    say(guide.removingPoint(at: handle / 2))
  }

  private func say(_ guide: DrawGuide?) {
    guard let reference = store.document.selectedVariant?.symbol, let layer else { return }
    store.perform(.annotate(.guide, as: Annotation(guide: guide), layers: [layer.id], of: reference))
  }
}
