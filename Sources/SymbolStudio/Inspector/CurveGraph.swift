import CAdwaita
import Foundation
import StudioModel
import SymbolMotion

/// The curve of the effect's main track, with a dot where the playhead is.
@MainActor final class CurveGraph {
  private static let valuesWidth = 44.0

  let widget: Widget
  private let inspected: InspectedEffect
  private let frame: Widget
  private var area: Widget?
  private let caption: Widget
  private var curve: TimelineModel.Curve?
  private var duration = 0.0

  init(_ inspected: InspectedEffect) {
    self.inspected = inspected
    caption = label("", ellipsizes: true).styled("caption", "dim-label")
    frame = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    widget = preferencesGroup(localized("Curve"))
    let area = drawingArea { [weak self] cairo, width, height in self?.draw(cairo, width, height) }
    self.area = area
    area.sized(height: 112)
    for child in [area, caption] { append(child, to: frame) }
    frame.margins(12)
    let card = adw_bin_new()
    card?.styled("card")
    if let card {
      adw_bin_set_child(card.cast(), frame)
      adw_preferences_group_add(widget.cast(), card)
    }
  }

  /// Samples the curve after a change of the motion.
  func showMotion() {
    let store = inspected.store
    let motion = inspected.motion
    duration = store.span.duration
    let model = TimelineModel(motions: motion.map { [$0] } ?? [], duration: duration, stop: inspected.stopTime)
    let row = model.sections.first?.rows.first
    curve = row?.curves.max { Self.way($0) < Self.way($1) }
    widget.isVisible = curve != nil
    if let row, let curve {
      let text = "\(TimelinePlot.title(of: curve.property)) · \(row.name)"
      setText(text, of: caption)
      area?.named(localized("Curve of %s", text))
    }
    area?.queueDraw()
  }

  /// Moves the dot.
  func showPlayhead() { area?.queueDraw() }

  /// How far a curve goes, in shares of what a person would call a lot.
  private static func way(_ curve: TimelineModel.Curve) -> Double {
    let span = curve.range.upperBound - curve.range.lowerBound
    return curve.property == .rotation ? span / 360 : span
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard let area, let curve, let text = CanvasText(area) else { return }
    let palette = Palette(of: area)
    // The greatest and least value stand beside the curve.
    let axis = TimeAxis(duration: duration, width: width - Self.valuesWidth)
    let range = curve.range
    let span = max(range.upperBound - range.lowerBound, 1e-6)
    let padding = 10.0
    func y(_ value: Double) -> Double {
      height - padding - (value - range.lowerBound) / span * (height - 2 * padding)
    }
    let rest = curve.property.restValue
    cairo_set_line_width(cairo, 1)
    for value in Set([range.lowerBound, range.upperBound, rest]) {
      setSource(cairo, palette.foreground, alpha: value == rest ? 0.25 : 0.1)
      cairo_rectangle(cairo, 0, y(value).rounded(.down), axis.width, 1)
      cairo_fill(cairo)
    }
    let color = palette.hue(TimelinePlot.hue(of: curve.property))
    setSource(cairo, color)
    cairo_set_line_width(cairo, 2)
    curve.trace(cairo) { (axis.position(of: $0.time), y($0.value)) }
    cairo_stroke(cairo)
    setSource(cairo, palette.foreground, alpha: 0.65)
    for value in [range.upperBound, range.lowerBound] {
      let number = ValueFormat.text(value, of: curve.property)
      let size = text.size(of: number)
      text.draw(number, cairo, x: width - size.width, y: y(value) - size.height / 2)
    }
    drawDot(cairo, x: axis.position(of: inspected.store.playback.playhead), y: y, color: color, palette: palette)
  }

  private func drawDot(
    _ cairo: OpaquePointer, x: Double, y: (Double) -> Double, color: GdkRGBA, palette: Palette
  ) {
    guard let curve, let motion = inspected.motion, !motion.groups.isEmpty else { return }
    let store = inspected.store
    let value = motion.state(
      of: curve.property, inGroup: 0, at: store.playback.playhead, stoppedAt: inspected.stopTime
    ).value
    cairo_new_path(cairo)
    cairo_arc(cairo, x, y(value), 5, 0, 2 * .pi)
    setSource(cairo, color)
    cairo_fill_preserve(cairo)
    setSource(cairo, palette.foreground)
    cairo_set_line_width(cairo, 1.5)
    cairo_stroke(cairo)
  }
}

/// How animated values are written.
enum ValueFormat {
  /// "1.20×", "40 %", "−12°".
  static func text(_ value: Double, of property: TrackProperty) -> String {
    let number: String =
      switch property {
      case .scale, .scaleX, .scaleY: String(format: "%.2f×", value)
      case .opacity, .offsetX, .offsetY, .drawStart, .drawEnd, .fill, .blur: String(format: "%.0f %%", value * 100)
      case .rotation, .rotation3D: String(format: "%.0f°", value)
      }
    return number.replacingOccurrences(of: "-", with: "−")
  }
}
