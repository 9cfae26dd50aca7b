import SymbolEffects
import SymbolMotion

/// The calls that add, remove and exchange.
extension SnippetReader {
  /// `symbolEffect(_:options:isActive:)`, `symbolEffect(_:options:value:)`, or the effect of a transition.
  mutating func readSymbolEffect(_ token: SnippetToken, _ call: SnippetArguments, _ place: Place) {
    guard let argument = call[nil] else { return note(token.range, "The effect is missing in this call.") }
    guard let effect = effect(argument.tokens) else { return }
    let options = call["options"].flatMap { self.options($0.tokens) } ?? .default
    let behavior: AppliedBehavior?
    switch place {
    case .contentTransition: behavior = .contentTransition
    case .transition(let stated):
      behavior = stated ?? (effect.kind == .disappear || effect.kind == .drawOff ? .removal : .insertion)
    case .modifier: behavior = call["value"] == nil ? .indefinite : .discrete
    }
    add(applied(effect, behavior, options, at: argument.range))
    if let flag = call["isActive"]?.flag {
      // The trap: what appears is hidden while active.
      let isOn = effect.kind == .appear || effect.kind == .drawOn ? !flag : flag
      if isOn { reading.inactive.remove(effect.kind) } else { reading.inactive.insert(effect.kind) }
    }
    remarkUnknown(call, known: ["options", "isActive", "value"])
  }

  /// `addSymbolEffect(_:options:animated:completion:)`.
  mutating func readAddition(_ token: SnippetToken, _ call: SnippetArguments) {
    guard let argument = call[nil] else { return note(token.range, "The effect is missing in this call.") }
    guard let effect = effect(argument.tokens) else { return }
    let options = call["options"].flatMap { self.options($0.tokens) } ?? .default
    var applied = applied(effect, nil, options, at: argument.range)
    if AppliedBehavior.supported(by: effect.kind).contains(.discrete) {
      // An effect that can do both goes on here until it is removed, unless a number of runs is said.
      switch options.repetition {
      case .nonRepeating:
        applied.behavior = .discrete
        applied.options = options.automaticRepetition
      case .periodic(count: .some, _): applied.behavior = .discrete
      default: applied.behavior = .indefinite
      }
    } else if hides(effect.kind), isRemoving(after: call.end) {
      applied.behavior = .removal
    } else if effect.kind == .appear || effect.kind == .drawOn, hasInserted {
      applied.behavior = .insertion
    }
    let isAnimated = call["animated"]?.flag
    if isAnimated == false, hides(effect.kind) {
      hidden.append(applied)
    } else {
      if effect.kind == .appear || effect.kind == .drawOn { hidden = [] }
      add(applied)
    }
    if let isAnimated, hidden.isEmpty { setAnimated(isAnimated, effect.kind) }
    hasInserted = false
    remarkUnknown(call, known: ["options", "animated", "completion"])
  }

  /// `setShown(_:transition:)` of the GTK widget.
  mutating func readShowing(_ call: SnippetArguments) {
    guard let argument = call["transition"], let effect = effect(argument.tokens) else { return }
    let behavior = call[nil]?.flag.map { $0 ? AppliedBehavior.insertion : .removal }
    let options = call["options"].flatMap { self.options($0.tokens) } ?? .default
    add(applied(effect, behavior ?? (hides(effect.kind) ? .removal : .insertion), options, at: argument.range))
    if let flag = call["animated"]?.flag { setAnimated(flag, effect.kind) }
  }

  private mutating func setAnimated(_ isAnimated: Bool, _ kind: EffectKind) {
    if isAnimated { reading.unanimated.remove(kind) } else { reading.unanimated.insert(kind) }
  }

  private func hides(_ kind: EffectKind) -> Bool { kind == .disappear || kind == .drawOff }

  /// Whether the view is taken away when the effect is done: in the closure that follows, or in the next lines.
  private func isRemoving(after end: Int) -> Bool {
    let nearby = 40
    for token in tokens[end..<min(end + nearby, tokens.count)] {
      if token.isWord("removeFromSuperview") { return true }
      if token.isWord("addSymbolEffect") { return false }
    }
    return false
  }

  /// `setSymbolImage(_:contentTransition:options:completion:)`.
  mutating func readReplacement(_ token: SnippetToken, _ call: SnippetArguments) {
    if let image = call[nil], let constructor = image.tokens.firstIndex(where: { $0.isMark("(") }),
      constructor > image.tokens.startIndex
    {
      readImage(tokens[constructor - 1], SnippetArguments(tokens, open: constructor), isSecond: true)
    } else if let last = images.indices.last, last > 0 || !isSet(beforeCall: token) {
      images[last].isSecond = true
    }
    if let argument = call["contentTransition"] {
      let options = call["options"].flatMap { self.options($0.tokens) } ?? .default
      if let effect = effect(argument.tokens) { add(applied(effect, .contentTransition, options, at: argument.range)) }
    }
    remarkUnknown(call, known: ["contentTransition", "options", "animated", "completion"])
  }

  /// Whether the only image so far is what the view shows (`imageView.image = …`).
  private func isSet(beforeCall token: SnippetToken) -> Bool {
    for (place, other) in tokens.enumerated()
    where other.isWord("image") && other.range.lowerBound < token.range.lowerBound {
      if place > 0, tokens[place - 1].isMark("."), place + 1 < tokens.count, tokens[place + 1].isMark("=") {
        return true
      }
    }
    return false
  }

  /// `removeSymbolEffect(ofType: .bounce)`. After an addition in the same text it only says how that one ends.
  mutating func readRemoval(_ token: SnippetToken, _ call: SnippetArguments) {
    guard let argument = call["ofType"] else {
      return note(token.range, "This call needs a type: removeSymbolEffect(ofType: .bounce).")
    }
    guard let effect = effect(argument.tokens) else { return }
    let isAdded = reading.effects.contains { $0.effect.kind == effect.kind }
    if !isAdded, !reading.removed.contains(effect.kind) { reading.removed.append(effect.kind) }
    remarkUnknown(call, known: ["ofType", "options", "animated"])
  }

  /// The effect with a behaviour that it has; what Apple's framework would refuse is said.
  mutating func applied(
    _ effect: AnySymbolEffect, _ behavior: AppliedBehavior?, _ options: SymbolEffectOptions, at range: Range<Int>
  ) -> AppliedEffect {
    let supported = AppliedBehavior.supported(by: effect.kind)
    let usual = supported.first ?? .indefinite
    guard let behavior else { return AppliedEffect(effect, behavior: usual, options: options) }
    guard supported.contains(behavior) else {
      note(
        range,
        ".\(effect.kind.rawValue) does not run in this way (\(behavior.rawValue)): it is taken as \(usual.rawValue).")
      return AppliedEffect(effect, behavior: usual, options: options)
    }
    return AppliedEffect(effect, behavior: behavior, options: options)
  }

  private mutating func remarkUnknown(_ call: SnippetArguments, known: Set<String>) {
    for argument in call.arguments {
      guard let label = argument.label, !known.contains(label) else { continue }
      let nearest = nearestSpelling(to: label, among: known.sorted())
      note(
        argument.range.lowerBound..<argument.range.lowerBound + label.count,
        "There is no “\(label):” in this call" + (nearest.map { "; did you mean “\($0):”?" } ?? "."))
    }
  }
}
