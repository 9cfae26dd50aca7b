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

  /// The effects of the catalogue, which have dot names: all but custom transitions.
  public static let allCases: [EffectKind] = [
    .bounce, .pulse, .variableColor, .scale, .appear, .disappear, .wiggle, .rotate, .breathe, .drawOn, .drawOff,
    .replace, .automatic,
  ]
}
