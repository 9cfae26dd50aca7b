import CAdwaita
import StudioModel
import SymbolArt
import SymbolExport

/// The choices that matter for a format: others are not shown.
@MainActor final class ExportOptionsGroup {
  let widget: Widget
  /// Called with what to change in the settings.
  var onChange: (@MainActor ((inout ExportSettings) -> Void) -> Void)?
  private let size: NumberRow
  private let rate: NumberRow
  private let plays: ChoiceRow
  private let part: ChoiceRow
  private let background: ExportBackgroundRow
  private let margin: ChoiceRow
  private let autoplay: SwitchRow
  private let gtkStates: ChoiceRow
  private var settings: ExportSettings
  private var target: ExportTarget?

  private static let playCounts: [Int?] = [nil, 1, 2, 3, 5, 10]
  private static let margins: [Double?] = [nil, 0, 0.1, 0.25]
  private static let parts: [FilmPart] = [.automatic, .loop, .whole, .thereAndBack]

  init(_ settings: ExportSettings) {
    self.settings = settings
    size = NumberRow(
      title: localized("Size"),
      range: NumberRange(
        minimum: Double(ExportSettings.sizeRange.lowerBound), maximum: Double(ExportSettings.sizeRange.upperBound),
        step: 16, digits: 0, unit: localized("px"), hasSlider: false), tracksState: false)
    rate = NumberRow(
      title: localized("Frames a Second"),
      range: NumberRange(
        minimum: ExportSettings.rateRange.lowerBound, maximum: ExportSettings.rateRange.upperBound, step: 5, digits: 0,
        unit: "", hasSlider: false), tracksState: true)
    plays = ChoiceRow(
      localized("Plays"),
      choices: Self.playCounts.map { count in
        let title = count.map { localized(one: "%d time", many: "%d times", count: $0) } ?? localized("For ever")
        return .init(title: title, explanation: nil)
      }, isMenu: true)
    part = ChoiceRow(
      localized("Part"),
      choices: [
        .init(
          title: localized("Automatic"),
          explanation: localized("The loop where there is one, there and back for transitions, else the whole")),
        .init(title: localized("Loop"), explanation: localized("What repeats, without a seam")),
        .init(title: localized("Whole"), explanation: localized("With intro and outro")),
        .init(title: localized("There and back"), explanation: localized("The whole, and the same backwards")),
      ], isMenu: true)
    background = ExportBackgroundRow(settings.background)
    margin = ChoiceRow(
      localized("Room Around"),
      choices: [
        .init(title: localized("For the motion"), explanation: localized("As much as the motion needs")),
        .init(title: localized("None"), explanation: localized("What leaves the symbol’s box is cut off")),
        .init(title: "10 %", explanation: nil), .init(title: "25 %", explanation: nil),
      ], isMenu: true)
    autoplay = SwitchRow(
      localized("Play by Itself"), subtitle: localized("Otherwise a class on the element starts it"))
    gtkStates = ChoiceRow(
      localized("Written for"),
      choices: [
        .init(title: "GTK 4.22", explanation: localized("States are named as gpa:states(…)")),
        .init(title: localized("Newer GTK"), explanation: localized("States are named as StateChange(…)")),
      ], isMenu: false)
    widget = preferencesGroup(
      localized("Options"),
      rows: [
        size.widget, rate.widget, plays.widget, part.widget, background.widget, margin.widget, autoplay.widget,
        gtkStates.widget,
      ])
    listen()
  }

  /// Shows the choices of a format.
  func show(for target: ExportTarget) {
    self.target = target
    let options = target.options
    widget.isVisible = !options.isEmpty
    for (option, row) in [
      (ExportOption.size, size.widget), (.frameRate, rate.widget), (.repetition, plays.widget),
      (.repetition, part.widget), (.background, background.widget), (.margin, margin.widget),
      (.autoplay, autoplay.widget), (.gtkStates, gtkStates.widget),
    ] {
      row.isVisible = options.contains(option)
    }
    showValues()
  }

  private func showValues() {
    size.show(Double(settings.size), isModified: false)
    rate.show(settings.frameRate ?? usualRate, isModified: settings.frameRate != nil)
    plays.show(Self.playCounts.firstIndex(of: settings.playCount) ?? 0)
    part.show(Self.parts.firstIndex { $0.rawValue == settings.part } ?? 0)
    margin.show(Self.margins.firstIndex(of: settings.margin) ?? 0)
    autoplay.show(settings.autoplays)
    gtkStates.show(settings.gtkStateDialect == .stateChange ? 1 : 0)
  }

  private var usualRate: Double { target?.usualFrameRate ?? 60 }

  private func change(_ body: @escaping (inout ExportSettings) -> Void) {
    body(&settings)
    showValues()
    onChange?(body)
  }

  private func listen() {
    size.onChange = { [weak self] value in self?.change { $0.size = Int(value) } }
    rate.onChange = { [weak self] value in self?.change { $0.frameRate = value } }
    rate.onReset = { [weak self] in self?.change { $0.frameRate = nil } }
    plays.onSelect = { [weak self] index in
      self?.change { $0.playCount = Self.playCounts.indices.contains(index) ? Self.playCounts[index] : nil }
    }
    part.onSelect = { [weak self] index in
      self?.change { $0.part = (Self.parts.indices.contains(index) ? Self.parts[index] : .automatic).rawValue }
    }
    background.onChange = { [weak self] color in self?.change { $0.background = color } }
    margin.onSelect = { [weak self] index in
      self?.change { $0.margin = Self.margins.indices.contains(index) ? Self.margins[index] : nil }
    }
    gtkStates.onSelect = { [weak self] index in
      self?.change { $0.gtkStateDialect = index == 1 ? .stateChange : .states }
    }
    autoplay.onChange = { [weak self] isOn in self?.change { $0.autoplays = isOn } }
  }
}

/// None, white, black, or a colour of the person's.
@MainActor final class ExportBackgroundRow {
  let widget: Widget
  /// Called with the colour; nil: none.
  var onChange: (@MainActor (Color?) -> Void)?
  private let segments: SegmentedControl
  private let button: Widget

  init(_ color: Color?) {
    segments = SegmentedControl(
      name: localized("Background"),
      choices: [
        (localized("None"), localized("Transparent, where the format can")), (localized("White"), nil),
        (localized("Black"), nil),
      ])
    button = colorButton(localized("Background colour"))
    widget = actionRow(localized("Background"), suffix: [segments.widget, button])
    gtk_list_box_row_set_activatable(widget.cast(), 0)
    showColor(color ?? .white, on: button)
    segments.show(Self.index(of: color))
    segments.onSelect = { [weak self] index in
      guard let self else { return }
      let chosen: Color? = index == 0 ? nil : index == 1 ? .white : .black
      if let chosen { showColor(chosen, on: button) }
      onChange?(chosen)
    }
    connect(button, "color-set") { [weak self] in
      guard let self else { return }
      let chosen = self.color
      segments.show(Self.index(of: chosen))
      onChange?(chosen)
    }
  }

  /// What the button shows.
  private var color: Color { SymbolStudio.color(of: button) }

  private static func index(of color: Color?) -> Int? {
    switch color {
    case nil: 0
    case .white: 1
    case .black: 2
    default: nil
    }
  }
}
