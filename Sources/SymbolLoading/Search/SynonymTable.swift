/// Looks up words of the same meaning.
struct SynonymTable: Sendable {
  private let groups: [[[UInt8]]]
  private let groupsOfWord: [[UInt8]: [Int]]

  /// Reads a table of one group a line.
  init(_ table: String = SymbolSynonyms.table) {
    groups = table.split(separator: "\n").map { $0.split(separator: " ").map { Array($0.utf8) } }
    var index: [[UInt8]: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      for word in group { index[word, default: []].append(number) }
    }
    groupsOfWord = index
  }

  /// The other words of the groups that a word is in, without doubles.
  func others(_ word: [UInt8]) -> [[UInt8]] {
    var others: [[UInt8]] = []
    for group in groupsOfWord[word] ?? [] {
      for other in groups[group] where other != word && !others.contains(other) { others.append(other) }
    }
    return others
  }
}
