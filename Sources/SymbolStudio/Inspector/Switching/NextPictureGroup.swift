import CAdwaita
import StudioModel
import SymbolMotion

/// Asks for the next picture by hand, as often as wanted, and tells how far it is.
@MainActor final class NextPictureGroup {
  let widget: Widget
  private let inspected: InspectedSwitching
  private let next: Widget
  private let cancel: Widget
  private let bar: Widget
  private let state: Widget

  private static let stateLines: Int32 = 2
  /// Of two lines of a caption, in pixels.
  private static let stateHeight: Int32 = 32

  init(_ inspected: InspectedSwitching) {
    self.inspected = inspected
    next = textButton(
      localized("Next Picture"), tooltip: localized("Makes the next picture, and shows it when it is ready"))
    next.styled("suggested-action").expanding(horizontally: true)
    cancel = iconButton("process-stop-symbolic", localized("Cancel the Next Picture"))
    bar = gtk_progress_bar_new()
    bar.named(localized("Progress of the next picture"))
    state = label("", ellipsizes: true).styled("caption", "dim-label")
    gtk_label_set_wrap(state.cast(), 1)
    gtk_label_set_max_width_chars(state.cast(), 1)
    // Two lines always: nothing below moves while one clicks.
    gtk_label_set_lines(state.cast(), Self.stateLines)
    gtk_label_set_yalign(state.cast(), 0)
    state.sized(height: Self.stateHeight)
    widget = column(spacing: 8, [row(spacing: 6, [next, cancel]), bar, state])
    let store = inspected.store
    connect(next, "clicked") {
      guard let id = store.document.selectedVariantID else { return }
      store.askForNextPicture(of: id)
    }
    connect(cancel, "clicked") {
      guard let id = store.document.selectedVariantID else { return }
      store.cancelNextPicture(of: id)
    }
  }

  /// Shows how far the latest wish is; a failure is told in words, and the old picture stays.
  func show() {
    guard let variant = inspected.variant else { return }
    let sequence = variant.sequence
    next.isSensitive =
      inspected.store.symbol(of: variant) != nil && (sequence.count > 1 || variant.work.source == .pixelate)
    var (progress, text, isWaiting) = (0.0, "", false)
    if let request = inspected.store.pictureRequest(of: variant.id) {
      let place = inspected.store.askedPicture(of: variant.id) ?? 0
      let name = sequence.indices.contains(place) ? sequence[place].name : ""
      switch request.state {
      case .producing(let done):
        isWaiting = true
        progress = done
        text =
          variant.work.source == .pixelate ? localized("Converting “%s” …", name) : localized("Making “%s” …", name)
      case .changing: (progress, text) = (1, localized("“%s” is coming", name))
      case .shown: (progress, text) = (1, localized("“%s” is shown", name))
      case .failed(let error):
        text = localized("“%s” failed; the old picture stays. %s", name, String(describing: error))
      case .overtaken: text = localized("“%s” was overtaken", name)
      case .cancelled: text = localized("Cancelled; the old picture stays")
      }
    } else {
      text =
        next.isSensitive
        ? localized("Asks for pictures by hand, in real time")
        : localized("Add a second picture to change to")
    }
    cancel.isSensitive = isWaiting
    gtk_progress_bar_set_fraction(bar.cast(), progress)
    gtk_widget_set_opacity(bar, isWaiting ? 1 : 0)
    setText(text, of: state)
    state.tooltip(text)
  }
}
