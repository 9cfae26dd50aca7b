import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolMotion

/// A row of the fidelity table: an effect in one of its forms.
public struct ProofEffect: Hashable, Sendable, CustomStringConvertible {
  /// As a person writes it.
  public let name: String
  /// How it runs.
  public let behavior: AppliedBehavior
  /// Whether a content transition leads to the symbol struck out, and not to another one.
  public let strikes: Bool

  /// ".bounce (discrete)", ".replace (contentTransition, struck out)".
  public var description: String { "\(name) (\(behavior.rawValue)\(strikes ? ", struck out" : ""))" }

  /// An effect in the form that is written.
  public init(_ name: String, _ behavior: AppliedBehavior, strikes: Bool = false) {
    self.name = name
    self.behavior = behavior
    self.strikes = strikes
  }

  /// All thirteen names in their main forms.
  public static let all: [ProofEffect] = [
    .init(".bounce", .discrete), .init(".bounce.down.wholeSymbol", .discrete), .init(".pulse", .indefinite),
    .init(".variableColor.iterative", .indefinite), .init(".variableColor.cumulative", .discrete),
    .init(".scale", .indefinite), .init(".scale.down.wholeSymbol", .indefinite),
    .init(".appear.up", .insertion), .init(".appear", .indefinite),
    .init(".disappear.down", .removal), .init(".disappear", .indefinite),
    .init(".wiggle", .discrete), .init(".wiggle.left", .indefinite),
    .init(".rotate", .indefinite), .init(".rotate.counterClockwise.wholeSymbol", .discrete),
    .init(".breathe.pulse", .indefinite),
    .init(".drawOn", .insertion), .init(".drawOn.wholeSymbol", .indefinite), .init(".drawOff.reversed", .removal),
    .init(".replace.downUp", .contentTransition), .init(".replace", .contentTransition),
    .init(".replace", .contentTransition, strikes: true),
    .init(".automatic", .insertion), .init(".automatic", .contentTransition),
  ]

  /// The request for a symbol, at 256 pixels and with room for all of the motion.
  public func request(_ symbol: ProofSymbol) throws -> ExportRequest {
    let second = strikes ? try symbol.loadStruck() : try symbol.partner.load()
    return ExportRequest(
      symbol: try symbol.load(), secondSymbol: behavior == .contentTransition ? second : nil,
      effects: [AppliedEffect(try AnySymbolEffect(parsing: name), behavior: behavior)], look: Look(size: 256))
  }
}

extension ExportRequest {
  /// The same under a name of its own, and with it under other ids.
  public func named(_ index: Int) -> ExportRequest {
    var request = self
    request.symbol.name += "-\(index)"
    return request
  }

  /// The moments at which an export is compared: 0, 25, 50, 75 and 100 % of what is played, and each extreme of a
  /// track that lies further than a frame from those; seconds from the start, in order.
  ///
  /// For an endless motion these are of its intro and one loop: what follows a stop is another timeline.
  public var proofTimes: [Double] { proofTimes(count: 9) }

  func proofTimes(count: Int) -> [Double] {
    let length = playback.length
    var times = [0, 0.25, 0.5, 0.75, 1].map { $0 * length }
    for motion in playback.stack.motions {
      for keyframe in motion.groups.flatMap(\.tracks).flatMap(\.keyframes)
      where keyframe.time < length && times.allSatisfy({ abs($0 - keyframe.time) > 1.0 / 60 }) {
        times.append(keyframe.time)
      }
    }
    // Enough for the extremes of the longest stagger; the table takes seconds to draw as it is.
    return Array(times.prefix(count)).sorted()
  }
}
