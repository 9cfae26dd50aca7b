import StudioModel
import SymbolArt
import SymbolEffects
import SymbolMotion
import SymbolView

/// What the chosen effects do with a symbol in a control: the same for every control of the page.
@MainActor struct ContextMotion {
  /// The variant's, each in its behaviour.
  private(set) var effects: [AppliedEffect] = []
  /// What a content transition leads to and back from; nil: nothing.
  var partner: Symbol?
  private var variant: Variant?

  /// Nothing moves.
  init() {}

  /// The variant's effects with their switches.
  init(_ variant: Variant, partner: Symbol?) {
    self.variant = variant
    self.partner = partner
    effects = variant.effects
  }

  /// At a click: discrete effects run once more, indefinite ones begin or end, transitions take the symbol away or bring
  /// it back, content transitions lead to the other symbol or back.
  func trigger(_ view: SymbolView, of symbol: Symbol) {
    for effect in effects {
      let animated = isAnimated(effect)
      switch effect.behavior {
      case .discrete: view.addSymbolEffect(effect, animated: animated)
      case .indefinite:
        view.symbolEffect(effect, isActive: !view.isActive(ofType: effect), animated: animated)
      case .insertion, .removal: view.setShown(!view.isShown, transition: effect, animated: animated)
      case .contentTransition: replace(view, symbol, effect)
      }
    }
  }

  /// Puts a symbol into the state that the effects' switches are in: what is active lasts, what is not ends smoothly.
  func follow(_ view: SymbolView) {
    for effect in effects where effect.behavior == .indefinite {
      view.symbolEffect(effect, isActive: isActive(effect), animated: isAnimated(effect))
    }
  }

  /// At a state that may last (a row is marked, a slider is at its end): indefinite effects go on until `end`.
  func begin(_ view: SymbolView) {
    let moving = effects.filter { $0.behavior == .discrete || $0.behavior == .indefinite }
    // A control of which nothing moves would look dead; its usual motion is a bounce.
    guard !moving.isEmpty else { return view.runSymbolEffect(.bounce) }
    for effect in moving {
      if effect.behavior == .discrete {
        view.addSymbolEffect(effect, animated: isAnimated(effect))
      } else {
        view.symbolEffect(effect, isActive: true, animated: isAnimated(effect))
      }
    }
  }

  /// The state is over: what `begin` made active ends smoothly.
  func end(_ view: SymbolView) {
    for effect in effects where effect.behavior == .indefinite {
      view.symbolEffect(effect, isActive: false, animated: isAnimated(effect))
    }
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

  /// What brings a symbol into a row and takes it out, with its room: the variant's transition, one of its own among
  /// them, or what can be one.
  var transition: AppliedEffect {
    effects.first { $0.behavior == .insertion || $0.behavior == .removal } ?? visibility
  }

  /// What hides and shows a symbol that keeps its room.
  var visibility: AppliedEffect {
    effects.first { $0.effect.kind.comesIn || $0.effect.kind.goesOut }
      ?? AppliedEffect(AppearSymbolEffect().up.erased, behavior: .insertion)
  }

  /// Whether what hides and shows has hidden the symbol by its switch.
  var isHidden: Bool {
    effects.contains { effect in
      effect.behavior == .indefinite && (effect.effect.kind.comesIn || effect.effect.kind.goesOut) && isActive(effect)
    }
  }

  /// The effect that a container hands down, the selected one first.
  var inheritable: AppliedEffect? {
    let selected = variant?.selectedEffect
    return ([selected].compactMap(\.self) + effects).first(where: EffectContainer.isInheritable)
  }

  /// `isActive` as SwiftUI means it: what comes in is hidden while active.
  func isActive(_ effect: AppliedEffect) -> Bool {
    guard let variant else { return false }
    return effect.effect.kind.comesIn ? !variant.isActive(effect) : variant.isActive(effect)
  }

  /// Whether an effect moves, or is in its end state at once.
  func isAnimated(_ effect: AppliedEffect) -> Bool { variant?.isAnimated(effect) ?? true }

  private func replace(_ view: SymbolView, _ symbol: Symbol, _ effect: AppliedEffect) {
    guard let partner else { return }
    view.setSymbolImage(
      view.symbol == partner ? symbol : partner, contentTransition: effect, animated: isAnimated(effect))
  }
}
