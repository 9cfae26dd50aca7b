import CAdwaita
import StudioModel
import SymbolEffects
import SymbolMotion

/// How the effect runs, with what makes it run: a trigger, a switch that is active, or insertion and removal; and
/// whether it moves at all.
@MainActor final class BehaviorRows {
  private let inspected: InspectedEffect
  private let group: Widget
  private let trigger: Widget
  private let active: SwitchRow
  private let transition: Widget
  private let animated: SwitchRow
  private var choice: ChoiceRow?
  private var behaviors: [AppliedBehavior] = []

  init(_ inspected: InspectedEffect, in group: Widget) {
    self.inspected = inspected
    self.group = group
    let button = textButton(localized("Trigger"), tooltip: localized("Runs the effect from the start"))
    connect(button, "clicked") { [inspected] in inspected.store.replay() }
    trigger = actionRow(localized("Value changes"), suffix: [button])
    active = SwitchRow(localized("Active"), subtitle: " ")
    let insert = textButton(localized("Insert"), tooltip: localized("Brings the symbol in; its neighbours make room"))
    let remove = textButton(localized("Remove"), tooltip: localized("Takes the symbol away; its neighbours close up"))
    let buttons = row(spacing: 0, [insert, remove]).styled("linked")
    transition = actionRow(localized("Layout"), suffix: [buttons])
    animated = SwitchRow(localized("Animated"), subtitle: localized("Off: the end state at once"))
    for widget in rows { add(widget, to: group) }
    connect(insert, "clicked") { [weak self] in self?.play(.insertion) }
    connect(remove, "clicked") { [weak self] in self?.play(.removal) }
    active.onChange = { [weak self] in self?.setActive($0) }
    animated.onChange = { [inspected] isOn in
      inspected.perform { .setAnimated(isOn, at: $0, of: $1) }
    }
  }

  private var rows: [Widget] { [trigger, active.widget, transition, animated.widget] }

  /// Shows the effect's behaviour.
  func show() {
    guard let effect = inspected.effect, let variant = inspected.variant else { return }
    let behaviors = EffectAvailability.behaviors(of: effect.effect.kind)
    if behaviors != self.behaviors { makeChoice(behaviors) }
    choice?.widget.isVisible = behaviors.count > 1
    choice?.show(behaviors.firstIndex(of: effect.behavior) ?? 0)
    trigger.isVisible = effect.behavior == .discrete || effect.behavior == .contentTransition
    active.widget.isVisible = effect.behavior == .indefinite
    transition.isVisible = effect.behavior == .insertion || effect.behavior == .removal
    let kind = effect.effect.kind
    adw_preferences_row_set_title(
      active.widget.cast(), kind.comesIn || kind.goesOut ? localized("Hidden") : localized("Active"))
    adw_action_row_set_subtitle(active.widget.cast(), Self.explanation(of: kind))
    adw_preferences_row_set_title(
      trigger.cast(), effect.behavior == .discrete ? localized("Value changes") : localized("Symbol changes"))
    active.show(kind.comesIn ? !variant.isActive(effect) : variant.isActive(effect))
    animated.show(variant.isAnimated(effect))
  }

  /// What of the switch is not plain: for what comes and goes, SwiftUI's active means hidden.
  private static func explanation(of kind: EffectKind) -> String {
    if kind.comesIn || kind.goesOut { return localized("isActive in SwiftUI; the layout stays") }
    return localized("Switch off to see how it ends")
  }

  private func setActive(_ isOn: Bool) {
    guard let variant = inspected.variant, let kind = inspected.effect?.effect.kind else { return }
    inspected.store.setActive(kind.comesIn ? !isOn : isOn, at: variant.selectedEffectIndex, of: variant.id)
  }

  /// Insertion and removal are one effect's two ways: each button plays one, from where the symbol is.
  private func play(_ behavior: AppliedBehavior) {
    guard let variant = inspected.variant, let effect = inspected.effect else { return }
    guard effect.behavior != behavior else { return inspected.store.replay() }
    inspected.store.restart(.setBehavior(behavior, at: variant.selectedEffectIndex, of: variant.id), variant.id)
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
    let rows = rows
    for row in rows {
      g_object_ref(row)
      adw_preferences_group_remove(group.cast(), row)
    }
    for row in [choice.widget] + rows { add(row, to: group) }
    for row in rows { g_object_unref(row) }
  }
}
