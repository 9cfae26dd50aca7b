import Foundation
import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("The work that makes pictures")
struct SwitchingWorkTests {
  private func failures(_ work: SwitchingWork, of count: Int = 400) -> [Bool] {
    (0..<count).map { work.production(ofRequest: $0).fails }
  }

  @Test("One seed fails the same requests, another one others, and as many as the chance says")
  func chance() {
    let work = SwitchingWork(source: .simulated, failureChance: 0.25, seed: 3)
    #expect(failures(work) == failures(work))
    var other = work
    other.seed = 4
    #expect(failures(work) != failures(other))
    let share = Double(failures(work, of: 4000).count(where: \.self)) / 4000
    #expect(abs(share - 0.25) < 0.03)
    #expect(!failures(SwitchingWork(source: .simulated, failureChance: 0)).contains(true))
    #expect(!failures(SwitchingWork(source: .simulated, failureChance: 1)).contains(false))
    #expect(!failures(SwitchingWork(source: .immediate, failureChance: 1)).contains(true))
  }

  @Test("What is written is read back; a number out of its range is refused by its name")
  func coding() throws {
    let work = SwitchingWork(source: .pixelate, duration: 2, failureChance: 0.5, seed: 9, hold: 1, steps: 3)
    #expect(try JSONDecoder().decode(SwitchingWork.self, from: JSONEncoder().encode(work)) == work)
    #expect(try JSONDecoder().decode(SwitchingWork.self, from: Data("{}".utf8)) == SwitchingWork())
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SwitchingWork.self, from: Data(#"{"failureChance": 2}"#.utf8))
    }
  }

  @Test("An applied switching takes the work's time, leaves out what fails, and follows the speed")
  func applied() throws {
    let pictures = (1...3).map { number in
      Symbol(
        name: "\(number)", viewBox: Rect(x: 0, y: 0, width: 10, height: 10), width: 10, height: 10,
        layers: [Layer(id: "a", name: "a", content: [], bounds: Rect(x: 0, y: 0, width: 10, height: 10))])
    }
    let switching = ImageSwitching(outTime: 0.5, inTime: 0.5)
    var effect = AppliedEffect(.imageSwitching(switching), behavior: .contentTransition)
    let work = SwitchingWork(source: .simulated, duration: 2, failureChance: 1, hold: 0)
    let failing = try MotionCompiler.compile(effect, through: pictures, work: work)
    #expect(failing.phases.map(\.kind) == [.produce, .failed, .produce, .failed])
    var good = work
    good.failureChance = 0
    #expect(try MotionCompiler.compile(effect, through: pictures, work: good).motion.loop == 5)
    effect.options = .speed(2)
    let fast = try MotionCompiler.compile(effect, through: pictures, work: good)
    #expect(fast.motion.loop == 2.5 && fast.phases.last?.end == 2.5)
    #expect(fast.replacement.roles == [.leaves, .comes, .comes])
    #expect(throws: MotionError.needsSecondSymbol(effect: .imageSwitching)) {
      try MotionCompiler.compile(effect, through: [pictures[0]], work: good)
    }
  }
}
