import Foundation
import StudioModel
import SymbolArt
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
    let files = try Self.swiftFiles(of: "SymbolStudio")
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

  @Test("has the names and sentences of effects, transitions, export targets and presets, of undo and of exports")
  func catalogue() throws {
    let texts = try Self.catalogueTexts()
    if ProcessInfo.processInfo.environment["SYMBOL_STUDIO_RECORD_CATALOGUE"] != nil {
      // A percent sign is no place for a number here.
      let lines = texts.map { text in
        (text.contains("%") ? "/* xgettext:no-c-format */\n" : "")
          + "catalogue(\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\");\n"
      }
      try Data(lines.joined().utf8).write(to: Self.folder.appendingPathComponent("catalogue.txt"))
    }
    let template = try Self.template()
    #expect(texts.count > 100)
    for text in texts {
      #expect(template.contains(text.replacing("\"", with: "\\\"")), "“\(text)” is not in the template")
    }
  }

  /// What is shown through `localized` without being written there.
  private static func catalogueTexts() throws -> [String] {
    var texts = try undoNames().union(exportSentences())
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

  /// What undo and redo say.
  private static func undoNames() throws -> Set<String> {
    let written = try literals(of: #"(?:\bEdit\(|\bchange\(|\bnamed:)"#, in: "StudioModel")
    // The only names that are put together are those of fields.
    let composed: Set<String> = written.filter { $0.contains("\\(") }
    #expect(composed == ["Change \\(field.title)", "Reset \\(field.title)"])
    let names = written.filter { !$0.contains("\\(") }
    #expect(names.isSuperset(of: ["Add Effect", "Ungroup Layers", "Group Layers", "Reset Tuning", "Apply Preset"]))
    let symbol = SymbolReference(.bundled("bell"), name: "bell")
    return names.union(
      AnnotationField.allCases.flatMap { field in
        [Edit.annotate(field, as: Annotation(), layers: [], of: symbol).name]
          + [Edit.resetAnnotation(field, layers: [], of: symbol).name]
      }
    ).union(
      PreferenceField.allCases.flatMap { field in
        [Edit.prefer(field, as: SymbolPreferences(), of: symbol).name, Edit.resetPreference(field, of: symbol).name]
      })
  }

  /// What exports say of what a format cannot do, where the sentence is the same for every symbol: one that names a number
  /// or a thing cannot be looked up.
  private static func exportSentences() throws -> Set<String> {
    let sentences = try literals(of: #"\b(?:reason|instead):"#, in: "SymbolExport").filter { !$0.contains("\\(") }
    #expect(sentences.count > 20)
    return sentences
  }

  /// The literals that stand behind a mark as they are, of either kind of a choice; several added up are one.
  private static func literals(of mark: String, in module: String) throws -> Set<String> {
    let one = #""(?:[^"\\\n]|\\.)*""#
    let whole = #"(\#(one)(?:\s*\+\s*\#(one))*)"#
    let search = try Regex(#"\#(mark)\s*(?:[^"{},]*\?\s*)?\#(whole)(?:\s*:\s*\#(whole))?"#)
    let join = try Regex(#""\s*\+\s*""#)
    var result: Set<String> = []
    for file in try swiftFiles(of: module) {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: search) {
        for part in match.output.dropFirst().compactMap(\.substring) {
          let text = String(String(part).replacing(join, with: "").dropFirst().dropLast())
          result.insert(text.contains("\\(") ? text : text.replacing("\\\"", with: "\""))
        }
      }
    }
    return result
  }

  private static func swiftFiles(of module: String) throws -> [URL] {
    let folder = root.appendingPathComponent("Sources/\(module)")
    return try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
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
