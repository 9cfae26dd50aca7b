import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolMotion
import SymbolPainting
import Testing

/// Transitions of one's own in the formats of the web, played by Chromium and compared with our own pictures.
@Suite(.enabled(if: ContactSheet.browser != nil, Comment(rawValue: ContactSheet.missingReason)))
struct WebTransitionTests {
  /// The ready-made ones, and two that have what none of those has.
  static let transitions = CustomTransition.readyMade.map(\.transition) + [swing, squeeze]

  /// A turn about an oblique axis under way, with a rotation of the plane and unequal scales inside of it.
  private static let swing: CustomTransition = {
    let active = TransitionState(
      opacity: 0, scaleX: 0.6, scaleY: 1.2, rotation: 30, offsetX: .fraction(0.2),
      rotation3D: Rotation3D(degrees: 70, axis: .init(x: 1, y: 1, z: 0), perspective: 1))
    return CustomTransition(name: "Swing", insertion: TransitionWay(active: active))
  }()

  /// Goes another way than it comes.
  private static let squeeze = CustomTransition(
    name: "Squeeze", insertion: TransitionWay(active: TransitionState(opacity: 0, scaleX: 1.6, scaleY: 0.2)),
    removal: TransitionWay(active: TransitionState(opacity: 0, scaleX: 0.4, rotation: -45, blur: 6)))

  @Test("what CSS shows of a transition is what the preview shows, there and back")
  func css() throws {
    try prove(.css) { export, moment in
      ContactSheet.Cell(
        markup: export.text,
        script: """
          const svg = cell.firstElementChild; svg.style.setProperty("--symbol-size", "256px");
          svg.classList.add("\(moment.isBack ? "is-stopping" : "is-active")");
          for (const animation of svg.getAnimations({ subtree: true })) {
            animation.pause(); animation.currentTime = \(moment.time * 1000);
          }
          """)
    }
  }

  @Test("what the module shows of a transition is what the preview shows, there and back")
  func waapi() throws {
    try prove(.waapi) { export, moment in
      let module = Data(export.text.utf8).base64EncodedString()
      // Back from the end: what runs backwards counts down.
      let back = """
        const there = symbol.animations;
        for (const one of there) one.currentTime = 1e5;
        symbol.stop();
        for (const one of symbol.animations) {
          one.pause();
          one.currentTime = there.includes(one) ? \((moment.length - moment.time) * 1000) : \(moment.time * 1000);
        }
        """
      return ContactSheet.Cell(
        markup: "",
        script: """
          const { mount } = await import("data:text/javascript;base64,\(module)");
          const symbol = mount(cell, { reducesMotion: false });
          symbol.element.style.width = symbol.element.style.height = "256px";
          symbol.play();
          for (const one of symbol.animations) { one.pause(); one.currentTime = \(moment.time * 1000); }
          \(moment.isBack ? back : "")
          """)
    }
  }

  @Test("what SMIL shows of a transition is what the preview shows, or is reported")
  func smil() throws {
    var count = 0
    try prove(.smil, withBack: false) { export, moment in
      // Filters go by names, so each cell needs its own.
      count += 1
      let name = export.text.firstMatch(of: /id="([a-z0-9-]+)-b1"/).map { String($0.1) }
      return ContactSheet.Cell(
        markup: name.map { export.text.replacing($0, with: "\($0)-\(count)") } ?? export.text,
        script:
          "await loaded; const svg = cell.firstElementChild; svg.pauseAnimations(); svg.setCurrentTime(\(moment.time));"
      )
    }
  }

  // MARK: Proof

  private struct Moment {
    var time: Double
    var isBack: Bool
    /// Seconds of the way.
    var length: Double
  }

  private func prove(
    _ target: ExportTarget, withBack: Bool = true, _ cell: (Export, Moment) -> ContactSheet.Cell
  ) throws {
    var cells: [ContactSheet.Cell] = []
    var expected: [(name: String, picture: RasterImage)] = []
    for transition in Self.transitions {
      for symbol in [ProofSymbol.stroked, .offOrigin] {
        for behavior in [AppliedBehavior.insertion, .removal] where behavior == .insertion || symbol == .stroked {
          let (request, back) = try (request(transition, symbol, behavior), request(transition, symbol, behavior.other))
          let export = try target.export(request)
          // The one thing that a plane has no form for.
          if export.issues.contains(where: { $0.property == "rotation3D" }) {
            #expect(target.id == "smil" && transition.parts.contains { $0.insertion.active.rotation3D != nil })
            continue
          }
          for (played, isBack) in [(request, false), (back, true)] where !isBack || withBack && symbol == .stroked {
            let length = played.playback.length
            for part in isBack ? [0.3, 0.7] : [0.0, 0.25, 0.5, 0.75, 1.0] {
              let time = part == 1 ? length + 0.001 : part * length
              cells.append(cell(export, Moment(time: time, isBack: isBack, length: length)))
              expected.append(
                (
                  "\(target.id) \(transition.name) \(symbol) \(behavior.rawValue)\(isBack ? " back" : "") at \(part)",
                  request.proofPicture(of: played.playback.frame(at: time))
                ))
            }
          }
        }
      }
    }
    #expect(cells.count > 100)
    // Chromium knows four steps of coverage: small figures need more.
    for index in cells.indices { cells[index].scale = 2 }
    for (picture, (name, expected)) in zip(try ContactSheet.photograph(cells), expected) {
      let fidelity = PictureMeasure.compare(expected, picture, over: .white)
      #expect(fidelity.isWithinLimits, "\(name): \(fidelity)")
      if !fidelity.isWithinLimits { keep(name, expected, picture) }
    }
  }

  private func request(
    _ transition: CustomTransition, _ symbol: ProofSymbol, _ behavior: AppliedBehavior
  ) throws -> ExportRequest {
    var request = ExportRequest(
      symbol: try symbol.load(), effects: [AppliedEffect(.customTransition(transition), behavior: behavior)],
      look: Look(size: 256))
    // The same room for both directions, so that they can be compared.
    let goesFar = ["Slide", "Push", "Move", "Rotate"].contains(transition.name)
    request.margin = .fixed(goesFar ? 1 : 0.3)
    return request
  }

  private func keep(_ name: String, _ expected: RasterImage, _ shown: RasterImage) {
    guard let folder = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_TEST_OUTPUT"] else { return }
    let name = ExportName.slug(name)
    try? expected.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(name).expected.png"))
    try? shown.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(name).shown.png"))
  }
}

extension AppliedBehavior {
  /// The other direction of a transition.
  fileprivate var other: AppliedBehavior { self == .insertion ? .removal : .insertion }
}
