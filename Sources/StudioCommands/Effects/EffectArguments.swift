import SymbolArt
import SymbolEffects
import SymbolMotion

/// Reads EFFECT-ARGS. Everything that can be wrong with them is found here, before anything is done.
struct EffectArguments {
  let arguments: ParsedArguments

  func plan() throws(UsageError) -> EffectPlan {
    try refuseWhatExcludesOneAnother()
    var plan = EffectPlan()
    if let preset = arguments.text("preset") {
      plan.effects = try PresetSource.named(preset, in: arguments).effects
      plan.spellings = plan.effects.map(\.effect.dotName)
    } else if let snippet = arguments.text("snippet") {
      plan = try SnippetSource.plan(snippet, in: arguments)
    } else {
      plan.effects = try effects()
      plan.spellings =
        plan.effects.isEmpty || !arguments.texts("effect").isEmpty
        ? arguments.texts("effect") + plan.effects.dropFirst(arguments.texts("effect").count).map(\.effect.dotName)
        : plan.effects.map(\.effect.dotName)
    }
    // What was not understood is told first: it may be why the rest does not fit.
    do throws(UsageError) { try complete(&plan) } catch {
      throw plan.remarks.isEmpty
        ? error : usage((plan.remarks + [error.description]).joined(separator: "\n"))
    }
    return plan
  }

  /// All that is not the effects themselves.
  private func complete(_ plan: inout EffectPlan) throws(UsageError) {
    plan.stop = try arguments.number("stop", in: 0...3600, unit: "seconds")
    plan.value = try arguments.number("value", in: 0...1, unit: "a number") ?? plan.value
    plan.valueMode = try arguments.choice("value-mode", of: VariableValueMode.self) ?? plan.valueMode
    if plan.valueMode != nil, plan.value == nil { throw usage("--value-mode needs a --value to show, from 0 to 1.") }
    plan.reducesMotion = arguments.has("reduced-motion")
    plan.work = try SwitchingArguments(arguments: arguments).work()
    plan.joinsOperands = SwitchingArguments(arguments: arguments).joinsOperands(plan.effects)
    if plan.effects.contains(where: { $0.effect.kind == .imageSwitching }) {
      try addPictures(to: &plan)
    } else if arguments.has("work") {
      throw usage("--work is for switching images: give --switching, or a preset that holds one.")
    } else {
      plan.secondSymbol = try secondSymbol(for: plan)
    }
    try check(plan)
  }

  private func effects() throws(UsageError) -> [AppliedEffect] {
    var names = arguments.texts("effect")
    let transitions = try TransitionSource.all(in: arguments)
    let switchings = try SwitchingArguments(arguments: arguments).switchings()
    if names.isEmpty, transitions.isEmpty, switchings.isEmpty, arguments.has("to-symbol") { names = [".replace"] }
    let others = transitions.map(AnySymbolEffect.customTransition) + switchings.map(AnySymbolEffect.imageSwitching)
    let count = names.count + others.count
    let options = try each("options", count)
    let behaviors = try each("behavior", count)
    let tunings = try each("tune", names.count)
    // One --behavior for all goes past a content transition that can run in no other way, and past what is no content
    // transition; one --behavior insertion or removal is the transition's. The rest runs as it usually does.
    let isTransitions =
      !transitions.isEmpty && arguments.texts("behavior").count == 1 && ["insertion", "removal"].contains(behaviors[0])
    let isShared = arguments.texts("behavior").count == 1 && count > 1 && arguments.has("to-symbol")
    func goesPast(_ effect: AnySymbolEffect) -> Bool {
      guard isShared else { return isTransitions }
      let supported = AppliedBehavior.supported(by: effect.kind)
      return behaviors[0] == AppliedBehavior.contentTransition.rawValue
        ? !supported.contains(.contentTransition) : supported == [.contentTransition]
    }
    var effects: [AppliedEffect] = []
    for (index, name) in names.enumerated() {
      let effect = try parse("effect", name) { text throws(EffectNameError) in try AnySymbolEffect(parsing: text) }
      let option = try options[index].map { text throws(UsageError) in
        try parse("options", text) { text throws(EffectNameError) in try SymbolEffectOptions(parsing: text) }
      }
      effects.append(
        AppliedEffect(
          effect, behavior: try behavior(goesPast(effect) ? nil : behaviors[index], of: effect),
          options: option ?? SymbolEffectOptions(),
          tuning: try tuning(tunings[index], of: effect.kind, isShared: arguments.texts("tune").count < names.count)))
    }
    for (index, effect) in others.enumerated() {
      let place = names.count + index
      let option = try options[place].map { text throws(UsageError) in
        try parse("options", text) { text throws(EffectNameError) in try SymbolEffectOptions(parsing: text) }
      }
      effects.append(
        AppliedEffect(
          effect, behavior: try behavior(behaviors[place], of: effect), options: option ?? SymbolEffectOptions()))
    }
    return effects
  }

  /// The values of an option that stands once for all effects, or once for each.
  private func each(_ option: String, _ count: Int) throws(UsageError) -> [String?] {
    let values = arguments.texts(option)
    switch values.count {
    case 0: return Array(repeating: nil, count: count)
    case 1 where count > 0: return Array(repeating: values[0], count: count)
    case count: return values
    default:
      throw usage(
        count == 0
          ? "--\(option) needs an --effect to apply to."
          : "--\(option) is given \(values.count) times for \(count) effects: give it once for all, or once for each.")
    }
  }

  private func parse<Value>(
    _ option: String, _ text: String, _ body: (String) throws(EffectNameError) -> Value
  ) throws(UsageError) -> Value {
    do throws(EffectNameError) {
      return try body(text)
    } catch {
      throw usage("--\(option): \(error.message)")
    }
  }

  private func behavior(_ text: String?, of effect: AnySymbolEffect) throws(UsageError) -> AppliedBehavior {
    let supported = AppliedBehavior.supported(by: effect.kind)
    guard let text else {
      if arguments.has("to-symbol"), supported.contains(.contentTransition) { return .contentTransition }
      return supported.first ?? .discrete
    }
    guard let behavior = AppliedBehavior(rawValue: text) else {
      let names = AppliedBehavior.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: text, among: names).map { " Did you mean \($0)?" } ?? ""
      throw arguments.wrong(
        "behavior", text, "discrete, indefinite, insertion, removal or contentTransition", hint: nearest)
    }
    guard supported.contains(behavior) else {
      throw usage(
        "--behavior: \(Self.title(of: effect.kind)) cannot run as \(text); it runs as "
          + supported.map(\.rawValue).joined(separator: ", ") + ".")
    }
    return behavior
  }

  /// What has no dot name is called by what it is.
  private static func title(of kind: EffectKind) -> String {
    switch kind {
    case .customTransition: "a transition"
    case .imageSwitching: "image switching"
    default: ".\(kind.rawValue)"
    }
  }

  /// - Parameter isShared: the same numbers go to several effects: each takes those that it has.
  private func tuning(_ text: String?, of kind: EffectKind, isShared: Bool) throws(UsageError) -> Tuning {
    var tuning = Tuning()
    guard let text else { return tuning }
    let parameters = TuningCatalog.parameters(for: kind)
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix(while: \.isWhitespace) }
      guard sides.count == 2, let value = Double(plainDecimal: String(sides[1]).trimmedEnd) else {
        throw arguments.wrong("tune", String(part), "KEY=NUMBER, such as duration=0.9")
      }
      let name = String(sides[0]).trimmedEnd
      guard let parameter = parameters.first(where: { $0.key.rawValue == name }) else {
        if isShared, TuningKey(rawValue: name) != nil { continue }
        throw usage(unknownKey(name, of: kind, parameters))
      }
      guard parameter.range.contains(value) else {
        throw usage(
          "--tune: \(name) of .\(kind.rawValue) must be from \(parameter.minimum.plain) to \(parameter.maximum.plain) "
            + "(\(parameter.unit)), not \(value.plain).")
      }
      tuning[parameter.key] = value
    }
    return tuning
  }

  private func unknownKey(_ name: String, of kind: EffectKind, _ parameters: [TuningParameter]) -> String {
    let known = parameters.map(\.key.rawValue)
    let nearest = Spelling.nearest(to: name, among: known).map { " Did you mean \($0)?" } ?? ""
    return "--tune: .\(kind.rawValue) has no “\(Spelling.shown(name))” to tune; "
      + (known.isEmpty ? "nothing of it can be tuned." : "it has \(known.joined(separator: ", ")).") + nearest
  }

  /// What is the same for every symbol is wrong usage, not a bad input.
  private func check(_ plan: EffectPlan) throws(UsageError) {
    let sample = Symbol(
      name: "sample", viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24,
      layers: [Layer(id: "sample", name: "sample", content: [], bounds: .null)])
    var plan = plan
    // A conversion's pixels are no part of what can be wrong here.
    if plan.work.source == .pixelate {
      plan.work.source = .simulated
      plan.secondSymbol = plan.secondSymbol ?? sample
    }
    do throws(MotionError) {
      let motions = try plan.playback(of: sample).stack.motions
      guard plan.stop != nil, !motions.contains(where: \.isEndless) else { return }
    } catch {
      throw usage(error.description)
    }
    // Silence would look as if the effect had been stopped.
    guard let effect = plan.effects.first else { throw usage("--stop needs an --effect to stop.") }
    let supportsEndless = AppliedBehavior.supported(by: effect.effect.kind).contains(.indefinite)
    throw usage(
      "--stop ends an effect that goes on until it is stopped; \(effect.effect.dotName) as \(effect.behavior.rawValue) "
        + "ends by itself."
        + (supportsEndless ? " Leave --stop out, or add --behavior indefinite." : " Leave --stop out."))
  }

  private func refuseWhatExcludesOneAnother() throws(UsageError) {
    if arguments.has("preset"),
      let other = ["effect", "transition", "switching", "options", "behavior", "tune"].first(where: arguments.has)
    {
      throw usage("--preset stands in place of --\(other); leave one of them out.")
    }
    if arguments.has("snippet"),
      let other = ["effect", "transition", "switching", "options", "behavior", "tune", "preset"]
        .first(where: arguments.has)
    {
      throw usage("--snippet stands in place of --\(other); leave one of them out.")
    }
  }

  /// The pictures that an image switching leads to.
  private func addPictures(to plan: inout EffectPlan) throws(UsageError) {
    let isSheet = arguments.command.name == "compare"
    guard plan.effects.count == 1 || isSheet, plan.effects.allSatisfy({ $0.behavior == .contentTransition }) else {
      throw usage("Switching images is the only effect where it stands: leave the others out.")
    }
    let pictures = try SwitchingArguments(arguments: arguments).pictures(plan)
    plan.secondSymbol = pictures.first
    plan.furtherSymbols = Array(pictures.dropFirst())
    if plan.work.source == .pixelate { plan.workLook = try LookArguments(arguments, margin: .fixed(0)).look }
  }

  /// The symbol that a content transition leads to.
  private func secondSymbol(for plan: EffectPlan) throws(UsageError) -> Symbol? {
    guard arguments.texts("to-symbol").count < 2 else {
      throw usage("--to-symbol is given \(arguments.texts("to-symbol").count) times, which is for --switching only.")
    }
    guard let path = arguments.text("to-symbol") else {
      guard let effect = plan.effects.first(where: { $0.behavior == .contentTransition }) else { return nil }
      throw usage(
        MotionError.needsSecondSymbol(effect: effect.effect.kind).description + " It is given by --to-symbol.")
    }
    // On a sheet effects stand beside one another; elsewhere they play at once.
    let changes = plan.effects.count { $0.behavior == .contentTransition }
    guard changes == 1 || changes > 1 && arguments.command.name == "compare" else {
      throw usage(
        changes == 0
          ? "--to-symbol is for a content transition: add --effect .replace or .automatic."
          : "--to-symbol is for one content transition; \(changes) are asked for. Other effects may run beside it.")
    }
    let files = InputFiles([path])
    guard let input = files.inputs.first, files.inputs.count == 1 else {
      throw usage("--to-symbol: \(files.failures.first?.message ?? "“\(Spelling.shown(path))” is not one file.")")
    }
    switch try SymbolSource(arguments, jobs: 1).load(input) {
    case .success(let symbol): return symbol
    case .failure(let failure): throw usage("--to-symbol: \(failure.description)")
    }
  }

  private func usage(_ text: String) -> UsageError { UsageError(text, command: arguments.command.name) }
}

extension String {
  /// Without white space at the end.
  fileprivate var trimmedEnd: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
