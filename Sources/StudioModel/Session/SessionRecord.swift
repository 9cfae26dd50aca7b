import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// A session as it stands in a file, version 3. Apart from the document, so that one can change without the other.
struct SessionRecord: Codable {
  /// What tells a session from other JSON files.
  static let kind = "symbol-studio-session"

  var kind: String
  var version: Int
  var library: [Place]
  var variants: [VariantRecord]
  /// The selected variant's place in `variants`.
  var selected: Int?
  var playback: PlaybackRecord
  var stage: StageRecord
  /// What a person says of layers; since version 2.
  var annotations: [AnnotationRecord]?
  /// In an autosave only: the session file that the document came from.
  var savedAs: String?

  /// One key says the kind of place.
  struct Place: Codable {
    var iconTheme: String?
    var folder: String?
  }

  struct VariantRecord: Codable {
    var symbol: SymbolRecord
    /// What a content transition leads to. Since version 2, as the next three.
    var secondSymbol: SymbolRecord?
    /// Of an image switching: the pictures that follow on the symbol, and the work that makes them.
    var pictures: [SymbolRecord]?
    var work: SwitchingWork?
    var variableValue: Double?
    var variableValueMode: VariableValueMode?
    /// Of all effects at once, as version 2 said it; later each effect says it of itself.
    var isActive: Bool?
    var isAnimated: Bool?
    var effects: [EffectRecord]
    var selectedEffect: Int?
    var rendering: RenderingMode?
    /// As in CSS: "#0a84ff".
    var palette: [String]?
  }

  /// A file, or the bundled symbol of that name where there is no file.
  struct SymbolRecord: Codable {
    var name: String
    var file: String?
    /// Of an Apple template: "Black-L".
    var slot: String?
    /// What the symbol is made of, where it is no file.
    var text: TextSource?
  }

  /// The same shape as in a preset.
  struct EffectRecord: Codable {
    var effect: AnySymbolEffect
    var behavior: AppliedBehavior
    var options: SymbolEffectOptions?
    var tuning: [TuningKey: Double]?
    /// Left out where it is so, as is usual. Since version 3.
    var isActive: Bool?
    var isAnimated: Bool?

    init(
      effect: AnySymbolEffect, behavior: AppliedBehavior, options: SymbolEffectOptions?, tuning: [TuningKey: Double]?
    ) {
      self.effect = effect
      self.behavior = behavior
      self.options = options
      self.tuning = tuning
    }

    /// Names are read here, so that a wrong one is told with its place in the file.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func parsed<Value>(_ text: String, _ key: CodingKeys, _ parse: (String) throws -> Value) throws -> Value {
        do { return try parse(text) } catch let error as EffectNameError {
          throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: error.summary)
        }
      }
      if let name = try? container.decode(String.self, forKey: .effect) {
        effect = try parsed(name, .effect) { try AnySymbolEffect(parsing: $0) }
      } else {
        effect = try container.decode(AnySymbolEffect.self, forKey: .effect)
      }
      behavior = try container.decode(AppliedBehavior.self, forKey: .behavior)
      options = try container.decodeIfPresent(String.self, forKey: .options).map {
        try parsed($0, .options) { try SymbolEffectOptions(parsing: $0) }
      }
      tuning = try container.decodeIfPresent([TuningKey: Double].self, forKey: .tuning)
      isActive = try container.decodeIfPresent(Bool.self, forKey: .isActive)
      isAnimated = try container.decodeIfPresent(Bool.self, forKey: .isAnimated)
    }
  }

  struct PlaybackRecord: Codable {
    var loops: Bool
    var speed: PlaybackSpeed
  }

  struct StageRecord: Codable {
    var size: Double
    /// "automatic", "light", "dark", "checkerboard" or a colour.
    var background: String
    var tint: String?
  }
}
