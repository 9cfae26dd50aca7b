/// One drawing from one file, with a view box and layers, as data: no file, no toolkit, no drawing library behind it.
public struct Symbol: Hashable, Sendable, Codable {
  /// The file's name without its ending ("bell-off").
  public var name: String
  /// The collection it was found in ("lucide"); empty if none.
  public var set: String
  /// The coordinate system of all layers; its centre is the whole symbol's pivot.
  public var viewBox: Rect
  /// Natural width in pixels at 96 dpi.
  public var width: Double
  /// Natural height in pixels at 96 dpi.
  public var height: Double
  /// In drawing order: the first lies at the bottom.
  public var layers: [Layer]
  /// What the file as a whole prefers.
  public var preferences: SymbolPreferences
  /// What a person should know about how the file was read.
  public var notes: [LoadNote]
  /// Of an Apple template: which of its drawings this is; nil for any other file.
  public var templateSlots: TemplateSlots?
  /// The text that it was made of; nil where it came from a file. Not kept in the probes' form: texts need no probe.
  public var text: TextSource?

  public init(
    name: String, set: String = "", viewBox: Rect, width: Double, height: Double, layers: [Layer],
    preferences: SymbolPreferences = SymbolPreferences(), notes: [LoadNote] = [], templateSlots: TemplateSlots? = nil
  ) {
    self.name = name
    self.set = set
    self.viewBox = viewBox
    self.width = width
    self.height = height
    self.layers = layers
    self.preferences = preferences
    self.notes = notes
    self.templateSlots = templateSlots
  }
}

/// The drawings of an Apple template: one for each of its weights and scales.
public struct TemplateSlots: Hashable, Sendable, Codable {
  /// The one that is shown ("Regular-M").
  public var shown: String
  /// All that hold a drawing, from light to heavy and from small to large.
  public var available: [String]

  public init(shown: String, available: [String]) {
    self.shown = shown
    self.available = available
  }
}

/// What a symbol as a whole prefers where an effect's option is left open (Apple templates: `.defaults`).
public struct SymbolPreferences: Hashable, Sendable, Codable {
  /// An effect option's spelling ("clockwise", "left") or an angle in degrees.
  public var wiggle: String?
  /// "clockwise" or "counterClockwise".
  public var rotation: String?
  /// How a variable value is shown; nil: in colour.
  public var variableValueMode: VariableValueMode?
  /// Whether draw on and draw off take the motion groups in the reverse order.
  public var reversesDrawOrder: Bool

  public init(
    wiggle: String? = nil, rotation: String? = nil, variableValueMode: VariableValueMode? = nil,
    reversesDrawOrder: Bool = false
  ) {
    self.wiggle = wiggle
    self.rotation = rotation
    self.variableValueMode = variableValueMode
    self.reversesDrawOrder = reversesDrawOrder
  }
}

/// A remark of the loader: nothing failed, but something was assumed or left out.
public struct LoadNote: Hashable, Sendable, Codable {
  /// What a remark is about.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// No size was stated: the drawn extent is the view box.
    case assumedSize
    /// Layers were joined because apart they would not equal the file's picture.
    case mergedLayers
    /// A part is kept as pixels.
    case imageLayer
    /// A picture outside the file was not loaded.
    case linkedImageNotLoaded
    /// A reference inside the file leads nowhere.
    case missingReference
    /// Nothing is drawn at rest; the file's own animation brings it in.
    case animatedOnly
    /// Nothing is drawn at all.
    case blank
    /// The file carries animation or scripts of its own, which are not run.
    case activeContentIgnored
    /// An Apple template: which slot is shown.
    case templateSlot
    /// Anything else.
    case other
  }
  /// What it is about.
  public var kind: Kind
  /// A sentence for a designer, without markup.
  public var message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
