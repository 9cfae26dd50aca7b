import Foundation
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

@Suite("Built-in presets")
struct BuiltInPresetTests {
  /// To bring the files up to date after a change of motion:
  /// `SYMBOL_STUDIO_UPDATE_PRESETS=1 swift test --filter BuiltInPresetTests`
  static let updates = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_UPDATE_PRESETS"] != nil

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("data/presets")

  @Test("Each file is what the writer writes today")
  func upToDate() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".json") }
    #expect(names.count >= 8)
    for name in names.sorted() {
      let url = Self.folder.appendingPathComponent(name)
      let data = try Data(contentsOf: url)
      let preset = try Preset(reading: data, file: name)
      let written = preset.written()
      #expect(written.issues.isEmpty, "\(name): \(written.issues)")
      #expect(name == ExportName.slug(preset.name).lowercased() + ".preset.json")
      if Self.updates {
        try written.data.write(to: url)
      } else {
        #expect(written.data == data, "\(name) is not up to date: set SYMBOL_STUDIO_UPDATE_PRESETS=1 and run this test")
      }
    }
  }

  @Test("Each ready-made transition is one of them")
  func transitions() throws {
    for (id, transition) in CustomTransition.readyMade {
      var applied = AppliedEffect(.customTransition(transition), behavior: .insertion)
      applied.options = .default
      let preset = Preset(
        name: "Transition, \(transition.name.lowercased())", summary: Self.summaries[id], effects: [applied])
      let url = Self.folder.appendingPathComponent(ExportName.slug(preset.name).lowercased() + ".preset.json")
      if Self.updates { try preset.written().data.write(to: url) }
      let read = try Preset(reading: Data(contentsOf: url), file: id)
      #expect(read.effects == preset.effects && read.summary == preset.summary, "\(id)")
    }
  }

  @Test("Each good way to switch images is one of them")
  func switchings() throws {
    for (name, summary, switching) in Self.switchings {
      let preset = Preset(
        name: "Switching, \(name)", summary: summary,
        effects: [AppliedEffect(.imageSwitching(switching), behavior: .contentTransition)])
      let url = Self.folder.appendingPathComponent(ExportName.slug(preset.name).lowercased() + ".preset.json")
      if Self.updates { try preset.written().data.write(to: url) }
      let read = try Preset(reading: Data(contentsOf: url), file: name)
      #expect(read.effects == preset.effects && read.summary == preset.summary, "\(name)")
    }
  }

  private static let switchings: [(String, String, ImageSwitching)] = [
    ("cross-fade", "The new picture comes over the old one.", ImageSwitching()),
    (
      "cross-blur", "Both pictures are soft while one gives way to the other.",
      ImageSwitching(style: .blur, outTime: 0.35, inTime: 0.35)
    ),
    (
      "fade out and in", "The picture fades, is swapped, and comes back.",
      ImageSwitching(way: .animation, outTime: 0.25, wait: 0.2, inTime: 0.3)
    ),
    (
      "blur out and in", "The picture blurs, is swapped unseen, and clears.",
      ImageSwitching(
        way: .animation, style: .blur, outTime: 0.3, wait: 0.3, inTime: 0.4, blurRadius: 16, curve: .easeOut)
    ),
    (
      "step back", "The old picture steps back while the new one comes to the front.",
      ImageSwitching(style: .scale, outTime: 0.3, inTime: 0.35, scale: 0.9, curve: .easeOut)
    ),
  ]

  private static let summaries = [
    "opacity": "Fades in and out.",
    "scale": "Grows from nothing and shrinks to nothing.",
    "slide": "Comes from the leading side and goes on to the trailing one.",
    "move": "Comes up from below the symbol's place and goes back there.",
    "push": "Comes from the leading side and pushes on to the trailing one.",
    "rotate": "Turns in about its bottom leading corner, and back.",
    "rotateInOut": "Turns in about the top trailing corner and out about the bottom leading one.",
    "flipFromLeft": "Turns over like a card, which is not seen from its back.",
    "flipFromBottom": "Tips up from lying flat.",
    "blurReplace": "Clears out of a blur while it grows.",
    "wave": "Floats in on a wave.",
  ]

  @Test("All of them are found by the library, by name in any form, and say what they are good for")
  func library() throws {
    let count = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).count
    #expect(PresetLibrary.builtIn.count == count)
    for preset in PresetLibrary.builtIn {
      #expect(preset.summary?.hasSuffix(".") == true && preset.effects.count == 1)
      #expect(PresetLibrary.named(preset.name)?.name == preset.name)
    }
    #expect(PresetLibrary.named("attention-twice")?.name == "Attention, twice")
    #expect(PresetLibrary.named("CONNECTING") != nil)
    #expect(PresetLibrary.named("nothing like it") == nil)
  }
}
