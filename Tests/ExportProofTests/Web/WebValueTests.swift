import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolMotion
import SymbolPainting
import Testing

/// Variable values in the formats of the web, played by Chromium.
@Suite(.enabled(if: ContactSheet.browser != nil, Comment(rawValue: ContactSheet.missingReason)))
struct WebValueTests {
  @Test("a variable value is shown while effects play, in colour and drawn along paths")
  func values() throws {
    var cells: [ContactSheet.Cell] = []
    var expected: [(name: String, picture: RasterImage)] = []
    for symbol in [ProofSymbol.stroked, .filled, .offOrigin] {
      for mode in [VariableValueMode.color, .draw] {
        for (effect, value) in [(".bounce", 0.2), (".pulse", 0.6)] {
          var request = try ProofEffect(effect, .discrete).request(symbol)
          request.variableValue = value
          request.variableValueMode = mode
          let time = 0.2
          let module = Data(try ExportTarget.waapi.export(request).text.utf8).base64EncodedString()
          let freeze = "for (const one of all) { one.pause(); one.currentTime = \(time * 1000); }"
          for cell in [
            ContactSheet.Cell(
              markup: try ExportTarget.css.export(request).text,
              script: "const svg = cell.firstElementChild; svg.classList.add('is-active');"
                + "const all = svg.getAnimations({ subtree: true }); \(freeze)", scale: 2),
            ContactSheet.Cell(
              markup: try ExportTarget.smil.export(request).text,
              script: "await loaded; const svg = cell.firstElementChild; svg.pauseAnimations();"
                + "svg.setCurrentTime(\(time));",
              scale: 2),
            ContactSheet.Cell(
              markup: "",
              script: "const { mount } = await import('data:text/javascript;base64,\(module)');"
                + "const symbol = mount(cell); symbol.play(); const all = symbol.animations; \(freeze)", scale: 2),
          ] {
            cells.append(cell)
            expected.append(
              ("\(symbol) \(effect) \(mode) \(value)", request.proofPicture(of: request.playback.frame(at: time))))
          }
        }
      }
    }
    for (picture, (name, expected)) in zip(try ContactSheet.photograph(cells), expected) {
      let fidelity = PictureMeasure.compare(expected, picture, over: .white)
      #expect(fidelity.isWithinLimits, "\(name): \(fidelity)")
    }
  }

  @Test("a value in colour leaves the author's elements as they are; what is drawn in part is reported by nobody")
  func markup() throws {
    var request = try ProofEffect(".pulse", .discrete).request(.filled)
    request.variableValue = 0.5
    for mode in [VariableValueMode.color, .draw] {
      request.variableValueMode = mode
      let export = try ExportTarget.css.export(request)
      #expect(export.issues.allSatisfy { $0.property != "variableValue" })
      let source = try String(contentsOf: ProofSymbol.filled.url, encoding: .utf8)
      let own = source.matches(of: /<(?:path|rect|circle) [^>]*?(?= ?\/>)/).map { String($0.output) }
      let kept = own.filter { export.text.contains($0) }.count
      #expect(mode == .color ? kept == own.count : kept < own.count, "\(mode): \(kept) of \(own.count)")
    }
  }
}
