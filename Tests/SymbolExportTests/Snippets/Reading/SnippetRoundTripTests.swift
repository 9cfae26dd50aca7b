import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

@Suite("Snippets that are written are read again")
struct SnippetRoundTripTests {
  static let options: [SymbolEffectOptions] = [
    .default, .speed(1.5), .repeat(.continuous), .repeat(.periodic(delay: 0.5)).speed(2),
  ]

  /// A transition is written the same for both directions; it is read as the one that its name says.
  static func isNatural(_ applied: AppliedEffect) -> Bool {
    switch applied.behavior {
    case .insertion: applied.effect.kind != .disappear && applied.effect.kind != .drawOff
    case .removal: applied.effect.kind == .disappear || applied.effect.kind == .drawOff
    case .discrete, .indefinite, .contentTransition: true
    }
  }

  static let applied: [AppliedEffect] = EffectSamples.everyEffect.flatMap { effect in
    AppliedBehavior.supported(by: effect.kind).flatMap { behavior in
      options.map { AppliedEffect(effect, behavior: behavior, options: $0) }
    }
  }.filter(isNatural)

  func reading(_ applied: AppliedEffect, by target: ExportTarget) throws -> SnippetReading {
    SnippetReading(of: try target.export(SnippetSamples.request([applied])).text)
  }

  func check(_ reading: SnippetReading, _ applied: AppliedEffect) {
    #expect(reading.effects == [applied])
    #expect(reading.notes == [], "\(reading.notes)")
    #expect(reading.symbolName == "bell")
    #expect(reading.secondSymbolName == (applied.behavior == .contentTransition ? "bell-off" : nil))
  }

  @Test("SwiftUI")
  func swiftUI() throws {
    for applied in Self.applied { check(try reading(applied, by: .swiftUI), applied) }
  }

  @Test("UIKit and AppKit, which have no automatic transition", arguments: ["uikit", "appkit"])
  func imageViews(target: String) throws {
    let target = try #require(ExportTarget.named(target))
    for applied in Self.applied where applied.effect.kind != .automatic || applied.behavior == .contentTransition {
      // A discrete effect with no end of runs is written as the indefinite one.
      if applied.behavior == .discrete, applied.options.repetition != nil { continue }
      check(try reading(applied, by: target), applied)
    }
  }
}
