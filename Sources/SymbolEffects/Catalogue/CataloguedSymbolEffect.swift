/// An effect type of the catalogue, with all that files and menus need to know of it.
protocol CataloguedSymbolEffect: SymbolEffect {
  init()
  /// For people ("Variable colour").
  static var title: String { get }
  /// What it does, as a sentence.
  static var summary: String { get }
  /// Its option groups, in the order in which they are printed.
  static var options: [OptionBinding<Self>] { get }
}

extension BounceSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Bounce" }
  static var summary: String { "A quick change of size that springs back." }
  static var options: [OptionBinding<Self>] {
    [.choice(\.direction, default: .up), .choice(\.scope, default: .byLayer)]
  }
}

extension PulseSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Pulse" }
  static var summary: String { "The opacity fades down and up." }
  static var options: [OptionBinding<Self>] { [.choice(\.scope, default: .byLayer)] }
}

extension VariableColorSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Variable colour" }
  static var summary: String { "The opacity of layers changes in their order." }
  static var options: [OptionBinding<Self>] {
    [
      .choice(\.fill, default: .cumulative), .choice(\.reversal, default: .nonReversing),
      .choice(\.inactiveLayers, default: .dimInactiveLayers),
    ]
  }
}

extension ScaleSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Scale" }
  static var summary: String { "Goes to a larger or smaller size and stays." }
  static var options: [OptionBinding<Self>] {
    [.choice(\.direction, default: .up), .choice(\.scope, default: .byLayer)]
  }
}

extension AppearSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Appear" }
  static var summary: String { "What was hidden is shown." }
  static var options: [OptionBinding<Self>] {
    [.open(\.direction, meaning: "Only the opacity changes."), .choice(\.scope, default: .byLayer)]
  }
}

extension DisappearSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Disappear" }
  static var summary: String { "What was shown is hidden." }
  static var options: [OptionBinding<Self>] {
    [.open(\.direction, meaning: "Only the opacity changes."), .choice(\.scope, default: .byLayer)]
  }
}

extension WiggleSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Wiggle" }
  static var summary: String { "Swings to and fro, to call for attention." }
  static var options: [OptionBinding<Self>] { [.wiggleDirection, .choice(\.scope, default: .byLayer)] }
}

extension RotateSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Rotate" }
  static var summary: String { "Turns about its anchor." }
  static var options: [OptionBinding<Self>] {
    [
      .open(\.direction, meaning: "The symbol's preference, else clockwise."),
      .choice(\.scope, default: .byLayer),
    ]
  }
}

extension BreatheSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Breathe" }
  static var summary: String { "Grows and shrinks calmly, as if alive." }
  static var options: [OptionBinding<Self>] {
    [.choice(\.style, default: .plain), .choice(\.scope, default: .byLayer)]
  }
}

extension DrawOnSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Draw on" }
  static var summary: String { "Draws the symbol along its paths." }
  static var options: [OptionBinding<Self>] { [.choice(\.scope, default: .byLayer)] }
}

extension DrawOffSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Draw off" }
  static var summary: String { "Takes the symbol away along its paths." }
  static var options: [OptionBinding<Self>] {
    [.choice(\.scope, default: .byLayer), .choice(\.reversal, default: .nonReversed)]
  }
}

extension ReplaceSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Replace" }
  static var summary: String { "Replaces one symbol by another in the same place." }
  static var options: [OptionBinding<Self>] {
    [.replaceDirection, .choice(\.scope, default: .byLayer), .magicFallback]
  }
}

extension AutomaticSymbolEffect: CataloguedSymbolEffect {
  static var title: String { "Automatic" }
  static var summary: String { "The transition that suits the symbol." }
  static var options: [OptionBinding<Self>] { [] }
}

extension CustomTransition: CataloguedSymbolEffect {
  /// A fade.
  init() { self = .opacity }
  static var title: String { "Transition" }
  static var summary: String { "Comes and goes in a way of one's own." }
  static var options: [OptionBinding<Self>] { [] }
}

extension ImageSwitching: CataloguedSymbolEffect {
  /// A cross-fade.
  init() { self.init(way: .transition) }
  static var title: String { "Image switching" }
  static var summary: String { "Changes one picture to the next while work goes on." }
  static var options: [OptionBinding<Self>] { [] }
}
