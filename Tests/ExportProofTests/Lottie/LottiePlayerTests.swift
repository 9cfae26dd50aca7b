import ExportProof
import Foundation
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolLoading
import SymbolMotion
import Testing

/// What a Lottie file may hold by its rules, but of which a player makes something else: each has been found in a real icon.
struct LottiePlayerTests {
  /// A drawing that has been seen to go wrong, and the effect under which it did.
  struct Trap: CustomTestStringConvertible {
    let testDescription: String
    let effect: String
    let behavior: AppliedBehavior
    let drawing: String

    init(_ description: String, _ effect: String, _ behavior: AppliedBehavior, _ drawing: String) {
      (testDescription, self.effect, self.behavior, self.drawing) = (description, effect, behavior, drawing)
    }
  }

  private static let pen = "fill='none' stroke='#246' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'"

  static let traps: [Trap] = [
    Trap(
      "a single path behind a mask", ".bounce", .discrete,
      """
      <mask id="m"><path fill="#fff" d="M4 4h16v16H4z"/><path stroke="#000" stroke-width="3" d="M6 19L19 5"/></mask>
      <path fill="#c42" mask="url(#m)" d="M5 3h14v18H5z"/>
      """),
    Trap(
      "a single path behind a mask of white alone", ".wiggle.wholeSymbol", .discrete,
      """
      <mask id="m"><circle cx="9" cy="9" r="5" fill="#fff"/><circle cx="16" cy="15" r="4" fill="#fff"/></mask>
      <path fill="#c42" mask="url(#m)" d="M5 3h14v18H5z"/>
      """),
    Trap(
      "a single path cut by two outlines", ".bounce", .discrete,
      """
      <clipPath id="c"><path d="M4 4h7v16H4zM13 6h7v12h-7z"/></clipPath>
      <circle clip-path="url(#c)" cx="12" cy="12" r="8" fill="#284"/>
      """),
    Trap(
      "slanted edges of a mask over nothing", ".wiggle.wholeSymbol", .indefinite,
      """
      <mask id="m"><circle cx="12" cy="12" r="8" fill="none" stroke="#fff" stroke-width="2"/><path fill="#000" \
      d="M11 3h2v4h-2z"/></mask><path mask="url(#m)" d="M0 0h24v24H0z"/>
      """),
    Trap(
      "a gradient of which colour and opacity both change", ".bounce", .discrete,
      """
      <linearGradient id="g"><stop stop-color="#0a2" stop-opacity="0"/><stop offset="1" stop-color="#e0f"/>
      </linearGradient><path fill="url(#g)" d="M3 5h18v14H3z"/>
      """),
    Trap(
      "a pen that starts where a closed figure has begun and ended", ".pulse.wholeSymbol", .discrete,
      """
      <g \(pen)><path d="M8 15c4 0 4-7 8-7h5v7z"/><path d="M8 15H2"/></g>
      """),
    Trap(
      "a closed figure too small to be more than a dot", ".bounce", .discrete,
      """
      <g \(pen)><path d="M8 8h.008v.008H8z"/><path d="M3 17h18"/></g>
      """),
    Trap(
      "open and closed contours that a pen draws one after the other", ".drawOn", .insertion,
      """
      <path fill="#246" d="M3 3h18v18H3V3M6 6v12h5V6H6M13 18h5V6h-5Z"/>
      """),
    Trap(
      "two strokes of one length, in one path with a dot", ".drawOn", .insertion,
      """
      <path \(pen) d="M12 20h8V8M12 20H4V8M12 5v.01"/>
      """),
    Trap(
      "a stroke without length", ".drawOn", .insertion,
      """
      <g \(pen)><path d="M12 6h0"/><path d="M4 12h16"/></g>
      """),
    Trap(
      "an outline that holds a point", ".drawOn", .insertion,
      """
      <path fill="#246" d="M4 4h16v16H4zM12 12h0z"/>
      """),
    Trap(
      "a stroke in an elliptic gradient", ".wiggle.wholeSymbol", .discrete,
      """
      <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(9 4 -1 3 12 12)">\
      <stop stop-color="#fd0"/><stop offset="1" stop-color="#d02"/></radialGradient>
      <path fill="none" stroke="url(#g)" stroke-width="3" d="M5 5h14v14H5z"/>
      """),
    Trap(
      "the contour of a figure in an elliptic gradient", ".drawOn", .insertion,
      """
      <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(9 4 -1 3 12 12)">\
      <stop stop-color="#fd0"/><stop offset="1" stop-color="#d02" stop-opacity=".6"/></radialGradient>
      <path fill="url(#g)" d="M4 4h16v16H4z"/>
      """),
  ]

  @Test(
    "a player shows what the preview shows", arguments: LottieProof.Player.allCases, traps)
  func shown(_ player: LottieProof.Player, _ trap: Trap) throws {
    guard player.isInstalled else {
      print("SKIPPED: Lottie exports of \(trap.testDescription) in \(player.rawValue): \(player.missing).")
      return
    }
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(trap.drawing)</svg>"
    let request = ExportRequest(
      symbol: try SymbolReader.read(Data(svg.utf8), name: "trap.svg"),
      effects: [AppliedEffect(try AnySymbolEffect(parsing: trap.effect), behavior: trap.behavior)],
      look: Look(size: 256))
    #expect(try ExportTarget.lottie.export(request).issues.isEmpty)
    let moments = try #require(try LottieProof.moments(request, by: player))
    #expect(moments.count > 3)
    for moment in moments { #expect(moment.fidelity.isWithinLimits, "frame \(moment.frame): \(moment.fidelity)") }
  }
}
