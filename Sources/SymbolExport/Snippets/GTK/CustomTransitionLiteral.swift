import SymbolEffects

/// A custom transition as a Swift expression of our own library.
struct CustomTransitionLiteral {
  let transition: CustomTransition

  /// `CustomTransition.flipFromLeft` for one that is ready-made, else all that it is made of.
  var expression: String {
    let plain: Set<String> = [
      "opacity", "scale", "slide", "rotate", "rotateInOut", "flipFromLeft", "flipFromBottom", "blurReplace", "wave",
    ]
    if let id = transition.readyMadeID, plain.contains(id) { return "CustomTransition.\(id)" }
    var parts = ["name: \(SwiftLiteral.string(transition.name))", "insertion: \(way(transition.insertion))"]
    if let removal = transition.removal { parts.append("removal: \(way(removal))") }
    if transition.removal == nil, let timing = transition.removalTiming {
      parts.append("removalTiming: \(self.timing(timing))")
    }
    if !transition.combined.isEmpty {
      let others = transition.combined.map { CustomTransitionLiteral(transition: $0).expression }
      parts.append("combined: [\(others.joined(separator: ", "))]")
    }
    if transition.designSize != 100 { parts.append("designSize: \(SwiftLiteral.number(transition.designSize))") }
    return "CustomTransition(\(parts.joined(separator: ", ")))"
  }

  private func way(_ way: TransitionWay) -> String {
    var parts = ["active: \(state(way.active))"]
    if way.identity != .neutral { parts.append("identity: \(state(way.identity))") }
    if !way.waves.isEmpty { parts.append("waves: [\(way.waves.map(wave).joined(separator: ", "))]") }
    if way.fadePart != 1 { parts.append("fadePart: \(SwiftLiteral.number(way.fadePart))") }
    parts.append("timing: \(timing(way.timing))")
    return "TransitionWay(\(parts.joined(separator: ", ")))"
  }

  private func state(_ state: TransitionState) -> String {
    var parts: [String] = []
    func add(_ name: String, _ value: Double, unless neutral: Double) {
      if value != neutral { parts.append("\(name): \(SwiftLiteral.number(value))") }
    }
    add("opacity", state.opacity, unless: 1)
    add("scaleX", state.scaleX, unless: 1)
    add("scaleY", state.scaleY, unless: 1)
    add("rotation", state.rotation, unless: 0)
    if state.anchor != .center { parts.append("anchor: \(point(state.anchor))") }
    if state.offsetX != .zero { parts.append("offsetX: \(length(state.offsetX))") }
    if state.offsetY != .zero { parts.append("offsetY: \(length(state.offsetY))") }
    add("blur", state.blur, unless: 0)
    if let view = state.rotation3D { parts.append("rotation3D: \(rotation(view))") }
    return "TransitionState(\(parts.joined(separator: ", ")))"
  }

  private func rotation(_ view: Rotation3D) -> String {
    let axis = [view.axis.x, view.axis.y, view.axis.z].map(SwiftLiteral.number)
    var parts = [
      "degrees: \(SwiftLiteral.number(view.degrees))", "axis: .init(x: \(axis[0]), y: \(axis[1]), z: \(axis[2]))",
    ]
    if view.anchor != .center { parts.append("anchor: \(point(view.anchor))") }
    parts.append("perspective: \(SwiftLiteral.number(view.perspective))")
    if let limit = view.hiddenBeyond { parts.append("hiddenBeyond: \(SwiftLiteral.number(limit))") }
    return "Rotation3D(\(parts.joined(separator: ", ")))"
  }

  private func wave(_ wave: TransitionWave) -> String {
    "TransitionWave(.\(wave.property.rawValue), amplitude: \(SwiftLiteral.number(wave.amplitude)), "
      + "frequency: \(SwiftLiteral.number(wave.frequency)), phase: \(SwiftLiteral.number(wave.phase)), "
      + "envelope: .\(wave.envelope.rawValue))"
  }

  private func timing(_ timing: TransitionTiming) -> String {
    switch timing.curve {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      let numbers = [x1, y1, x2, y2].map(SwiftLiteral.number).joined(separator: ", ")
      return "TransitionTiming(.cubicBezier(\(numbers)), duration: \(SwiftLiteral.number(timing.duration)))"
    case .spring(let response, let damping):
      return "TransitionTiming(.spring(response: \(SwiftLiteral.number(response)), "
        + "dampingFraction: \(SwiftLiteral.number(damping))))"
    }
  }

  private func point(_ point: UnitPoint) -> String {
    point.name.map { ".\($0)" } ?? "UnitPoint(x: \(SwiftLiteral.number(point.x)), y: \(SwiftLiteral.number(point.y)))"
  }

  private func length(_ length: TransitionLength) -> String {
    switch length {
    case .points(let amount): ".points(\(SwiftLiteral.number(amount)))"
    case .fraction(let amount): ".fraction(\(SwiftLiteral.number(amount)))"
    }
  }
}
