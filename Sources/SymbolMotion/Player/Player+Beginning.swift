import SymbolEffects

extension Player {
  /// Starts effects on a symbol on which nothing runs yet, as their motions state it: appear begins hidden, variable
  /// colour begins dimmed. `add` goes on from where the symbol is instead.
  ///
  /// Content transitions are left out (see `replace`), and so is what cannot run as it says.
  /// - Parameter animated: false begins in the end states.
  public mutating func begin(_ effects: [AppliedEffect], animated: Bool = true, at time: Double) {
    let time = advance(to: time)
    for applied in effects where applied.behavior != .contentTransition {
      guard animated, let motion = try? stack.motion(for: applied) else {
        _ = try? add(applied, animated: animated, at: time)
        continue
      }
      stack.begin(nextRun(), applied, motion, at: time)
      guard applied.behavior == .insertion || applied.behavior == .removal else { continue }
      isInserted = applied.behavior == .insertion
      presence = ValueWay(isInserted ? 0 : 1)
      presence.go(to: isInserted ? 1 : 0, within: max(motion.duration, HandOver.duration), at: time)
    }
  }

  /// When all is at rest if nobody acts any more; nil: never, since an effect repeats until it is stopped.
  public var restTime: Double? {
    var end = max(presence.end, stack.valueEnd)
    for slot in stack.slots {
      guard let still = slot.stillTime else { return nil }
      end = max(end, still)
    }
    return max(end, replacing?.run.completionTime ?? -.infinity)
  }
}
