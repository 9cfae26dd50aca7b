import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolLoading
import SymbolMotion
import TestSupport
import Testing

/// Web exports of real icons: a few of each set, or all where SYMBOL_STUDIO_CORPUS_SHARE says how many.
struct WebCorpusTests {
  private static let effects = [".bounce", ".variableColor.iterative", ".wiggle", ".drawOn"]

  @Test(
    "real icons become well-formed files under four effects",
    .enabled(if: IconCorpus.isPresent, "\(IconCorpus.missing)")
  )
  func wellFormed() throws {
    var kept = 0
    var count = 0
    for file in IconCorpus.icons(ofEach: 3) {
      guard let symbol = try? SymbolReader.read(try Data(contentsOf: file), name: file.lastPathComponent) else {
        continue
      }
      for effect in Self.effects {
        let applied = AppliedEffect(
          try AnySymbolEffect(parsing: effect), behavior: effect == ".drawOn" ? .insertion : .discrete)
        let request = ExportRequest(symbol: symbol, effects: [applied])
        for target in [ExportTarget.css, .smil] {
          let text = try target.export(request).text
          #expect(WebMarkupTests.isWellFormed(text), "\(file.path) \(effect) \(target.id)")
        }
        #expect(try ExportTarget.waapi.export(request).text.contains("export function mount"))
      }
      count += 1
      let text = try WebMarkupTests.export(symbol, ".pulse", .css).text
      let source = try String(contentsOf: file, encoding: .utf8)
      let data = source.matches(of: /\sd=["']([^"']{8,5000})["']/).map { String($0.1) }
      if data.contains(where: { text.contains($0) }) { kept += 1 }
    }
    print("Web exports: \(count) icons, \(kept) of them with the author's own paths.")
    #expect(count > 30)
    #expect(kept * 3 > count * 2)
  }
}
