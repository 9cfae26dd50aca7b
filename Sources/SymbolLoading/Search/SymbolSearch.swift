import Foundation

/// Finds symbols by name, as fast as a person types: an index made once for a collection's names.
///
/// What is typed is split into words that must all match. A match is, from best to worst: the whole name, its beginning,
/// a whole word, the beginning of a word, any part, a word of the same meaning, and, when nothing else is found, a
/// word with one slip of the finger. Equally good matches keep the order of the names.
public struct SymbolSearch: Sendable {
  private var index = NameIndex()
  private let synonyms = SynonymTable()

  /// Indexes names: a few milliseconds for 5,000.
  public init(names: [String]) {
    for name in names { index.add(SearchWords.split(name)) }
  }

  /// Indexes the names of references.
  public init(_ references: [SymbolReference]) {
    self.init(names: references.map(\.name))
  }

  /// Adds one name at the end.
  public mutating func add(_ name: String) {
    index.add(SearchWords.split(name))
  }

  /// How many names are indexed.
  public var count: Int { index.count }

  /// The places, in the list that was indexed, of the names that match, the best first; all when nothing is typed.
  public func find(_ query: String) -> [Int] { matches(query).places }

  /// As `find`, with whether what was found is only similar to what was typed.
  public func matches(_ query: String) -> SearchMatches {
    let words = SearchWords.split(query)
    guard !words.isEmpty else {
      return SearchMatches(places: query.allSatisfy(\.isWhitespace) ? Array(0..<index.count) : [])
    }
    let query = SearchQuery(
      words: words.map { .init(letters: $0, synonyms: synonyms.others($0)) }, joined: Array(words.joined()))
    let strict = ranked(query)
    if !strict.isEmpty { return SearchMatches(places: strict) }
    var tolerant = query
    tolerant.allowsSlips = true
    let similar = ranked(tolerant)
    return SearchMatches(places: similar, areSimilar: !similar.isEmpty)
  }

  private func ranked(_ query: SearchQuery) -> [Int] {
    var found: [[Int]] = Array(repeating: [], count: MatchRank.allCases.count)
    index.forEach { place, name in
      if let rank = query.rank(name) { found[rank.rawValue].append(place) }
    }
    return Array(found.joined())
  }
}

/// What a search has found.
public struct SearchMatches: Hashable, Sendable {
  /// In the list that was indexed, the best first.
  public var places: [Int]
  /// Whether no name has what was typed, and these differ from it by one slip of the finger.
  public var areSimilar = false
}

/// How well a name matches; lower is better.
enum MatchRank: Int, Comparable, CaseIterable {
  case exact, prefix, word, wordPrefix, part, synonym, slip

  static func < (left: MatchRank, right: MatchRank) -> Bool { left.rawValue < right.rawValue }
}
