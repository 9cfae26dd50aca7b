import CAdwaita
import Foundation

/// What a `NumberRow` may show.
struct NumberRange {
  var minimum: Double
  var maximum: Double
  /// What the arrow keys and the spin buttons add.
  var step: Double
  var digits: Int
  /// Behind the number ("s", "×", "°"); empty for none.
  var unit: String
  /// Whether the slider's way is a factor rather than a sum: for speeds, where ½ and 2 lie as far from 1.
  var isLogarithmic = false
  /// Numbers without a natural end are typed.
  var hasSlider = true
}

/// A number with a slider and an entry field, and whether it is the effect's own ("Automatic") or the person's
/// ("Modified", with a button that takes it back).
@MainActor final class NumberRow {
  let widget: Widget
  /// Called with each new value; between `onDragBegin` and `onDragEnd` where the pointer is down.
  var onChange: (@MainActor (Double) -> Void)?
  var onReset: (@MainActor () -> Void)?
  var onDragBegin: (@MainActor () -> Void)?
  var onDragEnd: (@MainActor () -> Void)?

  private let range: NumberRange
  private let tracksState: Bool
  private let slider: Widget?
  private let entry: Widget
  private let state: Widget
  private let reset: Widget
  private var isShowing = false
  private var marks: [Double] = []

  /// - Parameter tracksState: whether there is an automatic value to go back to.
  init(title: String, range: NumberRange, tooltip: String? = nil, tracksState: Bool = true) {
    self.range = range
    self.tracksState = tracksState
    slider = range.hasSlider ? Self.slider(title, range) : nil
    entry = gtk_spin_button_new_with_range(range.minimum, range.maximum, range.step)
    gtk_spin_button_set_digits(entry.cast(), guint(range.digits))
    gtk_spin_button_set_numeric(entry.cast(), 1)
    gtk_editable_set_width_chars(entry.cast(), 4)
    entry.named(title).aligned(vertically: GTK_ALIGN_CENTER).styled("number")
    state = label("").styled("caption", "dim-label")
    reset = iconButton("edit-undo-symbolic", localized("Reset %s", title)).styled("flat", "circular")
    reset.aligned(vertically: GTK_ALIGN_CENTER)
    for part in [state, reset] { part.isVisible = tracksState }
    let heading = column(spacing: 0, [label(title, ellipsizes: true), state])
    heading.expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
    let unit = label(range.unit).styled("dim-label")
    // Room for the longest, so that the fields of a group stand in one line.
    gtk_label_set_width_chars(unit.cast(), 2)
    let top = row(spacing: 6, [heading, slider == nil ? reset : nil, entry, unit].compactMap { $0 })
    let bottom = slider.map { [reset] slider in row(spacing: 6, [slider, reset]) }
    let content = column(spacing: 0, [top, bottom].compactMap { $0 }).margins(
      8, bottom: slider == nil ? 8 : 4, start: 12, end: 12)
    widget = adw_preferences_row_new()
    gtk_list_box_row_set_child(widget.cast(), content)
    gtk_list_box_row_set_activatable(widget.cast(), 0)
    gtk_widget_set_focusable(widget, 0)
    widget.named(title).tooltip(tooltip)
    listen()
  }

  /// Shows a value without telling of it.
  func show(_ value: Double, isModified: Bool) {
    isShowing = true
    defer { isShowing = false }
    // With the digits that are seen: a field reads its text again when it loses the focus, and would tell of another.
    let seen = rounded(value)
    if abs(gtk_spin_button_get_value(entry.cast()) - seen) > 1e-9 { gtk_spin_button_set_value(entry.cast(), seen) }
    if let slider { gtk_range_set_value(slider.cast(), sliderPosition(value)) }
    setText(isModified ? localized("Modified") : localized("Automatic"), of: state)
    state.setStyle("accent", isModified)
    state.setStyle("dim-label", !isModified)
    // Invisible, not absent: nothing moves when the state changes.
    gtk_widget_set_opacity(reset, isModified ? 1 : 0)
    reset.isSensitive = isModified
  }

  /// Marks places on the slider; those at its ends need none.
  func showMarks(_ values: [Double]) {
    guard let slider, values != marks else { return }
    marks = values
    gtk_scale_clear_marks(slider.cast())
    for value in values where value > range.minimum && value < range.maximum {
      gtk_scale_add_mark(slider.cast(), sliderPosition(value), GTK_POS_BOTTOM, nil)
    }
  }

  private func listen() {
    if let slider {
      connect(slider, "value-changed") { [weak self] in
        guard let self, !isShowing else { return }
        onChange?(rounded(value(at: gtk_range_get_value(slider.cast()))))
      }
    }
    connect(entry, "value-changed") { [weak self] in
      guard let self, !isShowing else { return }
      onChange?(gtk_spin_button_get_value(entry.cast()))
    }
    connect(reset, "clicked") { [weak self] in self?.onReset?() }
    for control in [slider, entry].compactMap({ $0 }) {
      watchDrag(control, began: { [weak self] in self?.onDragBegin?() }, ended: { [weak self] in self?.onDragEnd?() })
      leaveWheelToPane(control)
    }
  }

  private func rounded(_ value: Double) -> Double {
    let scale = (0..<range.digits).reduce(1.0) { scale, _ in scale * 10 }
    return min(max((value * scale).rounded() / scale, range.minimum), range.maximum)
  }

  private func sliderPosition(_ value: Double) -> Double {
    range.isLogarithmic ? log2(value) : value
  }

  private func value(at position: Double) -> Double {
    range.isLogarithmic ? exp2(position) : position
  }

  private static func slider(_ title: String, _ range: NumberRange) -> Widget {
    let slider: Widget =
      range.isLogarithmic
      ? gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, log2(range.minimum), log2(range.maximum), 0.25)
      : gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, range.minimum, range.maximum, range.step)
    gtk_scale_set_draw_value(slider.cast(), 0)
    return slider.named(localized("%s, slider", title)).expanding(horizontally: true)
  }
}
