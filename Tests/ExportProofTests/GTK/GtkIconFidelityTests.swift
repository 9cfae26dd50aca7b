import ExportProof
import Foundation
import SymbolExport
import Testing

/// GTK's animated icons, read by an evaluator that knows the file and the format's rules only: GTK 4.22 is not here.
struct GtkIconFidelityTests {
  @Test("what a GTK icon says is what the preview shows", arguments: ProofEffect.all)
  func fidelity(_ effect: ProofEffect) throws {
    var faults: [String] = []
    let table = try FileProof.table(.gtkSVG, of: [effect]) { export, request in
      guard let evaluator = GtkIconEvaluator(export.files[0].data) else { return nil }
      faults += evaluator.faults
      let timeline = ExportTimeline(request)
      return { evaluator.picture(at: $0, on: timeline, size: 256) }
    }
    #expect(faults.isEmpty, "\(Set(faults))")
    try table.recordIfAsked()
    let failures = table.failures(except: try .inRepository())
    if !failures.isEmpty { print(table.text) }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("newer GTK has another spelling for a change of state")
  func dialect() throws {
    var request = try ProofEffect.all[2].request(.stroked)
    request.gtkStateDialect = .stateChange
    let data = try ExportTarget.gtkSVG.export(request).files[0].data
    #expect(try #require(GtkIconEvaluator(data, newSpelling: true)).faults.isEmpty)
    #expect(!(try #require(GtkIconEvaluator(data)).faults.isEmpty))
  }

  @Test("before anything has changed, the icon is a complete picture", arguments: ProofEffect.all)
  func rest(_ effect: ProofEffect) throws {
    let request = try effect.request(.filled)
    let export = try ExportTarget.gtkSVG.export(request)
    let picture = try #require(GtkIconEvaluator(export.files[0].data)).picture(at: 0, after: [], size: 256)
    #expect(picture.bytes.contains { $0 != 0 })
  }
}
