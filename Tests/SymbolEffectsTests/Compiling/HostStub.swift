/// A view with the overloads that effects meet in Apple's frameworks and in ours: three for `addSymbolEffect`, since
/// with the first two alone `.bounce`, which is discrete and indefinite, is ambiguous.
let hostStub = """
  import SymbolEffects

  struct Host {
    func name(_ effect: some SymbolEffect) {}
    func addSymbolEffect(
      _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    func addSymbolEffect(
      _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    func addSymbolEffect(
      _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
      animated: Bool = true
    ) {}
    func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect) {}
    func removeSymbolEffect(ofType effect: some IndefiniteSymbolEffect) {}
    func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect) {}
    func symbolEffect(
      _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
    ) {}
    func symbolEffect(
      _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) {}
    func transition(_ transition: Transition) {}
    func contentTransition(_ transition: ContentTransition) {}
  }

  struct Transition {
    static func symbolEffect(_ effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default) -> Self {
      Self()
    }
  }

  struct ContentTransition {
    static func symbolEffect(
      _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> Self {
      Self()
    }
  }
  """
