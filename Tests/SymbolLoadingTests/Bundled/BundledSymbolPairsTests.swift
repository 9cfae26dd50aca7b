import Foundation
import Testing

@Suite("Bundled symbols: pairs and partners")
struct BundledSymbolPairsTests {
  /// Symbols that are replaced by one another, and the parts that stay.
  static let pairs: [(String, String, shared: Set<String>)] = [
    ("play-circle", "pause-circle", ["circle"]), ("check-circle", "cross-circle", ["circle"]),
    ("record-circle", "pause-circle", ["circle"]),
    ("lock", "unlock", ["lock-body", "lock-keyhole"]), ("lock-fill", "unlock-fill", ["lock-body"]),
    ("speaker", "speaker-waves", ["speaker-body"]), ("speaker-fill", "speaker-waves-fill", ["speaker-body"]),
    ("bell", "bell-slash", ["bell-body", "bell-clapper"]), ("bell", "bell-badge", ["bell-body", "bell-clapper"]),
    ("bell-fill", "bell-slash-fill", ["bell-body", "bell-clapper"]),
    ("microphone", "microphone-slash", ["capsule", "stand"]),
    ("microphone-fill", "microphone-slash-fill", ["capsule", "stand"]),
    ("eye", "eye-slash", ["lids", "pupil"]), ("eye-fill", "eye-slash-fill", ["lids"]),
    ("speaker-waves", "speaker-slash", ["speaker-body", "far-wave"]),
    ("speaker-waves-fill", "speaker-slash-fill", ["speaker-body", "far-wave"]),
    ("wifi", "wifi-slash", ["dot", "inner-arc", "middle-arc", "outer-arc"]),
    ("folder", "folder-plus", ["folder"]), ("message", "message-dots", ["bubble"]),
    ("download", "upload", ["arrow-shaft", "tray"]), ("plus", "minus", ["horizontal-stroke"]),
    ("battery-low", "battery-full", ["battery-body", "battery-terminal", "level-low"]),
    ("battery-half", "battery-charging", ["battery-terminal"]),
  ]

  @Test("symbols that replace one another carry the same tags on the parts they share", arguments: pairs)
  func sharedTags(_ first: String, _ second: String, _ shared: Set<String>) throws {
    let a = try #require(BundledSymbolFile.named(first)), b = try #require(BundledSymbolFile.named(second))
    #expect(a.tags.intersection(b.tags) == shared)
  }

  @Test("within a style, parts with the same tag have the same geometry, unless a slash or a badge cuts them")
  func sharedGeometry() {
    for filled in [false, true] {
      var seen: [String: (name: String, geometry: Set<[String: String]>)] = [:]
      for file in BundledSymbolFile.all where file.isFilled == filled && !file.isCut {
        for tag in file.tags {
          let geometry = Set(file.drawables.filter { $0.annotation("tag") == tag }.map(\.geometry))
          if let other = seen[tag] {
            #expect(geometry == other.geometry, "\(tag) in \(file.name) differs from \(other.name)")
          } else {
            seen[tag] = (file.name, geometry)
          }
        }
      }
    }
  }

  @Test("every slash is the same line from top left to bottom right, on top, tagged and drawn forward")
  func slashes() {
    let slashed = BundledSymbolFile.all.filter { $0.name.contains("-slash") }
    #expect(slashed.count >= 9)
    for filled in [false, true] {
      let slashes = slashed.filter { $0.isFilled == filled }.map { $0.drawables.last }
      #expect(Set(slashes.map { $0?.geometry }).count == 1)
      for slash in slashes {
        #expect(slash?.annotation("tag") == "slash")
        #expect(slash?.annotation("draw") == "forward")
        #expect(slash?.annotation("level") == "primary")
      }
    }
  }

  @Test(
    "filled partners exist, and so does the outline of each",
    arguments: [
      "bell", "bell-slash", "heart", "star", "sun", "moon", "cloud", "play", "pause", "gear", "lock", "unlock",
      "folder", "trash", "mail", "message", "microphone", "microphone-slash", "eye", "eye-slash", "speaker",
      "speaker-slash", "bookmark", "flag", "flame", "camera", "person",
    ])
  func partners(_ name: String) {
    #expect(BundledSymbolFile.named(name) != nil)
    #expect(BundledSymbolFile.named(name + "-fill") != nil)
  }

  @Test("no filled symbol is without its outline")
  func noOrphans() {
    for file in BundledSymbolFile.all where file.isFilled {
      #expect(BundledSymbolFile.named(String(file.name.dropLast("-fill".count))) != nil, "\(file.name)")
    }
  }
}

extension BundledSymbolFile {
  /// The tags of all parts, groups included.
  var tags: Set<String> { Set(drawables.compactMap { $0.annotation("tag") }) }

  /// Whether a slash or badge takes away from the parts below it.
  var isCut: Bool { name.contains("-slash") || name == "bell-badge" }
}
