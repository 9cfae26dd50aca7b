import Foundation
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
