import Foundation
import StudioModel
import SymbolEffects
import SymbolExport
import Testing

/// The template of all translations, `data/po/symbol-studio.pot`, against what the sources say to people.
/// `scripts/update-translations` writes it anew; with SYMBOL_STUDIO_RECORD_CATALOGUE set this test writes its
/// `catalogue.txt` first.
@Suite("The template of translations")
struct TranslationTemplateTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("data/po")

  @Test("has every text that the sources mark, each written as one literal")
  func marked() throws {
    let template = try Self.template()
    let sources = Self.root.appendingPathComponent("Sources/SymbolStudio")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let literal = try Regex(
      #"\blocalized\(\s*(?:one:\s*)?"((?:[^"\\\n]|\\.)*)"(?:,\s*many:\s*"((?:[^"\\\n]|\\.)*)")?\s*(.)"#)
    var count = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: literal) {
        let parts = match.output.map { $0.substring.map(String.init) }
        for part in parts[1...2] {
          guard let part, !part.isEmpty else { continue }
          count += 1
          #expect(template.contains(part), "\(file.lastPathComponent): “\(part)” is not in the template")
          #expect(!part.contains("\\("), "\(file.lastPathComponent): “\(part)” is put together")
        }
        #expect(parts[3] == ")" || parts[3] == ",", "\(file.lastPathComponent): “\(parts[1] ?? "")” goes on")
      }
    }
    #expect(count > 500)
  }

  @Test("has the names and sentences of effects, options, transitions, export targets and presets")
  func catalogue() throws {
    let texts = Self.catalogueTexts
    if ProcessInfo.processInfo.environment["SYMBOL_STUDIO_RECORD_CATALOGUE"] != nil {
      let lines = texts.map { "catalogue(\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\");\n" }
      try Data(lines.joined().utf8).write(to: Self.folder.appendingPathComponent("catalogue.txt"))
    }
    let template = try Self.template()
    #expect(texts.count > 100)
    for text in texts {
      #expect(template.contains(text.replacing("\"", with: "\\\"")), "“\(text)” is not in the template")
    }
  }

  /// What is shown through `localized` without being written there.
  private static var catalogueTexts: [String] {
    var texts: Set<String> = []
    for effect in EffectKind.allCases.map(\.description) {
      texts.formUnion([effect.title, effect.summary])
      for group in effect.groups {
        texts.insert(group.title)
        for choice in group.choices {
          texts.formUnion([choice.title, choice.summary, choice.parameter?.title ?? ""])
        }
      }
    }
    texts.formUnion(CustomTransition.readyMade.map(\.transition.name))
    for target in ExportTarget.all { texts.formUnion([target.title, target.summary]) }
    for preset in PresetLibrary.builtIn { texts.formUnion([preset.name, preset.summary ?? ""]) }
    return texts.filter { !$0.isEmpty }.sorted()
  }

  /// The texts of the template, as they are written in it.
  private static func template() throws -> Set<String> {
    let text = try String(contentsOf: folder.appendingPathComponent("symbol-studio.pot"), encoding: .utf8)
    var texts: Set<String> = []
    var current: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let start = line.firstMatch(of: /^msgid(?:_plural)? "(.*)"$/) {
        if let current { texts.insert(current) }
        current = String(start.1)
      } else if let more = line.firstMatch(of: /^"(.*)"$/), current != nil {
        current? += more.1
      } else {
        if let current { texts.insert(current) }
        current = nil
      }
    }
    return texts
  }
}
