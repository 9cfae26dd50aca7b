import CAdwaita
import StudioModel
import SymbolEffects

/// The waves of a way: a row for each sine term, and a button that adds one.
@MainActor final class WaveList {
  let widget: Widget
  private let inspected: InspectedTransition
  private var rows: [(widget: Widget, show: @MainActor (TransitionWave) -> Void)] = []
  private let add: Widget

  init(_ inspected: InspectedTransition) {
    self.inspected = inspected
    add = iconButton("list-add-symbolic", localized("Add Wave")).styled("flat")
    widget = preferencesGroup(localized("Waves"), suffix: add)
    adw_preferences_group_set_description(
      widget.cast(), escaped(localized("Each adds amplitude · sin(2π · frequency · p + phase) on the way.")))
    connect(add, "clicked") { [inspected] in
      inspected.changeWay("waves") { way in
        guard way.waves.count < TransitionWay.mostWaves else { return }
        way.waves.append(TransitionWave(.offsetY, amplitude: 10, frequency: 1))
      }
    }
  }

  /// Shows the waves of the way that is worked on.
  func show() {
    let waves = inspected.way?.waves ?? []
    add.isSensitive = waves.count < TransitionWay.mostWaves
    if waves.count != rows.count {
      for row in rows { adw_preferences_group_remove(widget.cast(), row.widget) }
      rows = waves.indices.map(makeRow)
      for row in rows { adw_preferences_group_add(widget.cast(), row.widget) }
    }
    for (wave, row) in zip(waves, rows) { row.show(wave) }
  }

  private func change(_ index: Int, _ key: String, _ change: @escaping @Sendable (inout TransitionWave) -> Void) {
    inspected.changeWay("wave.\(index).\(key)") { way in
      if way.waves.indices.contains(index) { change(&way.waves[index]) }
    }
  }

  private func makeRow(_ index: Int) -> (widget: Widget, show: @MainActor (TransitionWave) -> Void) {
    let number = String(index + 1)
    let property = dropDown(
      TransitionProperty.allCases.map(\.title), localized("Property of wave %s", number)
    ) { [weak self] choice in self?.change(index, "property") { $0.property = TransitionProperty.allCases[choice] } }
    let envelope = dropDown(
      TransitionWave.Envelope.allCases.map(\.title), localized("Strength of wave %s", number)
    ) { [weak self] choice in self?.change(index, "envelope") { $0.envelope = TransitionWave.Envelope.allCases[choice] }
    }
    let amplitude = field(localized("Amplitude of wave %s", number), -1000...1000, 1) { [weak self] value in
      self?.change(index, "amplitude") { $0.amplitude = value }
    }
    let frequency = field(localized("Frequency of wave %s", number), TransitionWave.frequencyRange, 0.25) {
      [weak self] value in self?.change(index, "frequency") { $0.frequency = value }
    }
    let phase = field(localized("Phase of wave %s", number), -360...360, 15) { [weak self] value in
      self?.change(index, "phase") { $0.phase = value }
    }
    let remove = iconButton("user-trash-symbolic", localized("Remove Wave %s", number)).styled("flat", "circular")
    connect(remove, "clicked") { [inspected] in
      whenIdle {
        inspected.changeWay("waves") { way in
          if way.waves.indices.contains(index) { way.waves.remove(at: index) }
        }
      }
    }
    let top = row([property.widget.expanding(horizontally: true), envelope.widget, remove])
    let numbers = row(
      spacing: 9,
      [
        (localized("Amplitude"), amplitude), (localized("Frequency"), frequency), (localized("Phase °"), phase),
      ].map { column(spacing: 3, [label($0).styled("caption", "dim-label"), $1.widget]).expanding(horizontally: true) })
    let card = column(spacing: 6, [top, numbers]).styled("card", "wave").margins(bottom: 6)
    return (
      card,
      { wave in
        property.show(TransitionProperty.allCases.firstIndex(of: wave.property) ?? 0)
        envelope.show(TransitionWave.Envelope.allCases.firstIndex(of: wave.envelope) ?? 0)
        amplitude.show(wave.amplitude)
        frequency.show(wave.frequency)
        phase.show(wave.phase)
      }
    )
  }

  private func field(
    _ name: String, _ range: ClosedRange<Double>, _ step: Double, _ change: @escaping @MainActor (Double) -> Void
  ) -> NumberField {
    let field = NumberField(name, range: range, step: step)
    field.onChange = { if let number = $0 { change(number) } }
    return field
  }

  private func dropDown(
    _ titles: [String], _ name: String, _ choose: @escaping @MainActor (Int) -> Void
  ) -> (widget: Widget, show: @MainActor (Int) -> Void) {
    let list = gtk_string_list_new(nil)
    for title in titles { gtk_string_list_append(list, title) }
    // The drop-down takes over the list.
    let widget: Widget = gtk_drop_down_new(list?.cast(), nil)
    widget.named(name).tooltip(name)
    let connection = connect(widget, "notify::selected") {
      let index = Int(gtk_drop_down_get_selected(widget.cast()))
      if titles.indices.contains(index) { choose(index) }
    }
    return (
      widget,
      { index in
        guard Int(gtk_drop_down_get_selected(widget.cast())) != index else { return }
        connection.muted { gtk_drop_down_set_selected(widget.cast(), guint(index)) }
      }
    )
  }
}

extension TransitionProperty {
  /// What it is called.
  var title: String {
    switch self {
    case .opacity: localized("Opacity")
    case .scaleX: localized("Scale X")
    case .scaleY: localized("Scale Y")
    case .rotation: localized("Rotation")
    case .rotation3D: localized("3D rotation")
    case .offsetX: localized("Offset X")
    case .offsetY: localized("Offset Y")
    case .blur: localized("Blur")
    }
  }
}

extension TransitionWave.Envelope {
  /// How the wave's strength goes.
  var title: String {
    switch self {
    case .even: localized("Even")
    case .fadingOut: localized("Dies away")
    case .fadingIn: localized("Swells")
    }
  }
}
