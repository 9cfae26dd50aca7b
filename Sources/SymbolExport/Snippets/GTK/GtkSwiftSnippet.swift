import SymbolArt
import SymbolEffects
import SymbolMotion

/// The effects as calls on our own `SymbolView`, for a GTK 4 program in Swift; tuned numbers go with them.
struct GtkSwiftSnippet {
  let snippet: SnippetRequest

  var source: String {
    var lines = imports.map { "import \($0)" }
    lines += [
      "", "/// A symbol with its effects, for a GTK 4 program: put `view.widget` into a container.", "@MainActor",
      "struct AnimatedSymbol {", "  let view: SymbolView", "  /// Where the symbol files are.", "  let folder: URL", "",
      "  init(folder: URL) throws {", "    self.folder = folder",
      "    view = \(creation)",
    ]
    lines += setup.map { "    " + $0 } + ["  }"]
    for function in functions { lines += [""] + function.map { "  " + $0 } }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// A text's symbol is made where the program runs, of the fonts that are there.
  private var creation: String {
    guard let text = snippet.request.symbol.text else {
      return "try SymbolView(contentsOf: folder.appendingPathComponent(\(fileName(snippet.request.symbol.name))), "
        + "label: \(snippet.imageName))"
    }
    var arguments = [SwiftLiteral.string(text.text)]
    if text.font != TextSource.usualFont { arguments.append("font: \(SwiftLiteral.string(text.font))") }
    if text.parts != .glyphs { arguments.append("parts: .\(text.parts.rawValue)") }
    let source = "TextSource(\(arguments.joined(separator: ", ")))"
    return "SymbolView(symbol: try TextReader.read(\(source)), label: \(snippet.imageName))"
  }

  var issues: [ExportIssue] {
    snippet.missingSecondSymbol
  }

  private func effects(_ behaviors: AppliedBehavior...) -> [AppliedEffect] {
    snippet.request.effects.filter { behaviors.contains($0.behavior) }
  }

  private var imports: [String] {
    var modules = ["Foundation", "SymbolEffects", "SymbolView"]
    let isText = snippet.request.symbol.text != nil
    if isText || snippet.request.variableValue != nil || snippet.request.look.rendering != nil {
      modules.append("SymbolArt")
    }
    if snippet.request.look.rendering != nil { modules.append("SymbolDrawing") }
    if isText || !effects(.contentTransition).isEmpty { modules.append("SymbolLoading") }
    if !snippet.tuned.isEmpty { modules.append("SymbolMotion") }
    return modules.sorted()
  }

  private func fileName(_ name: String) -> String {
    let picture = [snippet.request.symbol, snippet.request.secondSymbol].compactMap(\.self).first { $0.name == name }
    return SwiftLiteral.string("\(name).\(picture?.usualFileEnding ?? "svg")")
  }

  private var setup: [String] {
    var lines: [String] = []
    if let rendering = snippet.request.look.rendering { lines.append("view.renderingMode = .\(rendering.rawValue)") }
    if let value = snippet.request.variableValue {
      lines.append(
        "view.variableValueMode = .\(snippet.request.symbol.valueMode(snippet.request.variableValueMode).rawValue)")
      lines.append("view.variableValue = \(SwiftLiteral.number(value))")
    }
    for applied in effects(.indefinite) where applied.effect.kind.shows {
      // Only what has been hidden can appear: without motion, before the view is seen.
      lines.append(
        "view.addSymbolEffect(\(applied.effect.kind == .drawOn ? ".drawOff" : ".disappear"), animated: false)")
    }
    if !effects(.insertion).isEmpty {
      lines.append("view.setShown(false, transition: .disappear, animated: false)")
    }
    return lines
  }

  // MARK: Functions

  private var functions: [[String]] {
    var functions: [[String]] = []
    func add(_ meaning: String, _ head: String, _ body: [String]) {
      functions.append(["/// \(meaning)", "func \(head) {"] + body.map { "  " + $0 } + ["}"])
    }
    let discrete = effects(.discrete)
    if !discrete.isEmpty { add("Plays the effect once more.", "play()", discrete.map(adding)) }
    let indefinite = effects(.indefinite)
    if !indefinite.isEmpty {
      add("The effect lasts until `stop()`.", "start()", indefinite.map(adding))
      add(
        "Ends it smoothly.", "stop()",
        indefinite.map { "view.removeSymbolEffect(ofType: .\($0.effect.kind.rawValue)\(animated($0)))" })
    }
    if let comes = effects(.insertion).first ?? effects(.removal).first {
      let goes = effects(.removal).first ?? comes
      add(
        "Shows or hides the symbol; its neighbours in the layout move.", "setShown(_ isShown: Bool)",
        [
          "if isShown {", "  view.setShown(true, \(transition(comes))\(animated(comes)))", "} else {",
          "  view.setShown(false, \(transition(goes))\(animated(goes)))", "}",
        ])
    }
    if case .imageSwitching(let switching) = effects(.contentTransition).first?.effect {
      functions.append(switchingFunction(switching))
    } else if let replace = effects(.contentTransition).first {
      let name = SwiftLiteral.string(snippet.request.secondSymbol?.name ?? "other-symbol")
      let file = fileName(snippet.request.secondSymbol?.name ?? "other-symbol")
      let call =
        replace.tuning.values.isEmpty
        ? "contentTransition: \(replace.effect.dotName)\(SnippetCall.options(replace.options))"
        : "contentTransition: \(Self.value(of: replace))\(animated(replace))"
      add(
        "Shows the other symbol in the same place.", "replace() throws",
        [
          "let data = try Data(contentsOf: folder.appendingPathComponent(\(file)))",
          "view.setSymbolImage(try SymbolReader.read(data, name: \(name)), \(call))",
        ])
    }
    return functions
  }

  private func switchingFunction(_ switching: ImageSwitching) -> [String] {
    let file = fileName(snippet.request.secondSymbol?.name ?? "other-symbol")
    return [
      "/// Reads a picture away from the main thread and shows it when it is ready; where that fails, the old one stays.",
      "/// A newer call overtakes an older one.", "@discardableResult",
      "func showNext(_ name: String = \(file)) -> ImageRequest {",
      "  let file = folder.appendingPathComponent(name)", "  return view.setImage(", "    loading: { production in",
      "      let data = try Data(contentsOf: file)", "      try production.checkCancellation()",
      "      return try SymbolReader.read(data, name: name)", "    },",
      "    switching: \(switching.literal))", "}",
    ]
  }

  private func animated(_ applied: AppliedEffect) -> String {
    snippet.request.unanimated.contains(applied.effect.kind) ? ", animated: false" : ""
  }

  private func adding(_ applied: AppliedEffect) -> String {
    guard applied.tuning.values.isEmpty else {
      return "view.addSymbolEffect(\(Self.value(of: applied))\(animated(applied)))"
    }
    // An effect that is discrete as well as indefinite repeats unless told not to.
    let once = applied.behavior == .discrete && applied.options.repetition == nil
    let options = SnippetCall.options(once ? applied.options.nonRepeating : applied.options)
    return "view.addSymbolEffect(\(applied.effect.dotName)\(options)\(animated(applied)))"
  }

  private func transition(_ applied: AppliedEffect) -> String {
    if case .customTransition(let own) = applied.effect {
      return "transition: \(CustomTransitionLiteral(transition: own).expression)\(SnippetCall.options(applied.options))"
    }
    return applied.tuning.values.isEmpty
      ? "transition: \(applied.effect.dotName)\(SnippetCall.options(applied.options))"
      : "transition: \(Self.value(of: applied))"
  }

  /// A tuned effect as a value.
  static func value(of applied: AppliedEffect) -> String {
    let numbers = TuningKey.allCases.compactMap { key in
      applied.tuning[key].map { ".\(key.rawValue): \(SwiftLiteral.number($0))" }
    }
    return "AppliedEffect(AnySymbolEffect(\(applied.effect.dotName)), behavior: .\(applied.behavior.rawValue)"
      + "\(SnippetCall.options(applied.options)), tuning: Tuning([\(numbers.joined(separator: ", "))]))"
  }
}

extension Symbol {
  /// What the name of its file will end in: raster pictures say what they were read from.
  fileprivate var usualFileEnding: String {
    guard layers.count == 1, case .image(let image) = layers[0].content.first else { return "svg" }
    switch image.reason {
    case "JPEG picture": return "jpg"
    case "WebP picture": return "webp"
    case "PNG picture": return "png"
    default: return "svg"
    }
  }
}
