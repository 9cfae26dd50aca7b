import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolLoading
import SymbolMotion
import SymbolPainting
import Testing

/// Web exports for a person who asked for less motion: transitions without a fade of their own fade all the same.
struct WebReducedMotionTests {
  /// Without a fade: of the whole, of several groups, there and back each in its own way; and one that fades, but hides
  /// what faces away.
  private static let transitions: [CustomTransition] = [
    .flipFromLeft, .slide,
    CustomTransition(
      name: "Shrink", insertion: TransitionWay(active: TransitionState(scaleX: 0.5, scaleY: 0.5)),
      removal: TransitionWay(active: TransitionState(rotation: 60))),
    CustomTransition(
      name: "Turn",
      insertion: TransitionWay(
        active: TransitionState(opacity: 0, rotation3D: Rotation3D(degrees: 180, axis: .y, hiddenBeyond: 90)))),
  ]

  private static func request(
    _ transition: CustomTransition, _ behavior: AppliedBehavior, reducesMotion: Bool = false
  ) throws -> ExportRequest {
    try request(.customTransition(transition), behavior, reducesMotion: reducesMotion)
  }

  /// With all that keeps its state until it is stopped, and what comes and goes; nothing of it only moves.
  private static let passages: [AnySymbolEffect] =
    [
      .drawOn(.drawOn), .drawOn(.drawOn.wholeSymbol), .drawOn(.drawOn.individually), .drawOff(.drawOff),
      .drawOff(.drawOff.reversed), .drawOff(.drawOff.wholeSymbol), .appear(.appear), .disappear(.disappear.down),
    ] + CustomTransition.readyMade.map { .customTransition($0.transition) }
  private static let held: [AnySymbolEffect] = [
    .drawOn(.drawOn), .drawOff(.drawOff), .drawOff(.drawOff.reversed), .scale(.scale.up), .appear(.appear),
    .disappear(.disappear),
  ]

  private static func request(
    _ effect: AnySymbolEffect, _ behavior: AppliedBehavior, reducesMotion: Bool = false
  ) throws -> ExportRequest {
    var request = ExportRequest(
      symbol: try ProofSymbol.stroked.load(), effects: [AppliedEffect(effect, behavior: behavior)],
      look: Look(size: 256), reducesMotion: reducesMotion)
    request.margin = .fixed(0.3)
    return request
  }

  /// A bar that is struck out, with more room than its box has.
  private static func struck(isBack: Bool, reducesMotion: Bool = false) throws -> ExportRequest {
    func symbol(_ name: String, _ more: String) throws -> Symbol {
      let file = """
        <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='currentColor' stroke-width='2'>
        <path d='M4 12h16'/>\(more)</svg>
        """
      return try SymbolReader.read(Data(file.utf8), name: name)
    }
    let (plain, slashed) = (try symbol("bar.svg", ""), try symbol("bar-slash.svg", "<path d='M3 3l18 18'/>"))
    var request = ExportRequest(
      symbol: isBack ? slashed : plain, secondSymbol: isBack ? plain : slashed,
      effects: [AppliedEffect(.replace(.init()), behavior: .contentTransition)], look: Look(size: 256),
      reducesMotion: reducesMotion)
    request.margin = .fixed(0.1)
    return request
  }

  // MARK: Text

  @Test("a transition without a fade has one in the rules for less motion, there and back")
  func rules() throws {
    for behavior in [AppliedBehavior.insertion, .removal] {
      let request = try Self.request(.flipFromLeft, behavior)
      let css = try ExportTarget.css.export(request).text
      let block = css.components(separatedBy: "@media (prefers-reduced-motion:reduce){").last ?? ""
      for state in ["is-active", "is-stopping"] {
        #expect(block.contains(try Regex("\(state) [^{}]*\\{animation:[^ ;]+ 0?\\.3s ")), "\(state): \(block)")
      }
      let module = try ExportTarget.waapi.export(request).text
      #expect(module.contains("\"reduced\":") && module.contains("part = part.reduced"))
      let smil = try ExportTarget.smil.export(request).text
      #expect(smil.contains("dur=\".3s\"") && smil.contains("@media not all and (prefers-reduced-motion:reduce)"))
    }
    // Whatever fades by itself says nothing more.
    let fading = try Self.request(.opacity, .insertion)
    #expect(try !ExportTarget.waapi.export(fading).text.contains("part.reduced"))
    #expect(try !ExportTarget.smil.export(fading).text.contains("not all"))
  }

  // MARK: Pictures

  private static let seek = "for (const one of all) { one.pause(); one.currentTime = time; }"

  private static func cell(
    _ target: ExportTarget, _ text: String, at seconds: Double, isBack: Bool, autoplays: Bool = false
  ) -> ContactSheet.Cell {
    let time = "const time = \(seconds * 1000);"
    switch target.id {
    case "css":
      return ContactSheet.Cell(
        markup: text,
        script: """
          const svg = cell.firstElementChild; svg.classList.add("\(isBack ? "is-stopping" : autoplays ? "plays" : "is-active")");
          \(time) const all = svg.getAnimations({ subtree: true }); \(seek)
          """, scale: 2)
    case "smil":
      return ContactSheet.Cell(
        markup: text,
        script:
          "await loaded; const svg = cell.firstElementChild; svg.pauseAnimations(); svg.setCurrentTime(\(seconds));",
        scale: 2)
    default:
      // What runs backwards counts down.
      let back = """
        for (const one of all) one.currentTime = 1e5;
        symbol.stop();
        for (const one of symbol.animations) {
          one.pause();
          one.currentTime = all.includes(one) ? one.effect.getComputedTiming().endTime - time : time;
        }
        """
      return ContactSheet.Cell(
        markup: "",
        script: """
          const { mount } = await import("data:text/javascript;base64,\(Data(text.utf8).base64EncodedString())");
          const symbol = mount(cell, { reducesMotion: true });
          symbol.play(); \(time) const all = symbol.animations;
          \(isBack ? back : seek)
          """, scale: 2)
    }
  }

  @Test(
    "with less motion the exports show what the preview shows, there and back",
    .enabled(if: ContactSheet.browser != nil),
    arguments: [ExportTarget.css, .waapi, .smil])
  func pictures(_ target: ExportTarget) throws {
    var cells: [ContactSheet.Cell] = []
    var expected: [(name: String, picture: RasterImage)] = []
    func add(_ name: String, _ text: String, _ preview: ExportRequest, isBack: Bool) {
      if isBack && target.id == "smil" { return }
      for time in [0.0, 0.06, 0.15, 0.24, 0.35, 2] {
        // Masks go by names, so each cell needs its own.
        let own = text.firstMatch(of: /([a-z0-9-]+)-m1/).map { text.replacing($0.1, with: "\($0.1)-\(cells.count)") }
        cells.append(Self.cell(target, own ?? text, at: time, isBack: isBack))
        expected.append(
          ("\(name)\(isBack ? " back" : "") at \(time)", preview.proofPicture(of: preview.playback.frame(at: time))))
      }
    }
    for transition in Self.transitions {
      for (there, back) in [(AppliedBehavior.insertion, AppliedBehavior.removal), (.removal, .insertion)] {
        let text = try target.export(Self.request(transition, there)).text
        let name = "\(transition.name) \(there.rawValue)"
        add(name, text, try Self.request(transition, there, reducesMotion: true), isBack: false)
        add(name, text, try Self.request(transition, back, reducesMotion: true), isBack: true)
      }
    }
    // What would be drawn is there or gone at once.
    for effect in [AnySymbolEffect.drawOn(.drawOn), .drawOff(.drawOff.reversed)] {
      for there in [AppliedBehavior.insertion, .removal] {
        let text = try target.export(Self.request(effect, there)).text
        add(
          "\(effect.dotName) \(there.rawValue)", text, try Self.request(effect, there, reducesMotion: true),
          isBack: false)
      }
    }
    let off = try target.export(Self.request(.drawOff(.drawOff), .indefinite)).text
    add("draw off", off, try Self.request(.drawOff(.drawOff), .indefinite, reducesMotion: true), isBack: false)
    for isOff in [false, true] {
      let text = try target.export(Self.struck(isBack: isOff)).text
      let name = isOff ? "slash off" : "slash on"
      add(name, text, try Self.struck(isBack: isOff, reducesMotion: true), isBack: false)
      add(name, text, try Self.struck(isBack: !isOff, reducesMotion: true), isBack: true)
    }
    try compare(cells, expected, target)
  }

  private func compare(
    _ cells: [ContactSheet.Cell], _ expected: [(name: String, picture: RasterImage)], _ target: ExportTarget
  ) throws {
    let pictures = try ContactSheet.photograph(cells, arguments: ["--force-prefers-reduced-motion"])
    for (picture, (name, expected)) in zip(pictures, expected) {
      let fidelity = PictureMeasure.compare(expected, picture, over: .white)
      #expect(fidelity.isWithinLimits, "\(target.id) \(name): \(fidelity)")
    }
  }

  @Test(
    "with less motion every transition, and what is kept until it is stopped, goes back as in the preview",
    .enabled(if: ContactSheet.browser != nil),
    arguments: [ExportTarget.css, .waapi, .smil], [false, true])
  func ways(_ target: ExportTarget, autoplays: Bool) throws {
    // Only CSS and SMIL play by themselves, and SMIL always does.
    guard !autoplays || target.id == "css" else { return }
    var cells: [ContactSheet.Cell] = []
    var expected: [(name: String, picture: RasterImage)] = []
    func add(_ name: String, _ request: ExportRequest, _ preview: ExportRequest, isBack: Bool) throws {
      if isBack && target.id == "smil" { return }
      var request = request
      request.autoplays = autoplays
      let text = try target.export(request).text
      for time in [0.0, 0.15, 2] {
        let own = text.firstMatch(of: /([a-z0-9-]+)-[mb]1/).map { text.replacing($0.1, with: "\($0.1)-\(cells.count)") }
        cells.append(Self.cell(target, own ?? text, at: time, isBack: isBack, autoplays: autoplays))
        // In the very moment of a stop a state is still there.
        let moment = preview.stop.map { $0 + max(time, 0.001) } ?? time
        expected.append(
          ("\(name)\(isBack ? " back" : "") at \(time)", preview.proofPicture(of: preview.playback.frame(at: moment))))
      }
    }
    for effect in Self.passages {
      for (there, back) in [(AppliedBehavior.insertion, AppliedBehavior.removal), (.removal, .insertion)] {
        let request = try Self.request(effect, there)
        let name = "\(request.name) \(effect.dotName) \(there.rawValue)"
        try add(name, request, Self.request(effect, there, reducesMotion: true), isBack: false)
        try add(name, request, Self.request(effect, back, reducesMotion: true), isBack: true)
      }
    }
    for effect in Self.held {
      let request = try Self.request(effect, .indefinite)
      let name = "\(effect.dotName) indefinite"
      var preview = try Self.request(effect, .indefinite, reducesMotion: true)
      try add(name, request, preview, isBack: false)
      // What has come to its end has nowhere to go back to.
      guard preview.playback.stack.motions.contains(where: \.isEndless) else { continue }
      preview.stop = 3
      try add(name, request, preview, isBack: true)
    }
    try compare(cells, expected, target)
  }
}
