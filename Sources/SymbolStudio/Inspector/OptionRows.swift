import CAdwaita
import StudioModel
import SymbolEffects

/// The effect's own options, each as the control that suits it; made anew when another effect is shown.
@MainActor final class OptionRows {
  private let inspected: InspectedEffect
  private let group: Widget
  private var kind: EffectKind?
  private var rows: [Row] = []

  private struct Row {
    var group: OptionGroup
    var choice: ChoiceRow
    /// The number of the choice that has one (an angle).
    var number: NumberRow?
    /// Of a group's only choice what it chooses from (the fallback of magic): that is what the row offers.
    var sole: OptionParameter?
  }

  /// - Parameter group: gets the rows at its end.
  init(_ inspected: InspectedEffect, in group: Widget) {
    self.inspected = inspected
    self.group = group
  }

  /// Shows the effect's options.
  func show() {
    guard let effect = inspected.effect?.effect else { return }
    if effect.kind != kind { makeRows(effect) }
    for row in rows {
      let setting = effect.choice(in: row.group.name)
      if let sole = row.sole {
        // Open: another group's choice puts this one out of force.
        row.choice.widget.isVisible = setting != nil
        if case .choice(let name) = setting?.argument?.value { row.choice.show(sole.choices.firstIndex(of: name) ?? 0) }
        continue
      }
      row.choice.show(Self.index(of: setting, in: row.group))
      guard let number = row.number else { continue }
      if case .number(let value) = setting?.argument?.value {
        number.widget.isVisible = true
        number.show(value, isModified: value != Self.usualNumber(of: row.group)?.value)
      } else {
        number.widget.isVisible = false
      }
    }
  }

  private func makeRows(_ effect: AnySymbolEffect) {
    for row in rows {
      adw_preferences_group_remove(group.cast(), row.choice.widget)
      if let number = row.number { adw_preferences_group_remove(group.cast(), number.widget) }
    }
    kind = effect.kind
    rows = effect.optionGroups.map(makeRow)
    for row in rows {
      add(row.choice.widget, to: group)
      if let number = row.number { add(number.widget, to: group) }
    }
  }

  private func makeRow(_ group: OptionGroup) -> Row {
    if let row = soleRow(group) { return row }
    var choices = group.choices.map { choice in
      ChoiceRow.Choice(title: localized(choice.title), explanation: localized(choice.summary))
    }
    if let meaning = group.openMeaning {
      choices.insert(ChoiceRow.Choice(title: localized("Automatic"), explanation: localized(meaning)), at: 0)
    }
    let choice = ChoiceRow(localized(group.title), choices: choices)
    choice.onSelect = { [inspected] index in
      let place = group.openMeaning == nil ? index : index - 1
      let setting = group.choices.indices.contains(place) ? group.choices[place].setting : nil
      Self.set(setting, in: group, of: inspected)
    }
    return Row(group: group, choice: choice, number: Self.usualNumber(of: group).map { numberRow(group, $0) })
  }

  private func soleRow(_ group: OptionGroup) -> Row? {
    guard group.choices.count == 1, let choice = group.choices.first, let parameter = choice.parameter,
      !parameter.choices.isEmpty
    else { return nil }
    let known = inspected.effect?.effect.optionGroups.flatMap(\.choices) ?? []
    let row = ChoiceRow(
      localized(parameter.title),
      choices: parameter.choices.map { name in
        let named = known.first { $0.name == name }
        return ChoiceRow.Choice(
          title: localized(named?.title ?? name), explanation: localized(named?.summary ?? choice.summary))
      })
    row.onSelect = { [inspected] index in
      let argument = OptionArgument(label: parameter.label, value: .choice(parameter.choices[index]))
      Self.set(OptionSetting(name: choice.name, argument: argument), in: group, of: inspected)
    }
    return Row(group: group, choice: row, sole: parameter)
  }

  private func numberRow(_ group: OptionGroup, _ usual: (choice: OptionChoice, value: Double)) -> NumberRow {
    let parameter = usual.choice.parameter
    let row = NumberRow(
      title: localized(parameter?.title ?? ""),
      range: NumberRange(minimum: -180, maximum: 360, step: 1, digits: 0, unit: parameter?.unit ?? ""))
    func setting(_ value: Double) -> OptionSetting {
      OptionSetting(
        name: usual.choice.name, argument: OptionArgument(label: parameter?.label ?? "", value: .number(value)))
    }
    row.onChange = { [inspected] in Self.set(setting($0), in: group, of: inspected) }
    row.onReset = { [inspected] in Self.set(setting(usual.value), in: group, of: inspected) }
    inspected.follow(row)
    return row
  }

  private static func set(_ setting: OptionSetting?, in group: OptionGroup, of inspected: InspectedEffect) {
    guard let effect = inspected.effect?.effect else { return }
    let changed = effect.setting(group.name, to: setting)
    inspected.perform { .setEffect(changed, at: $0, of: $1) }
  }

  private static func index(of setting: OptionSetting?, in group: OptionGroup) -> Int {
    let open = group.openMeaning == nil ? 0 : 1
    guard let setting, let place = group.choices.firstIndex(where: { $0.name == setting.name }) else { return 0 }
    return place + open
  }

  /// The choice of the group that takes a number, with the number that is shown first.
  private static func usualNumber(of group: OptionGroup) -> (choice: OptionChoice, value: Double)? {
    for choice in group.choices {
      if case .number(let value) = choice.parameter?.usualValue { return (choice, value) }
    }
    return nil
  }
}
