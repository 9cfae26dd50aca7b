import SymbolEffects

/// A custom transition as SwiftUI code: view modifiers for its states, and an `AnyTransition` that names them.
///
/// A plain pair of states is interpolated by SwiftUI, effect by effect. Where that would not be the transition (a card
/// that is hidden beyond an angle would cross-fade, a wave would be a straight line) the modifier is `Animatable` and
/// follows the progress itself.
struct CustomTransitionSnippet {
  let transition: CustomTransition

  /// The member of `AnyTransition`, to be used as `.transition(.name)`.
  var member: String {
    let words = ExportName.slug(transition.name).split(separator: "-").map { $0.lowercased() }
    let name = words.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    let isTaken = ["opacity", "scale", "slide", "identity", "move", "push", "offset", "blurReplace"].contains(name)
    return isTaken || name.first?.isLetter != true ? "custom" + name.prefix(1).uppercased() + name.dropFirst() : name
  }

  private var type: String { member.prefix(1).uppercased() + member.dropFirst() }

  /// Declarations that stand beside the view.
  var lines: [String] {
    var lines: [String] = []
    var made: [TransitionWay: String] = [:]
    func modifier(_ way: TransitionWay) -> String {
      var states = way
      states.timing = TransitionTiming()
      if let name = made[states] { return name }
      let name = "\(type)Modifier" + (made.isEmpty ? "" : "\(made.count + 1)")
      made[states] = name
      lines += states.needsProgress ? progressModifier(name, states) : pairModifier(name, states)
      lines.append("")
      return name
    }
    let parts = transition.parts.map { part -> String in
      let (insertion, removal) = (part.way(isInsertion: true), part.way(isInsertion: false))
      let coming = pair(modifier(insertion), insertion)
      let going = pair(modifier(removal), removal)
      let (in_, out) = (animation(insertion.timing), animation(removal.timing))
      if coming == going, in_ == out { return "\(coming)\n      .animation(\(in_))" }
      return """
        .asymmetric(
              insertion: \(anyTransition(coming)).animation(\(in_)),
              removal: \(anyTransition(going)).animation(\(out)))
        """
    }
    lines += ["extension AnyTransition {", "  /// \(usage)", "  static var \(member): AnyTransition {"]
    lines.append("    \(parts[0])")
    lines += parts.dropFirst().map { "      .combined(with: \(anyTransition($0)))" }
    return lines + ["  }", "}"]
  }

  /// One line on how it is used.
  var usage: String {
    "if isShown { Image(systemName: \"bell\").transition(.\(member)) } and withAnimation { isShown.toggle() }"
  }

  private func anyTransition(_ expression: String) -> String {
    expression.hasPrefix(".") ? "AnyTransition\(expression)" : expression
  }

  private func animation(_ timing: TransitionTiming) -> String {
    switch timing.curve {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      let numbers = [x1, y1, x2, y2].map(SwiftLiteral.number).joined(separator: ", ")
      return ".timingCurve(\(numbers), duration: \(SwiftLiteral.number(timing.duration)))"
    case .spring(let response, let damping):
      return ".spring(response: \(SwiftLiteral.number(response)), dampingFraction: \(SwiftLiteral.number(damping)))"
    }
  }

  private func pair(_ name: String, _ way: TransitionWay) -> String {
    if way.needsProgress { return ".modifier(active: \(name)(progress: 0), identity: \(name)(progress: 1))" }
    func arguments(_ state: TransitionState) -> String {
      way.movedProperties.map { "\($0.swiftName): \(SwiftLiteral.number(state.number($0)))" }.joined(separator: ", ")
    }
    return ".modifier(active: \(name)(\(arguments(way.active))), identity: \(name)(\(arguments(way.identity))))"
  }

  // MARK: Modifiers

  private func pairModifier(_ name: String, _ way: TransitionWay) -> [String] {
    ["/// One state of the transition; SwiftUI finds the way between two of them.", "struct \(name): ViewModifier {"]
      + way.movedProperties.map { "  var \($0.swiftName): Double" }
      + ["", "  func body(content: Content) -> some View {", "    content"]
      + chain(way) { $0.swiftName }.map { "      " + $0 } + ["  }", "}"]
  }

  private func progressModifier(_ name: String, _ way: TransitionWay) -> [String] {
    var lines = [
      "/// The transition at a progress of 0 (not there) to 1 (fully there).",
      "struct \(name): ViewModifier, Animatable {",
      "  var progress: Double", "", "  nonisolated var animatableData: Double {", "    get { progress }",
      "    set { progress = newValue }", "  }", "",
    ]
    for property in way.movedProperties {
      lines.append("  private var \(property.swiftName): Double { \(formula(property, way)) }")
    }
    lines += ["", "  func body(content: Content) -> some View {", "    content"]
    return lines + chain(way) { $0.swiftName }.map { "      " + $0 } + ["  }", "}"]
  }

  private func formula(_ property: TransitionProperty, _ way: TransitionWay) -> String {
    let (from, to) = (way.active.number(property), way.identity.number(property))
    let part =
      property == .opacity && way.fadePart < 1 ? "min(progress / \(SwiftLiteral.number(way.fadePart)), 1)" : "progress"
    var formula = SwiftLiteral.number(from)
    if from != to { formula = "\(formula) + (\(SwiftLiteral.number(to - from))) * \(part)" }
    for wave in way.waves where wave.property == property {
      let angle =
        "\(SwiftLiteral.number(2 * wave.frequency)) * Double.pi * progress"
        + (wave.phase == 0 ? "" : " + \(SwiftLiteral.number(wave.phase)) * Double.pi / 180")
      let strength =
        switch wave.envelope {
        case .even: ""
        case .fadingOut: " * (1 - progress)"
        case .fadingIn: " * progress"
        }
      formula += " + \(SwiftLiteral.number(wave.amplitude))\(strength) * sin(\(angle))"
    }
    return formula
  }

  /// From inside out: rotation, scale, rotation in space, offset, blur, opacity.
  private func chain(_ way: TransitionWay, _ value: (TransitionProperty) -> String) -> [String] {
    let moved = Set(way.movedProperties)
    let anchor = (way.active.turnsOrScales ? way.active.anchor : way.identity.anchor).swift
    var lines: [String] = []
    if moved.contains(.rotation) { lines.append(".rotationEffect(.degrees(\(value(.rotation))), anchor: \(anchor))") }
    if moved.contains(.scaleX) || moved.contains(.scaleY) {
      let (x, y) = (moved.contains(.scaleX) ? value(.scaleX) : "1", moved.contains(.scaleY) ? value(.scaleY) : "1")
      lines.append(".scaleEffect(x: \(x), y: \(y), anchor: \(anchor))")
    }
    var isHidden = ""
    if let view = way.active.rotation3D ?? way.identity.rotation3D {
      let axis = zip(["x", "y", "z"], [view.axis.x, view.axis.y, view.axis.z])
        .map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")
      lines += [
        ".rotation3DEffect(", "  .degrees(\(value(.rotation3D))), axis: (\(axis)), anchor: \(view.anchor.swift),",
        "  perspective: \(SwiftLiteral.number(view.perspective)))",
      ]
      if let limit = view.hiddenBeyond {
        isHidden =
          "abs(\(value(.rotation3D)).remainder(dividingBy: 360)) > \(SwiftLiteral.number(limit)) ? 0 : "
      }
    }
    lines += offset(way, moved, value)
    if moved.contains(.blur) { lines.append(".blur(radius: max(\(value(.blur)), 0))") }
    if moved.contains(.opacity) || !isHidden.isEmpty {
      lines.append(".opacity(\(isHidden)\(moved.contains(.opacity) ? value(.opacity) : "1"))")
    }
    return lines
  }

  private func offset(
    _ way: TransitionWay, _ moved: Set<TransitionProperty>, _ value: (TransitionProperty) -> String
  ) -> [String] {
    guard moved.contains(.offsetX) || moved.contains(.offsetY) else { return [] }
    func isFraction(_ property: TransitionProperty) -> Bool {
      let lengths =
        property == .offsetX ? [way.active.offsetX, way.identity.offsetX] : [way.active.offsetY, way.identity.offsetY]
      return lengths.contains { if case .fraction = $0 { true } else { false } }
    }
    func term(_ property: TransitionProperty, side: String) -> String {
      guard moved.contains(property) else { return "0" }
      return isFraction(property) ? "\(value(property)) * proxy.size.\(side)" : value(property)
    }
    let (x, y) = (term(.offsetX, side: "width"), term(.offsetY, side: "height"))
    guard isFraction(.offsetX) || isFraction(.offsetY) else { return [".offset(x: \(x), y: \(y))"] }
    // Fractions of the view's own size are known to visualEffect only.
    let captured = [TransitionProperty.offsetX, .offsetY].filter(moved.contains).map(value).joined(separator: ", ")
    return [".visualEffect { [\(captured)] view, proxy in", "  view.offset(x: \(x), y: \(y))", "}"]
  }
}

extension TransitionWay {
  /// Whether SwiftUI's own interpolation between two states would be another transition.
  fileprivate var needsProgress: Bool {
    !waves.isEmpty || fadePart < 1 || (active.rotation3D ?? identity.rotation3D)?.hiddenBeyond != nil
  }

  fileprivate var movedProperties: [TransitionProperty] { TransitionProperty.allCases.filter(moves) }
}

extension TransitionState {
  /// The number as it is written, whatever its unit.
  fileprivate func number(_ property: TransitionProperty) -> Double { value(of: property, width: 1, height: 1) }
}

extension TransitionProperty {
  fileprivate var swiftName: String { self == .rotation3D ? "angle" : rawValue }
}

extension UnitPoint {
  fileprivate var swift: String {
    name.map { ".\($0)" } ?? "UnitPoint(x: \(SwiftLiteral.number(x)), y: \(SwiftLiteral.number(y)))"
  }
}
