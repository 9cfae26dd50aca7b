/// What is known of a layer beyond its drawing. nil means "nothing says so": effects then use their default.
public struct Annotation: Hashable, Sendable, Codable {
  /// Layers with the same group move together under *by layer*; nil: a group of its own.
  public var group: String?
  /// Place in the order of variable colour and stagger; lower is earlier; nil: document order.
  public var order: Int?
  /// Whether pulse acts on this layer rather than on the whole symbol.
  public var canPulse: Bool
  /// Whether rotate acts on this layer rather than on the whole symbol.
  public var canRotate: Bool
  /// About which the layer's group turns and scales, in view box units; nil: centre of its bounds.
  public var anchor: Point?
  /// Preferred wiggle direction: an effect option's spelling ("clockwise", "left") or an angle in degrees.
  public var wiggle: String?
  /// Preferred rotation direction: "clockwise" or "counterClockwise".
  public var rotation: String?
  /// The variable value above which the layer is active, 0…1; nil: not a variable layer.
  public var threshold: Double?
  /// Whether the variable layers form a ring, so that the last hands over to the first.
  public var closedLoop: Bool
  /// Strength in hierarchical rendering; nil: primary.
  public var level: HierarchicalLevel?
  /// Whether the layer knocks out what lies below instead of being painted.
  public var erases: Bool
  /// What the layer is to the rest of the symbol; nil: an ordinary part.
  public var role: PartRole?
  /// Identity for magic replace: equal tags are the same part.
  public var tag: String?
  /// How draw on goes along the layer's path.
  public var draw: DrawPreference?
  /// Where a filled outline is written along; nil: its contour is drawn.
  public var guide: DrawGuide?
  /// The values between which a variable value draws the layer; nil: from its threshold to the next one.
  public var valueSpan: ValueSpan?

  public init(
    group: String? = nil, order: Int? = nil, canPulse: Bool = false, canRotate: Bool = false, anchor: Point? = nil,
    wiggle: String? = nil, rotation: String? = nil, threshold: Double? = nil, closedLoop: Bool = false,
    level: HierarchicalLevel? = nil, erases: Bool = false, tag: String? = nil, draw: DrawPreference? = nil,
    role: PartRole? = nil,
    guide: DrawGuide? = nil, valueSpan: ValueSpan? = nil
  ) {
    self.group = group
    self.order = order
    self.canPulse = canPulse
    self.canRotate = canRotate
    self.anchor = anchor
    self.wiggle = wiggle
    self.rotation = rotation
    self.threshold = threshold
    self.closedLoop = closedLoop
    self.level = level
    self.erases = erases
    self.role = role
    self.tag = tag
    self.draw = draw
    self.guide = guide
    self.valueSpan = valueSpan
  }

  /// Nothing is known.
  public static let none = Annotation()
}

/// Strength of a layer in hierarchical rendering; its place in the colours of a palette.
public enum HierarchicalLevel: String, Hashable, Sendable, Codable, CaseIterable {
  case primary, secondary, tertiary

  /// Apple's strengths: 1, 0.7 and 0.3 of the tint.
  public var opacity: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.7
    case .tertiary: 0.3
    }
  }
}

/// Which way a layer's path is drawn by draw on, and from where.
public struct DrawPreference: Hashable, Sendable, Codable {
  /// Along the path as the file has it, against it, or from `start` both ways.
  public enum Direction: String, Hashable, Sendable, Codable { case forward, backward, both }
  /// Which way the pen goes.
  public var direction: Direction
  /// Where drawing starts, as a fraction of the path's length, 0…1.
  public var start: Double

  public init(direction: Direction, start: Double = 0) {
    self.direction = direction
    self.start = start
  }
}

extension DrawPreference {
  /// The part of a path that is drawn when the pen has gone a part of its way.
  ///
  /// - Parameter progress: 0…1, of the pen's way and of the fill's strength.
  public func state(progress: Double) -> DrawState {
    let range = range
    return DrawState(
      start: range.empty + (range.start - range.empty) * progress,
      end: range.empty + (range.end - range.empty) * progress, fill: progress)
  }

  /// Fractions of the length: where both ends of the drawn part are when nothing is drawn, and where each is when all is.
  public var range: (empty: Double, start: Double, end: Double) {
    switch direction {
    case .forward: (start, start, start + 1)
    case .backward: start == 0 ? (1, 0, 1) : (start, start - 1, start)
    case .both: (start, 0, 1)
    }
  }

  /// Along the path as the file has it, from its beginning.
  public static let forward = DrawPreference(direction: .forward)
}
