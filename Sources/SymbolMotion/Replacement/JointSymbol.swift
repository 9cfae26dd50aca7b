import SymbolArt
import SymbolEffects

/// The symbol of a content transition, which has the layers of all that it leads through, with what else plays on it.
///
/// Effects beside the transition are compiled for each of the symbols alone, as a player has them: a symbol that joins
/// two has more layers than either, and by layer it would move like neither.
public struct JointSymbol: Hashable, Sendable {
  /// All layers.
  public let symbol: Symbol
  private let transition: Motion
  private let pictures: [Picture]

  private struct Picture: Hashable, Sendable {
    let symbol: Symbol
    let places: LayerPlaces
    /// Seconds after which it is out of sight; infinite for what stays.
    let end: Double
  }

  /// - Parameter replacement: with its motion as it is played.
  public init(_ replacement: Replacement, from old: Symbol, to new: Symbol) {
    symbol = replacement.symbol
    transition = replacement.motion
    pictures = [
      Picture(
        symbol: old, places: LayerPlaces(of: old, in: replacement, isOld: true),
        end: replacement.motion.totalDuration ?? .infinity),
      Picture(symbol: new, places: LayerPlaces(of: new, in: replacement, isOld: false), end: .infinity),
    ]
  }

  /// - Parameters:
  ///   - sequence: with its motion as it is played.
  ///   - pictures: what it was compiled of.
  public init(_ sequence: CompiledImageSequence, through pictures: [Symbol]) {
    symbol = sequence.symbol
    transition = sequence.motion
    let end = sequence.motion.totalDuration ?? .infinity
    let shown = sequence.motion.frame(at: end)
    var first = 0
    self.pictures = pictures.map { picture in
      let layers = first..<first + picture.layers.count
      first = layers.upperBound
      return Picture(
        symbol: picture, places: LayerPlaces(of: picture, at: layers, in: sequence.symbol),
        end: layers.contains { shown.layers[$0].opacity > 0 } ? .infinity : end)
    }
  }

  /// An effect beside the transition: as few motions as can state it, the symbol's that is shown last at the end.
  ///
  /// - Parameter compile: gives the effect's motion on one of the symbols, as it is played.
  public func motions<Failure: Error>(
    _ compile: (Symbol) throws(Failure) -> Motion
  ) throws(Failure) -> [Motion] {
    var result: [Motion] = []
    for picture in pictures {
      var motion = picture.places.placing(try compile(picture.symbol))
      motion.layerCount = symbol.layers.count
      if let last = result.last, last.runsAlike(motion) {
        result[result.count - 1].groups += motion.groups
        result[result.count - 1].numbers = motion.numbers
      } else {
        result.append(motion)
      }
    }
    // What is out of sight must not make the whole any longer.
    let ends = pictures.map(\.end)
    guard result.count == pictures.count else { return result }
    return zip(result, ends).map { $0.ending(at: $1) }
  }

  /// All that plays: the effects beside the transition, and around them the transition itself.
  public func stack(_ effects: [[Motion]]) -> MotionStack {
    var stack = MotionStack([], layerCount: symbol.layers.count)
    for motions in effects { stack.add(motions) }
    stack.add(transition)
    return stack
  }
}

extension Motion {
  /// Whether the other one keeps the same time, so that the groups of both are one motion.
  fileprivate func runsAlike(_ other: Motion) -> Bool {
    var (one, two) = (self, other)
    (one.groups, two.groups) = ([], [])
    (one.numbers, two.numbers) = (Tuning(), Tuning())
    return one == two
  }

  /// The same motion for layers that are out of sight from a time on: it lasts little longer, if at all.
  fileprivate func ending(at end: Double) -> Motion {
    guard (totalDuration ?? .infinity) > end else { return self }
    var result = self
    if loop > 0, end > intro + loop {
      // One more than have begun, for the pause after it.
      let loops = Int(((end - intro) / (loop + pause)).rounded(.up)) + 1
      if case .times(let count) = repetition, count <= loops { return self }
      result.repetition = .times(loops)
      return result
    }
    // What is held is the intro's end; the way back lies behind it.
    let cut = holds ? min(intro, springEnd(after: end)) : springEnd(after: end)
    result.intro = 0
    result.loop = max(end, cut)
    result.outro = 0
    result.pause = 0
    result.repetition = .times(1)
    for group in groups.indices {
      result.groups[group].reducedOpacity = groups[group].reducedOpacity?.part(from: 0, to: cut)
      for track in groups[group].tracks.indices {
        result.groups[group].tracks[track].keyframes = groups[group].tracks[track].keyframes.part(from: 0, to: cut)
      }
    }
    return result
  }

  /// The end of the springs that are on their way at a time, which cannot be cut and stay what they are; else that time.
  private func springEnd(after time: Double) -> Double {
    groups.flatMap(\.tracks).reduce(time) { end, track in
      zip(track.keyframes, track.keyframes.dropFirst()).reduce(end) { end, pair in
        guard case .spring = pair.0.curve, pair.0.time < time, pair.1.time > time else { return end }
        return max(end, pair.1.time)
      }
    }
  }
}
