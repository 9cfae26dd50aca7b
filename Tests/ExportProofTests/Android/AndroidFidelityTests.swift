import ExportProof
import SymbolExport
import Testing

/// Animated vector drawables, read by an evaluator that knows the file and Android's rules only. (No Android runs here.)
struct AndroidFidelityTests {
  @Test("what an Android file says is what the preview shows", arguments: ProofEffect.all)
  func fidelity(_ effect: ProofEffect) throws {
    var faults: [String] = []
    let table = try FileProof.table(.avd, of: [effect]) { export, _ in
      guard let evaluator = AndroidEvaluator(export.files[0].data) else { return nil }
      return { time in
        let picture = evaluator.picture(at: time, size: 256)
        faults += evaluator.faults
        return picture
      }
    }
    #expect(faults.isEmpty, "\(Set(faults))")
    try table.recordIfAsked()
    let exceptions = try ReportedCells.inRepository()
    let failures = table.failures(except: exceptions)
    if !failures.isEmpty { print(table.text) }
    #expect(failures.isEmpty, "\(failures)")
    let idle = exceptions.idle(in: table).filter { $0.effect == effect.description }
    #expect(idle.isEmpty, "excused for nothing: \(idle)")
  }
}
