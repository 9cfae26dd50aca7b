import Foundation
import SymbolArt
import SymbolEffects
import SymbolMotion
import TestSupport
import Testing

@testable import SymbolExport

@Suite(
  "Snippets compile against the frameworks' signatures",
  .enabled(if: SwiftTypeChecker.found != nil, "\(SwiftTypeChecker.missingReason)"))
struct SnippetCompilingTests {
  @Test("Every effect, with every combination of options, in every behaviour")
  func effects() throws {
    try check(
      EffectSamples.everyEffect.flatMap { effect in
        AppliedBehavior.supported(by: effect.kind).map { SnippetSamples.request([AppliedEffect(effect, behavior: $0)]) }
      })
  }

  @Test("Every ready-made transition both ways and at once, combined ones, springs, and one of any name")
  func transitions() throws {
    var named = CustomTransition.flipFromLeft
    named.name = "2 × “wild” \\(name)"
    named.insertion.timing.curve = .spring(response: 0.4, dampingFraction: 0.6)
    named.removalTiming = TransitionTiming(.linear, duration: 0.2)
    var three = CustomTransition.slide.combined(with: .wave).combined(with: .rotate)
    three.name = "Three at once"
    let all = CustomTransition.readyMade.map(\.transition) + [named, three]
    try check(
      all.map { transition in
        SnippetSamples.request(
          [AppliedBehavior.insertion, .removal].map { AppliedEffect(.customTransition(transition), behavior: $0) })
      })
    var text = SnippetSamples.request([AppliedEffect(.customTransition(.wave), behavior: .insertion)])
    text.symbol.text = TextSource("Saved")
    let together = SnippetSamples.request([
      AppliedEffect(.customTransition(.wave), behavior: .insertion),
      AppliedEffect(.init(.bounce), behavior: .discrete),
    ])
    // Each by itself: both declare the wave.
    for request in [text, together] { try check([request]) }
  }

  @Test("Every spelling of repetition and speed")
  func options() throws {
    let options: [SymbolEffectOptions] = [
      .nonRepeating, .repeat(2), .repeating, .repeat(.continuous), .repeat(.periodic), .repeat(.periodic(3)),
      .repeat(.periodic(delay: 0.5)), .repeat(.periodic(3, delay: 0.5)), .speed(1.5), .repeat(.continuous).speed(0.5),
    ]
    let effects: [(AnySymbolEffect, AppliedBehavior)] = [
      (.init(.bounce), .discrete), (.init(.pulse), .indefinite), (.init(.drawOn), .insertion),
      (.init(.disappear), .removal), (.init(.replace), .contentTransition),
    ]
    try check(
      effects.flatMap { effect, behavior in
        options.map { SnippetSamples.request([AppliedEffect(effect, behavior: behavior, options: $0)]) }
      })
  }

  @Test("Every effect tuned, alone and stacked")
  func tuned() throws {
    let tuned = EffectKind.allCases.flatMap { kind in
      AppliedBehavior.supported(by: kind).flatMap { behavior in
        [SymbolEffectOptions.default, .repeat(.periodic(3, delay: 0.5))].map { options in
          let parameters = TuningCatalog.parameters(for: kind)
          let values = parameters.map { ($0.key, ($0.defaultValue + $0.maximum) / 2) }
          return AppliedEffect(
            kind.effect, behavior: behavior, options: options,
            tuning: Tuning(Dictionary(uniqueKeysWithValues: values)))
        }
      }
    }
    try check(tuned.map { SnippetSamples.request([$0]) })
    try check([
      SnippetSamples.request(tuned.filter { $0.behavior == .discrete }),
      SnippetSamples.request(tuned.filter { $0.behavior == .indefinite }),
      SnippetSamples.request(tuned.filter { $0.behavior == .insertion || $0.behavior == .removal }),
    ])
  }

  @Test("With a variable value in either mode, and without motion")
  func valueAndStillness() throws {
    let effects: [(AnySymbolEffect, AppliedBehavior)] = [
      (.init(.bounce), .discrete), (.init(.scale), .indefinite), (.init(.drawOn), .insertion),
      (.init(.disappear), .removal), (.init(.replace), .contentTransition), (.init(.automatic), .contentTransition),
    ]
    try check(
      effects.flatMap { effect, behavior in
        VariableValueMode.allCases.map { mode in
          var request = SnippetSamples.request([AppliedEffect(effect, behavior: behavior)])
          request.variableValue = 0.4
          request.variableValueMode = mode
          request.unanimated = Set(request.effects.map(\.effect.kind))
          return request
        }
      })
  }

  @Test("Symbols of any name")
  func names() throws {
    try check(
      SnippetSamples.hostileNames.map { name in
        var request = SnippetSamples.request(
          [
            AppliedEffect(.init(.bounce), behavior: .discrete),
            AppliedEffect(.init(.replace), behavior: .contentTransition),
          ])
        request.symbol.name = name
        return request
      })
  }

  /// Each snippet as a type of its own, one file a framework.
  private func check(_ requests: [ExportRequest]) throws {
    let checker = try #require(SwiftTypeChecker.found)
    for target in [ExportTarget.swiftUI, .uiKit, .appKit] {
      let module = target.title
      let stub = try #require(Bundle.module.url(forResource: "Stubs/\(module)", withExtension: "swift"))
      var lines = ["import \(module)"]
      for (index, request) in requests.enumerated() {
        let forms = try #require(SnippetForm.all(request).first { $0.target == target.id }).forms
        for (number, source) in ([try target.export(request).text] + forms.map(\.code)).enumerated() {
          #expect(source.hasPrefix("import \(module)\n"))
          let body = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
          if body.contains("extension AnyTransition {") {
            // An extension stands at the top of a file: only the view's name is another in each snippet.
            lines += body.map {
              $0.replacingOccurrences(of: "AnimatedSymbol", with: "AnimatedSymbol\(index)Form\(number)")
            }
          } else {
            lines += ["enum Snippet\(index)Form\(number) {"] + body + ["}"]
          }
        }
      }
      let errors = try checker.errors(
        in: ["Snippets.swift": lines.joined(separator: "\n")],
        stubs: [module: String(contentsOf: stub, encoding: .utf8)])
      let shown = errors.prefix(3).map { error in
        "\(error.file):\(error.line): \(error.message)\n"
          + lines[max(0, min(error.line, lines.count) - 14)..<max(0, min(error.line, lines.count))].joined(
            separator: "\n")
      }
      #expect(errors.isEmpty, "\(module): \(shown.joined(separator: "\n"))")
    }
  }
}
