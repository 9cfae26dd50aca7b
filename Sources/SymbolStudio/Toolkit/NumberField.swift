import CAdwaita
import Foundation

/// A small field for a number: typed and entered, or stepped with the up and down keys.
@MainActor final class NumberField {
  let widget: Widget
  /// Called with each number that the person enters; nil for an empty field, where that is allowed.
  var onChange: (@MainActor (Double?) -> Void)?
  private let range: ClosedRange<Double>
  private let step: Double
  private let allowsNothing: Bool
  private var value: Double?

  init(_ name: String, range: ClosedRange<Double>, step: Double, tooltip: String? = nil, allowsNothing: Bool = false) {
    self.range = range
    self.step = step
    self.allowsNothing = allowsNothing
    widget = gtk_entry_new()
    gtk_editable_set_width_chars(widget.cast(), 5)
    gtk_editable_set_max_width_chars(widget.cast(), 5)
    gtk_editable_set_alignment(widget.cast(), 1)
    gtk_entry_set_input_purpose(widget.cast(), GTK_INPUT_PURPOSE_NUMBER)
    widget.styled("number", "state-number").named(name).tooltip(tooltip ?? name)
    connect(widget, "activate") { [weak self] in self?.commit() }
    if let focus = gtk_event_controller_focus_new() {
      connect(focus, "leave") { [weak self] in self?.commit() }
      widget.add(focus)
    }
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(
      keys, "key-pressed",
      answering: { [weak self] arguments in
        switch Int32(arguments.uint(1)) {
        case GDK_KEY_Up: self?.add(1)
        case GDK_KEY_Down: self?.add(-1)
        default: return false
        }
        return true
      })
    widget.add(keys)
  }

  /// Shows a number without telling of it; nil leaves the field empty.
  func show(_ value: Double?) {
    self.value = value
    let text = value.map(Self.text) ?? ""
    let shown = String(cString: gtk_editable_get_text(widget.cast()))
    if shown != text { gtk_editable_set_text(widget.cast(), text) }
    widget.setStyle("error", false)
  }

  private func commit() {
    let text = String(cString: gtk_editable_get_text(widget.cast())).replacingOccurrences(of: "−", with: "-")
      .replacingOccurrences(of: ",", with: ".").trimmingCharacters(in: .whitespaces)
    if text.isEmpty, allowsNothing {
      if value != nil { onChange?(nil) }
      return
    }
    guard let number = Double(text), number.isFinite else { return widget.setStyle("error", true) }
    let next = min(max(number, range.lowerBound), range.upperBound)
    if value == nil || abs(next - (value ?? 0)) > 1e-9 { onChange?(next) } else { show(value) }
  }

  private func add(_ steps: Double) {
    let next = (((value ?? 0) + steps * step) * 1000).rounded() / 1000
    onChange?(min(max(next, range.lowerBound), range.upperBound))
  }

  private static func text(_ value: Double) -> String {
    let text = String(format: "%.3f", value)
    var result = Substring(text)
    while result.hasSuffix("0") { result.removeLast() }
    if result.hasSuffix(".") { result.removeLast() }
    return result == "-0" ? "0" : String(result)
  }
}
