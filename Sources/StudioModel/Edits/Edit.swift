/// A named function from document to document: the only way in which a document changes.
public struct Edit: Sendable {
  /// For the undo menu, in title case: "Change Speed".
  public var name: String
  /// Edits with equal keys merge into one while a gesture is open (one drag, one undo).
  public var mergeKey: String?
  /// False for selection: undoing it would only get in the way.
  public var isUndoable: Bool
  /// From the document before to the document after.
  public var apply: @Sendable (StudioDocument) -> StudioDocument

  /// An edit that changes a copy of the document in place.
  public init(
    _ name: String, mergeKey: String? = nil, isUndoable: Bool = true,
    _ change: @escaping @Sendable (inout StudioDocument) -> Void
  ) {
    self.name = name
    self.mergeKey = mergeKey
    self.isUndoable = isUndoable
    self.apply = { document in
      var copy = document
      change(&copy)
      return copy
    }
  }
}
