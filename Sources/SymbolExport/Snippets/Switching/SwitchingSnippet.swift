import SymbolEffects
import SymbolMotion

/// An image switching as a SwiftUI view that compiles as it stands. All forms keep the rules: the next picture is made
/// first, with the old one untouched; one that fails changes nothing; a newer wish overtakes an older one.
struct SwitchingSnippet {
  let snippet: SnippetRequest
  let switching: ImageSwitching
  let form: Form

  /// How it is written.
  enum Form: String, CaseIterable {
    /// Two views, a conditional one, with `.transition`.
    case conditional
    /// One view, with `Task` and `Task.sleep`.
    case task
    /// One view, with `DispatchQueue.main.asyncAfter`.
    case dispatch
    /// One view, with PromiseKit's `firstly … then … done`.
    case promiseKit = "promisekit"

    /// The form that suits a switching best.
    init(usualFor switching: ImageSwitching) { self = switching.way == .transition ? .conditional : .task }

    /// For people.
    var title: String {
      switch self {
      case .conditional: "two views, conditional"
      case .task: "one view, Task"
      case .dispatch: "one view, DispatchQueue"
      case .promiseKit: "one view, PromiseKit"
      }
    }
  }

  /// - Parameter form: nil: the one that suits the switching best. The whole is nil where no effect switches images.
  init?(_ snippet: SnippetRequest, form: Form? = nil) {
    guard let switching = snippet.request.imageSwitching else { return nil }
    self.snippet = snippet
    self.switching = switching
    self.form = form ?? Form(usualFor: switching)
  }

  var source: String { (imports.map { "import \($0)" } + [""] + view + modifier).joined(separator: "\n") + "\n" }

  var issues: [ExportIssue] {
    var issues = snippet.missingSecondSymbol + SwitchingSnippet.left(of: snippet.request)
    if (form == .conditional) != (switching.way == .transition) {
      issues.append(
        form == .conditional
          ? ExportIssue(
            property: "way", reason: "A conditional view is two views; the switching has one.",
            instead: "Times and style are kept, and there is no wait before a swap.")
          : ExportIssue(
            property: "way", reason: "This form has one view; the switching has two.",
            instead: "Times and style are kept, and the picture is swapped after \(number(switching.wait)) s."))
    }
    return issues
  }

  /// What no form carries.
  static func left(of request: ExportRequest) -> [ExportIssue] {
    request.effects.filter { $0.effect.kind != .imageSwitching }.map {
      ExportIssue(
        property: $0.effect.dotName, reason: "The snippet is about switching images.",
        instead: "The effect is left out; copy it from a variant of its own.")
    }
  }

  // MARK: The view

  private var imports: [String] {
    switch form {
    case .conditional, .task: ["SwiftUI"]
    case .dispatch: ["Dispatch", "SwiftUI"]
    case .promiseKit: ["PromiseKit", "SwiftUI"]
    }
  }

  /// What makes the next picture.
  private var producer: [String] {
    let name = snippet.secondImageName
    let (usage, type) =
      switch form {
      case .conditional, .task: ("{ Image(\(name)) }", "@Sendable () async throws -> Image")
      case .dispatch: ("{ Image(\(name)) }", "@Sendable () throws -> Image")
      case .promiseKit: ("{ .value(Image(\(name))) }", "() -> Promise<Image>")
      }
    return [
      "  /// Makes the next picture, away from the main thread; where it throws, the old one stays.",
      "  /// `SwitchingImage(makeNext: \(usage))`", "  let makeNext: \(type)", "",
    ]
  }

  private var view: [String] {
    let head = [
      "/// Pictures that change while work goes on: \(form == .conditional ? "two views, never empty" : "one view").",
      "struct SwitchingImage: View {",
    ]
    return head + producer + (form == .conditional ? conditionalBody : singleBody + next) + ["}"]
  }

  private var conditionalBody: [String] {
    [
      "  @State private var first = Image(\(snippet.imageName))", "  @State private var second: Image?",
      "  @State private var work: Task<Void, Never>?", "", "  var body: some View {", "    VStack {", "      ZStack {",
      "        if let second {", "          second.transition(Self.switching)", "        } else {",
      "          first.transition(Self.switching)", "        }", "      }",
      "      Button(\"Next Picture\", action: showNext)", "    }", "  }", "", "  private func showNext() {",
      "    work?.cancel()", "    work = Task {",
      "      // Until it is ready, nothing moves; one that fails changes nothing.",
      "      guard let next = try? await makeNext(), !Task.isCancelled else { return }",
      "      withAnimation(\(animation(comingTime))) {", "        if second == nil {", "          second = next",
      "        } else {", "          first = next", "          second = nil", "        }", "      }", "    }", "  }",
      "",
      "  /// The new picture comes over the old one, which is gone no sooner than the new one is there.",
      "  private static var switching: AnyTransition {", "    .asymmetric(",
      "      insertion: \(change).animation(\(animation(comingTime))),",
      "      removal: \(change).animation(\(animation(leavingTime))\(delay)))", "  }",
    ]
  }

  private var singleBody: [String] {
    var state = ["  @State private var image = Image(\(snippet.imageName))", "  @State private var isOut = false"]
    switch form {
    case .conditional, .task: state.append("  @State private var work: Task<Void, Never>?")
    case .dispatch, .promiseKit: state.append("  @State private var wish = 0")
    }
    return state + ["", "  var body: some View {", "    VStack {", "      image"]
      + looks.map { "        \($0)" } + ["      Button(\"Next Picture\", action: showNext)", "    }", "  }", ""]
  }

  private var next: [String] {
    let (out, back) = (animation(leavingTime), animation(comingTime))
    let wait = number(switching.wait)
    switch form {
    case .conditional: return []
    case .task:
      return [
        "  private func showNext() {", "    work?.cancel()", "    work = Task {",
        "      // Until it is ready, nothing moves; one that fails changes nothing.",
        "      guard let next = try? await makeNext(), !Task.isCancelled else { return }",
        "      withAnimation(\(out)) { isOut = true }", "      try? await Task.sleep(for: .seconds(\(wait)))",
        "      image = next", "      withAnimation(\(back)) { isOut = false }", "    }", "  }",
      ]
    case .dispatch:
      return [
        "  private func showNext() {", "    wish += 1", "    show(makeNext, of: wish)", "  }", "",
        "  private func show(_ makeNext: @escaping @Sendable () throws -> Image, of wish: Int) {",
        "    DispatchQueue.global().async {",
        "      // Until it is ready, nothing moves; one that fails changes nothing.",
        "      guard let next = try? makeNext() else { return }", "      DispatchQueue.main.async {",
        "        MainActor.assumeIsolated { swap(to: next, of: wish) }", "      }", "    }", "  }", "",
        "  private func swap(to next: Image, of wish: Int) {", "    // A newer wish has overtaken this one.",
        "    guard wish == self.wish else { return }", "    withAnimation(\(out)) { isOut = true }",
        "    DispatchQueue.main.asyncAfter(deadline: .now() + \(wait)) {", "      MainActor.assumeIsolated {",
        "        image = next", "        withAnimation(\(back)) { isOut = false }", "      }", "    }", "  }",
      ]
    case .promiseKit:
      return [
        "  private func showNext() {", "    wish += 1", "    let asked = wish", "    firstly {", "      makeNext()",
        "    }.then { next -> Guarantee<Image> in",
        "      // Until it is ready, nothing moves; a newer wish overtakes this one.",
        "      guard asked == wish else { throw PMKError.cancelled }", "      withAnimation(\(out)) { isOut = true }",
        "      return after(seconds: \(wait)).map { next }", "    }.done { next in", "      image = next",
        "      withAnimation(\(back)) { isOut = false }", "    }.catch { error in",
        "      print(\"The old picture stays: \\(error)\")", "    }", "  }",
      ]
    }
  }

  // MARK: What changes

  private var leavingTime: Double { switching.outTime }
  private var comingTime: Double { switching.inTime }

  /// So that the old picture is there for as long as the new one is not.
  private var delay: String {
    let delay = max(0, comingTime - leavingTime)
    guard case .cubicBezier = switching.curve, delay > 0 else { return "" }
    return ".delay(\(number(delay)))"
  }

  /// As a transition.
  private var change: String {
    switch switching.style {
    case .fade: "AnyTransition.opacity"
    case .scale: "AnyTransition.scale(scale: \(number(switching.scale))).combined(with: .opacity)"
    case .blur:
      "AnyTransition.modifier(active: SwitchingBlur(radius: \(number(switching.blurRadius))), "
        + "identity: SwitchingBlur(radius: 0)).combined(with: .opacity)"
    }
  }

  /// As modifiers of the one view.
  private var looks: [String] {
    switch switching.style {
    case .fade: [".opacity(isOut ? 0 : 1)"]
    case .scale: [".scaleEffect(isOut ? \(number(switching.scale)) : 1)", ".opacity(isOut ? 0 : 1)"]
    // It is the blur that hides the swap.
    case .blur: [".blur(radius: isOut ? \(number(switching.blurRadius)) : 0)"]
    }
  }

  private var modifier: [String] {
    guard switching.style == .blur, form == .conditional else { return [] }
    return [
      "", "private struct SwitchingBlur: ViewModifier {", "  let radius: Double", "",
      "  func body(content: Content) -> some View { content.blur(radius: radius) }", "}",
    ]
  }

  private func animation(_ duration: Double) -> String {
    switch switching.curve {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      ".timingCurve(\(number(x1)), \(number(y1)), \(number(x2)), \(number(y2)), duration: \(number(duration)))"
    case .spring(let response, let dampingFraction):
      ".spring(response: \(number(response)), dampingFraction: \(number(dampingFraction)))"
    }
  }

  private func number(_ number: Double) -> String { SwiftLiteral.number(number) }
}

extension ExportRequest {
  /// The image switching, if an effect is one.
  var imageSwitching: ImageSwitching? {
    for applied in effects { if case .imageSwitching(let switching) = applied.effect { return switching } }
    return nil
  }
}

extension ImageSwitching {
  /// As a Swift expression of our own library.
  var literal: String {
    var parts = ["way: .\(way.rawValue)", "style: .\(style.rawValue)", "outTime: \(SwiftLiteral.number(outTime))"]
    if way == .animation { parts.append("wait: \(SwiftLiteral.number(wait))") }
    parts.append("inTime: \(SwiftLiteral.number(inTime))")
    if style == .blur { parts.append("blurRadius: \(SwiftLiteral.number(blurRadius))") }
    if style == .scale { parts.append("scale: \(SwiftLiteral.number(scale))") }
    switch curve {
    case .easeInOut: break
    case .cubicBezier(let x1, let y1, let x2, let y2):
      parts.append("curve: .cubicBezier(\([x1, y1, x2, y2].map(SwiftLiteral.number).joined(separator: ", ")))")
    case .spring(let response, let dampingFraction):
      parts.append(
        "curve: .spring(response: \(SwiftLiteral.number(response)), "
          + "dampingFraction: \(SwiftLiteral.number(dampingFraction)))")
    }
    return "ImageSwitching(\(parts.joined(separator: ", ")))"
  }
}
