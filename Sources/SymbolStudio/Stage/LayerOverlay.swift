import CAdwaita
import StudioModel
import SymbolArt
import SymbolDrawing
import SymbolMotion

/// Layers on a tile, while the inspector shows them: the one under the pointer is lit, selected ones are framed, a click
/// selects, and a ring shows and moves the anchor.
@MainActor final class LayerOverlay {
  private let variant: Variant.ID
  private let store: StudioStore
  private let area: Widget
  private let lines: Widget
  private let handle: AnchorHandle
  private let guide: GuideHandles
  private var renderer: SymbolRenderer?
  private var picker: LayerPicker?
  private var dragged: AnchorSnap.Result?
  private var isDragging = false
  private var observer: Int?

  /// Pixels by which a click may miss the ink.
  private static let slack = 4.0
  /// Pixels at which an anchor is drawn to a line.
  private static let snapReach = 6.0

  /// - Parameters:
  ///   - area: what the tile draws on.
  ///   - overlay: what lies over it.
  init(_ variant: Variant.ID, store: StudioStore, area: Widget, overlay: Widget) {
    self.variant = variant
    self.store = store
    self.area = area
    lines = gtk_drawing_area_new()
    gtk_widget_set_can_target(lines, 0)
    handle = AnchorHandle()
    gtk_overlay_add_overlay(overlay.cast(), lines)
    guide = GuideHandles(store: store, overlay: overlay)
    gtk_overlay_add_overlay(overlay.cast(), handle.widget)
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: lines)
    handle.onMove = { [weak self] step in self?.moveAnchor(step) }
    handle.onReset = { [weak self] in self?.resetAnchor() }
    connectPointer()
    connectDrag(on: overlay)
    connect(area, "resize") { [weak self] in whenIdle { self?.update() } }
    observer = store.observe { [weak self] change in
      guard let self, !change.isDisjoint(with: [.document, .symbols, .layers, .playback]) else { return }
      // While nothing is shown, a change of the clock is none of ours.
      if change == .playback { if isShown { lines.queueDraw() } } else { update() }
    }
    update()
  }

  isolated deinit { if let observer { store.removeObserver(observer) } }

  private var isShown: Bool { store.layerSelection.isShown && store.document.selectedVariantID == variant }
  private var symbol: Symbol? { store.document.variant(variant).flatMap { store.symbol(of: $0) } }

  private func update() {
    lines.isVisible = isShown
    let selected = isShown ? store.selectedLayers : []
    if let symbol, isShown, renderer?.symbol != symbol {
      renderer = SymbolRenderer(symbol)
      picker = LayerPicker(symbol)
    }
    let shows = !selected.isEmpty && fit != nil
    handle.widget.isVisible = shows
    if shows, let anchor, let fit {
      handle.place(
        at: fit.apply(anchor), isStated: selected.contains { $0.annotation.anchor != nil },
        name: localized("Anchor of %s", selected.map(\.name).joined(separator: ", ")))
    }
    guide.update(selected.count == 1 ? selected.first : nil, fit)
    lines.queueDraw()
  }

  /// From the view box to the tile's pixels.
  private var fit: AffineTransform? {
    let width = Double(gtk_widget_get_allocated_width(area)), height = Double(gtk_widget_get_allocated_height(area))
    let side = min(store.document.stage.size, TilePicture.largestSide(width: width, height: height))
    guard let symbol, let fit = ViewFit(viewBox: symbol.viewBox, margin: 0, width: side, height: side) else {
      return nil
    }
    return fit.transform.concatenated(
      .translation(x: ((width - side) / 2).rounded(), y: ((height - side) / 2).rounded()))
  }

  /// Where the layers are now; at rest while a content transition mixes them with another symbol's.
  private var frame: Frame? {
    guard let symbol, let variant = store.document.variant(variant) else { return nil }
    guard store.compiledVariant(variant)?.replacement == nil, let frame = store.frame(of: variant) else {
      return .rest(layerCount: symbol.layers.count)
    }
    return frame
  }

  /// Of the selected layers: what is said, else the middle of their ink.
  private var anchor: Point? {
    if let dragged { return dragged.point }
    let selected = store.selectedLayers
    let box = selected.reduce(Rect.null) { $0.union($1.bounds) }
    return selected.lazy.compactMap(\.annotation.anchor).first ?? (box.isNull ? symbol?.viewBox.center : box.center)
  }

  // MARK: Drawing

  private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    guard isShown, let symbol, let fit, let frame, let renderer, renderer.symbol.layers.count == frame.layers.count
    else {
      return
    }
    let palette = Palette(of: lines)
    if let hovered = store.hoveredLayer, let index = symbol.layers.firstIndex(where: { $0.id == hovered.id }) {
      light(index, frame, renderer, context, fit, palette)
    }
    setSource(context, palette.accent)
    cairo_set_line_width(context, 1)
    var dashes = [3.0, 3.0]
    cairo_set_dash(context, &dashes, 2, 0)
    for (index, layer) in symbol.layers.enumerated() where store.layerSelection.selected.contains(layer.id) {
      guard !layer.bounds.isNull else { continue }
      let box = frame.layers[index].transform.concatenated(fit).apply(layer.bounds).insetBy(-3)
      cairo_rectangle(context, box.x.rounded() + 0.5, box.y.rounded() + 0.5, box.width.rounded(), box.height.rounded())
    }
    cairo_stroke(context)
    drawGuides(context, fit, width, height, palette)
  }

  private func light(
    _ index: Int, _ frame: Frame, _ renderer: SymbolRenderer, _ context: OpaquePointer, _ fit: AffineTransform,
    _ palette: Palette
  ) {
    var alone = frame
    for other in alone.layers.indices { alone.layers[other].opacity = other == index ? 1 : 0 }
    var look = Look(rendering: .monochrome)
    look.tint = Color(palette.accent)
    let box = fit.apply(renderer.symbol.viewBox)
    cairo_save(context)
    cairo_translate(context, box.x, box.y)
    renderer.draw(alone, look: look, in: context, width: box.width, height: box.height)
    cairo_restore(context)
  }

  private func drawGuides(
    _ context: OpaquePointer, _ fit: AffineTransform, _ width: Double, _ height: Double, _ palette: Palette
  ) {
    guard let dragged else { return }
    cairo_set_dash(context, nil, 0, 0)
    setSource(context, palette.hue("purple"), alpha: 0.8)
    let place = fit.apply(dragged.point)
    if dragged.column != nil {
      cairo_move_to(context, place.x.rounded() + 0.5, 0)
      cairo_line_to(context, place.x.rounded() + 0.5, height)
    }
    if dragged.row != nil {
      cairo_move_to(context, 0, place.y.rounded() + 0.5)
      cairo_line_to(context, width, place.y.rounded() + 0.5)
    }
    cairo_stroke(context)
  }

  // MARK: Picking

  private func layer(atX x: Double, y: Double) -> Layer? {
    guard let symbol, let picker, let frame, let fit, let inverse = fit.inverse else { return nil }
    let index = picker.layer(
      at: inverse.apply(Point(x: x, y: y)), in: frame, slack: Self.slack / max(abs(fit.a), 1e-9))
    return index.flatMap { symbol.layers.indices.contains($0) ? symbol.layers[$0] : nil }
  }

  private func connectPointer() {
    guard let motion = gtk_event_controller_motion_new(), let click = gtk_gesture_click_new() else { return }
    connect(
      motion, "motion",
      arguments: { [weak self] arguments in
        guard let self, isShown, !isDragging else { return }
        store.hoverLayer(layer(atX: arguments.double(1), y: arguments.double(2))?.id)
      })
    connect(motion, "leave") { [weak self] in
      guard let self, isShown else { return }
      store.hoverLayer(nil)
    }
    area.add(motion)
    connect(
      click, "pressed",
      arguments: { [weak self] arguments in
        guard let self, isShown, arguments.int(1) == 1 else { return }
        let found = layer(atX: arguments.double(2), y: arguments.double(3)).map(\.id)
        let state = gtk_event_controller_get_current_event_state(click.cast()).rawValue
        let adds = state & (GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue) != 0
        let before = adds ? store.layerSelection.selected : []
        store.selectLayers(found.map { before.symmetricDifference([$0]) } ?? before)
      })
    area.add(click)
  }

  // MARK: The anchor

  private func connectDrag(on overlay: Widget) {
    dragHandles(
      on: overlay,
      taken: { [weak self] pointer in
        guard let self, handle.widget.isVisible, let fit, let anchor,
          fit.apply(anchor).distance(to: pointer) <= AnchorHandle.reach,
          // Where a guide point is near, too, the nearer one is meant.
          fit.apply(anchor).distance(to: pointer) <= guide.distance(to: pointer) ?? .infinity
        else { return false }
        isDragging = true
        handle.widget.grabFocus()
        store.beginGesture()
        return true
      },
      moved: { [weak self] pointer, modifiers in
        guard let self, isDragging, let symbol, let fit, let inverse = fit.inverse else { return }
        let isFree = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
        let snapped = AnchorSnap(symbol).place(
          inverse.apply(pointer), reach: isFree ? 0 : Self.snapReach / max(abs(fit.a), 1e-9))
        dragged = snapped
        say(snapped.point)
        update()
      },
      ended: { [weak self] in
        guard let self, isDragging else { return }
        isDragging = false
        dragged = nil
        store.endGesture()
        update()
      })
  }

  private func moveAnchor(_ step: Point) {
    guard let anchor, let symbol else { return }
    let moved = anchor + step * (symbol.viewBox.size / 240)
    say(AnchorSnap(symbol).place(moved, reach: 0).point)
  }

  private func say(_ anchor: Point) {
    guard let reference = store.document.selectedVariant?.symbol else { return }
    store.perform(
      .annotate(.anchor, as: Annotation(anchor: anchor), layers: store.selectedLayers.map(\.id), of: reference))
  }

  private func resetAnchor() {
    guard let reference = store.document.selectedVariant?.symbol else { return }
    store.perform(.resetAnnotation(.anchor, layers: store.selectedLayers.map(\.id), of: reference))
  }
}
