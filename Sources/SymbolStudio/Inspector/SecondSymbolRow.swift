import CAdwaita
import StudioModel
import SymbolArt
import SymbolDrawing
import SymbolMotion

/// What a content transition leads to: a well with its picture, which opens the library and takes drops, and a button
/// that swaps both symbols.
@MainActor final class SecondSymbolRow {
  let widget: Widget
  private let inspected: InspectedEffect
  private let chooser: SymbolChooser
  private let well: Widget
  private let swap: Widget
  private var picture: Widget?
  private var renderer: SymbolRenderer?

  private static let side = 32.0

  init(_ inspected: InspectedEffect, shelf: SymbolShelf) {
    self.inspected = inspected
    let store = inspected.store
    chooser = SymbolChooser(shelf: shelf) { reference in
      guard let id = store.document.selectedVariantID else { return }
      store.perform(.setSecondSymbol(reference, of: id))
    }
    well = gtk_menu_button_new()
    gtk_menu_button_set_popover(well.cast(), chooser.popover)
    well.named(localized("Choose the Second Symbol")).styled("symbol-well")
    well.tooltip(localized("Choose what the symbol changes into, or drop a symbol here"))
    swap = iconButton("object-flip-horizontal-symbolic", localized("Swap Symbols")).styled("flat", "circular")
    widget = actionRow(localized("To Symbol"), suffix: [swap, well])
    gtk_list_box_row_set_activatable(widget.cast(), 0)
    adw_action_row_set_subtitle_lines(widget.cast(), 2)
    let picture = drawingArea { [weak self] cairo, width, height in self?.draw(cairo, width, height) }
    self.picture = picture
    gtk_menu_button_set_child(well.cast(), picture.sized(width: Int32(Self.side), height: Int32(Self.side)))
    connect(swap, "clicked") {
      guard let id = store.document.selectedVariantID else { return }
      store.perform(.swapSymbols(of: id))
    }
    acceptFiles(on: widget) { paths in
      guard let id = store.document.selectedVariantID, let path = paths.first(where: isSymbolFile) else { return }
      store.perform(.setSecondSymbol(LibraryReferences.reference(toFile: path), of: id))
    }
  }

  /// Shows the second symbol where the effect leads to one.
  func show() {
    guard let variant = inspected.variant, inspected.effect?.behavior == .contentTransition else {
      widget.isVisible = false
      return
    }
    widget.isVisible = true
    swap.isSensitive = variant.secondSymbol != nil
    adw_action_row_set_subtitle(widget.cast(), subtitle(of: variant))
    let symbol = inspected.store.secondSymbol(of: variant)
    if renderer?.symbol != symbol { renderer = symbol.map { SymbolRenderer($0) } }
    picture?.queueDraw()
  }

  private func subtitle(of variant: Variant) -> String {
    guard let second = variant.secondSymbol else { return localized("Choose one") }
    if case .failed = inspected.store.symbolState(second) { return localized("%s, cannot be opened", second.name) }
    return second.name
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard let picture, let renderer else { return }
    let side = min(width, height, Self.side)
    cairo_translate(cairo, (width - side) / 2, (height - side) / 2)
    var look = Look(rendering: inspected.variant?.rendering, palette: inspected.variant?.palette ?? [])
    look.tint = Color(picture.foreground)
    renderer.draw(.rest(layerCount: renderer.symbol.layers.count), look: look, in: cairo, width: side, height: side)
  }
}
