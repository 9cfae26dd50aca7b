import CAdwaita
import SymbolArt

/// A layer in the list: its picture, its name, what is known of it, and its place in the order of motion.
@MainActor final class LayerRow {
  let widget: Widget
  let id: Layer.ID
  private let picture: Widget
  private let name: Widget
  private let facts: Widget
  private let order: Widget
  private var draw: (@MainActor (OpaquePointer, Double, Double) -> Void)?

  static let pictureSide: Int32 = 32

  init(_ layer: Layer) {
    id = layer.id
    picture = gtk_drawing_area_new()
    picture.sized(width: Self.pictureSide, height: Self.pictureSide).aligned(vertically: GTK_ALIGN_CENTER)
    name = label("", ellipsizes: true)
    facts = label("", ellipsizes: true).styled("caption", "dim-label")
    order = label("").styled("caption", "dim-label", "numeric")
    let texts = column(spacing: 0, [name, facts]).expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
    widget = gtk_list_box_row_new()
    gtk_list_box_row_set_child(widget.cast(), row(spacing: 9, [picture, texts, order]).margins(6, start: 9, end: 12))
    setDraw({ [weak self] in self?.draw?($0, $1, $2) }, of: picture)
  }

  func show(_ layer: Layer, at index: Int, of thumbnails: LayerThumbnails) {
    setText(layer.name, of: name)
    let text = Self.facts(layer)
    setText(text, of: facts)
    facts.isVisible = !text.isEmpty
    let place = layer.annotation.order.map(String.init)
    setText(place ?? "", of: order)
    order.tooltip(
      place.map {
        layer.origins[.order] == .guess ? localized("Order %s, guessed", $0) : localized("Order %s", $0)
      })
    widget.named(text.isEmpty ? layer.name : "\(layer.name), \(text)")
    draw = { [weak self, thumbnails] context, width, height in
      guard let self else { return }
      thumbnails.draw(index, context, width: width, height: height, tint: Color(picture.foreground))
    }
    picture.queueDraw()
  }

  /// A few words, guesses among them as such.
  private static func facts(_ layer: Layer) -> String {
    let known = layer.annotation
    func said(_ field: AnnotationField, _ text: String?) -> String? {
      text.map { layer.origins[field] == .guess ? localized("%s (guessed)", $0) : $0 }
    }
    let role: String? =
      switch known.role {
      case .slash: localized("slash")
      case .badge: localized("badge")
      case .enclosure: localized("enclosure")
      case nil: nil
      }
    return [
      said(.group, known.group.map { localized("in “%s”", $0) }), said(.role, role),
      said(.pulses, known.canPulse ? localized("pulses") : nil),
      said(.rotates, known.canRotate ? localized("rotates") : nil),
      said(.threshold, known.threshold.map { localized("from %s %", String(Int(($0 * 100).rounded()))) }),
      said(.erases, known.erases ? localized("erases") : nil),
    ].compactMap { $0 }.joined(separator: " · ")
  }
}
