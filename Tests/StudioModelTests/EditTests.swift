import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import StudioModel

@Suite("Edits")
struct EditTests {
  /// A document with two tiles; the first is selected and has two effects.
  static var document: StudioDocument {
    var document = StudioDocument()
    document.insertVariant(Variant(symbol: Samples.bell, effects: [Samples.bounce, Samples.pulse]), after: nil)
    document.insertVariant(Variant(symbol: Samples.star), after: nil)
    document.selectedVariantID = first
    return document
  }
  static let first = Variant.ID(number: 1)
  static let second = Variant.ID(number: 2)

  static let edits: [Edit] = [
    .addVariant(Variant(symbol: Samples.star)), .duplicateVariant(first), .removeVariant(first),
    .moveVariant(first, to: 1), .setSymbol(Samples.star, of: first), .showSymbol(Samples.star),
    .addEffect(Samples.scale, to: first), .removeEffect(at: 0, of: first), .moveEffect(from: 0, to: 1, of: first),
    .setEffects([Samples.scale], of: first, named: "Apply Preset"),
    .replaceEffect(at: 0, with: Samples.scale, of: first),
    .setEffect(.bounce(BounceSymbolEffect().down), at: 0, of: first), .setBehavior(.indefinite, at: 0, of: first),
    .tune(.duration, to: 0.9, at: 0, of: first), .setLoops(true), .setPlaybackSpeed(.half), .setStageSize(64),
    .setBackground(.dark), .setTint(.white), .setRendering(.palette, of: first), .setPalette([.white], of: first),
    .addLibraryPlace(.folder("/icons")), .removeLibraryPlace(.bundled), .setSecondSymbol(Samples.star, of: first),
    .setVariableValue(0.4, of: first), .setVariableValueMode(.draw, of: first), .setActive(false, at: 0, of: first),
    .setAnimated(false, at: 0, of: first),
  ]

  @Test("Undoing an edit gives the earlier document, redoing it the later one", arguments: edits.indices)
  @MainActor func undoAndRedo(index: Int) {
    let edit = Self.edits[index]
    let store = Samples.store(Self.document)
    store.perform(edit)
    let after = store.document
    #expect(after != Self.document, "\(edit.name) changes nothing")
    #expect(store.history.undoName == edit.name)
    store.undo()
    #expect(store.document == Self.document)
    #expect(store.history.redoName == edit.name)
    store.redo()
    #expect(store.document == after)
  }

  @Test("An edit that changes nothing leaves no step")
  @MainActor func nothingToUndo() {
    let store = Samples.store(Self.document)
    store.perform(.setPlaybackSpeed(.normal))
    store.perform(.removeVariant(Variant.ID(number: 99)))
    #expect(store.history.undoName == nil)
  }

  @Test("Selecting is not undone, and does not stand in the way of redo")
  @MainActor func selection() {
    let store = Samples.store(Self.document)
    store.perform(.setStageSize(64))
    store.undo()
    store.perform(.selectVariant(Self.second))
    #expect(store.document.selectedVariantID == Self.second)
    #expect(store.history.undoName == nil)
    #expect(store.history.redoName == "Change Size")
  }

  @Test("There are never more than nine tiles")
  @MainActor func nineTiles() {
    let store = Samples.store()
    for _ in 0..<12 { store.perform(.addVariant(Variant(symbol: Samples.bell))) }
    #expect(store.document.variants.count == StudioDocument.variantLimit)
    #expect(!store.document.canAddVariant)
    store.perform(.duplicateVariant(store.document.variants[3].id))
    #expect(store.document.variants.count == StudioDocument.variantLimit)
    #expect(Set(store.document.variants.map(\.id)).count == StudioDocument.variantLimit)
  }

  @Test("A duplicate stands beside its original, under an id of its own, and is selected")
  func duplicate() {
    let document = Edit.duplicateVariant(Self.first).apply(Self.document)
    #expect(document.variants.map(\.id.number) == [1, 3, 2])
    #expect(document.variants[1].effects == document.variants[0].effects)
    #expect(document.selectedVariantID == Variant.ID(number: 3))
  }

  @Test("Removing the selected tile selects its neighbour; removing the last one selects none")
  func removeSelects() {
    var document = Edit.removeVariant(Self.first).apply(Self.document)
    #expect(document.selectedVariantID == Self.second)
    document = Edit.removeVariant(Self.second).apply(document)
    #expect(document.selectedVariantID == nil)
  }

  @Test("A stack holds each effect type once: adding it again takes its place")
  func stacking() throws {
    let down = Samples.effect(.bounce(BounceSymbolEffect().down))
    let document = Edit.addEffect(down, to: Self.first).apply(Self.document)
    #expect(try #require(document.variant(Self.first)).effects == [down, Samples.pulse])
    let replaced = Edit.replaceEffect(at: 1, with: down, of: Self.first).apply(Self.document)
    #expect(try #require(replaced.variant(Self.first)).effects == [down])
  }

  @Test("The selected effect stays selected when others move or go")
  func selectedEffect() throws {
    var document = Edit.selectEffect(at: 1, of: Self.first).apply(Self.document)
    document = Edit.moveEffect(from: 1, to: 0, of: Self.first).apply(document)
    #expect(document.variant(Self.first)?.selectedEffect == Samples.pulse)
    document = Edit.removeEffect(at: 1, of: Self.first).apply(document)
    #expect(document.variant(Self.first)?.selectedEffect == Samples.pulse)
    document = Edit.removeEffect(at: 0, of: Self.first).apply(document)
    #expect(document.variant(Self.first)?.selectedEffect == nil)
  }

  @Test("A size outside the range is brought within it")
  func sizeRange() {
    #expect(Edit.setStageSize(5000).apply(Self.document).stage.size == StageSettings.sizeRange.upperBound)
    #expect(Edit.setStageSize(-1).apply(Self.document).stage.size == StageSettings.sizeRange.lowerBound)
  }
}
