import SymbolMotion

/// Motion without a symbol, as a file: what it is called, and effects with their options and tuning.
public struct Preset: Hashable, Sendable {
  /// The version of the form that is written, and the highest that is read.
  public static let version = 1
  /// Names the form for other tools; nothing is fetched from there.
  public static let schemaIdentifier =
    "https://symbol-studio.example/schema/symbol-studio.preset-1.schema.json"

  /// For people ("Connecting").
  public var name: String
  /// What it is good for, as a sentence; nil if nothing is said.
  public var summary: String?
  /// In the order in which they were added.
  public var effects: [AppliedEffect]
  /// All that was read, so that fields which this version does not know survive.
  var original: JSONValue?

  /// A preset of effects.
  public init(name: String, summary: String? = nil, effects: [AppliedEffect]) {
    self.name = name
    self.summary = summary
    self.effects = effects
  }
}
