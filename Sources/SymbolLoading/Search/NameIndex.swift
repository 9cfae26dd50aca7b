import Glibc

/// The words of many names in one row of bytes: looking for a part is one pass over plain memory.
struct NameIndex: Sendable {
  private var text: [UInt8] = []
  private var words: [Range<Int>] = []
  /// The words of each name, as a range in `words`.
  private var names: [Range<Int>] = []

  var count: Int { names.count }

  mutating func add(_ newWords: [[UInt8]]) {
    let first = words.count
    for word in newWords {
      words.append(text.count..<(text.count + word.count))
      text += word
    }
    names.append(first..<words.count)
  }

  /// Calls the body with each name and its place.
  func forEach(_ body: (Int, IndexedName) -> Void) {
    text.withUnsafeBufferPointer { text in
      words.withUnsafeBufferPointer { words in
        for (place, name) in names.enumerated() where !name.isEmpty {
          let letters = words[name.lowerBound].lowerBound..<words[name.upperBound - 1].upperBound
          body(place, IndexedName(text: text, words: words, wordPlaces: name, letters: letters))
        }
      }
    }
  }
}

/// One name of the index, while it is looked at.
struct IndexedName {
  let text: UnsafeBufferPointer<UInt8>
  let words: UnsafeBufferPointer<Range<Int>>
  let wordPlaces: Range<Int>
  /// All its letters, words joined.
  let letters: Range<Int>

  /// The first place where the letters stand, or nil.
  func place(of token: [UInt8]) -> Int? {
    guard let first = token.first, let base = text.baseAddress else { return nil }
    var start = letters.lowerBound
    let end = letters.upperBound - token.count + 1
    while start < end, let hit = memchr(base + start, Int32(first), end - start) {
      let place = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(hit))
      if memcmp(hit, token, token.count) == 0 { return place }
      start = place + 1
    }
    return nil
  }

  /// Whether the letters stand at a place.
  func has(_ token: [UInt8], at place: Int) -> Bool {
    guard place + token.count <= letters.upperBound, let base = text.baseAddress else { return false }
    return memcmp(base + place, token, token.count) == 0
  }
}
