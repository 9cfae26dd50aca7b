import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolMotion
import SymbolPainting
import Testing

/// How web exports behave in a page, in Chromium.
@Suite(.enabled(if: ContactSheet.browser != nil, Comment(rawValue: ContactSheet.missingReason)))
struct WebPlayingTests {
  @Test("whoever asked for less motion sees fades, and nothing that moves")
  func reducedMotion() throws {
    let wiggle = try ProofEffect(".wiggle", .discrete).request(.offOrigin)
    let pulse = try ProofEffect(".pulse.wholeSymbol", .discrete).request(.offOrigin)
    let cells = try [wiggle, pulse].flatMap { request in
      try [
        cell(.css, request, "svg.classList.add('is-active'); seek(svg.getAnimations({ subtree: true }), 0.4);"),
        cell(.smil, request, "await loaded; svg.pauseAnimations(); svg.setCurrentTime(0.4);"),
        moduleCell(request, "symbol.play(); seek(symbol.animations, 0.4);"),
      ]
    }
    let pictures = try ContactSheet.photograph(cells, arguments: ["--force-prefers-reduced-motion"])
    for picture in pictures.prefix(3) {
      #expect(PictureMeasure.compare(picture, expected(wiggle, at: nil), over: .white).isWithinLimits)
    }
    for picture in pictures.suffix(3) {
      #expect(PictureMeasure.compare(picture, expected(pulse, at: 0.4), over: .white).isWithinLimits)
    }
  }

  @Test("exports in one page do not disturb each other, whatever their ids and effects")
  func onePage() throws {
    let requests = try [
      (".bounce", ProofSymbol.gradient), (".pulse", .gradient), (".wiggle", .groupOpacity), (".rotate", .compound),
    ].map { try ProofEffect($0.0, .discrete).request($0.1) }
    let cells = try requests.flatMap { request in
      try [
        cell(.css, request, "svg.classList.add('is-active'); seek(svg.getAnimations({ subtree: true }), 0.3);"),
        cell(.smil, request, "await loaded; svg.pauseAnimations(); svg.setCurrentTime(0.3);"),
        moduleCell(request, "symbol.play(); seek(symbol.animations, 0.3);"),
      ]
    }
    for (index, picture) in try ContactSheet.photograph(cells).enumerated() {
      let fidelity = PictureMeasure.compare(picture, expected(requests[index / 3], at: 0.3), over: .white)
      #expect(fidelity.isWithinLimits, "cell \(index): \(fidelity)")
    }
  }

  @Test("a module that is mounted twice has two drawings, each at its own moment")
  func mountedTwice() throws {
    // Its gap is a mask, and a mask goes by its name.
    let request = try ProofEffect(".replace", .contentTransition, strikes: true).request(.stroked)
    let time = request.playback.length / 2
    let cells = try [
      moduleCell(request, "symbol.play(); seek(symbol.animations, 0);"),
      moduleCell(request, "symbol.play(); seek(symbol.animations, \(time));"),
    ]
    for (time, picture) in zip([0, time], try ContactSheet.photograph(cells)) {
      let fidelity = PictureMeasure.compare(picture, expected(request, at: time), over: .white)
      #expect(fidelity.isWithinLimits, "at \(time): \(fidelity)")
    }
  }

  @Test("a module's promise says whether the motion came to its end, and a stop brings it to rest")
  func promises() throws {
    let run = try ProofEffect(".pulse", .discrete).request(.filled)
    let endless = try ProofEffect(".breathe", .indefinite).request(.filled)
    // A cell that finds something wrong turns black.
    let check = "const check = (isRight) => { if (!isRight) cell.style.background = '#000'; };"
    let cells = try [
      moduleCell(
        run,
        "\(check) symbol.play(); for (const one of symbol.animations) one.finish();"
          + "check(await symbol.finished === true); check(symbol.playState === 'finished');"),
      moduleCell(
        run,
        "\(check) symbol.play(); const done = symbol.finished; symbol.cancel();"
          + "check(await done === false); check(symbol.animations.length === 0);"),
      moduleCell(
        endless,
        "\(check) symbol.play(); seek(symbol.animations, 0.9); for (const one of symbol.animations) one.play();"
          + "const rest = symbol.stop(); check(symbol.playState === 'stopping');"
          + "for (const one of symbol.animations.slice(-1)) one.finish(); check(await rest === true);"),
    ]
    let rest = expected(run, at: nil)
    for (index, picture) in try ContactSheet.photograph(cells).enumerated() {
      #expect(
        PictureMeasure.compare(picture, index < 2 ? rest : expected(endless, at: nil), over: .white).isWithinLimits,
        "cell \(index)")
    }
  }

  @Test("the share page scrubs all of its cells on one clock, and asks for nothing over the network")
  func sharePage() throws {
    let effects = [".bounce", ".pulse"].map { ProofEffect($0, .discrete) }
    let rows = try [ProofSymbol.stroked, .gradient].map { symbol in
      SharePage.Row(
        heading: .init(title: symbol.rawValue), cells: try effects.map { .motion(try $0.request(symbol)) })
    }
    let page = SharePage(
      title: "</title><script>document.body.remove()</script>", columns: effects.map { .init(title: $0.name) },
      rows: rows, size: 256, background: .white)
    let text = try page.export().text
    #expect(
      !text.contains("http://") || text.replacing("http://www.w3.org/2000/svg", with: "").contains("http://") == false)
    #expect(text.contains("&lt;/title&gt;") && text.contains("default-src 'none'"))
    // Cells are laid out over one another here: where a page puts them is its own business.
    let script = """
      <style>body { padding: 0 !important; max-width: none !important } h1, thead, th, #controls { display: none !important }
      table { position: absolute; left: 0; top: 0 } td { padding: 0 !important } tr { border: 0 !important }</style>
      <script>run(false); show(0.2); \(ContactSheet.flag(below: 512))</script></body>
      """
    let picture = try ContactSheet.finished(text.replacing("</body>", with: script), width: 512, height: 512)
    for (row, symbol) in [ProofSymbol.stroked, .gradient].enumerated() {
      for (column, effect) in effects.enumerated() {
        let shown = ContactSheet.part(of: picture, x: column * 256, y: row * 256)
        let fidelity = PictureMeasure.compare(shown, expected(try effect.request(symbol), at: 0.2), over: .white)
        #expect(fidelity.isWithinLimits, "\(effect) \(symbol): \(fidelity)")
      }
    }
  }

  // MARK: Cells

  private static let seek =
    "const seek = (all, time) => { for (const one of all) { one.pause(); one.currentTime = time * 1000; } };"

  private func cell(_ target: ExportTarget, _ request: ExportRequest, _ script: String) throws -> ContactSheet.Cell {
    ContactSheet.Cell(
      markup: try target.export(request).text, script: "const svg = cell.firstElementChild; \(Self.seek) \(script)")
  }

  private func moduleCell(_ request: ExportRequest, _ script: String) throws -> ContactSheet.Cell {
    let module = Data(try ExportTarget.waapi.export(request).text.utf8).base64EncodedString()
    return ContactSheet.Cell(
      markup: "",
      script: """
        const { mount } = await import("data:text/javascript;base64,\(module)");
        const symbol = mount(cell); \(Self.seek) \(script)
        """)
  }

  /// Our picture of a moment; nil: at rest.
  private func expected(_ request: ExportRequest, at time: Double?) -> RasterImage {
    let playback = request.playback
    return request.proofPicture(
      of: time.map { playback.frame(at: $0) } ?? .rest(layerCount: playback.symbol.layers.count))
  }
}
