import CRsvg
import Foundation
import SymbolArt
import SymbolPainting

extension FidelityTable {
  /// The table as a picture: a block a format, a row an effect, a square a symbol, green by how much of the limit is
  /// used, grey where a format reports that it cannot, red where it fails.
  public func picture(except exceptions: ReportedCells) -> RasterImage {
    let layout = PictureLayout(self)
    var image = RasterImage(width: Int(layout.width * 2), height: Int(layout.height * 2))
    image.draw { context in
      cairo_scale(context, 2, 2)
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_paint(context)
      cairo_select_font_face(context, "Cantarell", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
      for block in layout.blocks { draw(block, layout, exceptions, in: context) }
    }
    return image
  }

  private func draw(
    _ block: PictureLayout.Block, _ layout: PictureLayout, _ exceptions: ReportedCells, in context: OpaquePointer
  ) {
    text(block.format, x: block.x, y: block.y + 14, size: 13, gray: 0.1, in: context)
    for (column, symbol) in layout.symbols.enumerated() {
      cairo_save(context)
      cairo_translate(context, block.x + layout.labelWidth + (Double(column) + 0.7) * layout.cell, block.y + 62)
      cairo_rotate(context, -0.9)
      text(symbol, x: 0, y: 0, size: 9, gray: 0.35, in: context)
      cairo_restore(context)
    }
    for (row, effect) in layout.effects.enumerated() {
      let y = block.y + 68 + Double(row) * layout.cell
      text(effect, x: block.x, y: y + 12, size: 9.5, gray: 0.2, in: context)
      for (column, symbol) in layout.symbols.enumerated() {
        guard
          let cell = cells.first(where: { $0.format == block.format && $0.effect == effect && $0.symbol == symbol })
        else { continue }
        let color = color(of: cell, exceptions)
        cairo_set_source_rgb(context, color.red, color.green, color.blue)
        cairo_rectangle(
          context, block.x + layout.labelWidth + Double(column) * layout.cell, y, layout.cell - 2, layout.cell - 2)
        cairo_fill(context)
      }
    }
  }

  private func color(of cell: Cell, _ exceptions: ReportedCells) -> Color {
    if !cell.fidelity.isWithinLimits {
      return exceptions.reason(for: cell) == nil
        ? Color(red: 0.75, green: 0.11, blue: 0.16) : Color(red: 0.6, green: 0.6, blue: 0.6)
    }
    let used = min(cell.fidelity.share, 1)
    return Color(red: 0.15 + 0.6 * used, green: 0.64 + 0.14 * used, blue: 0.41 - 0.1 * used)
  }

  private func text(
    _ text: String, x: Double, y: Double, size: Double, gray: Double, in context: OpaquePointer
  ) {
    cairo_set_source_rgb(context, gray, gray, gray)
    cairo_set_font_size(context, size)
    cairo_move_to(context, x, y)
    cairo_show_text(context, text)
  }

  /// Where things lie, in points.
  private struct PictureLayout {
    struct Block {
      var format: String
      var x: Double
      var y: Double
    }

    let labelWidth = 205.0
    let cell = 18.0
    let symbols: [String]
    let effects: [String]
    let blocks: [Block]
    let width: Double
    let height: Double

    init(_ table: FidelityTable) {
      func ordered(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      }
      symbols = ordered(table.cells.map(\.symbol))
      effects = ordered(table.cells.map(\.effect))
      let blockWidth = labelWidth + Double(symbols.count) * cell + 60
      let blockHeight = 68 + Double(effects.count) * cell + 24
      let across = 3
      let formats = ordered(table.cells.map(\.format))
      blocks = formats.enumerated().map { index, format in
        Block(
          format: format, x: 20 + Double(index % across) * blockWidth, y: 16 + Double(index / across) * blockHeight)
      }
      width = 20 + Double(min(max(formats.count, 1), across)) * blockWidth
      height = 16 + Double((max(formats.count, 1) + across - 1) / across) * blockHeight
    }
  }
}
