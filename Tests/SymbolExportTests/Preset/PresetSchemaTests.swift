import Foundation
import SymbolEffects
import SymbolMotion
import TestSupport
import Testing

@testable import SymbolExport

/// Debian's python3-jsonschema: a validator that shares nothing with us. (Version 4 knows draft 2020-12.)
@Suite(
  "The preset's schema",
  .enabled(if: SchemaValidator.found != nil, "needs python3 with jsonschema 4 or later (python3-jsonschema)"))
struct PresetSchemaTests {
  @Test("The schema itself is valid, and is the one that presets name")
  func schema() throws {
    let schema = try #require(PresetLibrary.schema)
    let identifier = try JSONNode(file: "", data: schema).value["$id"]
    #expect(identifier == .string(Preset.schemaIdentifier))
    let problems = try #require(SchemaValidator.found).problems(in: [], schema: schema)
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test("Every property that a track can have is described")
  func properties() throws {
    let schema = try JSONNode(file: "", data: #require(PresetLibrary.schema)).value
    let tracks = schema["$defs"]?["group"]?["properties"]?["tracks"]?["properties"]
    for property in TrackProperty.allCases { #expect(tracks?[property.rawValue] != nil, "\(property)") }
    let tuning = schema["$defs"]?["tuning"]?["properties"]
    for key in TuningKey.allCases { #expect(tuning?[key.rawValue] != nil, "\(key)") }
  }

  @Test("Everything we write keeps to it")
  func ours() throws {
    var documents = PresetFileTests.samples.map { $0.written().data } + PresetLibrary.builtIn.map { $0.written().data }
    // Names are checked without their motions, which take long to bake for all of them.
    documents += EffectSamples.everyEffect.map { effect in
      let behavior = AppliedBehavior.supported(by: effect.kind)[0].rawValue
      let entry = "{ \"effect\": \"\(effect.dotName.dropFirst())\", \"behavior\": \"\(behavior)\" }"
      return Data("{ \"version\": 1, \"name\": \"\(effect)\", \"effects\": [\(entry)] }".utf8)
    }
    let problems = try #require(SchemaValidator.found).problems(in: documents, schema: #require(PresetLibrary.schema))
    let wrong = problems.filter { !$0.isEmpty }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test("What our reader refuses, the schema refuses as well")
  func wrong() throws {
    let wrong = [
      "{}", "[]", "{ \"version\": 2, \"name\": \"a\", \"effects\": [] }",
      "{ \"version\": 1, \"name\": \"\", \"effects\": [] }",
      "{ \"version\": 1, \"name\": \"a\", \"effects\": [{ \"effect\": \"bownce\", \"behavior\": \"discrete\" }] }",
      "{ \"version\": 1, \"name\": \"a\", \"effects\": [{ \"effect\": \"bounce\", \"behavior\": \"often\" }] }",
      "{ \"version\": 1, \"name\": \"a\", \"effects\": [{ \"effect\": \"bounce\", \"behavior\": \"discrete\", \"options\": { \"speed\": 0 } }] }",
      "{ \"version\": 1, \"name\": \"a\", \"effects\": [{ \"effect\": \"bounce\", \"behavior\": \"discrete\", \"options\": { \"repeat\": { \"periodic\": { \"count\": 0 } } } }] }",
      "{ \"version\": 1, \"name\": \"a\", \"effects\": [], \"motions\": [{ \"groupCount\": 1, \"intro\": 0, \"loop\": 1, \"outro\": 0, \"repeats\": 1, \"groups\": [{ \"tracks\": { \"scale\": [{ \"time\": 0, \"value\": 1, \"curve\": { \"cubicBezier\": [2, 0, 1, 1] } }] } }] }] }",
    ]
    let documents = wrong.map { Data($0.utf8) }
    let problems = try #require(SchemaValidator.found).problems(in: documents, schema: #require(PresetLibrary.schema))
    for (document, problem) in zip(documents, problems) {
      #expect(!problem.isEmpty, "\(String(decoding: document, as: UTF8.self))")
      #expect(throws: PresetError.self) { try Preset(reading: document, file: "wrong.json") }
    }
  }

  @Test("A file with fields of its own is still valid")
  func unknownFields() throws {
    let text =
      "{ \"version\": 1, \"name\": \"a\", \"mood\": 1, \"effects\": [{ \"effect\": \"bounce\", \"behavior\": \"discrete\", \"x\": [] }] }"
    let problems = try #require(SchemaValidator.found).problems(
      in: [Data(text.utf8)], schema: #require(PresetLibrary.schema))
    #expect(problems == [""])
  }
}
