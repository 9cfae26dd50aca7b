/// What a person typed, ready to be held against names.
struct SearchQuery {
  struct Word {
    var letters: [UInt8]
    var synonyms: [[UInt8]]
  }

  var words: [Word]
  /// All words without a gap: "arrow up" and "arrowup" both find "arrow-up".
  var joined: [UInt8]
  var allowsSlips = false

  /// How well a name matches, or nil.
  func rank(_ name: IndexedName) -> MatchRank? {
    if words.count == 1 { return rank(words[0], in: name) }
    if name.has(joined, at: name.letters.lowerBound) {
      return joined.count == name.letters.count ? .exact : .prefix
    }
    // With several words, no single one is the name or its beginning: the best they can be is words of it.
    var worst = MatchRank.word
    for word in words {
      guard let rank = rank(word, in: name) else { return nil }
      worst = max(worst, rank)
    }
    return worst
  }

  private func rank(_ word: Word, in name: IndexedName) -> MatchRank? {
    if let place = name.place(of: word.letters) {
      return rank(word.letters, foundAt: place, in: name)
    }
    for synonym in word.synonyms {
      // Whole words only: "bin" must not find "binary" for "trash".
      for place in name.wordPlaces where name.words[place].count == synonym.count {
        if name.has(synonym, at: name.words[place].lowerBound) { return .synonym }
      }
    }
    guard allowsSlips, word.letters.count >= 3 else { return nil }
    for place in name.wordPlaces where OneSlip.separates(word.letters, from: name.text, name.words[place]) {
      return .slip
    }
    return nil
  }

  private func rank(_ letters: [UInt8], foundAt place: Int, in name: IndexedName) -> MatchRank {
    if letters.count == name.letters.count { return .exact }
    if place == name.letters.lowerBound { return .prefix }
    var best = MatchRank.part
    for index in name.wordPlaces where name.has(letters, at: name.words[index].lowerBound) {
      best = min(best, letters.count == name.words[index].count ? .word : .wordPrefix)
    }
    return best
  }
}
