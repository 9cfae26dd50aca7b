import CAdwaita
import StudioModel
import SymbolEffects
import SymbolMotion

/// The inspector's page *Switching*: pictures that change while work goes on.
@MainActor final class SwitchingPage: WindowPart {
  let widget: Widget
  private let store: StudioStore
  private let inspected: InspectedSwitching
  private let isOn: SwitchRow
  private let problem: Widget
  private let next: NextPictureGroup
  private let pictures: PictureListGroup
  private let way: SwitchingWayGroup
  private let work: SwitchingWorkGroup
  private let details: Widget
  private let pages: Widget
  /// What a tile had before the switch was thrown, so that throwing it back is no loss.
  private var switchings: [Variant.ID: ImageSwitching] = [:]
  private var effects: [Variant.ID: [AppliedEffect]] = [:]

  init(store: StudioStore, shelf: SymbolShelf) {
    self.store = store
    inspected = InspectedSwitching(store: store)
    isOn = SwitchRow(
      localized("Switch images"), subtitle: localized("From one picture to the next, while work goes on"))
    problem = label("").styled("warning", "caption")
    gtk_label_set_wrap(problem.cast(), 1)
    gtk_label_set_max_width_chars(problem.cast(), 1)
    next = NextPictureGroup(inspected)
    pictures = PictureListGroup(inspected, shelf: shelf)
    way = SwitchingWayGroup(inspected)
    work = SwitchingWorkGroup(inspected)
    details = column(spacing: 18, [next.widget, problem, pictures.widget, way.widget, work.widget])
    let group = preferencesGroup("", rows: [isOn.widget])
    pages = inspectorPages(
      [group, details], icon: "symbol-studio-switching-symbolic", title: localized("No Picture"),
      description: localized("Pick one in the library to change it to others."))
    widget = pages
    isOn.onChange = { [weak self] in self?.turn($0) }
    store.observe { [weak self] in self?.show($0) }
    connect(widget, "map") { [weak self] in self?.show(.all) }
    show(.all)
  }

  private func turn(_ isOn: Bool) {
    guard let variant = inspected.variant else { return }
    if isOn {
      effects[variant.id] = variant.effects
      store.perform(.chooseSwitching(switchings[variant.id] ?? ImageSwitching(), of: variant.id))
      store.replay()
    } else {
      switchings[variant.id] = variant.imageSwitching
      store.perform(.chooseSwitching(nil, of: variant.id, leaving: effects[variant.id] ?? []))
    }
  }

  private func show(_ change: StudioChange) {
    // The page of a hidden inspector costs nothing.
    guard gtk_widget_get_mapped(widget) != 0 || change == .all else { return }
    let switching = inspected.switching
    if change == .playback {
      if switching != nil { next.show() }
      return
    }
    gtk_stack_set_visible_child_name(pages.cast(), inspected.variant == nil ? "empty" : "variant")
    isOn.show(switching != nil)
    details.isVisible = switching != nil
    guard let switching, let variant = inspected.variant else { return }
    let reason = variant.pictures.isEmpty && variant.work.source != .pixelate ? nil : inspected.problem
    problem.isVisible = reason != nil
    setText(reason ?? "", of: problem)
    next.show()
    pictures.show()
    way.show(switching)
    work.show(variant.work, pictureCount: variant.sequence.count)
  }
}
