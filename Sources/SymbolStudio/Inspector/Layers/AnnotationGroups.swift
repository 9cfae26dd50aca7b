import CAdwaita
import StudioModel
import SymbolArt

/// The fields of the selected layers.
@MainActor final class AnnotationGroups {
  let widget: Widget
  private let layers: InspectedLayers
  private let name: TextField
  private let nameRow: Widget
  private let nameReset: Widget
  private let controls: [any AnnotationControl]
  private let guide: GuideGroup
  private let title: Widget

  init(_ layers: InspectedLayers) {
    self.layers = layers
    name = TextField(placeholder: localized("Name"), width: 14)
    name.widget.named(localized("Layer Name"))
    nameReset = iconButton("edit-undo-symbolic", localized("Reset %s", localized("Name"))).styled("flat", "circular")
    nameRow = actionRow(localized("Name"), suffix: [nameReset, name.widget])
    let identity = Self.identity(layers)
    let motion = Self.motion(layers)
    let value = Self.value(layers)
    let drawing = Self.drawing(layers)
    controls = identity + motion + value + drawing
    guide = GuideGroup(layers)
    title = label("", ellipsizes: true).styled("heading")
    widget = column(
      spacing: 18,
      [
        title,
        preferencesGroup("", rows: [nameRow] + identity.map(\.row.widget)),
        preferencesGroup(localized("Motion"), rows: motion.map(\.row.widget)),
        preferencesGroup(localized("Variable Value"), rows: value.map(\.row.widget)),
        preferencesGroup(localized("Drawing"), rows: drawing.map(\.row.widget)),
        guide.widget,
      ])
    name.onCommit = { text in
      guard let reference = layers.reference, let layer = layers.selected.first else { return nil }
      layers.store.perform(.renameLayer(layer.id, to: text.isEmpty ? nil : text, of: reference))
      return nil
    }
    connect(nameReset, "clicked") {
      guard let reference = layers.reference, let layer = layers.selected.first else { return }
      layers.store.perform(.renameLayer(layer.id, to: nil, of: reference))
    }
  }

  /// Lets the name be typed.
  func editName(onDone: @escaping @MainActor () -> Void) { name.edit(onDone: onDone) }

  /// Shows the selected layers.
  func show() {
    let selected = layers.selected
    widget.isVisible = !selected.isEmpty
    guard let first = selected.first else { return }
    setText(
      selected.count == 1 ? first.name : localized("%s layers", String(selected.count)), of: title)
    nameRow.isVisible = selected.count == 1
    name.show(first.name)
    let statement = layers.reference.flatMap { layers.store.document.annotations[$0]?[first.id] }
    nameReset.isVisible = statement?.name != nil
    for control in controls { control.show(selected) }
    guide.show()
  }

  private static func identity(_ layers: InspectedLayers) -> [any AnnotationControl] {
    [
      AnnotationEntry(
        localized("Group"), .group, tooltip: localized("Layers of one group move together by layer"),
        placeholder: localized("none"), width: 12, in: layers),
      AnnotationEntry(
        localized("Order"), .order,
        tooltip: localized("Place in variable colour, drawing and stagger: the lowest comes first"),
        placeholder: localized("as drawn"), width: 8, in: layers),
      AnnotationChoice(
        localized("Role"), .role, tooltip: localized("What the layer is to the rest of the symbol"),
        choices: [
          (localized("Part"), ""), (localized("Slash"), "slash"), (localized("Badge"), "badge"),
          (localized("Enclosure"), "enclosure"),
        ], in: layers),
      AnnotationEntry(
        localized("Tag"), .tag,
        tooltip: localized("Equal tags in two symbols are the same part: it stays in a replace"),
        placeholder: localized("none"), width: 12, in: layers),
    ]
  }

  private static func motion(_ layers: InspectedLayers) -> [any AnnotationControl] {
    let clockwise = (localized("Clockwise"), "clockwise")
    let counterClockwise = (localized("Counterclockwise"), "counterClockwise")
    return [
      AnnotationSwitch(
        localized("Can pulse"), .pulses, tooltip: localized("Pulse acts on this layer, not on the whole symbol"),
        in: layers),
      AnnotationSwitch(
        localized("Can rotate"), .rotates, tooltip: localized("Rotate acts on this layer, not on the whole symbol"),
        in: layers),
      AnnotationChoice(
        localized("Rotation"), .rotation, tooltip: localized("The way round where an effect leaves it open"),
        choices: [(localized("Automatic"), ""), clockwise, counterClockwise], in: layers),
      AnnotationEntry(
        localized("Anchor"), .anchor,
        tooltip: localized(
          "About which it turns and grows: x and y in units of the view box; drag the ring on the stage"),
        placeholder: localized("own centre"), width: 10, in: layers),
      AnnotationChoice(
        localized("Wiggle"), .wiggle, tooltip: localized("The direction where an effect leaves it open"),
        choices: [
          (localized("Automatic"), ""), clockwise, counterClockwise, (localized("Left"), "left"),
          (localized("Right"), "right"), (localized("Up"), "up"), (localized("Down"), "down"),
          (localized("Forward"), "forward"), (localized("Backward"), "backward"), (localized("By angle"), angle),
        ],
        choice: { Double($0.annotation.wiggle ?? "") == nil ? $0.annotation.wiggle ?? "" : angle },
        change: { spelling, _ in spelling == angle ? "45" : spelling }, in: layers),
      WiggleAngle(layers),
    ]
  }

  private static func value(_ layers: InspectedLayers) -> [any AnnotationControl] {
    [
      AnnotationEntry(
        localized("Threshold"), .threshold,
        tooltip: localized("The layer is active when the variable value exceeds it, from 0 to 1"),
        placeholder: localized("not variable"), width: 10, in: layers),
      AnnotationEntry(
        localized("Value span"), .valueSpan,
        tooltip: localized(
          "Where a value that is shown by drawing begins to draw the layer, and how far it goes: two numbers from 0 to 1"
        ), placeholder: localized("to the next"), width: 10, in: layers),
      AnnotationSwitch(
        localized("Closed loop"), .closedLoop,
        tooltip: localized("The last variable layer hands over to the first without a pause"), in: layers),
    ]
  }

  private static func drawing(_ layers: InspectedLayers) -> [any AnnotationControl] {
    [
      AnnotationChoice(
        localized("Level"), .level, tooltip: localized("Strength in hierarchical rendering, colour of a palette"),
        choices: [
          (localized("Automatic"), ""), (localized("Primary"), "primary"), (localized("Secondary"), "secondary"),
          (localized("Tertiary"), "tertiary"),
        ], in: layers),
      AnnotationSwitch(
        localized("Erases"), .erases, tooltip: localized("Knocks out what lies below instead of being painted"),
        in: layers),
      AnnotationChoice(
        localized("Draw direction"), .draw, tooltip: localized("Which way the pen goes in draw on"),
        choices: [
          (localized("Automatic"), ""), (localized("Forward"), "forward"), (localized("Backward"), "backward"),
          (localized("Both ways"), "both"),
        ],
        choice: { $0.annotation.draw?.direction.rawValue ?? "" },
        change: { direction, layer in
          let start = layer.annotation.draw?.start ?? (direction == "both" ? 0.5 : 0)
          return direction.isEmpty ? "" : "\(direction) \(start)"
        }, in: layers),
      DrawStart(layers),
    ]
  }

  /// Stands for any angle.
  private static let angle = "angle"
}

/// The angle of a wiggle that goes by one.
@MainActor private final class WiggleAngle: AnnotationControl {
  let row: AnnotationRow
  private let entry = TextField(placeholder: "", width: 6)

  init(_ layers: InspectedLayers) {
    row = AnnotationRow(
      localized("Wiggle angle"), [.wiggle], tooltip: localized("Degrees, clockwise from the positive x axis"),
      control: entry.widget, in: layers)
    entry.onCommit = { text in
      guard let angle = Double(text), angle.isFinite else { return localized("An angle is a number of degrees.") }
      layers.say(.wiggle, as: Annotation(wiggle: text))
      return nil
    }
  }

  func show(_ layers: [Layer]) {
    let angle = layers.first?.annotation.wiggle.flatMap { Double($0) == nil ? nil : $0 }
    row.widget.isVisible = angle != nil
    entry.show(angle ?? "")
    row.show(layers)
  }
}

/// Where drawing starts, where a direction is said.
@MainActor private final class DrawStart: AnnotationControl {
  let row: AnnotationRow
  private let entry = TextField(placeholder: "0", width: 6)

  init(_ layers: InspectedLayers) {
    row = AnnotationRow(
      localized("Draw start"), [.draw], tooltip: localized("A fraction of the path's length, from 0 to 1"),
      control: entry.widget, in: layers)
    entry.onCommit = { text in
      guard let start = Double(text), (0...1).contains(start) else { return localized("A start lies between 0 and 1.") }
      let direction = layers.selected.first?.annotation.draw?.direction ?? .forward
      layers.say(.draw, as: Annotation(draw: DrawPreference(direction: direction, start: start)))
      return nil
    }
  }

  func show(_ layers: [Layer]) {
    let draw = layers.first?.annotation.draw
    row.widget.isVisible = draw != nil
    let text = draw.map { $0.start == $0.start.rounded() ? String(Int($0.start)) : "\($0.start)" } ?? ""
    entry.show(text)
    row.show(layers)
  }
}
