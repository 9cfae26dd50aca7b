/// Any effect of the catalogue, as one type: what files, menus and the motion compiler hold.
public enum AnySymbolEffect: SymbolEffect {
  case bounce(BounceSymbolEffect)
  case pulse(PulseSymbolEffect)
  case variableColor(VariableColorSymbolEffect)
  case scale(ScaleSymbolEffect)
  case appear(AppearSymbolEffect)
  case disappear(DisappearSymbolEffect)
  case wiggle(WiggleSymbolEffect)
  case rotate(RotateSymbolEffect)
  case breathe(BreatheSymbolEffect)
  case drawOn(DrawOnSymbolEffect)
  case drawOff(DrawOffSymbolEffect)
  case replace(ReplaceSymbolEffect)
  case automatic(AutomaticSymbolEffect)
  // The two below are large; in memory of their own, or every effect in every run of every player would take as much.
  /// A transition of one's own: without a dot name that could be read back, kept whole in files.
  indirect case customTransition(CustomTransition)
  /// From one picture to the next, while work goes on that makes it: kept whole in files likewise.
  indirect case imageSwitching(ImageSwitching)

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { self }

  /// The effect's type, without its options.
  public var kind: EffectKind {
    switch self {
    case .bounce: .bounce
    case .pulse: .pulse
    case .variableColor: .variableColor
    case .scale: .scale
    case .appear: .appear
    case .disappear: .disappear
    case .wiggle: .wiggle
    case .rotate: .rotate
    case .breathe: .breathe
    case .drawOn: .drawOn
    case .drawOff: .drawOff
    case .replace: .replace
    case .automatic: .automatic
    case .customTransition: .customTransition
    case .imageSwitching: .imageSwitching
    }
  }
}
