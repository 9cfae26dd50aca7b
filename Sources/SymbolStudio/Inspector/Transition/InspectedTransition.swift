import StudioModel
import SymbolArt
import SymbolEffects
import SymbolMotion

/// The transition that the inspector works on: looked up in the store at each use, never kept.
@MainActor struct InspectedTransition {
  let store: StudioStore
  let focus: PartFocus

  var variant: Variant? { store.document.selectedVariant }
  var transition: CustomTransition? { variant?.transition }
  var symbol: Symbol? { variant.flatMap { store.symbol(of: $0) } }

  /// Which way is played, and worked on where the two are not linked.
  var isInsertion: Bool {
    guard let variant, let index = variant.transitionIndex else { return true }
    return variant.effects[index].behavior != .removal
  }

  /// The place of the part that is worked on; the whole, where nothing is combined.
  var partIndex: Int { min(max(focus.index, 0), max((transition?.parts.count ?? 1) - 1, 0)) }

  /// The part that is worked on, without the others.
  var part: CustomTransition? { transition.map { $0.parts[partIndex] } }

  /// The way that is worked on.
  var way: TransitionWay? { part?.way(isInsertion: isInsertion) }

  /// How many seconds of the way are over where the playhead stands.
  var time: Double {
    guard let variant, let index = variant.transitionIndex else { return 0 }
    return store.playback.playhead * variant.effects[index].options.speedFactor
  }

  /// The transition's motion on the tile's symbol.
  var motion: Motion? {
    guard let transition, let symbol else { return nil }
    return try? MotionCompiler.compile(
      AppliedEffect(.customTransition(transition), behavior: isInsertion ? .insertion : .removal), for: symbol)
  }

  /// Changes the transition; `key` says what of it.
  func change(_ key: String, _ change: @escaping @Sendable (inout CustomTransition) -> Void) {
    guard let variant, variant.transition != nil else { return }
    store.perform(.changeTransition(key, of: variant.id, change))
  }

  /// Changes the part that is worked on; `key` says what of it.
  func changePart(_ key: String, _ change: @escaping @Sendable (inout CustomTransition) -> Void) {
    let index = partIndex
    self.change("part.\(index).\(key)") { $0.changePart(at: index, change) }
  }

  /// Changes the way that is worked on: the removal's own, where it has one.
  func changeWay(_ key: String, _ change: @escaping @Sendable (inout TransitionWay) -> Void) {
    let isInsertion = isInsertion
    changePart("\(isInsertion ? "in" : "out").\(key)") { transition in
      if !isInsertion, var removal = transition.removal {
        change(&removal)
        transition.removal = removal
      } else {
        change(&transition.insertion)
      }
    }
  }

  /// Changes curve or duration, which a linked removal may have of its own.
  func changeTiming(_ key: String, _ change: @escaping @Sendable (inout TransitionTiming) -> Void) {
    let isInsertion = isInsertion
    changePart("\(isInsertion ? "in" : "out").\(key)") { transition in
      if isInsertion {
        // What a linked removal took from here it keeps taking.
        change(&transition.insertion.timing)
      } else if transition.removal != nil {
        if var removal = transition.removal {
          change(&removal.timing)
          transition.removal = removal
        }
      } else {
        var timing = transition.removalTiming ?? transition.insertion.timing
        change(&timing)
        transition.removalTiming = timing
      }
    }
  }
}
