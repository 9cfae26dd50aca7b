import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolView

@Suite("A symbol view", .serialized, .enabled(if: TestWindow.isPossible, "there is no display (run under xvfb-run)"))
@MainActor struct SymbolViewTests {
  /// A view in a window, closed at the end.
  private func shown(_ body: @MainActor (TestWindow, SymbolView) throws -> Void) rethrows {
    let window = TestWindow()
    defer { window.close() }
    let view = SymbolView(symbol: .bars)
    window.add(view)
    try body(window, view)
  }

  // Completion

  @Test("calls a completion once, with the view and whether it finished")
  func completion() {
    shown { _, view in
      var contexts: [SymbolEffectCompletionContext] = []
      view.addSymbolEffect(.bounce, options: .nonRepeating.speed(4)) { contexts.append($0) }
      #expect(TestWindow.wait { !contexts.isEmpty })
      TestWindow.run(seconds: 0.3)
      #expect(contexts.count == 1)
      #expect(contexts.first?.sender === view)
      #expect(contexts.first?.effect == .bounce(.bounce))
      #expect(contexts.first?.isFinished == true)
    }
  }

  @Test("says that a replaced effect did not finish, and an effect without animation did at once")
  func unfinished() {
    shown { _, view in
      var finished: [Bool] = []
      view.addSymbolEffect(.scale.up) { finished.append($0.isFinished) }
      view.addSymbolEffect(.scale.down, animated: false) { finished.append($0.isFinished) }
      #expect(finished == [false, true])
      view.isSymbolAnimationEnabled = false
      view.addSymbolEffect(.breathe) { finished.append($0.isFinished) }
      #expect(finished == [false, true, true])
    }
  }

  // The frame clock

  @Test("uses the frame clock while something moves, and not at rest or while it holds a state")
  func clock() {
    shown { _, view in
      #expect(view.tickIdentifier == nil)
      view.addSymbolEffect(.scale.up, options: .speed(3))
      #expect(view.tickIdentifier != nil)
      #expect(TestWindow.wait { view.tickIdentifier == nil })
      view.addSymbolEffect(.pulse)
      TestWindow.run(seconds: 0.3)
      #expect(view.tickIdentifier != nil)
      view.removeAllSymbolEffects()
      #expect(TestWindow.wait { view.tickIdentifier == nil })
      #expect(view.player.frame(at: view.now) == .rest(layerCount: 2))
    }
  }

  @Test("leaves the frame clock alone while it is not shown, and goes on when it is shown again")
  func unmapped() {
    shown { window, view in
      view.addSymbolEffect(.pulse)
      gtk_widget_set_visible(window.row, 0)
      #expect(view.tickIdentifier == nil)
      var isDone = false
      view.addSymbolEffect(.bounce, options: .nonRepeating.speed(10)) { _ in isDone = true }
      TestWindow.run(seconds: 0.3)
      #expect(view.tickIdentifier == nil && !isDone)
      gtk_widget_set_visible(window.row, 1)
      #expect(TestWindow.wait { view.tickIdentifier != nil && isDone })
    }
  }

  // Modifiers

  @Test("runs an effect when a value changes, and not at the first call or the same value")
  func value() {
    shown { _, view in
      for (value, runs) in [(1, 0), (1, 0), (2, 1)] {
        view.symbolEffect(.bounce, value: value)
        #expect(view.player.runningEffects.count == runs)
      }
    }
  }

  @Test("makes an effect active and inactive; the same state again changes nothing")
  func activity() {
    shown { _, view in
      for _ in 0..<2 { view.symbolEffect(.variableColor.iterative, isActive: true) }
      #expect(view.player.runningEffects.map(\.effect) == [.variableColor(.variableColor.iterative)])
      view.symbolEffect(.variableColor.iterative, isActive: false)
      #expect(TestWindow.wait { view.player.runningEffects.isEmpty })
    }
  }

  // Layout

  @Test("is as high as a line of text, or as large as asked for, in the symbol's proportions")
  func size() {
    shown { _, view in
      let (width, height) = (
        view.length(along: GTK_ORIENTATION_HORIZONTAL), view.length(along: GTK_ORIENTATION_VERTICAL)
      )
      #expect((12...32).contains(width) && abs(width - 2 * height) <= 1)
      view.size = .font(scale: 2)
      #expect(view.length(along: GTK_ORIENTATION_HORIZONTAL) >= 2 * width - 2)
      view.size = .pixels(48)
      #expect(view.length(along: GTK_ORIENTATION_HORIZONTAL) == 48)
      #expect(view.length(along: GTK_ORIENTATION_VERTICAL) == 24)
    }
  }

  @Test("a transition gives its room to the neighbours and takes it again; an effect that hides keeps it")
  func transition() {
    shown { window, view in
      let neighbour: Widget = gtk_label_new("next")
      gtk_box_append(window.row.cast(), neighbour)
      view.size = .pixels(48)
      @MainActor func place() -> Double {
        var x = 0.0
        gtk_widget_translate_coordinates(neighbour, window.row, 0, 0, &x, nil)
        return x
      }
      #expect(TestWindow.wait { place() == 48 })
      view.addSymbolEffect(.disappear, options: .speed(4))
      #expect(TestWindow.wait { view.tickIdentifier == nil } && place() == 48)
      view.removeAllSymbolEffects(animated: false)
      var places: [Double] = []
      view.setShown(false, transition: .appear.up)
      #expect(
        TestWindow.wait {
          if places.last != place() { places.append(place()) }
          return place() == 0
        })
      #expect(places.count > 3, "neighbours move with animation: \(places)")
      view.setShown(true, transition: .drawOn, options: .speed(3))
      #expect(TestWindow.wait { place() == 48 && view.tickIdentifier == nil })
    }
  }

  // Content

  @Test("replaces its symbol, at once or with a content transition, which completes once")
  func replacing() {
    shown { _, view in
      var other = Symbol.bars
      other.name = "one-bar"
      other.layers.removeLast()
      view.setSymbolImage(other)
      #expect(view.symbol == other && view.renderer.symbol != other)
      var finished: [Bool] = []
      view.setSymbolImage(.bars, contentTransition: .replace.upUp) { finished.append($0.isFinished) }
      view.setSymbolImage(.bars, contentTransition: .replace) { finished.append($0.isFinished) }
      #expect(view.symbol == .bars)
      #expect(finished == [true], "the second has nothing to do")
      #expect(TestWindow.wait { finished == [true, true] && view.tickIdentifier == nil })
      #expect(TestWindow.wait { view.renderer.symbol == .bars })
    }
  }

  // Containers

  @Test("inherits the effects of the containers around it, also when it comes later; the nearer one counts")
  func inheritance() {
    shown { window, view in
      SymbolEffectScope(of: window.row).symbolEffect(.pulse)
      #expect(view.player.runningEffects.map(\.effect) == [.pulse(.pulse)])
      let inner: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_box_append(window.row.cast(), inner)
      SymbolEffectScope(of: inner).symbolEffect(.pulse.wholeSymbol)
      let later = SymbolView(symbol: .bars)
      window.add(later, to: inner)
      #expect(later.player.runningEffects.map(\.effect) == [.pulse(.pulse.wholeSymbol)])
      SymbolEffectScope(of: window.row).symbolEffect(.pulse, isActive: false)
      SymbolEffectScope(of: inner).symbolEffect(.pulse.wholeSymbol, isActive: false)
      #expect(TestWindow.wait { view.player.runningEffects.isEmpty && later.player.runningEffects.isEmpty })
    }
  }

  @Test("a subtree with effects removed does not inherit")
  func removal() {
    shown { window, view in
      let scope = SymbolEffectScope(of: window.row)
      view.symbolEffectsRemoved()
      scope.symbolEffect(.pulse)
      scope.symbolEffect(.bounce, value: 1)
      scope.symbolEffect(.bounce, value: 2)
      #expect(view.player.runningEffects.isEmpty)
      view.symbolEffectsRemoved(false)
      #expect(view.player.runningEffects.map(\.effect) == [.pulse(.pulse)])
      scope.symbolEffect(.bounce, value: 3)
      #expect(view.player.runningEffects.map(\.effect) == [.pulse(.pulse), .bounce(.bounce)])
    }
  }

  @Test("an effect of its own goes before an inherited one, which comes back when it is removed")
  func own() {
    shown { window, view in
      SymbolEffectScope(of: window.row).symbolEffect(.breathe)
      view.addSymbolEffect(.breathe.pulse)
      #expect(view.player.runningEffects.map(\.effect) == [.breathe(.breathe.pulse)])
      view.removeSymbolEffect(ofType: .breathe)
      #expect(view.player.runningEffects.map(\.effect) == [.breathe(.breathe)])
    }
  }

  // Life

  @Test("lives as long as its widget; afterwards calls do nothing")
  func life() {
    let window = TestWindow()
    defer { window.close() }
    weak var forgotten: SymbolView?
    var kept: SymbolView?
    do {
      let first = SymbolView(symbol: .bars)
      let second = SymbolView(symbol: .bars)
      window.add(first)
      window.add(second)
      first.addSymbolEffect(.pulse)
      (forgotten, kept) = (first, second)
    }
    #expect(forgotten != nil, "the widget keeps its view")
    for child in children(of: window.row) { gtk_box_remove(window.row.cast(), child) }
    TestWindow.run(seconds: 0.1)
    #expect(forgotten == nil, "it goes with its widget")
    kept?.addSymbolEffect(.bounce)
    kept?.variableValue = 0.5
    kept?.symbolEffectsRemoved()
    #expect(kept?.pointer == nil)
  }
}
