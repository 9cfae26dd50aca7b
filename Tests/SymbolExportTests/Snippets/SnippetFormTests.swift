import Foundation
import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

@Suite("Snippets say what Apple's frameworks mean")
struct SnippetFormTests {
  private func text(_ target: ExportTarget, _ effects: AppliedEffect...) throws -> String {
    try target.export(SnippetSamples.request(effects)).text
  }

  @Test("SwiftUI: discrete effects take a value, indefinite ones a flag")
  func valueAndFlag() throws {
    let bounce = try text(
      .swiftUI, AppliedEffect(.init(.bounce.down), behavior: .discrete, options: .repeat(.periodic(2))))
    #expect(
      bounce.contains(
        "Image(\"bell\")\n      .symbolEffect(.bounce.down, options: .repeat(.periodic(2)), value: trigger)"))
    #expect(bounce.contains("var trigger: Int"))
    let color = try text(
      .swiftUI,
      AppliedEffect(
        .init(.variableColor.iterative.reversing), behavior: .indefinite, options: .repeat(.continuous)))
    #expect(
      color.contains(
        ".symbolEffect(.variableColor.iterative.reversing, options: .repeat(.continuous), isActive: isActive)"))
  }

  @Test(
    "SwiftUI: active means hidden for appear, disappear, draw on and draw off alike",
    arguments: ["appear.up", "disappear", "drawOn", "drawOff.reversed"])
  func hidden(name: String) throws {
    let code = try text(.swiftUI, AppliedEffect(AnySymbolEffect(parsing: name), behavior: .indefinite))
    #expect(code.contains(".symbolEffect(.\(name), isActive: isHidden)"))
    #expect(!code.contains("isActive: isActive"))
  }

  @Test("SwiftUI: insertion and removal are transitions of a conditional image; two different ways are asymmetric")
  func transitions() throws {
    let removal = try text(.swiftUI, AppliedEffect(.init(.disappear.down), behavior: .removal))
    #expect(removal.contains("if isShown {"))
    #expect(removal.contains(".transition(.symbolEffect(.disappear.down))"))
    let both = try text(
      .swiftUI, AppliedEffect(.init(.appear.up), behavior: .insertion),
      AppliedEffect(.init(.disappear), behavior: .removal))
    #expect(
      both.contains(
        ".transition(.asymmetric(insertion: .symbolEffect(.appear.up), removal: .symbolEffect(.disappear)))"))
    #expect(
      try text(.swiftUI, AppliedEffect(.init(.automatic), behavior: .insertion)).contains(
        ".transition(.symbolEffect(.automatic))"))
  }

  @Test("SwiftUI: a text moved by transitions of one's own only is a Text; effects need a symbol image")
  func texts() throws {
    func code(_ effect: AppliedEffect) throws -> String {
      var request = SnippetSamples.request([effect])
      request.symbol.text = TextSource("Saved “now”")
      return try ExportTarget.swiftUI.export(request).text
    }
    let flip = try code(AppliedEffect(.customTransition(.flipFromLeft), behavior: .insertion))
    #expect(
      flip.contains("Text(\"Saved “now”\")\n        .transition(.flipFromLeft)") && !flip.contains("Image(\"bell"))
    let bounce = try code(AppliedEffect(.init(.bounce), behavior: .discrete))
    #expect(bounce.contains("Image(\"bell\")") && bounce.contains("must be a symbol image"))
  }

  @Test("SwiftUI: replace is a content transition between two images")
  func replace() throws {
    let code = try text(.swiftUI, AppliedEffect(.init(.replace.offUp), behavior: .contentTransition))
    #expect(code.contains("Image(isReplaced ? \"bell-off\" : \"bell\")"))
    #expect(code.contains(".contentTransition(.symbolEffect(.replace.offUp))"))
  }

  @Test("Stacked effects are several modifiers, in their order")
  func stack() throws {
    let code = try text(
      .swiftUI, AppliedEffect(.init(.bounce), behavior: .discrete), AppliedEffect(.init(.pulse), behavior: .indefinite))
    #expect(
      code.contains(
        "Image(\"bell\")\n      .symbolEffect(.bounce, value: trigger)\n      .symbolEffect(.pulse, isActive: isActive)"
      ))
  }

  @Test("UIKit: one call adds, one takes away; a discrete effect is told not to repeat")
  func imageView() throws {
    let color = try text(
      .uiKit,
      AppliedEffect(
        .init(.variableColor.iterative.reversing), behavior: .indefinite, options: .repeat(.continuous)))
    #expect(
      color.contains(
        "imageView.addSymbolEffect(.variableColor.iterative.reversing, options: .repeat(.continuous), animated: true)"))
    #expect(color.contains("imageView.removeSymbolEffect(ofType: .variableColor)"))
    let bounce = try text(.uiKit, AppliedEffect(.init(.bounce), behavior: .discrete, options: .speed(2)))
    #expect(bounce.contains("imageView.addSymbolEffect(.bounce, options: .nonRepeating.speed(2), animated: true)"))
    #expect(!bounce.contains("removeSymbolEffect"))
  }

  @Test("UIKit and AppKit: what appears is hidden first, without motion")
  func hiddenFirst() throws {
    for target in [ExportTarget.uiKit, .appKit] {
      let appear = try text(target, AppliedEffect(.init(.appear.up), behavior: .indefinite))
      #expect(
        appear.contains(
          "  imageView.addSymbolEffect(.disappear, animated: false)\n  imageView.addSymbolEffect(.appear.up, animated: true)"
        ))
      #expect(
        try text(target, AppliedEffect(.init(.drawOn), behavior: .insertion)).contains(
          "addSymbolEffect(.drawOff, animated: false)"))
      let hide = try text(target, AppliedEffect(.init(.disappear), behavior: .indefinite))
      #expect(!hide.contains("animated: false"))
    }
  }

  @Test("Removal takes the view away when the effect is finished: UIKit says when, AppKit is waited for, with an issue")
  func removal() throws {
    let applied = AppliedEffect(.init(.disappear.down), behavior: .removal)
    #expect(try text(.uiKit, applied).contains("if context.isFinished { imageView.removeFromSuperview() }"))
    let appKit = try ExportTarget.appKit.export(SnippetSamples.request([applied]))
    #expect(appKit.text.contains("Task.sleep") && !appKit.text.contains("context"))
    #expect(appKit.issues.contains { $0.property == "completion" })
  }

  @Test("Replace sets the image with a content transition")
  func setSymbolImage() throws {
    let code = try text(.appKit, AppliedEffect(.init(.replace.offUp), behavior: .contentTransition))
    #expect(code.contains("imageView.setSymbolImage(image, contentTransition: .replace.offUp)"))
  }

  @Test("A tuned bounce is offered as keyframes that are the motion's, and each number is reported")
  func tuned() throws {
    let applied = AppliedEffect(
      .init(.bounce.wholeSymbol), behavior: .discrete, tuning: Tuning([.amplitude: 1.5, .response: 0.4]))
    let request = SnippetSamples.request([applied])
    let export = try ExportTarget.swiftUI.export(request)
    let track = try #require(request.motions[0]?.groups.first?.track(.scale))
    #expect(export.text.contains("KeyframeTrack(\\.scale) {"))
    #expect(export.text.contains("LinearKeyframe(\(track.keyframes[1].value), duration: 0.18, timingCurve: .bezier("))
    #expect(export.text.contains("spring: Spring(response: 0.4, dampingRatio: 0.6))"))
    #expect(export.issues.compactMap(\.property) == ["amplitude", "response"])
    #expect(export.text.contains(".symbolEffect(.bounce.wholeSymbol, value: trigger)"))
    for target in [ExportTarget.uiKit, .appKit] {
      #expect(try target.export(request).issues.compactMap(\.property) == ["amplitude", "response"])
    }
  }

  @Test("Tuned by layer is reported: the image moves as a whole")
  func tunedByLayer() throws {
    let applied = AppliedEffect(.init(.bounce), behavior: .discrete, tuning: Tuning([.stagger: 0.1]))
    let issues = try ExportTarget.swiftUI.export(SnippetSamples.request([applied])).issues
    #expect(issues.contains { $0.property == "byLayer" && $0.instead.contains("1") })
  }

  @Test("A tuned drawing is reported: no modifier reaches the paths of an image")
  func tunedDrawing() throws {
    let applied = AppliedEffect(.init(.drawOn), behavior: .indefinite, tuning: Tuning([.duration: 2]))
    let export = try ExportTarget.swiftUI.export(SnippetSamples.request([applied]))
    #expect(!export.text.contains("TunedSymbol"))
    #expect(export.issues.contains { $0.property == "drawEnd" || $0.property == "drawStart" })
  }

  @Test("A variable value is the image's, drawn where the mode says so")
  func variableValue() throws {
    var request = SnippetSamples.request([AppliedEffect(.init(.automatic), behavior: .contentTransition)])
    request.variableValue = 0.4
    let swiftUI = try ExportTarget.swiftUI.export(request).text
    #expect(swiftUI.contains("Image(isReplaced ? \"bell-off\" : \"bell\", variableValue: value)"))
    #expect(swiftUI.contains("var value = 0.4") && !swiftUI.contains("symbolVariableValueMode"))
    request.variableValueMode = .draw
    #expect(try ExportTarget.swiftUI.export(request).text.contains(".symbolVariableValueMode(.draw)"))
    let uiKit = try ExportTarget.uiKit.export(request).text
    #expect(uiKit.contains("UIImage(named: \"bell\", in: nil, variableValue: 0.4, configuration: nil)"))
    #expect(uiKit.contains("SymbolConfiguration(variableValueMode: .draw)"))
    #expect(
      try ExportTarget.appKit.export(request).text.contains("NSImage(symbolName: \"bell\", variableValue: 0.4)"))
  }

  @Test("Without motion: animated is false, and SwiftUI's transaction disables animations")
  func withoutMotion() throws {
    var request = SnippetSamples.request([AppliedEffect(.init(.scale.up), behavior: .indefinite)])
    #expect(!(try ExportTarget.swiftUI.export(request).text.contains("Transaction")))
    request.unanimated = [.scale]
    #expect(try ExportTarget.swiftUI.export(request).text.contains("transaction.disablesAnimations = true"))
    #expect(try ExportTarget.uiKit.export(request).text.contains("addSymbolEffect(.scale, animated: false)"))
    #expect(try ExportTarget.appKit.export(request).text.contains("addSymbolEffect(.scale, animated: false)"))
  }

  @Test("All forms are in the file of all snippets: containers, completions, stillness, values, automatic transitions")
  func allForms() throws {
    let request = SnippetSamples.request([AppliedEffect(.init(.pulse), behavior: .indefinite)])
    let data = try #require(try ExportTarget.snippets.export(request).files.first?.data)
    let forms = try #require(try JSONDecoder().decode(JSONValue.self, from: data)["forms"])
    func code(_ target: String, _ form: String) -> String {
      guard case .string(let code)? = forms[target]?[form]?["code"] else { return "" }
      return code
    }
    #expect(code("swiftui", "container").contains("    .symbolEffect(.pulse, isActive: isActive)"))
    #expect(code("swiftui", "container").contains("        .symbolEffectsRemoved()"))
    #expect(code("swiftui", "withoutMotion").contains("disablesAnimations = true"))
    #expect(code("swiftui", "variableValue").contains("Image(\"bell\", variableValue: value)"))
    #expect(code("swiftui", "automaticTransition").contains(".transition(.symbolEffect(.automatic))"))
    #expect(code("uikit", "completion").contains("if context.isFinished { imageView.removeFromSuperview() }"))
    #expect(code("uikit", "automaticReplacement").contains("setSymbolImage(image, contentTransition: .automatic)"))
    #expect(code("appkit", "withoutMotion").contains("addSymbolEffect(.pulse, animated: false)"))
    #expect(code("appkit", "completion").isEmpty, "NSImageView has none")
    #expect(code("gtk-swift", "container").contains("scope.symbolEffect(.pulse, isActive: isActive)"))
    #expect(code("gtk-swift", "container").contains("still.symbolEffectsRemoved()"))
    #expect(code("gtk-swift", "completion").contains("if context.isFinished { context.sender.setShown(false"))
    #expect(code("gtk-swift", "withoutMotion").contains("addSymbolEffect(.pulse, animated: false)"))
    #expect(code("gtk-swift", "automaticReplacement").contains("contentTransition: .automatic) { context in"))
    #expect(code("gtk-swift", "variableValue").contains("view.variableValue = value"))
  }

  @Test("Names stay text, whatever is in them")
  func hostileNames() throws {
    for name in SnippetSamples.hostileNames {
      let literal = SwiftLiteral.string(name)
      for target in [ExportTarget.swiftUI, .uiKit, .appKit] {
        let plain = try target.export(SnippetSamples.request([AppliedEffect(.init(.bounce), behavior: .discrete)]))
        let code = try target.export(
          SnippetSamples.request([AppliedEffect(.init(.bounce), behavior: .discrete)], name: name))
        #expect(code.text == plain.text.replacingOccurrences(of: "\"bell\"", with: literal))
        #expect(code.text.split(separator: "\n").count == plain.text.split(separator: "\n").count)
      }
    }
  }
}
