import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

@Suite("Reading Apple's snippets")
struct SnippetReadingTests {
  /// An effect as it is expected: name, behaviour, options.
  struct Expected: CustomTestStringConvertible {
    var code: String
    var effects: [(name: String, behavior: AppliedBehavior, options: String)]
    var testDescription: String { code }

    init(_ code: String, _ effects: (String, AppliedBehavior, String)...) {
      self.code = code
      self.effects = effects.map { ($0.0, $0.1, $0.2) }
    }
  }

  static let understood: [Expected] = [
    // SwiftUI
    Expected(
      ".symbolEffect(.wiggle.byLayer, options: .repeat(.periodic(delay: 2.0)))",
      (".wiggle", .indefinite, ".repeat(.periodic(delay: 2))")),
    Expected(
      #"Image(systemName: "bell").symbolEffect(.bounce.up.byLayer, options: .repeat(.periodic(2)), value: trigger)"#,
      (".bounce", .discrete, ".repeat(.periodic(2))")),
    Expected(".symbolEffect(.pulse)", (".pulse", .indefinite, ".default")),
    Expected(".symbolEffect(.scale.down, isActive: isDown)", (".scale.down", .indefinite, ".default")),
    Expected(
      ".symbolEffect(\n  .variableColor\n    .iterative // one at a time\n    .reversing /* and /* back */ */\n)",
      (".variableColor.iterative.reversing", .indefinite, ".default")),
    Expected(
      ".contentTransition(.symbolEffect(.replace.offUp))", (".replace.offUp", .contentTransition, ".default")),
    Expected(
      ".contentTransition(.symbolEffect(.replace.magic(fallback: .upUp.byLayer), options: .nonRepeating))",
      (".replace.magic(fallback: .upUp)", .contentTransition, ".nonRepeating")),
    Expected(".contentTransition(.symbolEffect)", (".automatic", .contentTransition, ".default")),
    Expected(".contentTransition(.symbolEffect(.automatic))", (".automatic", .contentTransition, ".default")),
    Expected(".transition(.symbolEffect(.disappear.down))", (".disappear.down", .removal, ".default")),
    Expected(".transition(.symbolEffect(.appear))", (".appear", .insertion, ".default")),
    Expected(".transition(.symbolEffect)", (".automatic", .insertion, ".default")),
    Expected(
      ".transition(.asymmetric(insertion: .symbolEffect(.appear.up), removal: .symbolEffect(.drawOff)))",
      (".appear.up", .insertion, ".default"), (".drawOff", .removal, ".default")),
    Expected(
      ".transition(.symbolEffect(.drawOn, options: .speed(2)).combined(with: .opacity))",
      (".drawOn", .insertion, ".speed(2)")),
    Expected(
      "Image(.bell)\n.symbolEffect(.pulse)\n.symbolEffect(.bounce, value: n)",
      (".pulse", .indefinite, ".default"), (".bounce", .discrete, ".default")),
    // UIKit and AppKit
    Expected("imageView.addSymbolEffect(.bounce)", (".bounce", .indefinite, ".default")),
    Expected("imageView.addSymbolEffect(.bounce, options: .nonRepeating)", (".bounce", .discrete, ".default")),
    Expected(
      "imageView.addSymbolEffect(.bounce, options: .repeat(3).speed(2), animated: true) { context in }",
      (".bounce", .discrete, ".repeat(.periodic(3)).speed(2)")),
    Expected(
      "view.addSymbolEffect(BounceSymbolEffect().down, options: SymbolEffectOptions.repeat(.continuous))",
      (".bounce.down", .indefinite, ".repeat(.continuous)")),
    Expected(
      "view.addSymbolEffect(.wiggle.custom(angle: .degrees(30)))",
      (".wiggle.custom(angle: 30)", .indefinite, ".default")),
    Expected(
      """
      imageView.addSymbolEffect(.disappear.up, animated: true) { context in
        if context.isFinished { imageView.removeFromSuperview() }
      }
      """, (".disappear.up", .removal, ".default")),
    Expected(
      """
      imageView.addSymbolEffect(.disappear, animated: false)
      superview.addSubview(imageView)
      imageView.addSymbolEffect(.appear.down, animated: true)
      """, (".appear.down", .insertion, ".default")),
    Expected(
      "imageView.setSymbolImage(image, contentTransition: .replace.magic(fallback: .offUp))",
      (".replace.magic(fallback: .offUp)", .contentTransition, ".default")),
    Expected(
      "imageView.addSymbolEffect(.pulse)\n…\nimageView.removeSymbolEffect(ofType: .pulse)",
      (".pulse", .indefinite, ".default")),
    // The GTK widget.
    Expected("bell.setShown(false, transition: .appear.up)", (".appear.up", .removal, ".default")),
    Expected("bell.setShown(isOn, transition: .drawOff, options: .speed(2))", (".drawOff", .removal, ".speed(2)")),
    Expected(
      "SymbolEffectScope(of: toolbar).symbolEffect(.pulse, isActive: isConnecting)", (".pulse", .indefinite, ".default")
    ),
    // Effects by name, as the studio copies them.
    Expected(".bounce.up.byLayer", (".bounce", .indefinite, ".default")),
    Expected(
      ".wiggle, options: .repeat(.periodic(2)).speed(1.5)\n.pulse",
      (".wiggle", .indefinite, ".repeat(.periodic(2)).speed(1.5)"), (".pulse", .indefinite, ".default")),
  ]

  @Test("Each form is understood", arguments: understood)
  func forms(_ expected: Expected) {
    let reading = SnippetReading(of: expected.code)
    #expect(reading.notes == [], "\(reading.notes)")
    let found = reading.effects.map { "\($0.effect.dotName) \($0.behavior) \($0.options.spelling)" }
    // Named without a call, the usual behaviour counts.
    let isNamed = EffectKind.allCases.contains { expected.code.hasPrefix("." + $0.rawValue) }
    let wanted = expected.effects.map { effect in
      "\(effect.name) \(isNamed ? .discrete : effect.behavior) \(effect.options)"
    }
    #expect(found == wanted)
  }

  @Test(
    "Symbols are named where they are",
    arguments: [
      (#"Image(systemName: "bell.slash").symbolEffect(.bounce, value: n)"#, "bell.slash", nil),
      (#"Image("my bell")"#, "my bell", nil),
      (#"Label("Play", systemImage: "play.fill").symbolEffect(.pulse)"#, "play.fill", nil),
      (
        #"Image(systemName: isPaused ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))"#,
        "play.fill", "pause.fill"
      ),
      (
        #"imageView.setSymbolImage(UIImage(systemName: "pause")!, contentTransition: .replace)"#, nil, "pause"
      ),
      (
        """
        imageView.image = UIImage(named: "play")
        if let image = UIImage(named: "pause") {
          imageView.setSymbolImage(image, contentTransition: .replace)
        }
        """, "play", "pause"
      ),
      (#"let image = NSImage(systemSymbolName: "mic", accessibilityDescription: nil)"#, "mic", nil),
      (#"Image(systemName: “bell”) // from an article"#, "bell", nil),
    ] as [(String, String?, String?)])
  func names(code: String, symbol: String?, second: String?) {
    let reading = SnippetReading(of: code)
    #expect(reading.symbolName == symbol)
    #expect(reading.secondSymbolName == second)
    #expect(reading.notes == [], "\(reading.notes)")
  }

  @Test("The trap: what appears is hidden while isActive is true")
  func activeMeansHidden() {
    func isActive(_ code: String) -> Bool { SnippetReading(of: ".symbolEffect(\(code))").inactive.isEmpty }
    #expect(isActive(".appear, isActive: true") == false)
    #expect(isActive(".drawOn, isActive: false") == true)
    #expect(isActive(".disappear, isActive: true") == true)
    #expect(isActive(".drawOff, isActive: false") == false)
    #expect(isActive(".pulse, isActive: false") == false)
    #expect(isActive(".pulse, isActive: isBusy"))
    let both = SnippetReading(
      of: "image.symbolEffect(.pulse, isActive: false)\n.symbolEffect(.scale.up, isActive: true)")
    #expect(both.inactive == [.pulse])
  }

  @Test("Values and switches are read")
  func values() {
    let reading = SnippetReading(of: #"Image(systemName: "wifi", variableValue: 0.7).symbolEffect(.variableColor)"#)
    #expect(reading.variableValue == 0.7)
    #expect(SnippetReading(of: "view.variableValue = 0.25").variableValue == 0.25)
    #expect(
      SnippetReading(of: "v.addSymbolEffect(.scale, animated: false)\nv.addSymbolEffect(.pulse)").unanimated == [.scale]
    )
    #expect(SnippetReading(of: "v.addSymbolEffect(.disappear, animated: false)").effects.count == 1)
    #expect(SnippetReading(of: "t.disablesAnimations = true\nv.addSymbolEffect(.scale)").unanimated == [.scale])
  }

  @Test("How a value is shown, and where colours come from, is read in every framework's form")
  func modes() {
    let forms: [(code: String, mode: VariableValueMode?, rendering: RenderingMode?)] = [
      (#"Image(systemName: "wifi").symbolVariableValueMode(.draw).symbolRenderingMode(.palette)"#, .draw, .palette),
      ("view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(variableValueMode: .color)", .color, nil),
      ("view.variableValueMode = .draw\nview.renderingMode = .hierarchical", .draw, .hierarchical),
      (".symbolRenderingMode(.multicolor)", nil, .multicolor),
    ]
    for form in forms {
      let reading = SnippetReading(of: form.code)
      #expect(reading.variableValueMode == form.mode && reading.rendering == form.rendering, "\(form.code)")
      #expect(reading.notes.isEmpty, "\(reading.notes)")
    }
    #expect(SnippetReading(of: "Image(\"a\").symbolRenderingMode(.rainbow)").notes.first?.found == "rainbow")
  }

  @Test("Removals stand by themselves, or say how an effect ends")
  func removals() {
    #expect(SnippetReading(of: "v.removeSymbolEffect(ofType: .bounce)").removed == [.bounce])
    #expect(
      SnippetReading(of: "v.removeSymbolEffect(ofType: .variableColor.iterative, animated: true)").removed == [
        .variableColor
      ])
    #expect(SnippetReading(of: "v.removeAllSymbolEffects()").removesAll)
    let both = SnippetReading(of: "v.addSymbolEffect(.pulse)\nv.removeAllSymbolEffects()")
    #expect(!both.removesAll && both.effects.count == 1)
  }
}
