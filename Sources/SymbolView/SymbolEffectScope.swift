import CGtk
import GtkSupport
import SymbolEffects
import SymbolMotion

/// Effects on a container: they run in every `SymbolView` below it, also in those that are added later.
///
///     SymbolEffectScope(of: toolbar).symbolEffect(.pulse, isActive: isConnecting)
///
/// The container's scope lives as long as the container.
@MainActor public struct SymbolEffectScope {
  private let container: Widget
  private let state: ScopeState

  /// The scope of any widget; the same one each time.
  public init(of container: UnsafeMutablePointer<GtkWidget>) {
    self.container = container
    state = ScopeState.of(container) ?? ScopeState.make(for: container)
  }

  /// Makes an indefinite effect active or inactive in all symbols below.
  public func symbolEffect(
    _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) {
    let erased = effect.erased
    state.active[erased.kind] = isActive ? ActiveEffect(effect: erased, options: options) : nil
    for view in views { view.inherit() }
  }

  /// Runs a discrete effect in all symbols below each time that the value differs from the one of the call before.
  public func symbolEffect<Value: Equatable>(
    _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) {
    let erased = effect.erased
    let previous = state.values.updateValue(value, forKey: erased.kind) as? Value
    guard let previous, previous != value else { return }
    for view in views { view.trigger(erased, options: options) }
  }

  /// As the call with an effect, for one that is known as a value only, with its tuning; its behaviour is of no account.
  public func symbolEffect(_ applied: AppliedEffect, isActive: Bool) {
    state.active[applied.effect.kind] = isActive ? ActiveEffect(applied) : nil
    for view in views { view.inherit() }
  }

  /// Runs a discrete effect that is known as a value only in all symbols below, now.
  public func runSymbolEffect(_ applied: AppliedEffect) {
    var discrete = applied
    discrete.behavior = .discrete
    for view in views { view.trigger(discrete) }
  }

  /// Whether the symbols below inherit nothing from here and further out.
  public func symbolEffectsRemoved(_ isRemoved: Bool = true) {
    state.isRemoved = isRemoved
    for view in SymbolEffectScope.views(below: container, stopsAtRemoved: false) { view.inherit() }
  }

  private var views: [SymbolView] { SymbolEffectScope.views(below: container, stopsAtRemoved: true) }

  private static func views(below widget: Widget, stopsAtRemoved: Bool) -> [SymbolView] {
    if stopsAtRemoved, ScopeState.of(widget)?.isRemoved == true { return [] }
    if let view = SymbolWidget.view(of: widget) { return [view] }
    return children(of: widget).flatMap { views(below: $0, stopsAtRemoved: stopsAtRemoved) }
  }
}

/// An indefinite effect that is active.
struct ActiveEffect: Hashable, Sendable {
  var effect: AnySymbolEffect
  var options: SymbolEffectOptions
  var tuning = Tuning()
}

extension ActiveEffect {
  /// The effect of one that is applied in whatever way.
  init(_ applied: AppliedEffect) {
    self.init(effect: applied.effect, options: applied.options, tuning: applied.tuning)
  }
}

/// What a container hands down.
@MainActor final class ScopeState {
  var active: [EffectKind: ActiveEffect] = [:]
  var values: [EffectKind: any Equatable] = [:]
  var isRemoved = false

  private static let key = "symbol-effect-scope"

  static func of(_ widget: Widget) -> ScopeState? {
    attached(ScopeState.self, as: key, to: widget)
  }

  static func make(for widget: Widget) -> ScopeState {
    let state = ScopeState()
    attach(state, as: key, to: widget)
    return state
  }

  /// What a widget inherits: from the nearest container outwards, the nearer one's effect of a type counts.
  static func inherited(by widget: Widget) -> [EffectKind: ActiveEffect] {
    var result: [EffectKind: ActiveEffect] = [:]
    var place: Widget? = widget
    while let present = place {
      if let state = of(present) {
        if state.isRemoved { break }
        result.merge(state.active) { near, _ in near }
      }
      place = gtk_widget_get_parent(present)
    }
    return result
  }
}
