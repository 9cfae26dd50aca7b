import SymbolArt

/// Elements that share a class: what is the same for all stands in its rules, in the place of the rest custom
/// properties that each element sets itself.
struct CSSClass {
  /// What the rules say.
  private(set) var playing: [CSSEntries.Text] = []
  private(set) var stopping: [CSSEntries.Text] = []
  /// What they say to a person who asked for less motion in the place of fades.
  private(set) var reduced: [CSSEntries.Text] = []
  private(set) var reducedBack: [CSSEntries.Text] = []
  private var properties: [(name: String, values: [String])] = []
  private let members: [CSSEntries]
  private let sharesOrigin: Bool

  /// - Parameter members: at least one, all with the same key.
  init(_ members: [CSSEntries]) {
    self.members = members
    sharesOrigin = members.allSatisfy { $0.element.origin == members[0].element.origin }
    playing = texts(\.playing, delay: "--d")
    stopping = texts(\.stopping, delay: "--s")
    reduced = texts(\.reduced, delay: "--d")
    reducedBack = texts(\.reducedBack, delay: "--s")
  }

  /// What the class declares wherever nothing plays.
  var base: String {
    ((sharesOrigin ? members[0].element.origin : []) + members[0].element.base).joined(separator: ";")
  }

  /// What a member declares for itself.
  func properties(of index: Int) -> String {
    let own = properties.map { "\($0.name):\($0.values[index])" } + members[index].factors
    return ((sharesOrigin ? [] : members[index].element.origin) + own).joined(separator: ";")
  }

  private mutating func texts(
    _ path: KeyPath<CSSEntries, [CSSEntries.Entry]>, delay: String
  ) -> [CSSEntries.Text] {
    let count = members[0][keyPath: path].count
    let rows = members.map { $0[keyPath: path] }
    return (0..<count).map { index in
      let entries = rows.map { $0[index] }
      let name = text("--k", entries.map(\.name))
      let durations = entries.map { CSSEntries.seconds($0.run.phases[0].duration) }
      let timings = entries.map(\.timing)
      let pace =
        durations.allSatisfy { $0 == durations[0] } || timings.allSatisfy { $0 == timings[0] }
        ? "\(text("--t", durations)) \(text("--t", timings))"
        : text("--t", zip(durations, timings).map { "\($0) \($1)" })
      // Later by as much as the first entry, or in a way of its own.
      let rests = rows.map { CSSEntries.seconds($0[index].run.delay - $0[0].run.delay) }
      let delays = rows.map { CSSEntries.seconds($0[index].run.delay) }
      let start: String
      if delays.allSatisfy({ $0 == delays[0] }) {
        start = delays[0] == "0s" ? "" : delays[0]
      } else if rests[0] != "0s", rests.allSatisfy({ $0 == rests[0] }) {
        start = "calc(\(text(delay, rows.map { CSSEntries.seconds($0[0].run.delay) })) + \(rests[0]))"
      } else {
        start = text(delay, delays)
      }
      let parts = [name, pace, start].filter { !$0.isEmpty }
      return (parts.joined(separator: " ") + entries[0].run.tail, entries[0].run.isFade)
    }
  }

  /// What all members say, or the custom property with which each says it.
  private mutating func text(_ name: String, _ values: [String]) -> String {
    guard values.contains(where: { $0 != values[0] }) else { return values[0] }
    if let known = properties.first(where: { $0.values == values }) { return "var(\(known.name))" }
    let count = properties.count { $0.name.hasPrefix(name) }
    properties.append((count == 0 ? name : "\(name)\(count + 1)", values))
    return "var(\(properties[properties.count - 1].name))"
  }
}
