import SymbolEffects
import SymbolMotion

/// The effects as calls on UIKit's or AppKit's image view, in functions that compile as they stand.
struct ImageViewSnippet {
  let snippet: SnippetRequest
  let framework: Framework

  /// What differs between the two.
  enum Framework {
    case uiKit, appKit

    var module: String { self == .uiKit ? "UIKit" : "AppKit" }
    var imageView: String { self == .uiKit ? "UIImageView" : "NSImageView" }
    var view: String { self == .uiKit ? "UIView" : "NSView" }
    var image: String { self == .uiKit ? "UIImage" : "NSImage" }
    /// Only UIKit's image view tells when an effect has ended.
    var hasCompletion: Bool { self == .uiKit }
  }

  var source: String {
    let inserts = !snippet.effects(.insertion).isEmpty
    var lines = ["import \(framework.module)", "", snippet.imageNote, "@MainActor"]
    lines.append(
      "func playEffects(on imageView: \(framework.imageView)\(inserts ? ", in superview: \(framework.view)" : "")) {")
    if let value = snippet.request.variableValue {
      lines += ImageViewForms.variableValue(snippet, framework, value: SwiftLiteral.number(value)).map { "  " + $0 }
    } else {
      lines.append("  imageView.image = \(framework.image)(named: \(snippet.imageName))")
    }
    lines += calls(inserts: inserts).map { "  " + $0 }
    lines.append("}")
    let stopping = removals
    if !stopping.isEmpty {
      lines += [
        "", "/// Ends the motion smoothly.", "@MainActor",
        "func stopEffects(on imageView: \(framework.imageView)) {",
      ]
      lines += stopping.map { "  " + $0 } + ["}"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var issues: [ExportIssue] {
    var issues = snippet.missingSecondSymbol
    issues += snippet.tuningIssues(call: "addSymbolEffect") { effect, motion in
      KeyframeSnippet(request: snippet.request, effect: effect, motion: motion).lines == nil
        ? "The effect's own motion is used." : "The SwiftUI snippet plays the tuned motion as keyframes."
    }
    for applied in snippet.effects(.insertion, .removal) where applied.effect.kind == .automatic {
      issues.append(
        ExportIssue(
          property: "automatic", reason: "\(framework.module) has no automatic transition of a view.",
          instead: "The snippet uses \(name(of: applied))."))
    }
    for applied in snippet.effects(.insertion, .removal) where applied.effect.kind == .customTransition {
      issues.append(
        ExportIssue(
          property: "transition", reason: "\(framework.module)'s symbol effects have no transitions of one's own.",
          instead: "The snippet fades with \(name(of: applied)); the SwiftUI snippet has the transition."))
    }
    if let switching = snippet.request.imageSwitching {
      issues.append(
        ExportIssue(
          property: "imageSwitching",
          reason: "\(framework.module)'s image view changes its picture by a cross-fade at most.",
          instead: switching.way == .transition && switching.style == .fade
            ? "The snippet cross-fades in \(SwiftLiteral.number(switching.inTime)) s, with the framework's own curve."
            : "The snippet cross-fades; the SwiftUI snippets have the switching whole."))
    }
    if !framework.hasCompletion, !snippet.effects(.removal).isEmpty {
      issues.append(
        ExportIssue(
          property: "completion", reason: "NSImageView does not tell when an effect has ended.",
          instead: "The snippet waits as long as our own motion takes before it removes the view."))
    }
    return issues
  }

  // MARK: Calls

  private func calls(inserts: Bool) -> [String] {
    var lines: [String] = []
    for applied in snippet.request.effects where startsHidden(applied) {
      // Only what has been hidden can appear: without motion, before the view is seen.
      let hiding = applied.effect.kind == .drawOn ? ".drawOff" : ".disappear"
      lines.append("imageView.addSymbolEffect(\(hiding), animated: false)")
    }
    if inserts { lines.append("superview.addSubview(imageView)") }
    for (applied, motion) in zip(snippet.request.effects, snippet.request.motions) {
      switch applied.behavior {
      case .discrete, .indefinite, .insertion:
        lines.append(
          "imageView.addSymbolEffect(\(name(of: applied))\(options(of: applied)), animated: \(isAnimated(applied)))"
        )
      case .removal: lines += removal(applied, motion: motion)
      case .contentTransition: lines += replacement(applied)
      }
    }
    return lines
  }

  private func isAnimated(_ applied: AppliedEffect) -> Bool {
    !snippet.request.unanimated.contains(applied.effect.kind)
  }

  /// An effect that is discrete as well as indefinite repeats here unless told not to.
  private func options(of applied: AppliedEffect) -> String {
    let once = applied.behavior == .discrete && applied.options.repetition == nil
    return SnippetCall.options(once ? applied.options.nonRepeating : applied.options)
  }

  private func startsHidden(_ applied: AppliedEffect) -> Bool {
    switch applied.behavior {
    case .insertion: true
    case .indefinite: applied.effect.kind.shows
    case .discrete, .removal, .contentTransition: false
    }
  }

  private func name(of applied: AppliedEffect) -> String {
    switch applied.effect.kind {
    case .automatic: applied.behavior == .insertion ? ".appear.up" : ".disappear.up"
    case .customTransition: applied.behavior == .insertion ? ".appear" : ".disappear"
    default: applied.effect.dotName
    }
  }

  private func removal(_ applied: AppliedEffect, motion: Motion?) -> [String] {
    let call =
      "imageView.addSymbolEffect(\(name(of: applied))\(options(of: applied)), animated: \(isAnimated(applied)))"
    if framework.hasCompletion {
      return ["\(call) { context in", "  if context.isFinished { imageView.removeFromSuperview() }", "}"]
    }
    let seconds = SwiftLiteral.number(isAnimated(applied) ? motion?.playLength ?? 0.3 : 0)
    return [
      call, "Task {", "  try? await Task.sleep(for: .seconds(\(seconds)))", "  imageView.removeFromSuperview()", "}",
    ]
  }

  private func replacement(_ applied: AppliedEffect) -> [String] {
    if case .imageSwitching(let switching) = applied.effect { return switched(switching) }
    let options = SnippetCall.options(applied.options)
    return [
      "if let image = \(framework.image)(named: \(snippet.secondImageName)) {",
      "  imageView.setSymbolImage(image, contentTransition: \(applied.effect.dotName)\(options))", "}",
    ]
  }

  private func switched(_ switching: ImageSwitching) -> [String] {
    let duration = SwiftLiteral.number(!snippet.request.unanimated.contains(.imageSwitching) ? switching.inTime : 0)
    let show =
      switch framework {
      case .uiKit:
        [
          "  UIView.transition(with: imageView, duration: \(duration), options: .transitionCrossDissolve) {",
          "    imageView.image = image", "  }",
        ]
      case .appKit:
        [
          "  let fade = CATransition()", "  fade.type = .fade", "  fade.duration = \(duration)",
          "  imageView.wantsLayer = true", "  imageView.layer?.add(fade, forKey: \"picture\")",
          "  imageView.image = image",
        ]
      }
    return ["if let image = \(framework.image)(named: \(snippet.secondImageName)) {"] + show + ["}"]
  }

  private var removals: [String] {
    // What has appeared is simply there: nothing runs on that could be ended.
    snippet.effects(.indefinite).filter { !$0.effect.kind.shows }
      .map { "imageView.removeSymbolEffect(ofType: .\($0.effect.kind.rawValue))" }
  }
}
