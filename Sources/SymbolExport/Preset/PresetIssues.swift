import SymbolEffects
import SymbolMotion

/// What a preset's keyframes cannot know of a symbol: they are baked for parts of no particular shape.
enum PresetIssues {
  static func issues(of request: ExportRequest) -> [ExportIssue] {
    zip(request.effects, request.motions).flatMap { effect, motion in
      motion.map { issues(of: effect, $0) } ?? []
    }
  }

  private static func issues(of effect: AppliedEffect, _ motion: Motion) -> [ExportIssue] {
    var result: [ExportIssue] = []
    func add(reason: String, instead: String) {
      result.append(ExportIssue(property: effect.effect.dotName, reason: reason, instead: instead))
    }
    // Without a direction a part turns, unless it is round or its symbol prefers a line.
    let turns: [WiggleDirection?] = [nil, .clockwise, .counterClockwise]
    let readBack = "The studio reads the effect itself and plays it exactly."
    if motion.groups.contains(where: { $0.track(.drawStart) != nil || $0.track(.drawEnd) != nil }) {
      add(
        reason: "How long drawing takes depends on the lengths of a symbol’s paths.",
        instead: "The keyframes have the times of paths of usual length. \(readBack)")
    }
    if case .wiggle(let wiggle) = effect.effect, turns.contains(wiggle.direction),
      motion.groups.contains(where: \.isRoundAndMoves)
    {
      add(
        reason: "A round part would not be seen to turn, and goes along a line instead.",
        instead: "In the keyframes every part turns. \(readBack)")
    }
    let rests = motion.groups.filter { $0.track(.rotation) != nil }.contains { $0.restingAngle != 360 }
    if effect.effect.kind == .rotate, effect.behavior == .indefinite, rests {
      add(
        reason: "After a stop a part with a symmetry of its own rests at the next angle that looks the same.",
        instead: "In the keyframes it goes on to a whole turn. \(readBack)")
    }
    return result
  }
}

extension MotionGroup {
  /// Of a wiggle that turns: whether this part moves along a line.
  fileprivate var isRoundAndMoves: Bool {
    track(.rotation) == nil && (track(.offsetX) != nil || track(.offsetY) != nil)
  }
}
