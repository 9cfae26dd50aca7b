import StudioModel
import SymbolEffects
import SymbolMotion

/// The effect that the inspector works on: looked up in the store at each use, never kept.
@MainActor struct InspectedEffect {
  let store: StudioStore

  var variant: Variant? { store.document.selectedVariant }
  var effect: AppliedEffect? { variant?.selectedEffect }

  /// The effect's motion, where it could be compiled.
  var motion: Motion? {
    guard let variant, let motion = try? result?.get() else { return nil }
    return store.named(motion, of: variant)
  }

  /// When the effect is stopped on the clock, if it is endless, in seconds; nil: not at all.
  var stopTime: Double? {
    guard let variant, let effect else { return nil }
    return store.stopTime(of: effect.effect.kind, in: variant)
  }

  /// Why the effect has no motion for this symbol, or nil.
  var problem: String? {
    guard case .failure(let problem) = result else { return nil }
    return problem.message
  }

  private var result: Result<Motion, MotionProblem>? {
    guard let variant, let results = store.compiledVariant(variant)?.results,
      results.indices.contains(variant.selectedEffectIndex)
    else { return nil }
    return results[variant.selectedEffectIndex]
  }

  /// Sends an edit of the effect, made with its place in the stack and its variant.
  func perform(_ edit: (_ index: Int, _ variant: Variant.ID) -> Edit) {
    guard let variant, variant.selectedEffect != nil else { return }
    store.perform(edit(variant.selectedEffectIndex, variant.id))
  }

  /// Lets a row's drag be one step of undo.
  func follow(_ row: NumberRow) {
    row.onDragBegin = { [store] in store.beginGesture() }
    row.onDragEnd = { [store] in store.endGesture() }
  }
}

extension EffectKind {
  /// What the effect is called.
  var localizedTitle: String { localized(description.title) }
}

extension AppliedEffect {
  /// The effect's name, and which way a transition goes: side by side they would be called the same.
  var stageName: String {
    switch behavior {
    case .insertion, .removal: "\(effect.dotName) · \(behavior.title)"
    case .discrete, .indefinite, .contentTransition: effect.dotName
    }
  }
}

extension AppliedBehavior {
  /// What the behaviour is called.
  var title: String {
    switch self {
    case .discrete: localized("Discrete")
    case .indefinite: localized("Indefinite")
    case .insertion: localized("Insertion")
    case .removal: localized("Removal")
    case .contentTransition: localized("Content transition")
    }
  }

  /// What it means.
  var explanation: String {
    switch self {
    case .discrete: localized("Runs once each time a value changes")
    case .indefinite: localized("Lasts until it is made inactive")
    case .insertion: localized("Brings the symbol in")
    case .removal: localized("Takes the symbol away")
    case .contentTransition: localized("Leads from one symbol to another")
    }
  }
}
