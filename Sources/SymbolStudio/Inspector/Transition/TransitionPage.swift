import CAdwaita
import StudioModel
import SymbolEffects
import SymbolMotion

/// The inspector's page *Transition*: how the selected symbol comes and goes, made by hand.
@MainActor final class TransitionPage: WindowPart {
  let widget: Widget
  private let store: StudioStore
  private let inspected: InspectedTransition
  private let shelf = TransitionShelf()
  private let chooser: ListChooser
  private let title: Widget
  private let way: SegmentedControl
  private let backAndForth: SwitchRow
  private let link: SwitchRow
  private let faults: Widget
  private var parts: PartList?
  private let table: StateTable
  private let waves: WaveList
  private let timing: TimingGroup
  private let advice: TransitionAdvice
  private let details: Widget
  private let pages: Widget
  private var own: [CustomTransition] = []
  private var swings = false
  private var lastPlayhead = 0.0

  init(store: StudioStore) {
    self.store = store
    inspected = InspectedTransition(store: store, focus: PartFocus())
    chooser = ListChooser(icon: "pan-down-symbolic", name: localized("Transitions"))
    let save = iconButton("document-save-symbolic", localized("Keep Transition…")).styled("flat")
    title = actionRow(localized("None"), suffix: [save, chooser.widget])
    way = SegmentedControl(
      name: localized("Direction"),
      choices: [
        (localized("Insert"), localized("Brings the symbol in; its neighbours make room")),
        (localized("Remove"), localized("Takes the symbol away; its neighbours close up")),
      ])
    let replay = iconButton("media-playback-start-symbolic", localized("Play the Transition")).styled("flat")
    backAndForth = SwitchRow(localized("Back and forth"), subtitle: localized("Goes in and out until switched off"))
    link = SwitchRow(localized("Removal as insertion"), subtitle: localized("Off: the removal has states of its own"))
    faults = label("").styled("warning", "caption")
    gtk_label_set_wrap(faults.cast(), 1)
    gtk_label_set_max_width_chars(faults.cast(), 1)
    table = StateTable(inspected)
    waves = WaveList(inspected)
    timing = TimingGroup(inspected)
    advice = TransitionAdvice(inspected)
    let group = preferencesGroup(localized("Transition"), rows: [title])
    let play = preferencesGroup(
      "", rows: [actionRow(localized("Play"), suffix: [way.widget, replay]), backAndForth.widget, link.widget])
    let place: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    details = column(spacing: 18, [play, faults, place, table.widget, waves.widget, timing.widget, advice.widget])
    pages = inspectorPages(
      [group, details], icon: "symbol-studio-transition-symbolic", title: localized("No Symbol"),
      description: localized("Pick one in the library to make it come and go."))
    widget = pages
    let parts = PartList(
      inspected, own: { [weak self] in self?.own ?? [] }, changed: { [weak self] in self?.show(.document) })
    self.parts = parts
    append(parts.widget, to: place)
    connect(save, "clicked") { [weak self] in self?.askForName() }
    connect(replay, "clicked") { [store] in store.replay() }
    listen()
    store.observe { [weak self] in self?.show($0) }
    connect(widget, "map") { [weak self] in self?.show(.all) }
    show(.all)
  }

  private func listen() {
    chooser.onChoose = { [weak self] in self?.choose($0) }
    way.onSelect = { [weak self] in self?.play($0 == 0 ? .insertion : .removal) }
    backAndForth.onChange = { [weak self] isOn in
      guard let self else { return }
      swings = isOn
      if isOn { store.replay() }
    }
    link.onChange = { [inspected] isLinked in
      inspected.changePart("link") { transition in
        if isLinked {
          transition.removal = nil
        } else if transition.removal == nil {
          transition.removal = transition.way(isInsertion: false)
        }
      }
    }
  }

  /// In or out: played from where the symbol is.
  private func play(_ behavior: AppliedBehavior) {
    guard let variant = inspected.variant, let index = variant.transitionIndex else { return }
    guard variant.effects[index].behavior != behavior else { return store.replay() }
    store.restart(.turnTransition(behavior, of: variant.id), variant.id)
  }

  // MARK: Choosing

  private func choose(_ index: Int) {
    guard let id = store.document.selectedVariantID else { return }
    let all = CustomTransition.readyMade.map(\.transition) + own
    inspected.focus.index = 0
    if index == 0 {
      store.perform(.chooseTransition(nil, of: id))
    } else if all.indices.contains(index - 1) {
      store.perform(.chooseTransition(all[index - 1], of: id))
      store.replay()
    }
  }

  private func offer() {
    own = shelf.transitions()
    var entries = [ListChooser.Entry(title: localized("None"), explanation: localized("The symbol is simply there"))]
    for (index, ready) in CustomTransition.readyMade.enumerated() {
      entries.append(
        .init(title: localized(ready.transition.name), explanation: ready.id, startsSection: index == 0))
    }
    for (index, transition) in own.enumerated() {
      entries.append(.init(title: transition.name, explanation: localized("Your own"), startsSection: index == 0))
    }
    chooser.show(entries)
  }

  private func askForName() {
    guard let transition = inspected.transition else { return }
    let entry: Widget = gtk_entry_new()
    gtk_editable_set_text(entry.cast(), transition.name)
    entry.named(localized("Name of the transition"))
    gtk_entry_set_activates_default(entry.cast(), 1)
    showAlert(
      localized("Keep Transition"), localized("It will stand beside the ready-made ones."),
      answers: [
        AlertAnswer(id: "cancel", title: localized("_Cancel")),
        AlertAnswer(id: "keep", title: localized("_Keep"), manner: .suggested),
      ], extra: entry, from: widget
    ) { [weak self] answer in
      guard answer == "keep", let self else { return }
      keep(transition, named: String(cString: gtk_editable_get_text(entry.cast())))
    }
  }

  private func keep(_ transition: CustomTransition, named name: String) {
    let name = String(name.prefix(120))
    guard !name.isEmpty else { return }
    var kept = transition
    kept.name = name
    do {
      try shelf.keep(kept)
      inspected.change("name") { $0.name = name }
      showToast(localized("“%s” kept", name), from: widget)
      offer()
    } catch {
      showAlert(
        localized("The Transition Cannot Be Kept"), String(describing: error),
        answers: [AlertAnswer(id: "close", title: localized("_Close"))], from: widget
      ) { _ in }
    }
  }

  // MARK: Showing

  private func show(_ change: StudioChange) {
    if change == .playback {
      if gtk_widget_get_mapped(widget) != 0 {
        timing.showPlayhead()
        advice.showPlayhead()
      }
      return swing()
    }
    // The page of a hidden inspector costs nothing.
    guard gtk_widget_get_mapped(widget) != 0 || change == .all else { return }
    let variant = store.document.selectedVariant
    gtk_stack_set_visible_child_name(pages.cast(), variant == nil ? "empty" : "variant")
    if gtk_widget_get_mapped(widget) != 0 || own.isEmpty { offer() }
    let transition = inspected.transition
    details.isVisible = transition != nil
    adw_preferences_row_set_title(title.cast(), transition.map { localized($0.name) } ?? localized("None"))
    adw_action_row_set_subtitle(
      title.cast(), transition == nil ? localized("Choose how the symbol comes and goes") : "")
    guard let transition else { return }
    way.show(inspected.isInsertion ? 0 : 1)
    link.show(!(inspected.part?.isAsymmetric ?? false))
    parts?.show()
    let texts = transition.faults.map { localized($0.description) }
    setText(texts.joined(separator: "\n"), of: faults)
    faults.isVisible = !texts.isEmpty
    table.show()
    waves.show()
    timing.show()
    advice.show()
  }

  /// At the end of one way begins the other.
  private func swing() {
    let playhead = store.playback.playhead
    // The clock either stands at the end or, where it loops, has begun again.
    let hasEnded =
      store.playback.isPlaying ? playhead < lastPlayhead - 1e-9 : playhead >= store.span.duration - 1e-6
    lastPlayhead = playhead
    guard swings, hasEnded, gtk_widget_get_mapped(widget) != 0, let variant = inspected.variant,
      let index = variant.transitionIndex
    else { return }
    let next: AppliedBehavior = variant.effects[index].behavior == .removal ? .insertion : .removal
    whenIdle { [store] in
      store.perform(.turnTransition(next, of: variant.id))
      store.replay()
    }
  }
}
