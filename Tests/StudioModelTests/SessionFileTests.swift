import Foundation
import SymbolArt
import SymbolEffects
import SymbolLoading
import SymbolMotion
import TestSupport
import Testing

@testable import StudioModel

@Suite("Session files")
struct SessionFileTests {
  /// A document in which nothing is as it is by default.
  static var document: StudioDocument {
    var effect = AppliedEffect(
      .wiggle(WiggleSymbolEffect().custom(angle: 30).wholeSymbol), behavior: .indefinite,
      options: .repeat(.periodic(2, delay: 0.5)).speed(1.5))
    effect.tuning[.amplitude] = 1.25
    let edits: [Edit] = [
      .addVariant(Variant(symbol: Samples.bell, effects: [Samples.bounce, effect])),
      .addVariant(Variant(symbol: Samples.star, effects: [Samples.pulse])),
      .selectVariant(EditTests.first), .selectEffect(at: 1, of: EditTests.first),
      .setRendering(.palette, of: EditTests.first), .setPalette([.white, .black], of: EditTests.first),
      .setSecondSymbol(.text(TextSource("Sch\u{F6}n", font: "Sans Bold", parts: .words)), of: EditTests.first),
      .setVariableValue(0.4, of: EditTests.first),
      .setVariableValueMode(.draw, of: EditTests.first),
      .setActive(false, at: 1, of: EditTests.first), .setAnimated(false, at: 0, of: EditTests.first),
      .setLoops(true), .setPlaybackSpeed(.quarter), .setStageSize(64),
      .setBackground(.custom(Color(red: 1, green: 0.4, blue: 0))), .setTint(.white),
      .addLibraryPlace(.iconTheme("Adwaita")), .addLibraryPlace(.folder("/home/me/Ünïcode icons")),
    ]
    return edits.reduce(StudioDocument()) { $1.apply($0) }
  }

  @Test("A document that is written and read is the same document")
  func roundTrip() throws {
    let data = try SessionFile.encode(Self.document)
    #expect(try SessionFile.decode(data, file: "a") == Self.document)
    #expect(try SessionFile.encode(SessionFile.decode(data, file: "a")) == data)
  }

  @Test("A session of version 1 is read: what it does not say is as it was then")
  func olderVersion() throws {
    let old = """
      { "kind": "symbol-studio-session", "version": 1, "library": [{}], "selected": 0,
        "playback": { "loops": false, "speed": 1 }, "stage": { "background": "automatic", "size": 192 },
        "variants": [ { "effects": [ { "behavior": "indefinite", "effect": ".pulse" } ], "symbol": { "name": "bell" } } ] }
      """
    let document = try SessionFile.decode(Data(old.utf8), file: "a")
    let variant = try #require(document.selectedVariant)
    #expect(variant.effects == [Samples.pulse])
    #expect(variant.ended.isEmpty && variant.unanimated.isEmpty)
    #expect(variant.secondSymbol == nil && variant.variableValue == nil)
  }

  @Test("A session of version 2 is read: its switches are those of all effects of a tile")
  func switchesOfAll() throws {
    let old = """
      { "kind": "symbol-studio-session", "version": 2, "library": [{}], "selected": 0,
        "playback": { "loops": false, "speed": 1 }, "stage": { "background": "automatic", "size": 192 },
        "variants": [ { "isActive": false, "isAnimated": false, "symbol": { "name": "bell" }, "effects": [
          { "behavior": "indefinite", "effect": ".pulse" }, { "behavior": "discrete", "effect": ".bounce" } ] } ] }
      """
    let variant = try #require(try SessionFile.decode(Data(old.utf8), file: "a").selectedVariant)
    #expect(variant.ended == [.pulse, .bounce] && variant.unanimated == [.pulse, .bounce])
  }

  @Test("A variable value outside 0…1 is refused with its place")
  func wrongValue() throws {
    let good = String(decoding: try SessionFile.encode(Self.document), as: UTF8.self)
    let wrong = good.replacing("\"variableValue\" : 0.4", with: "\"variableValue\" : 4")
    #expect { try SessionFile.decode(Data(wrong.utf8), file: "a") } throws: {
      "\($0)".contains("variants[0].variableValue")
    }
  }

  @Test("An empty document is one too")
  func empty() throws {
    #expect(try SessionFile.decode(SessionFile.encode(StudioDocument()), file: "a") == StudioDocument())
  }

  @Test("Random documents survive the file", arguments: 1...20)
  func randomDocuments(seed: UInt64) throws {
    var random = RepeatableRandom(seed: seed)
    let document = (0..<40).reduce(EditTests.document) { document, _ in
      EditTests.edits[Int.random(in: 0..<EditTests.edits.count, using: &random)].apply(document)
    }
    let read = try SessionFile.decode(SessionFile.encode(document), file: "a")
    #expect(read.variants.map(\.effects) == document.variants.map(\.effects))
    #expect(read.variants.map(\.symbol) == document.variants.map(\.symbol))
    #expect(read.selectedVariant?.effects == document.selectedVariant?.effects)
    #expect(read.stage == document.stage && read.playback == document.playback)
    #expect(read.libraryPlaces == document.libraryPlaces)
  }

  @Test("A wrong file is refused with its name, the place and the reason")
  func wrongFiles() throws {
    let good = String(decoding: try SessionFile.encode(Self.document), as: UTF8.self)
    func message(_ text: String) -> String {
      do {
        _ = try SessionFile.decode(Data(text.utf8), file: "my.symbol-session")
        return "accepted"
      } catch { return "\(error)" }
    }
    #expect(message("not JSON").hasPrefix("my.symbol-session: is no session of Symbol Studio"))
    #expect(message("{}").contains("it does not say that it is one"))
    #expect(message("[1, 2]").hasPrefix("my.symbol-session: "))
    #expect(message(good.replacing("\"version\" : 3", with: "\"version\" : 4")).contains("newer Symbol Studio"))
    #expect(message(good.replacing("#ffffff", with: "chalk")).contains("“chalk” is no colour"))
    #expect(message(good.replacing("\"size\" : 64", with: "\"size\" : \"big\"")).contains("stage.size"))
    let unknown = message(good.replacing(".pulse", with: ".sparkle"))
    #expect(unknown.contains("variants[1].effects[0].effect: “sparkle”"), "\(unknown)")
  }

  @Test("A missing file is named")
  func missing() {
    #expect(throws: SessionError.self) { try SessionFile.read("/nowhere/at/all.symbol-session") }
  }
}
