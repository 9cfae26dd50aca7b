import CAdwaita
import StudioModel
import SymbolArt
import SymbolView

/// Real controls with one symbol in the places where programs have symbols.
@MainActor final class ContextControls {
  let widget: Widget = column(spacing: 18, [])
  /// What the symbol is; another one takes other controls.
  let symbol: Symbol
  /// What the controls do now.
  var motion: ContextMotion
  /// All views that show the symbol, to be given the variant's look.
  private(set) var views: [SymbolView] = []
  private let extras: ContextSymbols
  private let events: EventList
  /// Views whose effects go by the variant's switches; the others' go by the state of their control.
  private var followers: [SymbolView] = []
  private let container = EffectContainer()
  private var slider: SymbolSlider?
  private var text: ContextText?
  private var connection: ContextConnection?

  private static let size = SymbolSize.font(scale: 1.2)

  init(_ symbol: Symbol, motion: ContextMotion, extras: ContextSymbols, events: EventList) {
    self.symbol = symbol
    self.motion = motion
    self.extras = extras
    self.events = events
    addSection(localized("Toolbar"), toolbar())
    addSection(localized("Buttons"), buttons())
    addSection(localized("List"), list())
    addSection(localized("Slider"), sliderRow())
    addSection(localized("Connection"), connectionRow())
    addText()
    addContainer()
    follow()
  }

  /// Brings symbols into the state of the variant's switches: what is active lasts, what is not ends smoothly.
  func follow() {
    for view in followers { motion.follow(view) }
    text?.show(isHidden: motion.isHidden)
    let inheritable = motion.inheritable
    if let section = gtk_widget_get_parent(container.widget) { section.isVisible = inheritable != nil }
    container.show(inheritable)
    container.setActive(inheritable.map { $0.behavior == .indefinite && motion.isActive($0) } ?? false)
  }

  /// With a variable value the slider is what sets it: its second symbol shows it.
  func show(variableValue value: Double?) {
    guard let slider else { return }
    if let value { slider.value = value * 100 }
    slider.followsVariableValue = value != nil
  }

  /// Ends what runs, at once or smoothly; symbols that were taken away come back.
  func reset(animated: Bool) {
    for view in views {
      view.removeAllSymbolEffects(animated: animated)
      if !view.isShown, followers.contains(where: { $0 === view }) {
        view.setShown(true, transition: motion.transition, animated: animated)
      }
      if view.symbol == motion.partner { view.setSymbolImage(symbol) }
    }
  }

  private func addSection(_ title: String, _ content: Widget, accessory: Widget? = nil) {
    let heading = row([label(title).styled("caption-heading", "dim-label").expanding(horizontally: true)])
    if let accessory { append(accessory, to: heading) }
    append(column(spacing: 6, [heading, content]), to: widget)
  }

  private func watch(_ view: SymbolView, _ place: String) {
    views.append(view)
    events.watch(view, in: place)
  }

  /// The symbol among others, all of which do the same.
  private func toolbar() -> Widget {
    let bar = row(spacing: 6, []).styled("toolbar", "context-toolbar").named(localized("Toolbar"))
    let choices = [(symbol, symbol.name)] + extras.neighbors.map { ($0, $0.name) }
    for (other, name) in choices {
      let button = SymbolButton(symbol: other, label: name.replacing("-", with: " "), size: Self.size) {
        [weak self] view in
        self?.motion.trigger(view, of: other)
      }
      watch(button.view, localized("Toolbar"))
      followers.append(button.view)
      append(button.widget.styled("flat"), to: bar)
    }
    return bar
  }

  /// A button with a word, and one that stands for play and pause.
  private func buttons() -> Widget {
    let view = SymbolView(symbol: symbol, size: Self.size)
    watch(view, localized("Button"))
    followers.append(view)
    let button: Widget = gtk_button_new()
    gtk_button_set_child(button.cast(), row(spacing: 6, [view.widget, label(localized("Run Effect"))]))
    button.named(localized("Run Effect"))
    connect(button, "clicked") { [weak self, weak view] in
      if let self, let view { motion.trigger(view, of: symbol) }
    }
    let pair = motion.partner.map { (symbol, $0) } ?? extras.playAndPause
    let swap = SymbolToggle(
      symbol: pair.0, symbolWhenOn: pair.1, label: pair.0.name.replacing("-", with: " "),
      labelWhenOn: pair.1.name.replacing("-", with: " "), size: Self.size)
    swap.contentTransition = motion.contentTransition
    watch(swap.view, localized("Replace"))
    return row(spacing: 12, [button, swap.widget])
  }

  private func list() -> Widget {
    let list: Widget = gtk_list_box_new()
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_NONE)
    list.styled("boxed-list").named(localized("List"))
    for title in [localized("Minutes of the meeting"), localized("Train on Friday")] {
      let row = SymbolListRow(title: title, symbol: symbol, label: localized("Mark “%s”", title), size: Self.size)
      row.mark.motion = { [weak self] in self?.motion.begin($0) }
      row.onMark = { [weak self, weak mark = row.mark] isMarked in
        if !isMarked, let view = mark?.view { self?.motion.end(view) }
      }
      watch(row.mark.view, localized("List"))
      gtk_list_box_append(list.cast(), row.widget)
    }
    return list
  }

  private func sliderRow() -> Widget {
    let slider = SymbolSlider(
      start: symbol, end: symbol, range: 0...100, value: 50, label: localized("Slider"),
      startLabel: localized("Least"), endLabel: localized("Greatest"), size: Self.size)
    slider.startMotion = { [weak self] in self?.motion.begin($0) }
    slider.endMotion = { [weak self] in self?.motion.begin($0) }
    slider.leavingMotion = { [weak self] in self?.motion.end($0) }
    watch(slider.startView, localized("Slider"))
    watch(slider.endView, localized("Slider"))
    self.slider = slider
    return slider.widget
  }

  private func connectionRow() -> Widget {
    let connection = ContextConnection(symbol, success: extras.success) { [weak self] in
      self?.motion ?? ContextMotion()
    }
    for view in connection.views { watch(view, localized("Connection")) }
    self.connection = connection
    return connection.widget
  }

  private func addText() {
    let text = ContextText(symbol) { [weak self] in self?.motion ?? ContextMotion() }
    watch(text.still, localized("Text, indefinite"))
    watch(text.moving, localized("Text, transition"))
    self.text = text
    addSection(localized("Text"), text.widget, accessory: text.button)
  }

  /// The effect set on a container of symbols, one of which does not inherit it.
  private func addContainer() {
    for member in [symbol] + extras.neighbors { container.add(member) }
    for view in container.views { watch(view, localized("Container")) }
    addSection(localized("Container"), container.widget)
  }
}
