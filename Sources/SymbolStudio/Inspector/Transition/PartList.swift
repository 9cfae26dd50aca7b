import CAdwaita
import StudioModel
import SymbolEffects

/// The transitions that run at the same time: a row each, of which one is worked on; they are added, taken away and
/// moved here. A transition of one part shows no rows.
@MainActor final class PartList {
  let widget: Widget
  private let inspected: InspectedTransition
  private let shelf: () -> [CustomTransition]
  private let chooser: ListChooser
  private let changed: @MainActor () -> Void
  private var rows: [Widget] = []
  private var shown: [String] = []

  /// - Parameters:
  ///   - own: the person's own transitions, which can be parts too.
  ///   - changed: called when another part is worked on.
  init(
    _ inspected: InspectedTransition, own: @escaping @MainActor () -> [CustomTransition],
    changed: @escaping @MainActor () -> Void
  ) {
    self.inspected = inspected
    shelf = own
    self.changed = changed
    chooser = ListChooser(icon: "list-add-symbolic", name: localized("Add Transition to Run With It"))
    widget = preferencesGroup(localized("Parts"), suffix: chooser.widget)
    chooser.onChoose = { [weak self] in self?.add($0) }
  }

  /// Shows the transition's parts.
  func show() {
    guard let transition = inspected.transition else { return }
    let parts = transition.parts
    chooser.show(
      parts.count >= CustomTransition.mostCombined
        ? [] : choices.map { .init(title: localized($0.name), explanation: Self.summary($0)) })
    adw_preferences_group_set_description(
      widget.cast(), parts.count > 1 ? nil : escaped(localized("Others can run at the same time.")))
    let texts =
      parts.count > 1 ? parts.enumerated().map { Self.title($1, at: $0, of: transition) + "\n" + Self.summary($1) } : []
    if texts != shown {
      shown = texts
      for row in rows { adw_preferences_group_remove(widget.cast(), row) }
      rows = texts.isEmpty ? [] : parts.indices.map { makeRow($0, parts, of: transition) }
      for row in rows { SymbolStudio.add(row, to: widget) }
    }
    for (index, row) in rows.enumerated() {
      row.setStyle("part-chosen", index == inspected.partIndex)
      shim_accessible_selected(row, index == inspected.partIndex ? 1 : 0)
    }
  }

  private var choices: [CustomTransition] { CustomTransition.readyMade.map(\.transition) + shelf() }

  private func add(_ index: Int) {
    let choices = choices
    guard choices.indices.contains(index), let transition = inspected.transition else { return }
    let added = choices[index]
    inspected.focus.index = transition.parts.count
    inspected.change("parts") { $0.add(added) }
    inspected.store.replay()
  }

  private func makeRow(_ index: Int, _ parts: [CustomTransition], of whole: CustomTransition) -> Widget {
    let title = Self.title(parts[index], at: index, of: whole)
    let up = iconButton("go-up-symbolic", localized("Move %s Up", title)).styled("flat", "circular")
    let down = iconButton("go-down-symbolic", localized("Move %s Down", title)).styled("flat", "circular")
    let remove = iconButton("user-trash-symbolic", localized("Remove %s", title)).styled("flat", "circular")
    up.isSensitive = index > 0
    down.isSensitive = index < parts.count - 1
    connect(up, "clicked") { [weak self] in self?.move(from: index, to: index - 1) }
    connect(down, "clicked") { [weak self] in self?.move(from: index, to: index + 1) }
    connect(remove, "clicked") { [inspected] in
      // The row goes with the button that is pressed.
      whenIdle {
        if inspected.focus.index >= index { inspected.focus.index = max(inspected.focus.index - 1, 0) }
        inspected.change("parts") { $0.removePart(at: index) }
      }
    }
    let row = actionRow(title, subtitle: Self.summary(parts[index]), suffix: [row(spacing: 0, [up, down, remove])])
    gtk_list_box_row_set_activatable(row.cast(), 1)
    connect(row, "activated") { [weak self] in
      guard let self else { return }
      inspected.focus.index = index
      changed()
    }
    return row
  }

  private func move(from index: Int, to place: Int) {
    whenIdle { [inspected] in
      if inspected.focus.index == index { inspected.focus.index = place }
      inspected.change("parts") { $0.movePart(from: index, to: place) }
    }
  }

  /// The first part bears the whole's name, which says nothing of it alone, and keeps it where it is moved to.
  private static func title(_ part: CustomTransition, at index: Int, of whole: CustomTransition) -> String {
    if let twin = part.readyMadeTwin { return localized(twin.name) }
    return index == 0 || part.name == whole.name ? localized("Own states") : localized(part.name)
  }

  private static func summary(_ part: CustomTransition) -> String {
    let titles = part.parts.flatMap(\.movedProperties).map(\.title)
    let unique = titles.enumerated().filter { !titles[..<$0].contains($1) }.map(\.element)
    return unique.isEmpty ? localized("Nothing moves") : unique.joined(separator: ", ")
  }
}
