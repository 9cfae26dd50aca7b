/// One thing that an annotation can say. The raw value is the end of its SVG attribute, `data-symbol-…`.
public enum AnnotationField: String, Hashable, Sendable, Codable, CaseIterable {
  case group, order, pulses, rotates, anchor, wiggle, rotation, threshold
  case closedLoop = "closed-loop"
  case level, erases, role, tag, draw, guide
  case valueSpan = "value-span"

  /// The attribute that states it in an SVG file.
  public var attribute: String { "data-symbol-" + rawValue }
}

/// Who says something of a layer. Of several the later one counts, but a guess never replaces what somebody said.
public enum AnnotationOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// The style sheet of an Apple template.
  case template
  /// A `data-symbol-…` attribute in the file.
  case attribute
  /// Nobody: it follows from the drawing.
  case guess
  /// A person, in the studio or on the command line.
  case person
}

/// What a part is to the rest of its symbol.
public enum PartRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// A straight line that strikes the rest out.
  case slash
  /// A small part at the rim: a dot, a count, a plus.
  case badge
  /// The frame around the rest.
  case enclosure
}

/// Where in its file a layer comes from, so that something can be written there.
public struct LayerSource: Hashable, Sendable, Codable {
  /// Place of the element among all elements of the document, in document order; the root is 0.
  public var element: Int
  /// Which figure of the element it is, from 1; nil where the element is one layer.
  public var figure: Int?

  public init(element: Int, figure: Int? = nil) {
    self.element = element
    self.figure = figure
  }
}
