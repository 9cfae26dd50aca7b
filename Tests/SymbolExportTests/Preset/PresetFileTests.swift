import Foundation
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

@Suite("Preset files")
struct PresetFileTests {
  /// Every effect in every behaviour, with options of every kind.
  static let samples: [Preset] = EffectKind.allCases.flatMap { kind in
    AppliedBehavior.supported(by: kind).enumerated().map { index, behavior in
      let options: [SymbolEffectOptions] = [
        .default, .repeat(.continuous).speed(1.5), .repeat(.periodic(3, delay: 0.25)), .nonRepeating,
        .repeat(.periodic).speed(0.5),
      ]
      return Preset(
        name: "\(kind.rawValue) “\(behavior.rawValue)”", summary: index == 0 ? "A sentence." : nil,
        effects: [AppliedEffect(kind.effect, behavior: behavior, options: options[(index + kind.rawValue.count) % 5])])
    }
  }

  @Test("An image switching is kept whole; a wrong number or word is refused with its place")
  func switching() throws {
    let switching = ImageSwitching(
      way: .animation, style: .blur, outTime: 0.3, wait: 0.1, inTime: 0.4, blurRadius: 8,
      curve: .spring(response: 0.4, dampingFraction: 0.7))
    let preset = Preset(
      name: "Swap", effects: [AppliedEffect(.imageSwitching(switching), behavior: .contentTransition)])
    let written = preset.written()
    #expect(written.issues.isEmpty)
    let read = try Preset(reading: written.data, file: "a")
    #expect(read.effects == preset.effects && read.written().data == written.data)
    for (field, place) in [
      (#"{"way": "both"}"#, "effects[0].imageSwitching.way"), (#"{"wait": 9}"#, "effects[0].imageSwitching.wait"),
      (#"{"style": 3}"#, "effects[0].imageSwitching.style"),
    ] {
      let data = file(effects: #"[{ "imageSwitching": \#(field), "behavior": "contentTransition" }]"#)
      let error = try #require(throws: PresetError.self) { try Preset(reading: data, file: "a") }
      #expect(error.place == place, "\(error)")
    }
    let wrong = file(effects: #"[{ "imageSwitching": {}, "behavior": "discrete" }]"#)
    #expect { try Preset(reading: wrong, file: "a") } throws: { "\($0)".contains("Image switching runs as") }
  }

  /// A file of the parts that matter to a test.
  private func file(version: String = "1", name: String = "\"Test\"", effects: String, rest: String = "") -> Data {
    Data("{ \"version\": \(version), \"name\": \(name), \"effects\": \(effects)\(rest) }".utf8)
  }

  @Test("What is written is read back, and written again the same to the byte")
  func roundTrip() throws {
    for preset in Self.samples {
      let written = preset.written()
      let read = try Preset(reading: written.data, file: "test.json")
      #expect(read.name == preset.name && read.summary == preset.summary && read.effects == preset.effects)
      #expect(read.written().data == written.data)
    }
  }

  @Test("Tuned numbers and stacked effects survive")
  func tuning() throws {
    let preset = Preset(
      name: "Stack",
      effects: [
        AppliedEffect(.init(.bounce.down), behavior: .discrete, tuning: Tuning([.duration: 0.9, .amplitude: 1.3])),
        AppliedEffect(.init(.pulse.wholeSymbol), behavior: .indefinite, options: .speed(2)),
      ])
    #expect(try Preset(reading: preset.written().data, file: "test.json").effects == preset.effects)
  }

  @Test("Fields that are not known survive reading and writing, wherever they are")
  func unknownFields() throws {
    let plain = Preset(name: "Test", effects: [AppliedEffect(.init(.bounce), behavior: .discrete)])
    var text = String(decoding: plain.written().data, as: UTF8.self)
    text = text.replacingOccurrences(
      of: "\"version\": 1,", with: "\"version\": 1, \"author\": { \"mail\": [1, 2.5, null, true, \"x\"] },")
    text = text.replacingOccurrences(of: "\"speed\": 1", with: "\"speed\": 1, \"mood\": \"calm\"")
    text = text.replacingOccurrences(
      of: "\"effect\": \"bounce\"", with: "\"effect\": \"bounce\", \"tuning\": { \"gravity\": 9.81 }, \"note\": \"<b>\""
    )
    text = text.replacingOccurrences(of: "\"groupCount\": 3,", with: "\"groupCount\": 3, \"checked\": \"yes\",")
    var preset = try Preset(reading: Data(text.utf8), file: "test.json")
    preset.name = "Renamed"
    preset.effects[0].effect = .init(.bounce.down)
    let written = try JSONNode(file: "", data: preset.written().data).value
    #expect(written["name"] == .string("Renamed"))
    #expect(written["author"]?["mail"] == .array([.integer(1), .number(2.5), .null, .bool(true), .string("x")]))
    guard case .array(let effects) = written["effects"], case .array(let motions) = written["motions"] else {
      Issue.record("no effects or motions")
      return
    }
    #expect(effects[0]["options"]?["mood"] == .string("calm"))
    #expect(effects[0]["tuning"]?["gravity"] == .number(9.81))
    #expect(effects[0]["note"] == .string("<b>"))
    #expect(motions[2]["checked"] == .string("yes") && motions[3]["checked"] == nil)
  }

  @Test("A tuned number that was taken away does not come back with the unknown fields")
  func removedFields() throws {
    let data = file(
      effects: "[{ \"effect\": \"bounce\", \"behavior\": \"discrete\", \"tuning\": { \"duration\": 0.9, \"x\": 1 } }]")
    var preset = try Preset(reading: data, file: "test.json")
    preset.effects[0].tuning = Tuning()
    let again = try Preset(reading: preset.written().data, file: "test.json")
    #expect(again.effects[0].tuning == Tuning())
    #expect(String(decoding: preset.written().data, as: UTF8.self).contains("\"x\": 1"))
  }

  @Test("A higher version is refused with its number; a lower one is brought up to date")
  func versions() throws {
    let effects = "[{ \"effect\": \".bounce\", \"behavior\": \"discrete\", \"options\": \".repeat(2).speed(1.5)\" }]"
    let error = try #require(throws: PresetError.self) {
      try Preset(reading: file(version: "2", effects: effects), file: "new.json")
    }
    #expect(error.file == "new.json" && error.place == "version" && error.message.contains("version 2"))
    let old = try Preset(reading: file(version: "0", effects: effects), file: "old.json")
    #expect(old.effects[0].options == .repeat(2).speed(1.5))
    #expect(String(decoding: old.written().data, as: UTF8.self).contains("\"version\": 1"))
  }

  @Test(
    "A mistake is refused with its place in the file",
    arguments: [
      ("[{ \"effect\": \"bownce\", \"behavior\": \"discrete\" }]", "effects[0].effect", ".bounce"),
      ("[{ \"effect\": \"bounce\" }]", "effects[0]", "behavior"),
      ("[{ \"effect\": \"scale\", \"behavior\": \"discrete\" }]", "effects[0].behavior", "indefinite"),
      ("[{ \"effect\": 5, \"behavior\": \"discrete\" }]", "effects[0].effect", "Text"),
      ("[3]", "effects[0]", "object"), ("{}", "effects", "list"),
      (
        "[{ \"effect\": \"bounce\", \"behavior\": \"discrete\", \"options\": { \"speed\": 40 } }]",
        "effects[0].options.speed", "20"
      ),
      (
        "[{ \"effect\": \"bounce\", \"behavior\": \"discrete\", \"options\": { \"repeat\": \"often\" } }]",
        "effects[0].options.repeat", "continuous"
      ),
      (
        "[{ \"effect\": \"bounce\", \"behavior\": \"discrete\", \"options\": { \"repeat\": { \"periodic\": { \"count\": 0 } } } }]",
        "effects[0].options.repeat.periodic.count", "1"
      ),
      (
        "[{ \"effect\": \"bounce\", \"behavior\": \"discrete\", \"tuning\": { \"duration\": -1 } }]",
        "effects[0].tuning.duration", "0.05"
      ),
      (
        "[{ \"effect\": \"pulse\", \"behavior\": \"discrete\", \"tuning\": { \"damping\": 1 } }]",
        "effects[0].tuning.damping", "duration"
      ),
    ])
  func places(effects: String, place: String, mention: String) throws {
    let error = try #require(throws: PresetError.self) { try Preset(reading: file(effects: effects), file: "my.json") }
    #expect(error.file == "my.json" && error.place == place)
    #expect(error.message.contains(mention), "\(error)")
  }

  @Test("Broken motions are refused with their place")
  func brokenMotions() throws {
    let cases = [
      ("{}", "motions[0]"),
      ("{ \"groupCount\": 2, \"intro\": 0, \"loop\": 1, \"outro\": 0, \"groups\": [] }", "motions[0].groups"),
      (
        "{ \"groupCount\": 1, \"intro\": 0, \"loop\": 1, \"outro\": 0, \"groups\": [{ \"tracks\": { \"scale\": [{ \"time\": 1, \"value\": 1 }, { \"time\": 0, \"value\": 1 }] } }] }",
        "motions[0].groups[0].tracks.scale[1].time"
      ),
      (
        "{ \"groupCount\": 1, \"intro\": 0, \"loop\": 1, \"outro\": 0, \"groups\": [{ \"tracks\": { \"scale\": [{ \"time\": 0, \"value\": 1, \"curve\": { \"cubicBezier\": [2, 0, 1, 1] } }] } }] }",
        "motions[0].groups[0].tracks.scale[0].curve.cubicBezier[0]"
      ),
    ]
    for (motion, place) in cases {
      let data = file(effects: "[]", rest: ", \"motions\": [\(motion)]")
      let error = try #require(throws: PresetError.self) { try Preset(reading: data, file: "my.json") }
      #expect(error.place == place)
    }
  }

  @Test("What is no preset at all is refused in plain words")
  func noPreset() throws {
    for text in [
      "", "{", "[]", "null", "{ \"version\": \"1\" }", "{ \"version\": 1 }", "\u{FEFF}x", "{\"a\":1}",
      String(repeating: "[", count: 100_000),
    ] {
      let error = try #require(throws: PresetError.self) { try Preset(reading: Data(text.utf8), file: "my.json") }
      #expect(error.description.hasPrefix("my.json: ") && error.message.count > 10 && error.message.count < 300)
    }
    #expect(throws: PresetError.self) { try Preset(reading: Data([0xFF, 0xFE, 0x00]), file: "my.json") }
  }

  @Test("Names of any kind stay text")
  func hostileNames() throws {
    let name = "\"}],\u{2028}</script>\u{0}\\ 🦊 é\n"
    let preset = Preset(name: name, effects: [])
    let data = preset.written().data
    #expect(try Preset(reading: data, file: "test.json").name == name)
    #expect(!String(decoding: data, as: UTF8.self).contains("</script"))
  }
}
