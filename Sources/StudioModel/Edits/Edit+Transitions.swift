import SymbolEffects
import SymbolMotion

/// Edits of a variant's custom transition, of which it has at most one.
extension Edit {
  /// Gives the variant a transition, in the place of the one it has; nil takes it away.
  public static func chooseTransition(_ transition: CustomTransition?, of id: Variant.ID) -> Edit {
    Edit(transition == nil ? "Remove Transition" : "Choose Transition") { document in
      document.updateVariant(id) { variant in
        guard let transition else {
          if let index = variant.transitionIndex { variant.removeEffect(at: index) }
          return
        }
        var applied = AppliedEffect(.customTransition(transition), behavior: .insertion)
        if let index = variant.transitionIndex { applied.behavior = variant.effects[index].behavior }
        variant.stack(applied)
      }
    }
  }

  /// Changes the variant's transition.
  ///
  /// - Parameter key: what is changed; edits of one drag with the same key merge.
  public static func changeTransition(
    _ key: String, of id: Variant.ID, _ change: @escaping @Sendable (inout CustomTransition) -> Void
  ) -> Edit {
    Edit("Change Transition", mergeKey: "transition.\(key).\(id.number)") { document in
      document.updateVariant(id) { variant in
        guard let index = variant.transitionIndex,
          case .customTransition(var transition) = variant.effects[index].effect
        else { return }
        change(&transition)
        variant.effects[index].effect = .customTransition(transition)
      }
    }
  }

  /// Which way the transition is played. Looking at the other way is no change that one would undo.
  public static func turnTransition(_ behavior: AppliedBehavior, of id: Variant.ID) -> Edit {
    Edit("Turn Transition", isUndoable: false) { document in
      document.updateVariant(id) { variant in
        if let index = variant.transitionIndex { variant.effects[index].behavior = behavior }
      }
    }
  }
}

extension Variant {
  /// The place of its custom transition in the stack.
  public var transitionIndex: Int? { effects.firstIndex { $0.effect.kind == .customTransition } }

  /// Its custom transition.
  public var transition: CustomTransition? {
    guard let transitionIndex, case .customTransition(let transition) = effects[transitionIndex].effect else {
      return nil
    }
    return transition
  }
}

extension StudioDocument {
  /// How many different custom transitions its variants have.
  public var transitionCount: Int { Set(variants.compactMap(\.transition)).count }
}
