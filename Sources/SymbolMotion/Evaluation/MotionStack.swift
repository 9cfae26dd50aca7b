import SymbolArt
import SymbolEffects

/// Several motions on one symbol at once.
///
/// They add up from outside in as offset, rotation in space, scale about its pivot, rotation about its anchor: offsets and
/// rotations add, scales and opacities multiply, views in perspective follow one another.
public struct MotionStack: Hashable, Sendable {
  /// In the order in which the effects were added; at most one of a kind, unless a kind runs on several symbols that a
  /// content transition joins.
  public var motions: [Motion] { tables.map(\.motion) }
  /// The motions, as they are played.
  private var tables: [MotionTable]
  /// Layers of the symbol.
  public let layerCount: Int

  /// A motion replaces an earlier one of its kind, in that one's place.
  public init(_ motions: [Motion], layerCount: Int) {
    tables = []
    self.layerCount = layerCount
    for motion in motions { add(motion) }
  }

  /// Adds a motion, or puts it in the place of the one of its kind.
  public mutating func add(_ motion: Motion) {
    if let index = tables.firstIndex(where: { $0.motion.kind == motion.kind }) {
      tables[index] = MotionTable(motion)
    } else {
      tables.append(MotionTable(motion))
    }
  }

  /// Adds motions of one kind that move different layers, in the place of those of their kind.
  mutating func add(_ motions: [Motion]) {
    let kinds = Set(motions.map(\.kind))
    let place = tables.firstIndex { kinds.contains($0.motion.kind) } ?? tables.endIndex
    tables.removeAll { kinds.contains($0.motion.kind) }
    tables.insert(contentsOf: motions.map(MotionTable.init), at: place)
  }

  /// All layers at a time; `stop` stops every motion. Times are seconds from the start.
  public func frame(at time: Double, stoppedAt stop: Double? = nil) -> Frame { frame(at: time) { _ in stop } }

  /// All layers at a time; `stop` says when motions of a kind are stopped, nil: not at all. Times are seconds from the
  /// start.
  public func frame(at time: Double, stops stop: (EffectKind) -> Double?) -> Frame {
    if tables.count == 1, case let motion = tables[0].motion, motion.layerCount == layerCount {
      return motion.frame(at: time, stoppedAt: stop(motion.kind))
    }
    var composer = FrameComposer()
    var frame = Frame(layers: [])
    evaluate(at: time, stops: stop, with: &composer, into: &frame)
    return frame
  }

  /// The same with memory that is kept from one time to the next: for whoever looks at many frames.
  public func evaluate(
    at time: Double, stops stop: (EffectKind) -> Double?, with composer: inout FrameComposer, into frame: inout Frame
  ) {
    composer.begin(layerCount: layerCount)
    for table in tables {
      let kind = table.motion.kind
      // What an effect hides stays hidden while a slash is drawn.
      composer.add(table, at: time, stoppedAt: stop(kind), narrowsDrawing: kind == .replace)
    }
    composer.finish(&frame)
  }

  /// Seconds of one run of the longest motion.
  public var duration: Double { motions.map(\.duration).max() ?? 0 }
  /// Seconds until all are at rest when nobody stops them; nil if one would go on for ever.
  public var totalDuration: Double? {
    motions.reduce(Optional(0)) { longest, motion in
      guard let longest, let total = motion.totalDuration else { return nil }
      return max(longest, total)
    }
  }
  /// When a preview stops the endless motions: once each has shown a loop; nil if all end by themselves.
  public var previewStop: Double? { motions.compactMap(\.previewStop).max() }
  /// Seconds that a player shows: until all are at rest, with endless motions stopped at `previewStop`.
  public var playLength: Double {
    let stop = previewStop
    return motions.map { motion in
      guard motion.isEndless, let stop else { return motion.playLength }
      return stop + motion.settlingTime(stoppedAt: stop)
    }.max() ?? 0
  }
  /// Seconds from a stop until every layer is at rest.
  public func settlingTime(stoppedAt stop: Double) -> Double {
    motions.map { $0.settlingTime(stoppedAt: stop) }.max() ?? 0
  }
}
