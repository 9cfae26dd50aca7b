import SymbolEffects
import SymbolMotion

/// What every snippet needs to know of a request.
struct SnippetRequest {
  let request: ExportRequest

  /// The image's name as a Swift literal.
  var imageName: String { SwiftLiteral.string(request.symbol.name) }

  /// The text that the symbol was made of, where only transitions of one's own move it: those move any view, effects symbol
  /// images only.
  var textOnly: String? {
    request.effects.allSatisfy { $0.effect.kind == .customTransition } ? request.symbol.text?.text : nil
  }

  /// The name of the image that a content transition leads to, as a Swift literal.
  var secondImageName: String { SwiftLiteral.string(request.secondSymbol?.name ?? "other-symbol") }

  /// Whether a variable value is drawn along the paths rather than shown in colour.
  var drawsValue: Bool { request.symbol.valueMode(request.variableValueMode) == .draw }

  func effects(_ behaviors: AppliedBehavior...) -> [AppliedEffect] {
    request.effects.filter { behaviors.contains($0.behavior) }
  }

  /// Effects with tuned numbers, with their motion.
  var tuned: [(effect: AppliedEffect, motion: Motion?)] {
    zip(request.effects, request.motions).filter { !$0.0.tuning.values.isEmpty }.map { ($0, $1) }
  }

  /// Needed where a content transition has nothing to lead to.
  var missingSecondSymbol: [ExportIssue] {
    guard request.secondSymbol == nil, !effects(.contentTransition).isEmpty else { return [] }
    return [
      ExportIssue(
        property: "contentTransition", reason: "No second symbol is chosen.",
        instead: "The snippet leads to “other-symbol”: put the image's name there.")
    ]
  }

  /// One for each tuned number: no framework takes them in its calls.
  func tuningIssues(
    call: String, instead: (AppliedEffect, Motion?) -> String
  ) -> [ExportIssue] {
    tuned.flatMap { tuned in
      TuningKey.allCases.filter { tuned.effect.tuning[$0] != nil }.map { key in
        ExportIssue(
          property: key.rawValue,
          reason: "\(call) plays \(tuned.effect.effect.dotName) with Apple's own numbers; it takes no \(key.rawValue).",
          instead: instead(tuned.effect, tuned.motion))
      }
    }
  }

  /// Says what the image must be for effects to play.
  var imageNote: String {
    "// \(imageName) must be a symbol image in the asset catalog: effects leave other images still."
  }
}

extension EffectKind {
  /// Whether the effect is about being hidden or shown. Frameworks differ in which of the two is "active".
  var hidesOrShows: Bool {
    switch self {
    case .appear, .disappear, .drawOn, .drawOff: true
    case .bounce, .pulse, .variableColor, .scale, .wiggle, .rotate, .breathe, .replace, .automatic, .customTransition,
      .imageSwitching:
      false
    }
  }

  /// Whether it ends shown.
  var shows: Bool { self == .appear || self == .drawOn }
}
