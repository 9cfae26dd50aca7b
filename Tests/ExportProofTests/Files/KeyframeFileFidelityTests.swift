import ExportProof
import Foundation
import SymbolExport
import Testing

/// Presets and design tokens, played by readers that have the file and a symbol's parts only.
struct KeyframeFileFidelityTests {
  @Test("what a preset's keyframes say is what the preview shows")
  func preset() throws {
    try check(.preset) { KeyframeFile(preset: $0, $1) }
  }

  @Test("what design tokens say is what the preview shows")
  func tokens() throws {
    try check(.tokens) { KeyframeFile(tokens: $0, $1) }
  }

  private func check(
    _ target: ExportTarget, _ read: (Data, ExportRequest) -> KeyframeFile?
  ) throws {
    let table = try FileProof.table(
      target, of: ProofEffect.all, prepare: \.withEveryLayerAGroup, knowsSymbol: target.id != ExportTarget.preset.id
    ) { export, request in
      guard let file = read(export.files[0].data, request) else { return nil }
      return { file.picture(at: $0, of: request) }
    }
    print(table.text)
    try table.recordIfAsked()
    let reported = try ReportedCells.inRepository()
    #expect(table.failures(except: reported).isEmpty)
    #expect(reported.idle(in: table).isEmpty)
  }
}
