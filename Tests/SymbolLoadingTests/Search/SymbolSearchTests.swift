import Foundation
import Testing

@testable import SymbolLoading

@Suite("Search")
struct SymbolSearchTests {
  private func found(_ query: String, in names: [String]) -> [String] {
    SymbolSearch(names: names).find(query).map { names[$0] }
  }

  @Test("the whole name comes first, then beginnings, words, beginnings of words, and parts")
  func ranking() {
    let names = ["doorbell", "alarm-bellows", "night-bell-off", "bell-dot", "bell", "bellows"]
    #expect(
      found("bell", in: names) == ["bell", "bell-dot", "bellows", "night-bell-off", "alarm-bellows", "doorbell"])
  }

  @Test("equally good matches keep the order of the names")
  func stable() {
    let names = (0..<50).map { "arrow-\($0)" }
    #expect(found("arrow", in: names) == names)
  }

  @Test("case and diacritics make no difference")
  func folding() {
    #expect(found("CAFÉ", in: ["cafe", "Café-cup", "tea"]) == ["cafe", "Café-cup"])
    #expect(found("cafe", in: ["CAFÉ"]) == ["CAFÉ"])
    #expect(found("МИР", in: ["мир"]) == ["мир"])
  }

  @Test("hyphen, underscore, space, hump and digits part words")
  func words() {
    for name in ["bell_off", "bellOff", "bell off", "bell.off", "BellOff"] {
      #expect(found("off bell", in: [name]) == [name])
    }
    #expect(found("battery 50", in: ["battery5", "battery50"]) == ["battery50"])
  }

  @Test("all words must match, in any order; the name that has them in order comes first")
  func conjunction() {
    let names = ["arrow-down", "up-arrow", "arrow-up", "arrow-up-left"]
    #expect(found("arrow up", in: names) == ["arrow-up", "arrow-up-left", "up-arrow"])
    #expect(found("arrow nothing", in: names).isEmpty)
    #expect(found("arrowup", in: names) == ["arrow-up", "arrow-up-left"])
  }

  @Test("a word finds others of the same meaning, after the names that have it")
  func synonyms() {
    #expect(found("trash", in: ["binary", "bin", "recycle-bin", "trash-2"]) == ["trash-2", "bin", "recycle-bin"])
    #expect(found("email", in: ["mail", "envelope-open", "male"]) == ["mail", "envelope-open"])
  }

  @Test("what is only similar is told from what was meant")
  func similar() {
    let search = SymbolSearch(names: ["soccer-ball", "alarm", "gear"])
    #expect(search.matches("bal") == SearchMatches(places: [0]))
    #expect(search.matches("notification") == SearchMatches(places: [1]))
    #expect(SymbolSearch(names: ["soccer-ball"]).matches("bell") == SearchMatches(places: [0], areSimilar: true))
    #expect(search.matches("") == SearchMatches(places: [0, 1, 2]))
    #expect(search.matches("zzzz") == SearchMatches(places: []))
  }

  @Test("one slip of the finger is forgiven, when nothing else is found")
  func slips() {
    let names = ["calendar", "battery", "speaker"]
    for query in ["calender", "claendar", "calndar", "callendar", "acl"] {
      #expect(found(query, in: names) == ["calendar"], "\(query)")
    }
    #expect(found("cxlxndar", in: names).isEmpty)
    #expect(found("bat", in: ["bat", "bar"]) == ["bat"])
  }

  @Test("nothing typed finds all; only punctuation finds nothing")
  func empty() {
    #expect(found("  ", in: ["a", "b"]) == ["a", "b"])
    #expect(found("?!", in: ["a", "b"]).isEmpty)
    #expect(found("a", in: []).isEmpty)
    #expect(found("a", in: ["---", ""]).isEmpty)
  }

  @Test("each group of the synonym table has at least two words, and no word twice")
  func table() {
    let groups = SymbolSynonyms.table.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(groups.count >= 60)
    for group in groups { #expect(group.count >= 2 && Set(group).count == group.count, "\(group)") }
  }

  @Test("a search over 6,000 names takes a few milliseconds")
  func speed() {
    let parts = ["arrow", "bell", "circle", "filled", "calendar", "battery", "user", "cloud", "device"]
    let names = (0..<6000).map { "\(parts[$0 % 9])-\(parts[$0 / 9 % 9])-\($0)" }
    let search = SymbolSearch(names: names)
    for query in ["c", "bell circle", "trash", "calender"] {
      let time = (0..<5).map { _ in ContinuousClock().measure { _ = search.find(query) } }.min()!
      print("search for “\(query)” in 6,000 names: \(time)")
      // Without optimisation it takes about ten times as long.
      #if DEBUG
        #expect(time < .milliseconds(250))
      #else
        #expect(time < .milliseconds(5))
      #endif
    }
  }
}
