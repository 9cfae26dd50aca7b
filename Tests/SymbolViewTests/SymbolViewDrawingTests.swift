import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolView

@Suite(
  "What a symbol view draws", .serialized,
  .enabled(if: TestWindow.isPossible, "there is no display (run under xvfb-run)"))
@MainActor struct SymbolViewDrawingTests {
  /// A view of 48 × 24 pixels in a window, closed at the end.
  private func shown(_ body: @MainActor (TestWindow, SymbolView) throws -> Void) rethrows {
    let window = TestWindow()
    defer { window.close() }
    let view = SymbolView(symbol: .bars, size: .pixels(48))
    window.add(view)
    try body(window, view)
  }

  @Test("has the colour of the theme's text, and follows it; a tint of its own goes before it")
  func tint() throws {
    try shown { _, view in
      let theme = view.widget.foreground
      #expect(try #require(DrawnView(view))[12, 12].isNear(theme))
      let style = try #require(gtk_css_provider_new())
      defer { g_object_unref(style.raw) }
      gtk_css_provider_load_from_data(style, "* { color: rgb(200, 30, 60); }", -1)
      gtk_style_context_add_provider(gtk_widget_get_style_context(view.widget), style.cast(), 800)
      let red = GdkRGBA(red: 200 / 255, green: 30 / 255, blue: 60 / 255, alpha: 1)
      #expect(TestWindow.wait { DrawnView(view)?[12, 12].isNear(red) == true })
      view.tint = Color(red: 0, green: 0, blue: 1)
      #expect(try #require(DrawnView(view))[12, 12].isNear(GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)))
    }
  }

  @Test("draws in the rendering mode that is asked for")
  func renderingMode() throws {
    try shown { _, view in
      var symbol = Symbol.bars
      symbol.layers[1].annotation.level = .tertiary
      view.setSymbolImage(symbol)
      view.tint = .black
      view.renderingMode = .hierarchical
      let hierarchical = try #require(DrawnView(view))
      #expect(hierarchical[12, 12].alpha == 255 && abs(Int(hierarchical[36, 12].alpha) - 76) <= 1)
      view.renderingMode = .palette
      view.palette = [.black, .black, Color(red: 0, green: 1, blue: 0)]
      #expect(try #require(DrawnView(view))[36, 12].green == 255)
      view.renderingMode = .monochrome
      #expect(try #require(DrawnView(view))[36, 12].green == 0)
    }
  }

  @Test("dims the layers that the variable value does not reach, after a fade")
  func variableValue() throws {
    try shown { _, view in
      view.tint = .black
      view.variableValue = 0.4
      #expect(view.tickIdentifier != nil, "it fades")
      #expect(TestWindow.wait { view.tickIdentifier == nil })
      let picture = try #require(DrawnView(view))
      #expect(picture[12, 12].alpha == 255 && abs(Int(picture[36, 12].alpha) - 76) <= 1)
      view.isSymbolAnimationEnabled = false
      view.variableValue = nil
      #expect(view.tickIdentifier == nil, "without animation it is there at once")
      #expect(try #require(DrawnView(view))[36, 12].alpha == 255)
    }
  }

  @Test("is drawn as pixels of its ink while it moves, and to the renderer's last pixel at rest")
  func texture() throws {
    try shown { _, view in
      let rest = try #require(DrawnView(view))
      #expect(rest.kind == GSK_CAIRO_NODE)
      view.addSymbolEffect(.pulse)
      #expect(TestWindow.wait { DrawnView(view).map { $0[12, 12].alpha < 200 } ?? false }, "it fades")
      let moving = try #require(DrawnView(view))
      #expect(moving.kind == GSK_TEXTURE_NODE)
      #expect(moving.bounds.size.width <= 42 && moving.bounds.size.height <= 18, "the ink of two bars, no more")
      view.removeAllSymbolEffects()
      #expect(TestWindow.wait { view.tickIdentifier == nil })
      let again = try #require(DrawnView(view))
      #expect(again.kind == GSK_CAIRO_NODE && again.pixels == rest.pixels)
    }
  }

  @Test("draws nothing anew in the pause between two runs")
  func pause() {
    shown { _, view in
      view.addSymbolEffect(.bounce, options: .repeat(.periodic(delay: 30)))
      #expect(TestWindow.wait { view.frame != .rest(layerCount: 2) && !view.frame.layers.isEmpty })
      #expect(TestWindow.wait { view.frame == .rest(layerCount: 2) })
      view.lastDrawn = view.now
      view.isFrameCurrent = false
      #expect(!view.bringFrameUp(), "the frame is the one before")
      #expect(view.tickIdentifier != nil, "it waits for the next run")
    }
  }

  @Test("mirrors what follows the reading direction")
  func readingDirection() throws {
    func shift(_ direction: GtkTextDirection) throws -> Double {
      var offset = 0.0
      try shown { _, view in
        gtk_widget_set_direction(view.widget, direction)
        view.addSymbolEffect(.wiggle.forward.wholeSymbol, options: .nonRepeating)
        let start = view.now
        let first = view.player.frame(at: start + 0.05).layers.first
        offset = try #require(first).transform.e
      }
      return offset
    }
    let (leftToRight, rightToLeft) = (try shift(GTK_TEXT_DIR_LTR), try shift(GTK_TEXT_DIR_RTL))
    #expect(abs(leftToRight) > 0.01 && leftToRight.sign != rightToLeft.sign)
  }

  @Test("does not move where the desktop asks for less motion, but fades; completions are called")
  func reducedMotion() throws {
    let settings = try #require(gtk_settings_get_default())
    shown { _, view in
      setProperty("gtk-enable-animations", false, of: settings)
      defer { setProperty("gtk-enable-animations", true, of: settings) }
      var isFinished: Bool?
      view.addSymbolEffect(.bounce, options: .nonRepeating) { isFinished = $0.isFinished }
      for _ in 0..<20 {
        TestWindow.run(seconds: 0.01)
        #expect(view.player.frame(at: view.now).layers.allSatisfy { $0.transform == .identity })
      }
      #expect(TestWindow.wait { isFinished == true })
      view.addSymbolEffect(.pulse)
      #expect(TestWindow.wait { view.player.frame(at: view.now).layers.contains { $0.opacity < 0.8 } })
    }
  }

  @Test("is an image with a label to assistive technology")
  func accessible() {
    shown { _, view in
      let accessible: OpaquePointer = view.widget.cast()
      #expect(gtk_accessible_get_accessible_role(accessible) == GTK_ACCESSIBLE_ROLE_IMG)
      #expect(gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    }
  }
}
