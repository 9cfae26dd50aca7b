import SymbolEffects
import TestSupport
import Testing

@Suite(
  "What the compiler allows and refuses",
  .enabled(if: SwiftTypeChecker.found != nil, "\(SwiftTypeChecker.missingReason)"))
struct CompilingTests {
  @Test("Every effect with every combination of options compiles in every behaviour it has")
  func everyCombination() throws {
    let calls = try EveryEffect.spellings.flatMap { spelling in
      try AnySymbolEffect(parsing: spelling).behaviors.map { call(spelling, $0) }
    }
    #expect(calls.count > 300)
    #expect(try errors(in: calls).isEmpty)
  }

  @Test("Every spelling of options compiles, alone and chained")
  func options() throws {
    let options = [
      ".default", ".nonRepeating", ".repeat(2)", ".repeating", ".repeat(.continuous)", ".repeat(.periodic)",
      ".repeat(.periodic(3))", ".repeat(.periodic(delay: 0.5))", ".repeat(.periodic(3, delay: 0.5))", ".speed(1.5)",
      ".repeat(.periodic(2, delay: 0.25)).speed(0.5)", ".default.speed(2).nonRepeating", ".speed(2).repeating",
      ".nonRepeating.speed(2)", ".repeat(3).repeat(.continuous)",
    ]
    #expect(try errors(in: options.map { "host.addSymbolEffect(.bounce, options: \($0), animated: true)" }).isEmpty)
  }

  @Test("An effect is refused in every behaviour it does not have, and the compiler names the type and the behaviour")
  func wrongBehavior() throws {
    let protocols: [Behavior: String] = [
      .discrete: "DiscreteSymbolEffect", .indefinite: "IndefiniteSymbolEffect",
      .transition: "TransitionSymbolEffect", .contentTransition: "ContentTransitionSymbolEffect",
    ]
    let wrong = EffectKind.allCases.flatMap { kind in
      Behavior.allCases.filter { !kind.effect.supports($0) }.map { (kind, $0) }
    }
    let errors = try errors(in: wrong.map { call(".\($0.rawValue)", $1) })
    for (index, (kind, behavior)) in wrong.enumerated() {
      let messages = errors[index, default: []]
      let type = "\(kind.rawValue.prefix(1).uppercased())\(kind.rawValue.dropFirst())SymbolEffect"
      #expect(
        messages.contains {
          $0.contains(protocols[behavior] ?? "?") && ($0.contains(type) || $0.contains("'\(kind)'"))
        },
        "\(kind) as \(behavior): \(messages)")
    }
    #expect(errors.count == wrong.count)
  }

  @Test("An option of another effect is refused, and the compiler names it")
  func wrongOption() throws {
    let names = Set(EffectCatalog.effects.flatMap(\.groups).flatMap(\.choices).map(\.name)).sorted()
    let wrong = EffectKind.allCases.flatMap { kind in
      names.filter { name in !kind.effect.optionGroups.contains { $0.choice(named: name) != nil } }.map { (kind, $0) }
    }
    let errors = try errors(in: wrong.map { "host.name(.\($0.rawValue).\($1))" })
    for (index, (kind, name)) in wrong.enumerated() {
      let messages = errors[index, default: []]
      #expect(messages.contains { $0.contains("member '\(name)'") }, "\(kind).\(name): \(messages)")
    }
    #expect(errors.count == wrong.count)
  }

  @Test("The mistakes people make are refused where they are made, each for its own reason")
  func commonMistakes() throws {
    let mistakes = [
      ("host.symbolEffect(.scale, value: 1)", "DiscreteSymbolEffect"),
      ("host.addSymbolEffect(.bounce.left)", "left"),
      ("host.symbolEffect(.pulse.up, isActive: true)", "up"),
      ("host.transition(.symbolEffect(.bounce))", "TransitionSymbolEffect"),
      ("host.contentTransition(.symbolEffect(.appear))", "ContentTransitionSymbolEffect"),
      ("host.contentTransition(.symbolEffect(.replace.offDown))", "offDown"),
      ("host.contentTransition(.symbolEffect(.replace.magic))", "ReplaceSymbolEffect"),
      ("host.name(.wiggle.custom)", "WiggleSymbolEffect"),
      // Overloads: the compiler names the call and puts the reasons into notes.
      ("host.addSymbolEffect(.replace)", "no exact matches in call to instance method 'addSymbolEffect'"),
      ("host.addSymbolEffect(AnySymbolEffect(.bounce.up))", "no exact matches"),
      ("host.addSymbolEffect(.bounce, options: .repeat(\"2\"))", "no exact matches in call to static method 'repeat'"),
    ]
    let errors = try errors(in: mistakes.map(\.0) + ["host.addSymbolEffect(.bounce.up.byLayer)"])
    for (index, (call, reason)) in mistakes.enumerated() {
      let messages = errors[index, default: []]
      #expect(messages.contains { $0.contains(reason) }, "\(call): \(messages)")
    }
    #expect(errors.count == mistakes.count)
  }

  private func call(_ effect: String, _ behavior: Behavior) -> String {
    switch behavior {
    case .discrete: "host.symbolEffect(\(effect), options: .default, value: 1)"
    case .indefinite:
      "host.addSymbolEffect(\(effect)); host.removeSymbolEffect(ofType: \(effect)); host.symbolEffect(\(effect), isActive: true)"
    case .transition: "host.transition(.symbolEffect(\(effect)))"
    case .contentTransition: "host.contentTransition(.symbolEffect(\(effect)))"
    }
  }

  /// The messages by the index of the call; an error anywhere else fails the test.
  private func errors(in calls: [String]) throws -> [Int: [String]] {
    let checker = try #require(SwiftTypeChecker.found)
    let header = ["import SymbolEffects", "func check(_ host: Host) {"]
    let source = (header + calls + ["}"]).joined(separator: "\n")
    let diagnostics = try checker.errors(in: ["Host.swift": hostStub, "Calls.swift": source])
    var result: [Int: [String]] = [:]
    for diagnostic in diagnostics {
      let index = diagnostic.line - 1 - header.count
      try #require(diagnostic.file == "Calls.swift" && calls.indices.contains(index), "\(diagnostic)")
      result[index, default: []].append(diagnostic.message)
    }
    return result
  }
}
