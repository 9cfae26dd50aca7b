/// Earlier and later values of the document, with the names of the edits between them. A pure value.
public struct EditHistory: Sendable {
  /// Steps that are kept: a long sitting's worth; the oldest go first.
  public static let limit = 500

  private struct Step: Sendable {
    var name: String
    /// The document on the other side of the step.
    var document: StudioDocument
    /// The gesture and key that later edits may merge into.
    var merge: MergeTag?
  }

  private struct MergeTag: Hashable, Sendable {
    var gesture: Int
    var key: String
  }

  private var past: [Step] = []
  private var future: [Step] = []
  private var gestureCount = 0
  private var isGestureOpen = false

  /// Nothing to undo.
  public init() {}

  /// The edit that undo would take back.
  public var undoName: String? { past.last?.name }
  /// The edit that redo would bring again.
  public var redoName: String? { future.last?.name }

  /// Edits with equal merge keys become one until `endGesture`.
  public mutating func beginGesture() {
    gestureCount += 1
    isGestureOpen = true
  }

  /// Closes the gesture; one that ended where it began leaves no step.
  public mutating func endGesture(at document: StudioDocument) {
    guard isGestureOpen else { return }
    isGestureOpen = false
    if let last = past.last, last.merge?.gesture == gestureCount, last.document == document { past.removeLast() }
  }

  /// Notes that `edit` led away from `document`.
  mutating func record(_ edit: Edit, from document: StudioDocument) {
    guard edit.isUndoable else { return }
    let merge = isGestureOpen ? edit.mergeKey.map { MergeTag(gesture: gestureCount, key: $0) } : nil
    future.removeAll()
    if let merge, past.last?.merge == merge { return }
    past.append(Step(name: edit.name, document: document, merge: merge))
    if past.count > Self.limit { past.removeFirst(past.count - Self.limit) }
  }

  /// The document before the last edit, or nil if there is none.
  mutating func undo(from document: StudioDocument) -> StudioDocument? {
    guard let step = past.popLast() else { return nil }
    isGestureOpen = false
    future.append(Step(name: step.name, document: document, merge: nil))
    return step.document
  }

  /// The document after the edit that was undone last, or nil if there is none.
  mutating func redo(from document: StudioDocument) -> StudioDocument? {
    guard let step = future.popLast() else { return nil }
    isGestureOpen = false
    past.append(Step(name: step.name, document: document, merge: nil))
    return step.document
  }
}
