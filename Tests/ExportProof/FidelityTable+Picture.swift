import CRsvg
import Foundation
import SymbolArt
import SymbolPainting

extension FidelityTable {
  /// The table as a picture: a row an effect, a column a format. A cell has the worst of the six symbols as a number, in
  /// per cent of what may differ, and below it a bar for each symbol.
  public func picture(except exceptions: ReportedCells) -> RasterImage {
    let layout = FidelityLayout()
    let scale = 2.0
    var image = RasterImage(width: Int(layout.width * scale), height: Int(layout.height * scale))
    let byPlace = Dictionary(grouping: cells) { "\($0.format)|\($0.effect)" }
    image.draw { context in
      cairo_scale(context, scale, scale)
      let pen = FidelityPen(context: context)
      pen.fill(Rect(x: 0, y: 0, width: layout.width, height: layout.height), .white)
      layout.drawHeadings(pen)
      for (row, effect) in ProofEffect.all.enumerated() {
        for (column, format) in ProofFormat.all.enumerated() {
          let found = byPlace["\(format.id)|\(effect)"] ?? []
          draw(found, in: layout.cell(row: row, column: column), exceptions, pen)
        }
      }
      layout.drawLegend(pen)
    }
    return image
  }

  private func draw(_ cells: [Cell], in box: Rect, _ exceptions: ReportedCells, _ pen: FidelityPen) {
    guard !cells.isEmpty else {
      pen.text("–", at: Point(x: box.center.x, y: box.y + 15), size: 12, FidelityPen.faint, .center)
      return
    }
    // What is reported is no number: the format says that it cannot.
    let carried = cells.filter { $0.fidelity.isWithinLimits || exceptions.reason(for: $0) == nil }
    let worst = carried.map(\.fidelity.share).max()
    pen.fill(box, FidelityPen.ground(worst), radius: 4)
    if let worst {
      let isOver = worst > 1
      pen.text(
        isOver ? "×" : "\(Int((worst * 100).rounded()))", at: Point(x: box.center.x, y: box.y + 15), size: 12,
        isOver ? .white : FidelityPen.ink, .center)
    } else {
      pen.text("reported", at: Point(x: box.center.x, y: box.y + 15), size: 9.5, FidelityPen.faint, .center)
    }
    let gap = 1.5
    let width = (box.width - 12 - gap * Double(ProofSymbol.allCases.count - 1)) / Double(ProofSymbol.allCases.count)
    for (index, symbol) in ProofSymbol.allCases.enumerated() {
      guard let cell = cells.first(where: { $0.symbol == symbol.rawValue }) else { continue }
      let isReported = !cell.fidelity.isWithinLimits && exceptions.reason(for: cell) != nil
      let bar = Rect(x: box.x + 6 + Double(index) * (width + gap), y: box.y + 20.5, width: width, height: 3.5)
      pen.fill(bar, isReported ? FidelityPen.reported : FidelityPen.bar(cell.fidelity.share), radius: 1)
    }
  }
}
