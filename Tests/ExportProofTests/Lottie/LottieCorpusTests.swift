import ExportProof
import Foundation
import ReferencePlayers
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolLoading
import SymbolMotion
import SymbolPainting
import TestSupport
import Testing

/// Real icons of many sets, as Lottie files. A few dozen in every run; all of them where SYMBOL_STUDIO_ALL_ICONS is set.
struct LottieCorpusTests {
  private static let effects: [(String, AppliedBehavior)] = [
    (".bounce", .discrete), (".wiggle", .indefinite), (".pulse.wholeSymbol", .discrete), (".drawOn", .insertion),
  ]

  /// Icons that the preview itself, as librsvg, draws amiss, and how many times the limits the players are beside it: in
  /// this one cairo draws a side of its pen only, along a curve whose handle lies beside its end.
  private static let strokedAmiss = ["Tango__scalable__actions__edit-delete.svg": 1.8]

  @Test("every icon's export opens in rlottie and ThorVG and shows the icon in motion")
  func opens() throws {
    guard IconCorpus.isPresent else {
      print("SKIPPED: Lottie exports of real icons (no folder ../shared/corpus, and SYMBOL_STUDIO_CORPUS names none).")
      return
    }
    let players = LottieProof.Player.allCases.filter(\.isInstalled)
    for player in LottieProof.Player.allCases where !players.contains(player) {
      print("SKIPPED: Lottie exports of real icons in \(player.rawValue): \(player.missing).")
    }
    let all = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_ALL_ICONS"] != nil
    let files =
      IconCorpus.allFiles("icons") + (all ? IconCorpus.allFiles("full") : [])
    let step = all ? 1 : max(files.count / 40, 1)
    var tried = 0
    var cells: [Cell] = []
    for index in stride(from: 0, to: files.count, by: step) {
      guard let data = try? Data(contentsOf: files[index]),
        let symbol = try? SymbolReader.read(data, name: files[index].lastPathComponent)
      else { continue }
      tried += 1
      let (name, behavior) = Self.effects[index / step % Self.effects.count]
      for (effect, behavior) in all ? Self.effects : [(name, behavior)] {
        let request = ExportRequest(
          symbol: symbol, effects: [AppliedEffect(try AnySymbolEffect(parsing: effect), behavior: behavior)])
        cells += try check(request, effect, files[index], players)
      }
    }
    #expect(tried > 30)
    let beyond = cells.filter { $0.share > 1 }
    for cell in beyond.sorted(by: { $0.share > $1.share }) { print("BEYOND: \(cell)") }
    print("\(cells.count) cells of \(tried) icons, \(beyond.count) beyond the limits.")
    // What is left is the players' own: rlottie measures slanted lines up to 7 % too long, and cairo's pen at a cusp is
    // another than theirs.
    let unsaid = beyond.filter { !$0.isReported }
    #expect(unsaid.allSatisfy { $0.share <= 1.6 })
    #expect(unsaid.count <= max(cells.count / 500, 1))
  }

  private struct Cell: CustomStringConvertible {
    let place: String
    let share: Double
    let isReported: Bool

    var description: String { "\(place) \(share)\(isReported ? ", as its issues say" : "")" }
  }

  private func check(
    _ request: ExportRequest, _ effect: String, _ file: URL, _ players: [LottieProof.Player]
  ) throws -> [Cell] {
    let place = "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent) \(effect)"
    let export = try ExportTarget.lottie.export(request)
    let timeline = ExportTimeline(request)
    let frame = Int(timeline.phases[0].end * 60 * 0.4)
    let playback = request.playback
    let renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    if players.contains(.rlottie) {
      let count = RlottiePlayer(export.files[0].data)?.frameCount
      #expect(count == Int((timeline.length * 60 - 1e-6).rounded(.up)) + 1, "\(place)")
    }
    return players.compactMap { player in
      guard let draw = LottieProof.pictures(export.files[0].data, by: player, size: look.size) else {
        Issue.record("\(place) does not open in \(player.rawValue)")
        return nil
      }
      let (shown, time) = (draw(frame), Double(frame) / 60)
      let fidelity = PictureMeasure.compare(shown, at: time) { time in
        renderer.image(timeline.frame(at: time, of: playback), look: look)
      }
      let isReported =
        fidelity.share > 1
        && LottieExcuse(export.issues, in: player).explains(
          shown, of: playback.symbol, timeline.frame(at: time, of: playback), renderer: renderer, look: look)
      let isAmiss = Self.strokedAmiss[file.lastPathComponent].map { fidelity.share <= $0 } ?? false
      return Cell(
        place: "\(place) in \(player.rawValue)", share: fidelity.share, isReported: isReported || isAmiss)
    }
  }
}
