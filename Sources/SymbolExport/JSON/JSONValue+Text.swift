extension JSONValue {
  /// The document as text, with a line feed at its end: fields in their order, short values on one line.
  public var text: String { JSONWriter.text(self) }
}
