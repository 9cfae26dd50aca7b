import SymbolEffects
import SymbolMotion

/// Edits of a variant's stack of effects.
extension Edit {
  /// Adds the effect to the stack; one of the same type is replaced.
  public static func addEffect(_ effect: AppliedEffect, to id: Variant.ID) -> Edit {
    Edit("Add Effect") { $0.updateVariant(id) { $0.stack(effect) } }
  }

  /// Takes one effect out of the stack.
  public static func removeEffect(at index: Int, of id: Variant.ID) -> Edit {
    Edit("Remove Effect") { $0.updateVariant(id) { $0.removeEffect(at: index) } }
  }

  /// Moves an effect to another place in the stack.
  public static func moveEffect(from source: Int, to destination: Int, of id: Variant.ID) -> Edit {
    Edit("Move Effect") { $0.updateVariant(id) { $0.moveEffect(from: source, to: destination) } }
  }

  /// Not undoable.
  public static func selectEffect(at index: Int, of id: Variant.ID) -> Edit {
    Edit("Select Effect", isUndoable: false) {
      $0.updateVariant(id) { variant in
        if variant.effects.indices.contains(index) { variant.selectedEffectIndex = index }
      }
    }
  }

  /// Puts all effects in the place of the present ones, as a preset does.
  public static func setEffects(_ effects: [AppliedEffect], of id: Variant.ID, named name: String) -> Edit {
    Edit(name) {
      $0.updateVariant(id) { $0.setEffects(effects) }
    }
  }

  /// Puts another effect at the place in the stack.
  public static func replaceEffect(at index: Int, with effect: AppliedEffect, of id: Variant.ID) -> Edit {
    Edit("Change Effect") { $0.updateVariant(id) { $0.replaceEffect(at: index, with: effect) } }
  }

  /// Another form of the effect (direction, by layer …).
  public static func setEffect(_ effect: AnySymbolEffect, at index: Int, of id: Variant.ID) -> Edit {
    change("Change Effect Option", "effect", index, id) { $0.effect = effect }
  }

  /// Another way to run the effect.
  public static func setBehavior(_ behavior: AppliedBehavior, at index: Int, of id: Variant.ID) -> Edit {
    change("Change Behavior", "behavior", index, id) { $0.behavior = behavior }
  }

  /// Speed and repetition at once, as typed or read.
  public static func setOptions(_ options: SymbolEffectOptions, at index: Int, of id: Variant.ID) -> Edit {
    change("Change Options", "options", index, id) { $0.options = options }
  }

  /// As `setOptions`, under the name of what was changed in it.
  public static func setSpeed(_ options: SymbolEffectOptions, at index: Int, of id: Variant.ID) -> Edit {
    change("Change Speed", "speed", index, id) { $0.options = options }
  }

  /// As `setOptions`, under the name of what was changed in it.
  public static func setRepetition(_ options: SymbolEffectOptions, at index: Int, of id: Variant.ID) -> Edit {
    change("Change Repetition", "repetition", index, id) { $0.options = options }
  }

  /// Sets a tuned number; nil goes back to the effect's own.
  public static func tune(_ key: TuningKey, to value: Double?, at index: Int, of id: Variant.ID) -> Edit {
    change(value == nil ? "Reset Tuning" : "Change Tuning", "tune.\(key.rawValue)", index, id) {
      $0.tuning[key] = value
    }
  }

  /// All numbers are the effect's own again.
  public static func resetTuning(at index: Int, of id: Variant.ID) -> Edit {
    change("Reset Tuning", "resetTuning", index, id) { $0.tuning = Tuning() }
  }

  private static func change(
    _ name: String, _ key: String, _ index: Int, _ id: Variant.ID,
    _ change: @escaping @Sendable (inout AppliedEffect) -> Void
  ) -> Edit {
    Edit(name, mergeKey: "\(key).\(id.number).\(index)") {
      $0.updateVariant(id) { variant in
        if variant.effects.indices.contains(index) { change(&variant.effects[index]) }
      }
    }
  }
}
