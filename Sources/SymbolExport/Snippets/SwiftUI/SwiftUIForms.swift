import SymbolEffects
import SymbolMotion

/// The further forms of a SwiftUI snippet.
struct SwiftUIForms {
  let snippet: SnippetRequest

  var all: [SnippetForm] {
    let switching = SwitchingSnippet.Form.allCases.compactMap { form -> SnippetForm? in
      guard let code = SwitchingSnippet(snippet, form: form)?.source else { return nil }
      return SnippetForm(id: "switching-\(form.rawValue)", title: "Switching images: \(form.title).", code: code)
    }
    return switching.isEmpty
      ? [container, withoutMotion, variableValue, automaticTransition].compactMap(\.self) : switching
  }

  /// Effects of a container run in all symbols below it, but for those that take none.
  private var container: SnippetForm? {
    let effects = snippet.effects(.discrete, .indefinite)
    guard !effects.isEmpty else { return nil }
    var inputs: [String] = []
    if effects.contains(where: { $0.behavior == .discrete }) {
      inputs += ["  /// Each change plays the effect.", "  var trigger: Int"]
    }
    if effects.contains(where: { $0.behavior == .indefinite && !$0.effect.kind.hidesOrShows }) {
      inputs += ["  /// The effect runs while true, and comes to rest when false.", "  var isActive: Bool"]
    }
    if effects.contains(where: { $0.behavior == .indefinite && $0.effect.kind.hidesOrShows }) {
      inputs += ["  /// While true the symbols are hidden; they keep their places.", "  var isHidden: Bool"]
    }
    let lines =
      ["import SwiftUI", "", "struct SymbolGroup: View {"] + inputs
      + [
        "", "  var body: some View {", "    HStack {", "      Image(\(snippet.imageName))",
        "      Image(\(snippet.secondImageName))", "        .symbolEffectsRemoved()", "    }",
      ] + effects.map { "    " + SwiftUISnippet.modifier($0) } + ["  }", "}"]
    return SnippetForm(
      id: "container", title: "On a container: every symbol below moves, but for those that take no effects.",
      code: lines.joined(separator: "\n") + "\n")
  }

  /// What `animated: false` is elsewhere.
  private var withoutMotion: SnippetForm? {
    SnippetForm(
      id: "withoutMotion", title: "Without motion: the change is there at once.",
      code: (["import SwiftUI", ""] + SwiftUIForms.withoutMotion).joined(separator: "\n") + "\n")
  }

  static let withoutMotion = [
    "/// Makes a change, such as of isActive, without any motion.", "@MainActor",
    "func withoutMotion(_ change: () -> Void) {", "  var transaction = Transaction()",
    "  transaction.disablesAnimations = true", "  withTransaction(transaction, change)", "}",
  ]

  private var variableValue: SnippetForm? {
    let value = SwiftLiteral.number(snippet.request.variableValue ?? 0.5)
    var lines = [
      "import SwiftUI", "", "struct SymbolLevel: View {", "  /// From 0 to 1.", "  var value = \(value)", "",
      "  var body: some View {", "    Image(\(snippet.imageName), variableValue: value)",
    ]
    if snippet.drawsValue { lines.append("      .symbolVariableValueMode(.draw)") }
    lines += [
      "      .contentTransition(.symbolEffect(.automatic))", "      .animation(.default, value: value)", "  }", "}",
    ]
    return SnippetForm(
      id: "variableValue", title: "A variable value; a change of it is a content transition.",
      code: lines.joined(separator: "\n") + "\n")
  }

  private var automaticTransition: SnippetForm? {
    let lines = [
      "import SwiftUI", "", "struct ShownSymbol: View {",
      "  /// Change it inside withAnimation, so that neighbours move too.", "  var isShown: Bool", "",
      "  var body: some View {", "    if isShown {", "      Image(\(snippet.imageName))",
      "        .transition(.symbolEffect(.automatic))", "    }", "  }", "}",
    ]
    return SnippetForm(
      id: "automaticTransition", title: "Shown and hidden by the transition that suits the symbol.",
      code: lines.joined(separator: "\n") + "\n")
  }
}
