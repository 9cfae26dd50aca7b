/// Where a layer stands in the file that it was read from, so that an export can keep the author's own markup.
///
/// The text is the file's, untouched and not to be trusted: who writes it anew takes only what he knows.
public struct SourceMarkup: Sendable, Codable {
  /// The whole file. Layers of one file share it.
  public var text: String
  /// Its elements, counted from 0 in document order with the outermost; all that they hold belongs to the layer.
  public var elements: [Int]
  /// Which figure of the elements the layer is, from 0, and how many there are: one for a layer that is all of them.
  public var figure: Int
  public var figureCount: Int
  /// From the file's view box units to the symbol's: where a symbol was fitted into another's box.
  public var transform: AffineTransform

  public init(
    text: String, elements: [Int], figure: Int = 0, figureCount: Int = 1, transform: AffineTransform = .identity
  ) {
    self.text = text
    self.elements = elements
    self.figure = figure
    self.figureCount = figureCount
    self.transform = transform
  }

  /// The same place where its drawing has been moved.
  func moved(by transform: AffineTransform) -> SourceMarkup {
    var source = self
    source.transform = source.transform.concatenated(transform)
    return source
  }

  /// Longer files are not kept: an export draws their shapes anew. The largest usual icons have some 20 kB.
  public static let longestText = 256 * 1024
}

extension SourceMarkup: Hashable {
  /// Feeds the place only: texts are long, and the same for all layers of a symbol.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
    hasher.combine(figure)
  }
}
