import Foundation
import SymbolEffects
import SymbolMotion
import TestSupport
import Testing

@testable import SymbolExport

@Suite("A preset holds the whole of a transition")
struct TransitionPresetTests {
  private static func preset(_ seed: Int) -> Preset {
    var random = RandomTransition(seed: seed)
    let transition = random.make()
    return Preset(
      name: "Random \(seed)",
      effects: [AppliedEffect(.customTransition(transition), behavior: seed % 2 == 0 ? .insertion : .removal)])
  }

  @Test("Any transition is read back as it was, to the last digit, and written again the same to the byte")
  func roundTrip() throws {
    for seed in 0..<10 {
      let preset = Self.preset(seed)
      let written = preset.written()
      let read = try Preset(reading: written.data, file: "random-\(seed).json")
      #expect(read.effects == preset.effects, "seed \(seed)")
      #expect(read.written().data == written.data, "seed \(seed)")
    }
  }

  @Test("Any transition compiles both ways, to a motion that lasts as long as its parts and is finite throughout")
  func compiles() throws {
    for seed in 0..<16 {
      var random = RandomTransition(seed: seed)
      let transition = random.make()
      for behavior in [AppliedBehavior.insertion, .removal] {
        let motion = try MotionCompiler.compile(
          AppliedEffect(.customTransition(transition), behavior: behavior), for: PresetMotions.symbol(groupCount: 1))
        let longest = transition.parts.map { $0.way(isInsertion: behavior == .insertion).timing.length }.max() ?? 0
        #expect(abs(motion.duration - longest) < 1e-6, "seed \(seed)")
        for step in 0...20 {
          for pose in motion.poses(at: longest * Double(step) / 20) {
            let values = TrackProperty.allCases.map { pose[$0] }
            #expect(values.allSatisfy(\.isFinite) && (0...1).contains(pose.opacity), "seed \(seed)")
          }
        }
      }
    }
  }

  @Test(
    "Any transition keeps to the schema",
    .enabled(if: SchemaValidator.found != nil, "needs python3 with jsonschema 4 or later (python3-jsonschema)"))
  func schema() throws {
    let documents = (0..<8).map { Self.preset($0).written().data }
    let problems = try #require(SchemaValidator.found).problems(in: documents, schema: #require(PresetLibrary.schema))
    let wrong = problems.enumerated().filter { !$0.element.isEmpty }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }
}
