import SymbolArt
import SymbolMotion
import TestSupport
import Testing

@testable import StudioModel

@Suite("The store")
@MainActor struct StudioStoreTests {
  @Test("A motion is compiled once, and anew only when effects or symbol change")
  func compilesOnce() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let store = StudioStore(
      loadSymbol: { Samples.symbol($0.name) },
      compileMotion: {
        counter.count += 1
        return try Samples.compile($0, $1)
      })
    store.provideSymbol(Samples.symbol("bell"), for: Samples.bell)
    store.perform(.addVariant(Variant(symbol: Samples.bell, effects: [Samples.bounce])))
    let id = EditTests.first
    store.play()
    for _ in 0..<10 { store.advance(by: 1 / 60) }
    store.perform(.setStageSize(64))
    #expect(counter.count == 1)
    store.perform(.tune(.duration, to: 2, at: 0, of: id))
    #expect(counter.count == 2)
    store.provideSymbol(Samples.symbol("bell"), for: Samples.bell)
    #expect(counter.count == 3)
  }

  @Test("An effect that cannot be compiled says why, and the others still move")
  func problems() throws {
    let store = Samples.store()
    store.perform(.addVariant(Variant(symbol: Samples.bell, effects: [Samples.scale, Samples.bounce])))
    let variant = try #require(store.document.selectedVariant)
    let compiled = try #require(store.compiledVariant(variant))
    #expect(compiled.motions.count == 1)
    #expect(compiled.results[0] == .failure(MotionProblem(message: "No scale for bell.")))
  }

  @Test("Observers are told what changed, until they are removed")
  func observers() {
    let store = Samples.store(EditTests.document)
    var told: [StudioChange] = []
    let token = store.observe { told.append($0) }
    store.perform(.setStageSize(64))
    store.seek(to: 0.1)
    store.seek(to: 0.1)
    store.provideSymbol(Samples.symbol("bell"), for: Samples.bell)
    #expect(told == [.document, .playback, .symbols])
    store.removeObserver(token)
    store.undo()
    #expect(told.count == 3)
  }

  @Test("A symbol is loaded when a variant refers to it; one that fails says why")
  func loading() async throws {
    let store = StudioStore(
      loadSymbol: { reference in
        guard reference.name == "bell" else { throw MotionProblem(message: "gone") }
        return Samples.symbol(reference.name)
      }, compileMotion: { try Samples.compile($0, $1) })
    store.perform(.addVariant(Variant(symbol: Samples.bell)))
    store.perform(.addVariant(Variant(symbol: Samples.star)))
    for _ in 0..<1000 where store.symbolState(Samples.bell).symbol == nil { await Task.yield() }
    for _ in 0..<1000 {
      if case .failed = store.symbolState(Samples.star) { break }
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(store.symbolState(Samples.bell).symbol?.name == "bell")
    guard case .failed(let reason) = store.symbolState(Samples.star) else { Issue.record("not failed"); return }
    #expect(reason.contains("gone"))
  }

  @Test("The playhead stays within the span when motions become shorter")
  func playheadWithin() {
    let store = Samples.store(EditTests.document)
    store.moveToEnd()
    store.perform(.removeEffect(at: 1, of: EditTests.first))
    #expect(store.playback.playhead <= store.span.duration)
  }

  @Test("Any sequence of edits, undone one by one, leads back through every document", arguments: 1...20)
  func randomSequences(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let store = Samples.store(EditTests.document)
    var documents = [store.document]
    for _ in 0..<60 {
      let edit = EditTests.edits[Int.random(in: 0..<EditTests.edits.count, using: &random)]
      store.perform(edit)
      if store.document != documents.last { documents.append(store.document) }
      #expect(store.document.variants.count <= StudioDocument.variantLimit)
      #expect(store.document.selectedVariant != nil || store.document.variants.isEmpty)
    }
    let last = store.document
    for document in documents.dropLast().reversed() {
      store.undo()
      #expect(store.document == document)
    }
    #expect(store.history.undoName == nil)
    while store.history.redoName != nil { store.redo() }
    #expect(store.document == last)
  }
}
