import SymbolEffects
import SymbolMotion

/// The further forms of a snippet for our own `SymbolView`.
struct GtkSwiftForms {
  let snippet: SnippetRequest

  var all: [SnippetForm] {
    [container, completion, withoutMotion, automaticReplacement, variableValue].compactMap(\.self)
  }

  private func form(_ id: String, _ title: String, modules: [String] = [], _ lines: [String]) -> SnippetForm {
    let tuned = snippet.tuned.isEmpty ? [] : ["SymbolMotion"]
    let imports = Set(["SymbolEffects", "SymbolView"] + modules + tuned).sorted().map { "import \($0)" }
    return SnippetForm(
      id: id, title: title, code: (imports + ["", "@MainActor"] + lines).joined(separator: "\n") + "\n")
  }

  /// Effects of a container run in all symbols below it, but for those that take none.
  private var container: SnippetForm? {
    let effects = snippet.effects(.discrete, .indefinite)
    guard !effects.isEmpty else { return nil }
    var lines = [
      "struct SymbolGroup {", "  let container: UnsafeMutablePointer<GtkWidget>", "",
      "  /// - Parameter still: a symbol below the container that takes no effects from it.",
      "  init(_ container: UnsafeMutablePointer<GtkWidget>, still: SymbolView) {", "    self.container = container",
      "    still.symbolEffectsRemoved()", "  }",
    ]
    func add(_ meaning: String, _ head: String, _ calls: [String]) {
      if calls.isEmpty { return }
      lines += ["", "  /// \(meaning)", "  func \(head) {", "    let scope = SymbolEffectScope(of: container)"]
      lines += calls.map { "    scope." + $0 } + ["  }"]
    }
    add(
      "Plays the effect in every symbol each time that the value is another one.", "play(value: Int)",
      effects.filter { $0.behavior == .discrete }.map { applied in
        applied.tuning.values.isEmpty
          ? "symbolEffect(\(applied.effect.dotName)\(SnippetCall.options(applied.options)), value: value)"
          : "runSymbolEffect(\(GtkSwiftSnippet.value(of: applied)))"
      })
    let lasting = effects.filter { $0.behavior == .indefinite }
    func states(_ effects: [AppliedEffect]) -> [String] {
      effects.map { applied in
        let call =
          applied.tuning.values.isEmpty
          ? applied.effect.dotName + SnippetCall.options(applied.options) : GtkSwiftSnippet.value(of: applied)
        return "symbolEffect(\(call), isActive: isActive)"
      }
    }
    add(
      "The effect runs in every symbol while true, and comes to rest when false.", "setActive(_ isActive: Bool)",
      states(lasting.filter { !$0.effect.kind.hidesOrShows }))
    add(
      "While true the symbols are hidden; they keep their places.", "setHidden(_ isActive: Bool)",
      states(lasting.filter(\.effect.kind.hidesOrShows)))
    return form(
      "container", "On a container: every symbol below moves, but for those that take no effects.",
      modules: ["CGtk"], lines + ["}"])
  }

  /// The first effect that runs on the view, or a disappearing one, which is what a completion is mostly for.
  private var effect: String {
    guard
      let applied = snippet.effects(.discrete, .indefinite, .removal)
        .first(where: { $0.effect.kind != .automatic && $0.effect.kind != .customTransition })
    else { return ".disappear" }
    if !applied.tuning.values.isEmpty { return GtkSwiftSnippet.value(of: applied) }
    let once = applied.behavior == .discrete && applied.options.repetition == nil
    return applied.effect.dotName + SnippetCall.options(once ? applied.options.nonRepeating : applied.options)
  }

  private var completion: SnippetForm? {
    form(
      "completion", "Takes the symbol away, with its room, when the effect has ended.",
      [
        "func playOnce(on view: SymbolView) {", "  view.addSymbolEffect(\(effect)) { context in",
        "    if context.isFinished { context.sender.setShown(false, transition: .disappear, animated: false) }", "  }",
        "}",
      ])
  }

  private var withoutMotion: SnippetForm? {
    form(
      "withoutMotion", "Without motion: the end state is there at once.",
      ["func showEndState(of view: SymbolView) {", "  view.addSymbolEffect(\(effect), animated: false)", "}"])
  }

  private var automaticReplacement: SnippetForm? {
    form(
      "automaticReplacement", "Another symbol, by the transition that suits both; told when it is there.",
      modules: ["SymbolArt"],
      [
        "func show(_ symbol: Symbol, on view: SymbolView, then done: @escaping @MainActor () -> Void) {",
        "  view.setSymbolImage(symbol, contentTransition: .automatic) { context in",
        "    if context.isFinished { done() }", "  }", "}",
      ])
  }

  private var variableValue: SnippetForm? {
    var lines = ["func show(value: Double, on view: SymbolView) {"]
    if snippet.drawsValue { lines.append("  view.variableValueMode = .draw") }
    return form("variableValue", "A variable value from 0 to 1.", lines + ["  view.variableValue = value", "}"])
  }
}
