import CAdwaita
import StudioModel
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// The two states of a way side by side, the same fields in each: how the symbol looks when it is not there (active), and
/// when it is (identity), with a small picture of both.
@MainActor final class StateTable {
  let widget: Widget
  private let inspected: InspectedTransition
  private let columns: [StateColumn]
  private static let pictureSide = 84.0

  init(_ inspected: InspectedTransition) {
    self.inspected = inspected
    let grid: Widget = gtk_grid_new()
    gtk_grid_set_row_spacing(grid.cast(), 6)
    gtk_grid_set_column_spacing(grid.cast(), 9)
    grid.margins(12)
    columns = [true, false].map { StateColumn(inspected, isActive: $0) }
    for (index, column) in columns.enumerated() {
      let title = index == 0 ? localized("Active") : localized("Identity")
      let caption = label(title).styled("heading").aligned(horizontally: GTK_ALIGN_CENTER)
      caption.tooltip(
        index == 0 ? localized("How it looks when it is not there") : localized("How it looks when it is there"))
      gtk_grid_attach(grid.cast(), caption, Int32(index + 1), 0, 1, 1)
      column.picture.sized(width: Int32(Self.pictureSide), height: Int32(Self.pictureSide))
        .aligned(horizontally: GTK_ALIGN_CENTER)
      gtk_grid_attach(grid.cast(), column.picture, Int32(index + 1), 1, 1, 1)
    }
    for (place, field) in columns[0].fields.enumerated() {
      let name = label(field.title).styled("caption").expanding(horizontally: true)
      gtk_label_set_wrap(name.cast(), 1)
      name.aligned(vertically: GTK_ALIGN_CENTER)
      gtk_grid_attach(grid.cast(), name, 0, Int32(place + 2), 1, 1)
      for (index, column) in columns.enumerated() {
        gtk_grid_attach(grid.cast(), column.fields[place].widget, Int32(index + 1), Int32(place + 2), 1, 1)
      }
    }
    widget = preferencesGroup(localized("States"))
    if let card = adw_bin_new() {
      card.styled("card")
      adw_bin_set_child(card.cast(), grid)
      adw_preferences_group_add(widget.cast(), card)
    }
  }

  /// Shows the way that is worked on.
  func show() {
    guard let way = inspected.way else { return }
    columns[0].show(way.active)
    columns[1].show(way.identity)
  }
}

/// One state's picture and fields.
@MainActor final class StateColumn {
  struct Field {
    var title: String
    var widget: Widget
    var show: @MainActor (TransitionState) -> Void
  }

  let picture: Widget
  private(set) var fields: [Field] = []
  private let inspected: InspectedTransition
  private let isActive: Bool
  private var state = TransitionState.neutral

  init(_ inspected: InspectedTransition, isActive: Bool) {
    self.inspected = inspected
    self.isActive = isActive
    picture = gtk_drawing_area_new()
    picture.named(isActive ? localized("Active state") : localized("Identity state"))
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: picture)
    addFields()
  }

  func show(_ state: TransitionState) {
    self.state = state
    for field in fields { field.show(state) }
    picture.queueDraw()
  }

  private func change(_ key: String, _ change: @escaping @Sendable (inout TransitionState) -> Void) {
    let isActive = isActive
    inspected.changeWay("\(isActive ? "active" : "identity").\(key)") { way in
      if isActive { change(&way.active) } else { change(&way.identity) }
    }
  }

  private func name(_ title: String) -> String {
    isActive ? localized("%s, active", title) : localized("%s, identity", title)
  }

  // MARK: Fields

  private func addFields() {
    number(localized("Opacity"), "opacity", in: 0...1, step: 0.05, { $0.opacity }) { $0.opacity = $1 }
    number(localized("Scale X"), "scaleX", in: TransitionState.scaleRange, step: 0.05, { $0.scaleX }) { $0.scaleX = $1 }
    number(localized("Scale Y"), "scaleY", in: TransitionState.scaleRange, step: 0.05, { $0.scaleY }) { $0.scaleY = $1 }
    angle(localized("Rotation"), "rotation", { $0.rotation }) { $0.rotation = $1 }
    anchor(localized("Anchor"), "anchor", { $0.anchor }) { $0.anchor = $1 }
    length(localized("Offset X"), "offsetX", \.offsetX)
    length(localized("Offset Y"), "offsetY", \.offsetY)
    number(localized("Blur (pt)"), "blur", in: TransitionState.blurRange, step: 1, { $0.blur }) { $0.blur = $1 }
    angle(localized("3D rotation"), "rotation3D", { $0.rotation3D?.degrees ?? 0 }) { state, degrees in
      var view = state.rotation3D ?? Rotation3D(degrees: 0, axis: .y)
      view.degrees = degrees
      state.rotation3D = view
    }
    axis()
    anchor(localized("3D anchor"), "anchor3D", { $0.rotation3D?.anchor ?? .center }) { state, point in
      state.rotation3D = state.rotation3D ?? Rotation3D(degrees: 0, axis: .y)
      state.rotation3D?.anchor = point
    }
    number(
      localized("Perspective"), "perspective", in: Rotation3D.perspectiveRange, step: 0.1,
      { $0.rotation3D?.perspective ?? 1 }
    ) { state, value in
      state.rotation3D = state.rotation3D ?? Rotation3D(degrees: 0, axis: .y)
      state.rotation3D?.perspective = value
    }
    hidden()
  }

  private func number(
    _ title: String, _ key: String, in range: ClosedRange<Double>, step: Double,
    _ value: @escaping @Sendable (TransitionState) -> Double,
    _ set: @escaping @Sendable (inout TransitionState, Double) -> Void
  ) {
    let field = NumberField(name(title), range: range, step: step)
    field.onChange = { [weak self] number in
      guard let number else { return }
      self?.change(key) { set(&$0, number) }
    }
    fields.append(Field(title: title, widget: field.widget) { field.show(value($0)) })
  }

  private func angle(
    _ title: String, _ key: String, _ value: @escaping @Sendable (TransitionState) -> Double,
    _ set: @escaping @Sendable (inout TransitionState, Double) -> Void
  ) {
    let field = NumberField(name(title), range: -3600...3600, step: 5)
    let dial = AngleDial(name(title))
    follow(&dial.onDragBegin, &dial.onDragEnd)
    dial.onChange = { [weak self] degrees in self?.change(key) { set(&$0, degrees) } }
    field.onChange = { [weak self] degrees in
      guard let degrees else { return }
      self?.change(key) { set(&$0, degrees) }
    }
    fields.append(
      Field(title: title, widget: row(spacing: 3, [field.widget, dial.widget])) {
        field.show(value($0))
        dial.show(value($0))
      })
  }

  private func anchor(
    _ title: String, _ key: String, _ value: @escaping @Sendable (TransitionState) -> UnitPoint,
    _ set: @escaping @Sendable (inout TransitionState, UnitPoint) -> Void
  ) {
    let pad = AnchorPad(name(title))
    pad.onChange = { [weak self] point in self?.change(key) { set(&$0, point) } }
    fields.append(Field(title: title, widget: pad.widget) { pad.show(value($0)) })
  }

  private func length(
    _ title: String, _ key: String, _ path: WritableKeyPath<TransitionState, TransitionLength> & Sendable
  ) {
    let field = NumberField(name(title), range: -10_000...10_000, step: 5)
    let unit: Widget = gtk_button_new_with_label("pt")
    let unitName = localized("Unit of %s", name(title))
    unit.styled("flat", "state-unit")
      .tooltip(localized("Points, or parts of the symbol’s own size (×)"))
    field.onChange = { [weak self] amount in
      guard let amount else { return }
      self?.change(key) { state in
        if case .fraction = state[keyPath: path] {
          state[keyPath: path] = .fraction(amount)
        } else {
          state[keyPath: path] = .points(amount)
        }
      }
    }
    connect(unit, "clicked") { [weak self] in
      guard let self else { return }
      let side = inspected.part?.designSize ?? 100
      change(key) { state in
        // The same distance in the other unit.
        switch state[keyPath: path] {
        case .points(let points): state[keyPath: path] = .fraction(points / side)
        case .fraction(let part): state[keyPath: path] = .points(part * side)
        }
      }
    }
    fields.append(
      Field(title: title, widget: row(spacing: 3, [field.widget, unit])) { state in
        field.show(state[keyPath: path].amount)
        if case .fraction = state[keyPath: path] {
          gtk_button_set_label(unit.cast(), "×")
        } else {
          gtk_button_set_label(unit.cast(), "pt")
        }
        // A button's label becomes its name each time.
        unit.named(unitName)
      })
  }

  private func axis() {
    let title = localized("3D axis")
    let pad = AxisPad(name(title))
    follow(&pad.onDragBegin, &pad.onDragEnd)
    func set(_ x: Double, _ y: Double, _ z: Double) {
      guard x != 0 || y != 0 || z != 0 else { return }
      change("axis") { state in
        var view = state.rotation3D ?? Rotation3D(degrees: 0, axis: .y)
        view.axis = Rotation3D.Axis(x: x, y: y, z: z)
        state.rotation3D = view
      }
    }
    pad.onChange = { x, y, z in set(x, y, z) }
    let numbers = ["X", "Y", "Z"].map { NumberField(name("\(title) \($0)"), range: -1...1, step: 0.1) }
    for (index, field) in numbers.enumerated() {
      gtk_editable_set_width_chars(field.widget.cast(), 3)
      gtk_editable_set_max_width_chars(field.widget.cast(), 3)
      field.onChange = { [weak self] number in
        guard let self, let number else { return }
        let axis = state.rotation3D?.axis ?? .y
        var parts = [axis.x, axis.y, axis.z]
        parts[index] = number
        set(parts[0], parts[1], parts[2])
      }
    }
    // One below the other: side by side they would make the inspector, and the window with it, wider.
    let typed = column(spacing: 0, numbers.map(\.widget)).styled("linked")
    fields.append(
      Field(title: title, widget: column(spacing: 3, [pad.widget, typed])) {
        let axis = $0.rotation3D?.axis ?? .y
        pad.show(x: axis.x, y: axis.y, z: axis.z)
        for (field, value) in zip(numbers, [axis.x, axis.y, axis.z]) { field.show(value) }
      })
  }

  private func hidden() {
    let title = localized("Hidden beyond")
    let field = NumberField(
      name(title), range: 0...180, step: 5,
      tooltip: localized(
        "Degrees from facing you beyond which nothing is seen, as of a card without a back; empty: never"),
      allowsNothing: true)
    field.onChange = { [weak self] limit in
      self?.change("hidden") { state in
        state.rotation3D = state.rotation3D ?? Rotation3D(degrees: 0, axis: .y)
        state.rotation3D?.hiddenBeyond = limit
      }
    }
    fields.append(Field(title: title, widget: field.widget) { field.show($0.rotation3D?.hiddenBeyond) })
  }

  private func follow(_ begin: inout (@MainActor () -> Void)?, _ end: inout (@MainActor () -> Void)?) {
    begin = { [inspected] in inspected.store.beginGesture() }
    end = { [inspected] in inspected.store.endGesture() }
  }

  // MARK: Picture

  /// What is seen of a state that cannot be seen.
  private static let ghost = 0.18

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard let symbol = inspected.symbol, var transition = inspected.part else { return }
    let stage = inspected.store.document.stage
    let colors = StageColors(stage, on: picture)
    colors.paintBackground(cairo, width, height)
    var still = state
    still.rotation3D?.hiddenBeyond = nil
    transition.removal = nil
    transition.insertion = TransitionWay(active: still, identity: still)
    guard
      let motion = try? MotionCompiler.compile(
        AppliedEffect(.customTransition(transition), behavior: .insertion), for: symbol)
    else { return }
    var frame = motion.frame(at: motion.duration / 2)
    let isHidden = state.rotation3D.map { view in
      view.hiddenBeyond.map { abs(view.degrees.remainder(dividingBy: 360)) > $0 } ?? false
    }
    let seen = isHidden == true ? 0 : state.opacity
    for index in frame.layers.indices {
      frame.layers[index].opacity = max(seen, Self.ghost)
      frame.layers[index].fadeGroup = 0
    }
    cairo_rectangle(cairo, 0, 0, width, height)
    cairo_clip(cairo)
    let side = min(width, height) * 0.56
    cairo_translate(cairo, (width - side) / 2, (height - side) / 2)
    SymbolRenderer(symbol).draw(frame, look: Look(tint: colors.tint), in: cairo, width: side, height: side)
  }
}
