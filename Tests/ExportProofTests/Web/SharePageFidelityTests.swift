import ExportProof
import SymbolExport
import SymbolPainting
import Testing

/// What share pages show in Chromium is what the preview shows: pages of many cells, each scrubbed to a time of its own.
/// (That the page's scrubber sets all of its cells is another test's.)
@Suite(.enabled(if: ContactSheet.browser != nil, Comment(rawValue: ContactSheet.missingReason)))
struct SharePageFidelityTests {
  /// 0, 25, 50, 75 and 100 % of what the page plays: its keyframes are those of `css`, which is compared at every extreme.
  private static let moments = 5
  private static let columns = 16

  private struct Cell {
    var effect: ProofEffect
    var symbol: ProofSymbol
    var request: ExportRequest
    var moment: ProofMoment
  }

  @Test("share pages show what the preview shows, for every effect on the six symbols")
  func fidelity() throws {
    var cells: [Cell] = []
    for effect in ProofEffect.all {
      for symbol in ProofSymbol.allCases {
        var request = try effect.request(symbol)
        // The page plays an endless motion to its rest, as a preview does.
        request.stop = request.playback.stack.previewStop
        for (index, moment) in request.proofMoments(count: Self.moments, withStop: false).enumerated() {
          // As in `WebFidelityTests`.
          let own = effect.strikes ? request.named(index) : request
          cells.append(Cell(effect: effect, symbol: symbol, request: own, moment: moment))
        }
      }
    }
    // Chromium knows four steps of coverage: fine lines need twice as many pixels.
    let groups = Dictionary(grouping: cells.indices) { cells[$0].request.playback.draws ? 2 : 1 }
    var shown: [Int: Fidelity] = [:]
    for (scale, indices) in groups.sorted(by: { $0.key < $1.key }) {
      var rest = indices[...]
      while !rest.isEmpty {
        let part = Array(rest.prefix(ContactSheet.capacity / scale))
        let pictures = try Self.pictures(part.map { cells[$0] }, scale: scale)
        for (index, picture) in zip(part, pictures) {
          shown[index] = PictureMeasure.compare(cells[index].moment.expected, picture, over: .white)
        }
        rest = rest.dropFirst(part.count)
      }
    }
    var table = FidelityTable()
    for effect in ProofEffect.all {
      for symbol in ProofSymbol.allCases {
        let found = cells.indices.filter { cells[$0].effect == effect && cells[$0].symbol == symbol }
        table.add(format: "html", effect: effect, symbol: symbol, found.compactMap { shown[$0] })
      }
    }
    print(table.text)
    try table.recordIfAsked()
    #expect(table.failures(except: try .inRepository()) == [])
  }

  /// One page of the cells, and one photograph of it.
  private static func pictures(_ cells: [Cell], scale: Int) throws -> [RasterImage] {
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      SharePage.Row(
        heading: .init(title: ""), cells: cells[start..<min(start + columns, cells.count)].map { .motion($0.request) })
    }
    let page = SharePage(title: "", columns: [], rows: rows, size: ContactSheet.side)
    let times = cells.map { "\($0.moment.time)" }.joined(separator: ",")
    // What is seen first is the moment itself: Chromium takes its time to paint what an animation makes visible later, and
    // on a busy machine the photograph is taken before.
    let hidden = "<style>main { display: none }</style></head>"
    // Only the drawings, edge to edge.
    let script = """
      <style>h1, thead, th, #controls { display: none !important }
      body { padding: 0 !important; max-width: none !important; margin: 0 !important }
      table { position: absolute; left: 0; top: 0 } td { padding: 0 !important } tr { border: 0 !important }
      td > svg { overflow: hidden !important }</style>
      <script>run(false);
      document.querySelector("main").style.display = "block";
      [\(times)].forEach((time, index) => {
        for (const animation of document.querySelectorAll("td > svg")[index].getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = time * 1000;
        }
      });
      \(ContactSheet.flag(below: rows.count * ContactSheet.side))</script></body>
      """
    let picture = try ContactSheet.finished(
      page.export().text.replacing("</head>", with: hidden).replacing("</body>", with: script),
      width: columns * ContactSheet.side,
      height: rows.count * ContactSheet.side, scale: scale)
    return cells.indices.map { index in
      ContactSheet.crop(
        picture, x: index % columns * ContactSheet.side, y: index / columns * ContactSheet.side, scale: scale)
    }
  }
}
