import Foundation
import SymbolEffects
import SymbolExport
import SymbolMotion
import Testing

@testable import StudioModel

@Suite("Presets in the store")
@MainActor struct PresetTests {
  @Test("A preset that is exported and opened gives the same effects, in one step of undo")
  func roundTrip() throws {
    let folder = try AutosaveTests.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/mine.preset.json"
    let store = Samples.store()
    var effect = AppliedEffect(
      .bounce(BounceSymbolEffect().down.wholeSymbol), behavior: .discrete,
      options: .repeat(.periodic(2, delay: 0.25)).speed(0.5))
    effect.tuning[.amplitude] = 1.5
    store.perform(.addVariant(Variant(symbol: Samples.bell, effects: [effect])))
    try store.exportPreset(of: try #require(store.document.selectedVariant), to: path)
    store.perform(.addVariant(Variant(symbol: Samples.star, effects: [Samples.pulse])))
    try store.openPreset(path)
    #expect(store.document.selectedVariant?.effects == [effect])
    #expect(store.document.selectedVariant?.symbol == Samples.star)
    #expect(store.history.undoName == "Apply Preset")
    store.undo()
    #expect(store.document.selectedVariant?.effects == [Samples.pulse])
  }

  @Test("A preset's text is as good as its file, and may go to a tile that is not selected")
  func pasted() throws {
    let store = Samples.store()
    store.perform(.addVariant(Variant(symbol: Samples.bell, effects: [])))
    let first = try #require(store.document.selectedVariantID)
    store.perform(.addVariant(Variant(symbol: Samples.star, effects: [])))
    let text = String(decoding: Preset(name: "Mine", effects: [Samples.pulse]).written().data, as: UTF8.self)
    try store.pastePreset(text, to: first)
    #expect(store.document.variant(first)?.effects == [Samples.pulse])
    #expect(store.document.selectedVariant?.effects == [])
    try store.pastePreset(text)
    #expect(store.document.selectedVariant?.effects == [Samples.pulse])
    let error = #expect(throws: PresetError.self) { try store.pastePreset("{ \"effects\": 3 }") }
    #expect(error?.description.contains("the clipboard") == true)
  }

  @Test("A file that is no preset is named, and changes nothing")
  func broken() throws {
    let folder = try AutosaveTests.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/broken.json"
    try Data(#"{ "version": 1, "name": "x", "effects": [ { "effect": "sparkle" } ] }"#.utf8)
      .write(to: URL(fileURLWithPath: path))
    let store = Samples.store(EditTests.document)
    let error = #expect(throws: PresetError.self) { try store.openPreset(path) }
    #expect(error?.description.contains(path) == true)
    #expect(throws: SessionError.self) { try store.openPreset(folder + "/missing.json") }
    #expect(store.document == EditTests.document)
  }
}

@Suite("Effects that can be played")
struct EffectAvailabilityTests {
  @Test("Each of them runs as the catalogue says, and is added in its usual way")
  func behaviors() {
    #expect(EffectAvailability.kinds.contains(.bounce))
    for kind in EffectAvailability.kinds {
      let behaviors = EffectAvailability.behaviors(of: kind)
      #expect(Set(behaviors).isSubset(of: AppliedBehavior.supported(by: kind)))
      #expect(AppliedEffect(usual: kind).behavior == behaviors.first)
    }
  }
}
