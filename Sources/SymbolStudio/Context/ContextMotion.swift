import SymbolArt
import SymbolEffects
import SymbolMotion
import SymbolView

/// What the chosen effects do with a symbol in a control: the same for every control of the page.
@MainActor struct ContextMotion {
  /// The variant's, each in its behaviour.
  var effects: [AppliedEffect] = []
  /// What a content transition leads to and back from; nil: nothing.
  var partner: Symbol?

  /// At a click: discrete effects run once more, indefinite ones begin or end, transitions take the symbol away or bring
  /// it back, content transitions lead to the other symbol or back.
  func trigger(_ view: SymbolView, of symbol: Symbol) {
    for effect in effects {
      switch effect.behavior {
      case .discrete: view.addSymbolEffect(effect)
      case .indefinite: view.symbolEffect(effect, isActive: !view.isActive(ofType: effect))
      case .insertion, .removal: view.setShown(!view.isShown, transition: effect)
      case .contentTransition: replace(view, symbol, effect)
      }
    }
  }

  /// At a state that may last (a row is marked, a slider is at its end): indefinite effects go on until `end`.
  func begin(_ view: SymbolView) {
    let moving = effects.filter { $0.behavior == .discrete || $0.behavior == .indefinite }
    // A control of which nothing moves would look dead; its usual motion is a bounce.
    guard !moving.isEmpty else { return view.runSymbolEffect(.bounce) }
    for effect in moving {
      if effect.behavior == .discrete {
        view.addSymbolEffect(effect)
      } else {
        view.symbolEffect(effect, isActive: true)
      }
    }
  }

  /// The state is over: what `begin` made active ends smoothly.
  func end(_ view: SymbolView) {
    for effect in effects where effect.behavior == .indefinite { view.symbolEffect(effect, isActive: false) }
  }

  /// How the symbol becomes another one.
  var contentTransition: AppliedEffect {
    effects.first { $0.behavior == .contentTransition }
      ?? AppliedEffect(ReplaceSymbolEffect().erased, behavior: .contentTransition)
  }

  /// What runs through the layers of a connecting indicator.
  var connecting: AppliedEffect {
    var effect =
      effects.first { $0.effect.kind == .variableColor }
      ?? AppliedEffect(VariableColorSymbolEffect().iterative.erased, behavior: .indefinite)
    effect.behavior = .indefinite
    return effect
  }

  /// What hides and shows a symbol among words.
  var visibility: AppliedEffect {
    let kinds: [EffectKind] = [.appear, .disappear, .drawOn, .drawOff]
    return effects.first { kinds.contains($0.effect.kind) }
      ?? AppliedEffect(AppearSymbolEffect().up.erased, behavior: .insertion)
  }

  private func replace(_ view: SymbolView, _ symbol: Symbol, _ effect: AppliedEffect) {
    guard let partner else { return }
    view.setSymbolImage(view.symbol == partner ? symbol : partner, contentTransition: effect)
  }
}
