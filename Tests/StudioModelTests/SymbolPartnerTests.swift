import Testing

@testable import StudioModel

@Suite("The symbol that one is likely to change into")
struct SymbolPartnerTests {
  @Test(
    "The first name that a set has is meant",
    arguments: [
      ("bell", ["bell-badge", "bell-slash", "bell-fill"], "bell-slash"), ("bell", ["bell-off"], "bell-off"),
      ("bell-off", ["bell", "bell-ring"], "bell"), ("bell-slash-fill", ["bell", "bell-fill"], "bell-fill"),
      ("bell-fill", ["bell-slash", "bell-slash-fill", "bell"], "bell-slash-fill"),
      ("play", ["pause", "player"], "pause"),
      ("play-circle-fill", ["play-circle", "pause-circle-fill"], "pause-circle-fill"),
      ("lock", ["unlock", "lock-fill"], "unlock"),
      ("eye.slash", ["eye", "eye.fill"], "eye"), ("mic", ["mic.slash", "mic.fill"], "mic.slash"),
      ("heart", ["heart-fill", "heart-half"], "heart-fill"), ("volume-2", ["volume-x", "volume-1"], "volume-x"),
      ("bell-check", ["bell", "bell-dot", "star"], "bell"), ("wifi-low", ["wifi", "wifi-high"], "wifi"),
      ("file-plus-corner", ["file", "file-plus"], "file-plus"),
      ("bell-check", ["bell", "bell-x"], "bell-x"),
      ("sun", ["moon", "sunrise"], "moon"), ("arrow-up", ["arrow-down", "arrow-left"], "arrow-down"),
    ])
  func firstOfSet(name: String, set: [String], partner: String) {
    #expect(SymbolPartner.names(for: name).first(where: set.contains) == partner)
  }

  @Test("A symbol is no partner of its own", arguments: ["bell", "off", "x", "-", "", "bell-off-off"])
  func notItself(name: String) {
    let names = SymbolPartner.names(for: name)
    #expect(!names.contains(name) && !names.contains(""))
    #expect(Set(names).count == names.count)
  }
}
