import SymbolMotion
import Testing

@testable import StudioModel

@Suite("Merging the edits of one drag")
@MainActor struct GestureTests {
  let first = EditTests.first

  @Test("One drag is one step of undo")
  func oneDragOneStep() {
    let store = Samples.store(EditTests.document)
    store.beginGesture()
    for value in [0.7, 0.8, 0.9] { store.perform(.tune(.duration, to: value, at: 0, of: first)) }
    store.endGesture()
    store.undo()
    #expect(store.document == EditTests.document)
    store.redo()
    #expect(store.document.variant(first)?.effects[0].tuning[.duration] == 0.9)
  }

  @Test("Two drags of one slider are two steps")
  func twoDrags() {
    let store = Samples.store(EditTests.document)
    for value in [0.7, 0.9] {
      store.beginGesture()
      store.perform(.tune(.duration, to: value, at: 0, of: first))
      store.endGesture()
    }
    store.undo()
    #expect(store.document.variant(first)?.effects[0].tuning[.duration] == 0.7)
  }

  @Test("Different values do not merge, gesture or not; nor do edits without one")
  func differentKeys() {
    let store = Samples.store(EditTests.document)
    store.beginGesture()
    store.perform(.tune(.duration, to: 0.7, at: 0, of: first))
    store.perform(.tune(.amplitude, to: 0.7, at: 0, of: first))
    store.endGesture()
    store.perform(.setStageSize(64))
    store.perform(.setStageSize(65))
    var steps = 0
    while store.history.undoName != nil {
      store.undo()
      steps += 1
    }
    #expect(steps == 4)
    #expect(store.document == EditTests.document)
  }

  @Test("A drag that ends where it began leaves no step")
  func backAgain() {
    let store = Samples.store(EditTests.document)
    store.beginGesture()
    store.perform(.tune(.duration, to: 0.7, at: 0, of: first))
    store.perform(.tune(.duration, to: nil, at: 0, of: first))
    store.endGesture()
    #expect(store.document == EditTests.document)
    #expect(store.history.undoName == nil)
  }
}
