/// One way to go on where the cursor stands.
public struct Completion: Hashable, Sendable {
  /// The characters that the insertion takes the place of: the word about the cursor.
  public var range: Range<Int>
  /// What is put there, without a leading dot ("bounce", "custom(angle: 15)").
  public var insertion: String
  /// For people ("Bounce").
  public var title: String
  /// What it does, as a sentence.
  public var summary: String

  /// The text with the completion in it, and the place of the cursor after it.
  public func applied(to text: String) -> (text: String, cursor: Int) {
    let characters = Array(text)
    let lower = min(range.lowerBound, characters.count)
    let upper = max(lower, min(range.upperBound, characters.count))
    let result = String(characters[..<lower]) + insertion + String(characters[upper...])
    return (result, lower + insertion.count)
  }
}

/// What may come next in a dot name that is being typed.
public enum EffectCompletion {
  /// Effects, or options of the effect that is there already and whose group is still open. Names that begin with the
  /// word before the cursor come first, then those that contain it. `cursor` counts characters.
  public static func completions(for partial: String, cursor: Int) -> [Completion] {
    guard let place = CompletionPlace(partial, cursor: cursor) else { return [] }
    guard let name = place.before.first else {
      return place.matching(
        EffectKind.allCases.map { ($0.rawValue, $0.title, $0.description.summary) })
    }
    guard let kind = EffectKind(rawValue: name) else { return [] }
    let groups = kind.effect.optionGroups
    if let option = place.openParenthesis {
      let parameter = groups.lazy.compactMap { $0.choice(named: option)?.parameter }.first
      let choices = groups.flatMap(\.choices)
      return place.matching(
        (parameter?.choices ?? []).map { name in
          let choice = choices.first { $0.name == name }
          return (name, choice?.title ?? name, choice?.summary ?? "")
        })
    }
    let open = groups.filter { group in !place.others.contains { group.choice(named: $0) != nil } }
    return place.matching(
      open.flatMap(\.choices).map { (String($0.spelling.dropFirst()), $0.title, $0.summary) })
  }

  /// Options of repetition and speed that have not been said yet. `cursor` counts characters.
  public static func optionCompletions(for partial: String, cursor: Int) -> [Completion] {
    guard let place = CompletionPlace(partial, cursor: cursor) else { return [] }
    if let option = place.openParenthesis {
      guard option == "repeat" else { return [] }
      return place.matching([
        ("continuous", "Continuous", "Without a pause or an end."),
        ("periodic", "Periodic", "Whole runs without end."),
        ("periodic(2)", "Periodic, twice", "That many whole runs."),
        ("periodic(delay: 0.5)", "Periodic with a delay", "Whole runs, that many seconds apart."),
        ("periodic(2, delay: 0.5)", "Periodic, twice with a delay", "That many whole runs, that many seconds apart."),
      ])
    }
    let repetitions = ["nonRepeating", "repeat", "repeating"]
    let isRepetitionSaid = place.others.contains { repetitions.contains($0) }
    let isSpeedSaid = place.others.contains("speed")
    return place.matching(
      (place.others.isEmpty ? [("default", "Default", "As the effect has it.")] : [])
        + (isRepetitionSaid
          ? []
          : [
            ("nonRepeating", "Once", "One run, even where the behaviour would repeat."),
            ("repeat(.continuous)", "Continuous", "Without a pause or an end."),
            ("repeat(.periodic)", "Periodic", "Whole runs without end."),
            ("repeat(.periodic(2))", "Twice", "That many whole runs."),
            ("repeat(.periodic(delay: 0.5))", "With a delay", "Whole runs, that many seconds apart."),
          ]) + (isSpeedSaid ? [] : [("speed(1.5)", "Speed", "A factor on time, from 0.05 to 20.")]))
  }
}
