/// The type of an effect, without options: what `removeSymbolEffect(ofType:)` names, and the key of stacking.
public enum EffectKind: String, Hashable, Sendable, Codable, CaseIterable {
  case bounce
  case pulse
  case variableColor
  case scale
  case appear
  case disappear
  case wiggle
  case rotate
  case breathe
  case drawOn
  case drawOff
  case replace
  case automatic
  /// A transition of one's own.
  case customTransition
  /// From one picture to the next.
  case imageSwitching

  /// The effects of the catalogue, which have dot names: all but custom transitions and image switching.
  public static let allCases: [EffectKind] = [
    .bounce, .pulse, .variableColor, .scale, .appear, .disappear, .wiggle, .rotate, .breathe, .drawOn, .drawOff,
    .replace, .automatic,
  ]
}
