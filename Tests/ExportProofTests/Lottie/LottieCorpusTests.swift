import ExportProof
import Foundation
import ReferencePlayers
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolLoading
import SymbolMotion
import TestSupport
import Testing

/// Real icons of many sets, as Lottie files. A few dozen in every run; all of them where SYMBOL_STUDIO_ALL_ICONS is set.
struct LottieCorpusTests {
  private static let effects: [(String, AppliedBehavior)] = [
    (".bounce", .discrete), (".wiggle", .indefinite), (".pulse.wholeSymbol", .discrete), (".drawOn", .insertion),
  ]

  @Test("every icon's export opens in rlottie and shows the icon in motion")
  func opens() throws {
    guard IconCorpus.isPresent else {
      print("SKIPPED: Lottie exports of real icons (no folder ../shared/corpus, and SYMBOL_STUDIO_CORPUS names none).")
      return
    }
    guard RlottiePlayer.isInstalled else {
      print("SKIPPED: Lottie exports of real icons: \(RlottiePlayer.missing).")
      return
    }
    let all = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_ALL_ICONS"] != nil
    let files =
      IconCorpus.allFiles("icons") + (all ? IconCorpus.allFiles("full") : [])
    let step = all ? 1 : max(files.count / 40, 1)
    var tried = 0
    for index in stride(from: 0, to: files.count, by: step) {
      guard let data = try? Data(contentsOf: files[index]),
        let symbol = try? SymbolReader.read(data, name: files[index].lastPathComponent)
      else { continue }
      tried += 1
      let (name, behavior) = Self.effects[index / step % Self.effects.count]
      for (effect, behavior) in all ? Self.effects : [(name, behavior)] {
        let request = ExportRequest(
          symbol: symbol, effects: [AppliedEffect(try AnySymbolEffect(parsing: effect), behavior: behavior)])
        try check(request, effect, files[index])
      }
    }
    #expect(tried > 30)
  }

  private func check(_ request: ExportRequest, _ effect: String, _ file: URL) throws {
    let place = "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent) \(effect)"
    let export = try ExportTarget.lottie.export(request)
    guard let player = RlottiePlayer(export.files[0].data) else {
      Issue.record("\(place) does not open")
      return
    }
    let timeline = ExportTimeline(request)
    #expect(player.frameCount == Int((timeline.length * 60 - 1e-6).rounded(.up)) + 1, "\(place)")
    guard export.issues.isEmpty else { return }
    let frame = Int(timeline.phases[0].end * 60 * 0.4)
    let playback = request.playback
    let renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    let expected = renderer.image(timeline.frame(at: Double(frame) / 60, of: playback), look: look)
    let fidelity = PictureMeasure.compare(player.picture(frame: frame, size: look.size), expected)
    // Hairlines and figures of hundreds of paths are drawn a little differently everywhere: five times the limits.
    #expect(fidelity.share <= 5, "\(place) differs: \(fidelity)")
  }
}
