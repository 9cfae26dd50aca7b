import CPango
import CRsvg
import SymbolArt
import SymbolPainting

/// Where everything lies on a comparison sheet, in logical pixels: a grid of 8.
struct SheetLayout {
  static let pageMargin = 32.0
  static let columnGap = 32.0
  static let frameGap = 8.0
  static let titleSize = 14.0
  static let detailSize = 11.0
  static let captionSize = 10.0
  static let captionGap = 6.0
  private static let rowPadding = 16.0
  private static let headingRange = 72.0...220.0

  let frameSize: Double
  let cellWidth: Double
  let rowHeadingWidth: Double
  let width: Double
  let height: Double
  private let rowCount: Int

  init(
    columns: [ComparisonSheet.Heading], rows: [ComparisonSheet.Heading], frameSize: Double, frameCount: Int
  ) {
    self.frameSize = frameSize
    rowCount = rows.count
    // Headings decide: names of symbols up to a width where an ellipsis serves better, names of effects in full.
    rowHeadingWidth = min(max(Self.widest(rows), Self.headingRange.lowerBound), Self.headingRange.upperBound)
    let frames = Double(frameCount) * (frameSize + Self.frameGap) - Self.frameGap
    cellWidth = max(frames, min(Self.widest(columns), 480))
    width =
      (2 * Self.pageMargin + rowHeadingWidth + Double(max(columns.count, 1)) * (Self.columnGap + cellWidth))
      .rounded(.up)
    height = Self.headerBottom + Double(rows.count) * Self.rowHeight(frameSize) + Self.pageMargin - Self.rowPadding
  }

  func columnHeading(_ index: Int) -> Point { Point(x: cellLeft(index), y: Self.pageMargin) }

  /// Beside the middle of the row's frames.
  func rowHeading(_ index: Int) -> Point {
    let lines = TextLine.height(of: Self.titleSize) + TextLine.height(of: Self.detailSize)
    return Point(x: Self.pageMargin, y: rowTop(index) + Self.rowPadding + max((frameSize - lines) / 2, 0))
  }

  func cell(row: Int, column: Int) -> Point {
    Point(x: cellLeft(column), y: rowTop(row) + Self.rowPadding)
  }

  func rowTop(_ index: Int) -> Double { Self.headerBottom + Double(index) * Self.rowHeight(frameSize) }

  private func cellLeft(_ column: Int) -> Double {
    Self.pageMargin + rowHeadingWidth + Self.columnGap + Double(column) * (cellWidth + Self.columnGap)
  }

  private static var headerBottom: Double {
    pageMargin + TextLine.height(of: titleSize) + TextLine.height(of: detailSize) + 12
  }

  private static func rowHeight(_ frameSize: Double) -> Double {
    let lines = TextLine.height(of: titleSize) + TextLine.height(of: detailSize)
    return max(frameSize, lines) + captionGap + TextLine.height(of: captionSize) + 2 * rowPadding
  }

  /// The width of the widest line of some headings.
  private static func widest(_ headings: [ComparisonSheet.Heading]) -> Double {
    var picture = RasterImage(width: 1, height: 1)
    return picture.draw { context in
      headings.reduce(0) { widest, heading in
        max(
          widest,
          TextLine(text: heading.title, size: titleSize, isBold: true, color: .black).naturalWidth(in: context),
          TextLine(text: heading.detail, size: detailSize, color: .black).naturalWidth(in: context))
      }.rounded(.up) + 1
    }
  }
}
