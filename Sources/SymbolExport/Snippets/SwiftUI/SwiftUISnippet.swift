import SymbolEffects
import SymbolMotion

/// The effects as SwiftUI modifiers on an image, in a view that compiles as it stands.
struct SwiftUISnippet {
  let snippet: SnippetRequest

  var source: String {
    if let switching = SwitchingSnippet(snippet) { return switching.source }
    let note = snippet.textOnly == nil ? [snippet.imageNote] : []
    var lines = ["import SwiftUI", ""] + note + ["struct AnimatedSymbol: View {"]
    let inputs = self.inputs
    for input in inputs { lines += ["  /// \(input.meaning)", "  var \(input.declaration)"] }
    if !inputs.isEmpty { lines.append("") }
    lines.append("  var body: some View {")
    lines += body.map { "    " + $0 }
    lines += ["  }", "}"]
    let still = snippet.request.unanimated.isEmpty ? [] : [""] + SwiftUIForms.withoutMotion
    return (lines + still + tuned + ownTransitions).joined(separator: "\n") + "\n"
  }

  var issues: [ExportIssue] {
    if let switching = SwitchingSnippet(snippet) { return switching.issues }
    return snippet.missingSecondSymbol
      + snippet.tuningIssues(call: "symbolEffect") { effect, motion in
        KeyframeSnippet(request: snippet.request, effect: effect, motion: motion).lines == nil
          ? "The effect's own motion is used."
          : "TunedSymbol, below it, plays the tuned motion on the image as a whole."
      }
      + snippet.tuned.flatMap { KeyframeSnippet(request: snippet.request, effect: $0.effect, motion: $0.motion).issues }
  }

  // MARK: Inputs

  private struct Input {
    var declaration: String
    var meaning: String
  }

  /// What plays the effects from outside.
  private var inputs: [Input] {
    var inputs: [Input] = []
    let indefinite = snippet.effects(.indefinite)
    if !snippet.effects(.discrete).isEmpty {
      inputs.append(Input(declaration: "trigger: Int", meaning: "Each change plays the effect."))
    }
    if indefinite.contains(where: { !$0.effect.kind.hidesOrShows }) {
      inputs.append(
        Input(declaration: "isActive: Bool", meaning: "The effect runs while true, and comes to rest when false."))
    }
    if indefinite.contains(where: \.effect.kind.hidesOrShows) {
      // The trap: for these, active means hidden, whether the effect is called appear or disappear.
      inputs.append(
        Input(declaration: "isHidden: Bool", meaning: "While true the symbol is hidden; it keeps its place."))
    }
    if !snippet.effects(.insertion, .removal).isEmpty {
      inputs.append(
        Input(declaration: "isShown: Bool", meaning: "Change it inside withAnimation, so that neighbours move too."))
    }
    if !snippet.effects(.contentTransition).isEmpty {
      inputs.append(Input(declaration: "isReplaced: Bool", meaning: "Whether the second symbol is shown."))
    }
    if let value = snippet.request.variableValue {
      inputs.append(
        Input(declaration: "value = \(SwiftLiteral.number(value))", meaning: "The variable value, from 0 to 1."))
    }
    return inputs
  }

  // MARK: Body

  private var body: [String] {
    let replaces = !snippet.effects(.contentTransition).isEmpty
    let name = replaces ? "isReplaced ? \(snippet.secondImageName) : \(snippet.imageName)" : snippet.imageName
    let image =
      snippet.textOnly.map { "Text(\(SwiftLiteral.string($0)))" }
      ?? (snippet.request.variableValue == nil ? "Image(\(name))" : "Image(\(name), variableValue: value)")
    let chain = [image] + modifiers.map { "  " + $0 }
    if snippet.effects(.insertion, .removal).isEmpty { return chain }
    return ["if isShown {"] + chain.map { "  " + $0 } + ["}"]
  }

  private var modifiers: [String] {
    var modifiers: [String] = []
    if snippet.request.variableValue != nil, snippet.drawsValue {
      modifiers.append(".symbolVariableValueMode(.draw)")
    }
    for applied in snippet.request.effects {
      switch applied.behavior {
      case .discrete, .indefinite: modifiers.append(SwiftUISnippet.modifier(applied))
      case .contentTransition:
        modifiers.append(
          ".contentTransition(.symbolEffect(\(applied.effect.dotName)\(SnippetCall.options(applied.options))))")
      case .insertion, .removal: break
      }
    }
    if let transition { modifiers.append(".transition(\(transition))") }
    return modifiers
  }

  /// A discrete or indefinite effect as a modifier, of an image or of a container.
  static func modifier(_ applied: AppliedEffect) -> String {
    let call = ".symbolEffect(\(applied.effect.dotName)\(SnippetCall.options(applied.options))"
    if applied.behavior == .discrete { return call + ", value: trigger)" }
    return call + ", isActive: \(applied.effect.kind.hidesOrShows ? "isHidden" : "isActive"))"
  }

  /// One way in and out where only one is said: the other is its reverse.
  private var transition: String? {
    func combined(_ effects: [AppliedEffect]) -> String? {
      let transitions = effects.map { applied in
        if case .customTransition(let own) = applied.effect {
          return ".\(CustomTransitionSnippet(transition: own).member)"
        }
        return ".symbolEffect(\(applied.effect.dotName)\(SnippetCall.options(applied.options)))"
      }
      guard let first = transitions.first else { return nil }
      return (transitions.count > 1 ? "AnyTransition" : "") + first
        + transitions.dropFirst().map { ".combined(with: \($0))" }.joined()
    }
    let insertion = combined(snippet.effects(.insertion))
    let removal = combined(snippet.effects(.removal))
    if insertion == removal { return insertion }
    guard let insertion, let removal else { return insertion ?? removal }
    return ".asymmetric(insertion: \(insertion), removal: \(removal))"
  }

  /// The custom transitions, each once.
  private var ownTransitions: [String] {
    var seen: Set<CustomTransition> = []
    return snippet.effects(.insertion, .removal).flatMap { applied -> [String] in
      guard case .customTransition(let own) = applied.effect, seen.insert(own).inserted else { return [] }
      return ["", "// Points are for a symbol of \(SwiftLiteral.number(own.designSize)) points."]
        + CustomTransitionSnippet(transition: own).lines
    }
  }

  private var tuned: [String] {
    let parts = snippet.tuned.compactMap {
      KeyframeSnippet(request: snippet.request, effect: $0.effect, motion: $0.motion).lines
    }
    guard !parts.isEmpty else { return [] }
    // Effects of one name would collide; a stack of tuned effects gets numbered views.
    return parts.enumerated().flatMap { index, part in
      [""] + part(index == 0 ? "TunedSymbol" : "TunedSymbol\(index + 1)")
    }
  }
}
