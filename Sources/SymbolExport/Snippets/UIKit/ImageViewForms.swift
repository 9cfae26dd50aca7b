import SymbolEffects
import SymbolMotion

/// The further forms of an image view's snippet.
struct ImageViewForms {
  let snippet: SnippetRequest
  let framework: ImageViewSnippet.Framework

  var all: [SnippetForm] { [completion, withoutMotion, automaticReplacement, variableValue].compactMap(\.self) }

  private var head: [String] { ["import \(framework.module)", "", "@MainActor"] }

  /// The first effect that runs on the view, or a disappearing one, which is what a completion is mostly for.
  private var effect: String {
    guard
      let applied = snippet.effects(.discrete, .indefinite, .removal)
        .first(where: { $0.effect.kind != .automatic && $0.effect.kind != .customTransition })
    else { return ".disappear" }
    return applied.effect.dotName + SnippetCall.options(applied.options)
  }

  /// Only UIKit tells when an effect has ended.
  private var completion: SnippetForm? {
    guard framework.hasCompletion else { return nil }
    let lines =
      head + [
        "func playOnce(on imageView: \(framework.imageView)) {",
        "  imageView.addSymbolEffect(\(effect)) { context in",
        "    if context.isFinished { imageView.removeFromSuperview() }", "  }", "}",
      ]
    return SnippetForm(
      id: "completion", title: "Takes the view away when the effect has ended.",
      code: lines.joined(separator: "\n") + "\n")
  }

  private var withoutMotion: SnippetForm? {
    let lines =
      head + [
        "func showEndState(of imageView: \(framework.imageView)) {",
        "  imageView.addSymbolEffect(\(effect), animated: false)", "}",
      ]
    return SnippetForm(
      id: "withoutMotion", title: "Without motion: the end state is there at once.",
      code: lines.joined(separator: "\n") + "\n")
  }

  private var automaticReplacement: SnippetForm? {
    let lines =
      head + [
        "func showOther(on imageView: \(framework.imageView)) {",
        "  if let image = \(framework.image)(named: \(snippet.secondImageName)) {",
        "    imageView.setSymbolImage(image, contentTransition: .automatic)", "  }", "}",
      ]
    return SnippetForm(
      id: "automaticReplacement", title: "Another symbol, by the transition that suits both.",
      code: lines.joined(separator: "\n") + "\n")
  }

  private var variableValue: SnippetForm? {
    let lines =
      head + ["func show(value: Double, on imageView: \(framework.imageView)) {"]
      + ImageViewForms.variableValue(snippet, framework, value: "value").map { "  " + $0 } + ["}"]
    return SnippetForm(
      id: "variableValue", title: "A variable value from 0 to 1.", code: lines.joined(separator: "\n") + "\n")
  }

  /// Sets the image with a variable value.
  static func variableValue(
    _ snippet: SnippetRequest, _ framework: ImageViewSnippet.Framework, value: String
  ) -> [String] {
    var lines: [String] = []
    if snippet.drawsValue {
      let property = framework == .uiKit ? "preferredSymbolConfiguration" : "symbolConfiguration"
      lines.append(
        "imageView.\(property) = \(framework.image).SymbolConfiguration(variableValueMode: .draw)")
    }
    switch framework {
    case .uiKit:
      lines.append(
        "imageView.image = UIImage(named: \(snippet.imageName), in: nil, variableValue: \(value), configuration: nil)")
    case .appKit:
      lines.append("imageView.image = NSImage(symbolName: \(snippet.imageName), variableValue: \(value))")
    }
    return lines
  }
}
