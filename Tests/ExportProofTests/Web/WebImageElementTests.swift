import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolMotion
import SymbolPainting
import Testing

/// Files that play by themselves, shown by `img` elements in Chromium, where no class and no script reaches them.
@Suite(.enabled(if: ContactSheet.browser != nil, Comment(rawValue: ContactSheet.missingReason)))
struct WebImageElementTests {
  /// A picture's clock cannot be held: played so slowly, what is seen stays near the moment that it is entered at.
  private static let speed = 0.05
  /// Seconds of the motion, at its usual speed.
  private static let entry = 0.2

  @Test("files play inside img elements", arguments: [ExportTarget.smil, .css])
  func playing(_ target: ExportTarget) throws {
    let requests = try [
      (".bounce.wholeSymbol", AppliedBehavior.discrete, ProofSymbol.stroked),
      (".wiggle.wholeSymbol", .discrete, .offOrigin), (".scale.wholeSymbol", .indefinite, .gradient),
      (".appear.up.wholeSymbol", .insertion, .compound),
    ].map { name, behavior, symbol in
      var request = ExportRequest(
        symbol: try symbol.load(),
        effects: [
          AppliedEffect(
            try AnySymbolEffect(parsing: name), behavior: behavior,
            options: SymbolEffectOptions.default.speed(Self.speed))
        ], look: Look(size: 256))
      request.autoplays = true
      return request
    }
    let delay = "-\(Self.entry / Self.speed)s"
    let cells = try requests.map { request in
      let text = try target.export(request).text
        .replacing("begin=\"0s\"", with: "begin=\"\(delay)\"")
        .replacing("</style>", with: "*{animation-delay:\(delay)!important}</style>")
      let data = Data(text.utf8).base64EncodedString()
      return ContactSheet.Cell(markup: "<img alt=\"\" src=\"data:image/svg+xml;base64,\(data)\">", script: "")
    }
    for (request, picture) in zip(requests, try ContactSheet.photograph(cells)) {
      func shows(_ time: Double) -> Bool {
        let frame = request.playback.frame(at: time / Self.speed)
        return PictureMeasure.compare(picture, request.proofPicture(of: frame), over: .white).isWithinLimits
      }
      let name = request.effects[0].effect.dotName
      #expect(!shows(0), "\(target.id) \(name) stands still")
      let isShown = stride(from: Self.entry, through: Self.entry + 0.1, by: 0.002).contains(where: shows)
      #expect(isShown, "\(target.id) \(name)")
    }
  }
}
