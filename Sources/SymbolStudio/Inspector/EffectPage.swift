import CAdwaita
import StudioModel
import SymbolEffects
import SymbolMotion

/// The inspector's page *Effect*: what the selected tile does, and how: the stack of effects, and below it the one that
/// is selected.
@MainActor final class EffectPage: WindowPart {
  let widget: Widget
  private let store: StudioStore
  private let inspected: InspectedEffect
  private let stack: EffectStackGroup
  private let chooser: ChoiceRow
  private let name: EffectNameRow
  private let second: SecondSymbolRow
  private let options: OptionRows
  private let behavior: BehaviorRows
  private let repetition: RepetitionGroup
  private let tuning: TuningGroup
  private let curve: CurveGraph
  private let look: LookGroup
  private let inheritance: InheritanceGroup
  private let notes: SnippetNotes
  private let effectGroup: Widget
  private let behaviorGroup: Widget
  private let problem: Widget
  private let pages: Widget
  private let kinds = EffectAvailability.kinds
  private var shownSpan = 0.0
  private var shownStop: Double?

  init(store: StudioStore, shelf: SymbolShelf, snippets: SnippetPaste) {
    self.store = store
    inspected = InspectedEffect(store: store)
    stack = EffectStackGroup(store: store, snippets: snippets)
    notes = SnippetNotes(snippets, store: store)
    chooser = ChoiceRow(
      localized("Effect"),
      choices: kinds.map { .init(title: $0.localizedTitle, explanation: localized($0.description.summary)) },
      isMenu: true)
    name = EffectNameRow(inspected, snippets: snippets)
    second = SecondSymbolRow(inspected, shelf: shelf)
    effectGroup = preferencesGroup("", rows: [chooser.widget, name.widget, second.widget])
    options = OptionRows(inspected, in: effectGroup)
    behaviorGroup = preferencesGroup("")
    behavior = BehaviorRows(inspected, in: behaviorGroup)
    repetition = RepetitionGroup(inspected)
    tuning = TuningGroup(inspected)
    curve = CurveGraph(inspected)
    look = LookGroup(store: store)
    inheritance = InheritanceGroup(inspected, shelf: shelf)
    problem = label("").styled("warning", "caption")
    wrapAnywhere(problem)
    gtk_label_set_max_width_chars(problem.cast(), 1)
    pages = inspectorPages(
      [
        stack.widget, notes.widget, problem, effectGroup, behaviorGroup, curve.widget, repetition.widget,
        tuning.widget, inheritance.widget, look.widget,
      ], icon: "applications-graphics-symbolic", title: localized("No Symbol"),
      description: localized("Pick one in the library to give it an effect."))
    widget = pages
    chooser.onSelect = { [weak self] index in self?.choose(index) }
    store.observe { [weak self] in self?.show($0) }
    show(.all)
  }

  private func choose(_ index: Int) {
    guard kinds.indices.contains(index), let present = inspected.effect else { return }
    let next = present.changed(to: kinds[index])
    inspected.perform { .replaceEffect(at: $0, with: next, of: $1) }
  }

  private func show(_ change: StudioChange) {
    if change == .playback, shownSpan == store.span.duration, shownStop == inspected.stopTime {
      return curve.showPlayhead()
    }
    shownSpan = store.span.duration
    shownStop = inspected.stopTime
    let variant = store.document.selectedVariant
    gtk_stack_set_visible_child_name(pages.cast(), variant == nil ? "empty" : "variant")
    stack.show()
    look.show()
    let effect = variant?.selectedEffect
    inheritance.show()
    // Image switching has a page of its own; what can be said of it here is how fast it is.
    let isSwitching = effect?.effect.kind == .imageSwitching
    for group in [effectGroup, behaviorGroup, tuning.widget] { group.isVisible = effect != nil && !isSwitching }
    for group in [repetition.widget, curve.widget] { group.isVisible = effect != nil }
    problem.isVisible = inspected.problem != nil
    setText(inspected.problem ?? "", namesIn: problem)
    guard let effect else { return }
    guard !isSwitching else {
      repetition.show()
      return curve.showMotion()
    }
    adw_preferences_group_set_title(effectGroup.cast(), escaped(effect.effect.kind.localizedTitle))
    chooser.show(kinds.firstIndex(of: effect.effect.kind) ?? 0)
    name.show()
    second.show()
    behavior.show()
    options.show()
    repetition.show()
    tuning.show()
    curve.showMotion()
  }
}
