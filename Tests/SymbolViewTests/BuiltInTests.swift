import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolView

@Suite(
  "Controls with built-in motions", .serialized,
  .enabled(if: TestWindow.isPossible, "there is no display (run under xvfb-run)"))
@MainActor struct BuiltInTests {
  init() { TestWindow.prepare() }

  private func running(_ view: SymbolView) -> [String] { view.player.runningEffects.map(\.effect.dotName) }

  private func shown(_ widget: Widget, _ body: @MainActor () throws -> Void) rethrows {
    let window = TestWindow()
    defer { window.close() }
    gtk_box_append(window.row.cast(), widget)
    TestWindow.wait { gtk_widget_get_mapped(widget) != 0 }
    try body()
  }

  private var other: Symbol {
    var symbol = Symbol.bars
    symbol.name = "one-bar"
    symbol.layers.removeLast()
    return symbol
  }

  @Test("a button's symbol runs its effect once at each click")
  func button() {
    let button = SymbolButton(
      symbol: .bars, label: "Turn", effect: .rotate.wholeSymbol, options: .nonRepeating.speed(8))
    shown(button.widget) {
      var clicks = 0
      button.onClick = { clicks += 1 }
      gtk_widget_activate(button.widget)
      #expect(TestWindow.wait { clicks == 1 })
      #expect(running(button.view) == [".rotate.wholeSymbol"])
      #expect(TestWindow.wait { button.view.tickIdentifier == nil && running(button.view).isEmpty })
    }
  }

  @Test("a toggle shows its second symbol while it is on, and tells what the person did, not what the program did")
  func toggle() {
    let toggle = SymbolToggle(symbol: .bars, symbolWhenOn: other, label: "Mark") { $0.runSymbolEffect(.bounce) }
    shown(toggle.widget) {
      var told: [Bool] = []
      toggle.onChange = { told.append($0) }
      toggle.isOn = true
      #expect(toggle.view.symbol == other && told.isEmpty && running(toggle.view).isEmpty)
      #expect(gtk_toggle_button_get_active(toggle.widget.cast()) != 0)
      toggle.isOn = false
      gtk_toggle_button_set_active(toggle.widget.cast(), 1)
      #expect(toggle.isOn && told == [true] && running(toggle.view) == [".bounce"])
      gtk_toggle_button_set_active(toggle.widget.cast(), 0)
      #expect(toggle.view.symbol == .bars && told == [true, false])
    }
  }

  @Test("a toggle with two labels is a push button that says what the next click does")
  func swap() {
    let play = SymbolToggle(symbol: .bars, symbolWhenOn: other, label: "Play", labelWhenOn: "Pause")
    shown(play.widget) {
      #expect(!play.widget.isA(gtk_toggle_button_get_type()) && play.view.label == "Play")
      gtk_widget_activate(play.widget)
      #expect(TestWindow.wait { play.isOn } && play.view.label == "Pause")
    }
  }

  @Test("a slider's symbols bounce at their own end, once for each arrival; leaving it is told")
  func slider() {
    let slider = SymbolSlider(start: .bars, end: .bars, range: 0...10, value: 5, label: "Volume")
    shown(slider.widget) {
      slider.followsVariableValue = true
      var left = 0
      slider.leavingMotion = { _ in left += 1 }
      slider.value = 10
      #expect(running(slider.endView) == [".bounce"] && running(slider.startView).isEmpty)
      #expect(slider.endView.variableValue == 1)
      slider.value = 5
      slider.value = 0
      #expect(running(slider.startView) == [".bounce.down"] && left == 1)
    }
  }

  @Test("a list row's symbol bounces when the row is marked")
  func listRow() {
    let row = SymbolListRow(title: "A & B", symbol: .bars, symbolWhenMarked: other, label: "Mark")
    let list: Widget = gtk_list_box_new()
    gtk_list_box_append(list.cast(), row.widget)
    shown(list) {
      gtk_toggle_button_set_active(row.mark.widget.cast(), 1)
      #expect(row.isMarked && row.mark.view.symbol == other && running(row.mark.view) == [".bounce"])
    }
  }

  @Test(
    "a connection indicator runs while it connects, comes to rest on success, and then makes room for a second symbol")
  func connection() {
    let indicator = ConnectionIndicator(symbol: .bars, success: other)
    shown(indicator.widget) {
      #expect(!indicator.successView.isShown)
      indicator.state = .connecting
      #expect(running(indicator.view) == [".variableColor.iterative"] && !indicator.successView.isShown)
      TestWindow.run(seconds: 0.2)
      indicator.state = .connected
      #expect(indicator.view.tickIdentifier != nil, "it stops smoothly")
      #expect(TestWindow.wait { indicator.view.tickIdentifier == nil && running(indicator.view).isEmpty })
      #expect(indicator.successView.isShown)
      indicator.state = .disconnected
      #expect(TestWindow.wait { !indicator.successView.widget.isVisible })
    }
  }

  @Test("controls live as long as their widgets; afterwards they do nothing")
  func life() {
    weak var forgotten: SymbolSlider?
    var kept: SymbolToggle?
    do {
      let window = TestWindow()
      defer { window.close() }
      let slider = SymbolSlider(start: .bars, end: .bars, value: 0.5, label: "Volume")
      let toggle = SymbolToggle(symbol: .bars, label: "Mark")
      gtk_box_append(window.row.cast(), slider.widget)
      gtk_box_append(window.row.cast(), toggle.widget)
      (forgotten, kept) = (slider, toggle)
    }
    TestWindow.run(seconds: 0.1)
    #expect(forgotten == nil)
    kept?.isOn = true
    #expect(kept?.isOn == false)
  }

  @Test("effects that are values run with their tuning and tell their events in order")
  func events() {
    let view = SymbolView(symbol: .bars)
    shown(view.widget) {
      var kinds: [PlayerEvent.Kind] = []
      view.onEvent = { kinds.append($0.kind) }
      var tuning = Tuning()
      tuning[.duration] = 0.2
      view.addSymbolEffect(
        AppliedEffect(.pulse(.pulse), behavior: .discrete, options: .repeat(.periodic(2)), tuning: tuning))
      #expect(TestWindow.wait { kinds.count == 3 })
      #expect(kinds == [.started, .repeated(1), .ended])
      view.symbolEffect(AppliedEffect(.breathe(.breathe), behavior: .indefinite), isActive: true)
      #expect(view.isActive(ofType: AppliedEffect(.breathe(.breathe.pulse), behavior: .indefinite)))
      view.addSymbolEffect(.breathe.pulse)
      #expect(kinds.suffix(2) == [.cutShort, .started])
    }
  }

  @Test("removing one type of effect lets the others go on")
  func removal() {
    let view = SymbolView(symbol: .bars)
    shown(view.widget) {
      view.addSymbolEffect(.pulse)
      view.addSymbolEffect(.breathe)
      view.removeSymbolEffect(ofType: .pulse, animated: false)
      #expect(running(view) == [".breathe"])
      view.addSymbolEffect(.wiggle)
      view.removeAllSymbolEffects(animated: false)
      #expect(running(view).isEmpty && view.tickIdentifier == nil || TestWindow.wait { view.tickIdentifier == nil })
    }
  }
}
