import CAdwaita
import StudioModel
import SymbolEffects
import SymbolMotion

/// How the effect runs, with what makes it run: a trigger, or a switch that is active.
@MainActor final class BehaviorRows {
  private let inspected: InspectedEffect
  private let group: Widget
  private let trigger: Widget
  private let active: SwitchRow
  private var choice: ChoiceRow?
  private var behaviors: [AppliedBehavior] = []

  init(_ inspected: InspectedEffect, in group: Widget) {
    self.inspected = inspected
    self.group = group
    let button = textButton(localized("Trigger"), tooltip: localized("Runs the effect from the start"))
    connect(button, "clicked") { [inspected] in inspected.store.replay() }
    trigger = actionRow(localized("Value changes"), suffix: [button])
    active = SwitchRow(localized("Active"), subtitle: localized("Switch off to see how it ends"))
    active.onChange = { [inspected] isOn in
      guard let id = inspected.variant?.id else { return }
      inspected.store.setActive(isOn, of: id)
    }
    add(trigger, to: group)
    add(active.widget, to: group)
  }

  /// Shows the effect's behaviour.
  func show() {
    guard let effect = inspected.effect else { return }
    let behaviors = EffectAvailability.behaviors(of: effect.effect.kind)
    if behaviors != self.behaviors { makeChoice(behaviors) }
    choice?.widget.isVisible = behaviors.count > 1
    choice?.show(behaviors.firstIndex(of: effect.behavior) ?? 0)
    let isIndefinite = effect.behavior == .indefinite
    trigger.isVisible = !isIndefinite
    active.widget.isVisible = isIndefinite
    active.show(inspected.variant?.isActive ?? true)
  }

  private func makeChoice(_ behaviors: [AppliedBehavior]) {
    if let choice { adw_preferences_group_remove(group.cast(), choice.widget) }
    self.behaviors = behaviors
    let choice = ChoiceRow(
      localized("Behaviour"), choices: behaviors.map { ChoiceRow.Choice(title: $0.title, explanation: $0.explanation) })
    choice.onSelect = { [inspected] index in
      guard behaviors.indices.contains(index) else { return }
      inspected.perform { .setBehavior(behaviors[index], at: $0, of: $1) }
    }
    self.choice = choice
    // Before what makes it run.
    for row in [trigger, active.widget] {
      g_object_ref(row)
      adw_preferences_group_remove(group.cast(), row)
    }
    for row in [choice.widget, trigger, active.widget] { add(row, to: group) }
    for row in [trigger, active.widget] { g_object_unref(row) }
  }
}
