import CPango
import CRsvg
import SymbolArt
import SymbolMotion
import SymbolPainting

/// Symbols × effects on one page: a row a symbol, a column an effect, in each cell a few frames in order of time.
public struct ComparisonSheet: Sendable {
  /// What stands at the head of a row or column.
  public struct Heading: Hashable, Sendable {
    /// The symbol's or the effect's name.
    public var title: String
    /// A remark below it, in lighter ink; may be empty.
    public var detail: String

    /// A heading of one or two lines.
    public init(title: String, detail: String = "") {
      self.title = title
      self.detail = detail
    }
  }

  /// One symbol under one effect.
  public enum Cell: Sendable {
    /// Frames with their times in seconds; of a content transition with the renderer of both symbols.
    case frames([(time: Double, frame: Frame)], renderer: SymbolRenderer? = nil)
    /// Why there is nothing to be shown.
    case note(String)
  }

  /// One symbol.
  public struct Row: Sendable {
    /// The symbol's name and set.
    public var heading: Heading
    /// Draws all of the row's cells.
    public var renderer: SymbolRenderer
    /// As many as the sheet has columns.
    public var cells: [Cell]

    /// A row of a symbol's cells.
    public init(heading: Heading, renderer: SymbolRenderer, cells: [Cell]) {
      self.heading = heading
      self.renderer = renderer
      self.cells = cells
    }
  }

  let columns: [Heading]
  let rows: [Row]
  let look: Look
  let layout: SheetLayout
  let showsTimes: Bool

  /// A sheet; `look` applies to each frame, `look.size` being its side, and `look.background` to the whole page.
  /// `showsTimes`: whether the time stands below each frame.
  public init(columns: [Heading], rows: [Row], look: Look, showsTimes: Bool = true) {
    self.columns = columns
    self.rows = rows
    self.look = look
    self.showsTimes = showsTimes
    let frameCount = rows.flatMap(\.cells).reduce(1) { most, cell in
      if case .frames(let frames, _) = cell { max(most, frames.count) } else { most }
    }
    layout = SheetLayout(
      columns: columns, rows: rows.map(\.heading), frameSize: Double(look.size), frameCount: frameCount)
  }

  /// The page's size in logical pixels.
  public var size: (width: Double, height: Double) { (layout.width, layout.height) }

  /// Whether the page fits a picture at the look's scale.
  public var fitsPicture: Bool {
    max(layout.width, layout.height) * look.scale <= Double(PaintingLimits.maximumSide)
  }

  /// The page as a picture.
  public func image() -> RasterImage {
    var image = RasterImage(
      width: Int((layout.width * look.scale).rounded()), height: Int((layout.height * look.scale).rounded()))
    image.draw { context in
      cairo_scale(context, look.scale, look.scale)
      draw(in: context)
    }
    return image
  }

  /// Draws the page in logical pixels from the context's origin.
  public func draw(in context: OpaquePointer) {
    let ink = SheetInk(on: look.background)
    if let background = look.background {
      cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
      cairo_rectangle(context, 0, 0, layout.width, layout.height)
      cairo_fill(context)
    }
    for (index, column) in columns.enumerated() {
      draw(column, ink: ink, in: context, at: layout.columnHeading(index), width: layout.cellWidth)
    }
    for (index, row) in rows.enumerated() {
      drawLine(above: index, ink: ink, in: context)
      draw(row.heading, ink: ink, in: context, at: layout.rowHeading(index), width: layout.rowHeadingWidth)
      for (column, cell) in row.cells.enumerated() {
        draw(cell, of: row.renderer, ink: ink, in: context, at: layout.cell(row: index, column: column))
      }
    }
  }

  private func draw(_ heading: Heading, ink: SheetInk, in context: OpaquePointer, at place: Point, width: Double) {
    TextLine(text: heading.title, size: SheetLayout.titleSize, isBold: true, color: ink.text)
      .draw(in: context, x: place.x, y: place.y, width: width)
    TextLine(text: heading.detail, size: SheetLayout.detailSize, color: ink.secondary)
      .draw(in: context, x: place.x, y: place.y + TextLine.height(of: SheetLayout.titleSize), width: width)
  }

  private func drawLine(above row: Int, ink: SheetInk, in context: OpaquePointer) {
    cairo_set_source_rgba(context, ink.line.red, ink.line.green, ink.line.blue, ink.line.alpha)
    cairo_rectangle(context, SheetLayout.pageMargin, layout.rowTop(row), layout.width - 2 * SheetLayout.pageMargin, 1)
    cairo_fill(context)
  }

  private func draw(
    _ cell: Cell, of renderer: SymbolRenderer, ink: SheetInk, in context: OpaquePointer, at place: Point
  ) {
    let size = layout.frameSize
    switch cell {
    case .note(let text):
      TextLine(text: text, size: SheetLayout.detailSize, color: ink.secondary)
        .draw(
          in: context, x: place.x, y: place.y + (size - TextLine.height(of: SheetLayout.detailSize)) / 2,
          width: layout.cellWidth)
    case .frames(let frames, let own):
      let renderer = own ?? renderer
      var look = look
      look.background = nil
      for (index, item) in frames.enumerated() {
        let left = place.x + Double(index) * (size + SheetLayout.frameGap)
        cairo_save(context)
        // Motion may use the gap between frames, but not run into the next one.
        let slack = SheetLayout.frameGap / 2
        cairo_rectangle(context, left - slack, place.y - slack, size + 2 * slack, size + 2 * slack)
        cairo_clip(context)
        cairo_translate(context, left, place.y)
        renderer.draw(item.frame, look: look, in: context, width: size, height: size)
        cairo_restore(context)
        guard showsTimes else { continue }
        TextLine(
          text: FrameStrip.caption(item.time), size: SheetLayout.captionSize, color: ink.secondary, alignment: .center
        )
        .draw(in: context, x: left - slack, y: place.y + size + SheetLayout.captionGap, width: size + 2 * slack)
      }
    }
  }
}
