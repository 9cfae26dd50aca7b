import ExportProof
import Testing

/// Lottie files in players that are not ours.
struct LottieFidelityTests {
  @Test("rlottie shows what the preview shows, whatever the effect and the symbol", arguments: ProofEffect.all)
  func rlottie(_ effect: ProofEffect) throws { try check(effect, .rlottie) }

  @Test("ThorVG shows what the preview shows, whatever the effect and the symbol", arguments: ProofEffect.all)
  func thorvg(_ effect: ProofEffect) throws { try check(effect, .thorvg) }

  private func check(_ effect: ProofEffect, _ player: LottieProof.Player) throws {
    guard player.isInstalled else {
      print("SKIPPED: Lottie exports of \(effect) in \(player.rawValue): \(player.missing).")
      return
    }
    let table = try LottieProof.table(of: [effect], by: player)
    print(table.text)
    try table.recordIfAsked()
    let failures = table.failures(except: try .inRepository())
    #expect(failures.isEmpty, "\(failures)")
  }
}
