/// The smallest part of a symbol that can move or change on its own.
public struct Layer: Hashable, Sendable, Codable, Identifiable {
  /// Unique in its symbol and stable between loads of the same file.
  public var id: String
  /// What a person calls it: from ids, titles or Inkscape labels; else made up ("Path 3").
  public var name: String
  /// The drawing, bottom first.
  public var content: [Artwork]
  /// The ink's extent in view box units; null for a layer that leaves no ink.
  public var bounds: Rect
  /// What is known beyond the drawing.
  public var annotation: Annotation
  /// Who says the annotation's fields; a field that nobody says anything about is not in it.
  public var origins: [AnnotationField: AnnotationOrigin] = [:]
  /// Where in the file it comes from; nil for a layer that no element of the file stands for.
  public var source: LayerSource?
  /// The file's own elements for it; nil where none can stand for it. Whoever changes `content` clears it.
  public var markup: SourceMarkup?

  public init(id: String, name: String, content: [Artwork], bounds: Rect, annotation: Annotation = .none) {
    self.id = id
    self.name = name
    self.content = content
    self.bounds = bounds
    self.annotation = annotation
  }

  /// What the layer consists of, in a word for lists.
  public enum Kind: String, Sendable, Codable { case stroke, fill, mixed, image, empty }
}
