import ExportProof
import Foundation
import SymbolDrawing
import SymbolExport
import SymbolPainting
import Testing

/// The formats of the web, played by Chromium and compared with our own pictures.
@Suite(.enabled(if: ContactSheet.browser != nil, Comment(rawValue: ContactSheet.missingReason)))
struct WebFidelityTests {
  @Test("what CSS shows in Chromium is what the preview shows")
  func css() throws {
    try prove(.css) { export, moment in
      let classes = moment.isStopped ? "is-stopping" : "is-active"
      return ContactSheet.Cell(
        markup: export.text,
        script: """
          const svg = cell.firstElementChild; svg.classList.add("\(classes)");
          for (const animation of svg.getAnimations({ subtree: true })) {
            animation.pause(); animation.currentTime = \(moment.time * 1000);
          }
          """)
    }
  }

  @Test("what SMIL shows in Chromium is what the preview shows")
  func smil() throws {
    var count = 0
    try prove(.smil) { export, moment in
      guard moment.isStopped else {
        return ContactSheet.Cell(
          markup: export.text,
          script:
            "await loaded; const svg = cell.firstElementChild; svg.pauseAnimations(); svg.setCurrentTime(\(moment.time));"
        )
      }
      // The stop goes by a name, so each cell needs its own.
      count += 1
      let name = export.text.firstMatch(of: /id="([a-z0-9_]+)_stop"/).map { String($0.1) } ?? "none"
      return ContactSheet.Cell(
        markup: export.text.replacing(name, with: "\(name)_\(count)"),
        script: """
          await loaded;
          const svg = cell.firstElementChild; svg.pauseAnimations(); svg.setCurrentTime(\(moment.stop));
          document.getElementById("\(name)_\(count)_stop").beginElement();
          svg.setCurrentTime(\(moment.stop + moment.time));
          """)
    }
  }

  @Test("what the module shows in Chromium is what the preview shows")
  func waapi() throws {
    // Modules of one page, each a cell's own.
    try prove(.waapi) { export, moment in
      let module = Data(export.text.utf8).base64EncodedString()
      return ContactSheet.Cell(
        markup: "",
        script: """
          const { mount } = await import("data:text/javascript;base64,\(module)");
          const symbol = mount(cell, { reducesMotion: false }); symbol.play();
          const freeze = (time) => {
            for (const animation of symbol.animations) { animation.pause(); animation.currentTime = time * 1000; }
          };
          freeze(\(moment.isStopped ? moment.stop : moment.time));
          \(moment.isStopped ? "const before = symbol.animations; symbol.stop();" : "")
          \(moment.isStopped ? "for (const animation of symbol.animations) { if (before.includes(animation)) { animation.currentTime += \(moment.time * 1000); } else { animation.pause(); animation.currentTime = \(moment.time * 1000); } }" : "")
          """)
    }
  }

  private func prove(_ target: ExportTarget, _ cell: (Export, ProofMoment) -> ContactSheet.Cell) throws {
    var cells: [ContactSheet.Cell] = []
    var entries: [(effect: ProofEffect, symbol: ProofSymbol, moments: [ProofMoment])] = []
    for effect in ProofEffect.all {
      for symbol in ProofSymbol.allCases {
        let request = try effect.request(symbol)
        let export = try target.export(request)
        let moments = request.proofMoments()
        entries.append((effect, symbol, moments))
        let draws = request.playback.draws
        for (index, moment) in moments.enumerated() {
          // A mask goes by its name, and of one name a page has one moment: each cell gets a file of its own.
          var cell = cell(effect.strikes ? try target.export(request.named(index)) : export, moment)
          cell.scale = draws ? 2 : 1
          cells.append(cell)
        }
      }
    }
    let pictures = try ContactSheet.photograph(cells)
    var table = FidelityTable()
    var next = 0
    for entry in entries {
      let fidelities = entry.moments.map { moment in
        defer { next += 1 }
        let fidelity = PictureMeasure.compare(moment.expected, pictures[next], over: .white)
        if !fidelity.isWithinLimits { keep(moment, pictures[next], entry.effect, entry.symbol, target) }
        return fidelity
      }
      table.add(format: target.id, effect: entry.effect, symbol: entry.symbol, fidelities)
    }
    print(table.text)
    try table.recordIfAsked()
    let exceptions = try ReportedCells.inRepository()
    #expect(table.failures(except: exceptions).isEmpty)
    #expect(exceptions.idle(in: table).isEmpty)
  }

  /// Leaves a pair that differs where `SYMBOL_STUDIO_TEST_OUTPUT` says, for a person to look at.
  private func keep(
    _ moment: ProofMoment, _ picture: RasterImage, _ effect: ProofEffect, _ symbol: ProofSymbol, _ target: ExportTarget
  ) {
    guard let folder = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_TEST_OUTPUT"] else { return }
    let name =
      "\(target.id).\(symbol.rawValue)\(effect.name).\(effect.behavior.rawValue).\(moment.isStopped ? "stop" : "")\(moment.time)"
    try? moment.expected.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(name).expected.png"))
    try? picture.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(name).shown.png"))
  }
}
