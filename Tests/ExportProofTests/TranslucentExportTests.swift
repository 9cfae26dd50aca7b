import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolLoading
import SymbolMotion
import SymbolPainting
import Testing

/// A struck-out replacement of layers that can be seen through: what is struck out is cut to that until the slash has
/// passed.
struct TranslucentExportTests {
  private static func request(isBack: Bool, reducesMotion: Bool = false) throws -> ExportRequest {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../resources/symbols")
      .standardizedFileURL
    let symbols = try ["eye", "eye-slash"].map { name in
      try SymbolReader.read(Data(contentsOf: folder.appendingPathComponent("\(name).svg")), name: "\(name).svg")
    }
    var request = ExportRequest(
      symbol: symbols[isBack ? 1 : 0], secondSymbol: symbols[isBack ? 0 : 1],
      effects: [AppliedEffect(.replace(.init()), behavior: .contentTransition)],
      look: Look(size: 256, tint: .black, rendering: .hierarchical), reducesMotion: reducesMotion)
    request.margin = .fixed(0.1)
    return request
  }

  private static let times = [0, 0.06, 0.12, 0.2, 0.3, 0.4, 0.5, 0.56, 0.7]

  @Test("the preview cuts out what is struck out")
  func isCut() throws {
    let symbol = try Self.request(isBack: false).playback.symbol
    let cut = symbol.layers.count { layer in
      if case .group(let group)? = layer.content.first { !group.clips.isEmpty } else { false }
    }
    #expect(cut == 2)
  }

  @Test("Lottie players show what the preview shows", arguments: LottieProof.Player.allCases, [false, true])
  func lottie(_ player: LottieProof.Player, isBack: Bool) throws {
    guard player.isInstalled else {
      print("SKIPPED: translucent replacements in \(player.rawValue): \(player.missing).")
      return
    }
    let moments = try #require(try LottieProof.moments(Self.request(isBack: isBack), by: player))
    for moment in moments {
      #expect(moment.fidelity.isWithinLimits, "\(player.rawValue) at frame \(moment.frame): \(moment.fidelity)")
    }
  }

  @Test("GTK's animated icons show what the preview shows", arguments: [false, true])
  func gtk(isBack: Bool) throws {
    let request = try Self.request(isBack: isBack)
    let evaluator = try #require(GtkIconEvaluator(try ExportTarget.gtkSVG.export(request).files[0].data))
    let timeline = ExportTimeline(request)
    for time in Self.times {
      let fidelity = PictureMeasure.compare(
        evaluator.picture(at: time, on: timeline, size: 256),
        request.proofPicture(of: request.playback.frame(at: time)), over: .white)
      #expect(fidelity.isWithinLimits, "at \(time): \(fidelity)")
    }
  }

  @Test(
    "browsers show what the preview shows, with less motion too", .enabled(if: ContactSheet.browser != nil),
    arguments: [false, true])
  func web(reducesMotion: Bool) throws {
    var cells: [ContactSheet.Cell] = []
    var expected: [(name: String, picture: RasterImage)] = []
    for (target, isBack) in [(ExportTarget.css, false), (.css, true), (.smil, false), (.smil, true)] {
      let text = try target.export(Self.request(isBack: isBack)).text
      let preview = try Self.request(isBack: isBack, reducesMotion: reducesMotion)
      for time in Self.times {
        // Masks go by names, so each cell needs its own.
        let own = text.firstMatch(of: /([a-z0-9-]+)-m1/).map { text.replacing($0.1, with: "\($0.1)-\(cells.count)") }
        let script =
          target.id == "css"
          ? """
          const svg = cell.firstElementChild; svg.classList.add("is-active");
          for (const one of svg.getAnimations({ subtree: true })) { one.pause(); one.currentTime = \(time * 1000); }
          """
          : "await loaded; const svg = cell.firstElementChild; svg.pauseAnimations(); svg.setCurrentTime(\(time));"
        cells.append(ContactSheet.Cell(markup: own ?? text, script: script))
        expected.append(
          (
            "\(target.id)\(isBack ? " back" : "") at \(time)",
            preview.proofPicture(of: preview.playback.frame(at: time))
          ))
      }
    }
    let pictures = try ContactSheet.photograph(
      cells, arguments: reducesMotion ? ["--force-prefers-reduced-motion"] : [])
    for (picture, (name, expected)) in zip(pictures, expected) {
      let fidelity = PictureMeasure.compare(expected, picture, over: .white)
      #expect(fidelity.isWithinLimits, "\(name): \(fidelity)")
    }
  }
}
