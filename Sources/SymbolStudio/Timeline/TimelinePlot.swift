import CAdwaita
import SymbolMotion

/// Draws the rows of a timeline: phases on top of each effect, then a row a motion group with its curves.
@MainActor struct TimelinePlot {
  static let headerHeight = 26.0
  static let rowHeight = 40.0

  let model: TimelineModel
  let axis: TimeAxis
  let palette: Palette
  let text: CanvasText?

  /// The height of all rows, in pixels.
  static func height(of model: TimelineModel) -> Double {
    model.sections.reduce(0) { $0 + headerHeight + Double($1.rows.count) * rowHeight }
  }

  func draw(_ cairo: OpaquePointer, width: Double, height: Double) {
    var top = 0.0
    for section in model.sections {
      let sectionHeight = Self.headerHeight + Double(section.rows.count) * Self.rowHeight
      drawBands(cairo, section, top: top + Self.headerHeight, height: sectionHeight - Self.headerHeight)
      drawSegments(cairo, section, top: top)
      for (index, row) in section.rows.enumerated() {
        let rowTop = top + Self.headerHeight + Double(index) * Self.rowHeight
        setSource(cairo, palette.foreground, alpha: 0.08)
        cairo_rectangle(cairo, 0, rowTop, width, 1)
        cairo_fill(cairo)
        for curve in row.curves { draw(cairo, curve, top: rowTop) }
        for span in row.spans { draw(cairo, span: span, top: rowTop) }
      }
      top += sectionHeight
    }
  }

  /// Starts of the runs as lines through all rows; what is before and after them shaded.
  private func drawBands(_ cairo: OpaquePointer, _ section: TimelineModel.Section, top: Double, height: Double) {
    for segment in section.segments {
      let start = axis.position(of: segment.start)
      let end = axis.position(of: segment.end)
      switch segment.kind {
      case .intro, .outro:
        setSource(cairo, palette.foreground, alpha: 0.05)
        cairo_rectangle(cairo, start, top, end - start, height)
        cairo_fill(cairo)
      case .run, .hold, .pause, .switching: break
      }
      setSource(cairo, palette.foreground, alpha: 0.14)
      cairo_rectangle(cairo, start.rounded(.down), top, 1, height)
      cairo_fill(cairo)
    }
  }

  private func drawSegments(_ cairo: OpaquePointer, _ section: TimelineModel.Section, top: Double) {
    for segment in section.segments where segment.kind != .pause {
      let start = axis.position(of: segment.start) + 0.5
      let width = max(2, axis.position(of: segment.end) - start - 1.5)
      let isRun = if case .run = segment.kind { true } else { false }
      setSource(cairo, isRun ? palette.accent : palette.foreground, alpha: isRun ? 0.22 : 0.12)
      roundedRectangle(cairo, start, top + 5, width, Self.headerHeight - 10, radius: 4)
      cairo_fill(cairo)
      guard let text else { continue }
      let title = Self.title(of: segment.kind)
      let size = text.size(of: title)
      guard size.width + 8 <= width else { continue }
      setSource(cairo, palette.foreground, alpha: 0.85)
      text.draw(title, cairo, x: start + 5, y: top + (Self.headerHeight - size.height) / 2)
    }
  }

  private func draw(_ cairo: OpaquePointer, _ curve: TimelineModel.Curve, top: Double) {
    let color = palette.hue(Self.hue(of: curve.property))
    func position(_ sample: TimelineModel.Sample) -> (x: Double, y: Double) {
      let span = curve.range.upperBound - curve.range.lowerBound
      let level = span > 1e-9 ? (sample.value - curve.range.lowerBound) / span : 0.5
      return (axis.position(of: sample.time), top + Self.rowHeight - 8 - level * (Self.rowHeight - 16))
    }
    cairo_set_line_width(cairo, 1.5)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    setSource(cairo, color)
    curve.trace(cairo, position)
    cairo_stroke(cairo)
    for keyframe in curve.keyframes {
      let point = position(keyframe)
      diamond(cairo, point.x, point.y, radius: 3.5)
      cairo_fill(cairo)
    }
  }

  func diamond(_ cairo: OpaquePointer, _ x: Double, _ y: Double, radius: Double) {
    cairo_move_to(cairo, x, y - radius)
    cairo_line_to(cairo, x + radius, y)
    cairo_line_to(cairo, x, y + radius)
    cairo_line_to(cairo, x - radius, y)
    cairo_close_path(cairo)
  }

  func roundedRectangle(
    _ cairo: OpaquePointer, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) {
    let radius = min(radius, width / 2, height / 2)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, x + width - radius, y + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, x + radius, y + height - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, x + radius, y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(cairo)
  }

  /// What a phase is called.
  static func title(of kind: TimelineModel.Segment.Kind) -> String {
    switch kind {
    case .intro: localized("Intro")
    case .outro: localized("Outro")
    case .pause: localized("Pause")
    case .run(let number): localized("Run %s", String(number))
    case .hold: localized("Hold")
    case .switching(let phase): phase.title
    }
  }

  /// The colour of a property's curve, from GNOME's palette.
  static func hue(of property: TrackProperty) -> String {
    switch property {
    case .scale, .scaleX, .scaleY: "blue"
    case .opacity, .fill: "purple"
    case .drawStart, .drawEnd, .blur: "brown"
    case .rotation, .rotation3D: "orange"
    case .offsetX: "green"
    case .offsetY: "red"
    }
  }

  /// What a property is called.
  nonisolated static func title(of property: TrackProperty) -> String {
    switch property {
    case .scale: localized("Scale")
    case .opacity: localized("Opacity")
    case .drawStart: localized("Drawn from")
    case .drawEnd: localized("Drawn to")
    case .fill: localized("Fill")
    case .rotation: localized("Rotation")
    case .scaleX: localized("Scale X")
    case .scaleY: localized("Scale Y")
    case .rotation3D: localized("3D rotation")
    case .blur: localized("Blur")
    case .offsetX: localized("Offset X")
    case .offsetY: localized("Offset Y")
    }
  }
}

extension TimelineModel.Curve {
  /// Adds the curve to cairo's path. A whole turn back is no movement: the line is broken there.
  @MainActor func trace(_ cairo: OpaquePointer, _ position: (TimelineModel.Sample) -> (x: Double, y: Double)) {
    var last: TimelineModel.Sample?
    for sample in points {
      let point = position(sample)
      let isTurnedBack = property == .rotation && last.map { abs($0.value - sample.value) > 180 } ?? false
      if last == nil || isTurnedBack {
        cairo_move_to(cairo, point.x, point.y)
      } else {
        cairo_line_to(cairo, point.x, point.y)
      }
      last = sample
    }
  }
}
