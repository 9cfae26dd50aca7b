import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

/// The numbers that a motion says it was compiled with.
@Suite("Tuning")
struct TuningTests {
  private static let symbols = [1, 2, 3, 6].map { count in
    TestSymbols.bars(count) { Annotation(order: $0, canPulse: $0 != 1, canRotate: $0 != 1) }
  }

  @Test(
    "setting a number to the one that a motion was compiled with changes nothing", arguments: MotionCase.effects)
  func automaticNumbers(effect: AnySymbolEffect) throws {
    for symbol in Self.symbols {
      for row in MotionCase.everything(effect) where row.symbolName == "four bars" {
        var row = row
        row.symbol = symbol
        let automatic = try row.motion()
        for parameter in TuningCatalog.parameters(for: effect.kind) {
          let value = automatic.numbers[parameter.key] ?? parameter.defaultValue
          #expect(parameter.range.contains(value), "\(row), \(parameter.key): \(value)")
          let tuned = try row.motion(tuning: Tuning([parameter.key: value]))
          #expect(
            tuned.isNear(automatic), "\(row), \(symbol.layers.count) layers, \(parameter.key): \(value)")
        }
      }
    }
  }

  @Test(
    "setting a replacement's number to the one that it was compiled with changes nothing",
    arguments: [".replace", ".replace.downUp", ".replace.upUp", ".replace.offUp"], ["", ".wholeSymbol"])
  func replacementNumbers(direction: String, scope: String) throws {
    var applied = AppliedEffect(try AnySymbolEffect(parsing: direction + scope), behavior: .contentTransition)
    for old in Self.symbols {
      for new in Self.symbols {
        applied.tuning = Tuning()
        let automatic = try MotionCompiler.compile(applied, from: old, to: new).motion
        for parameter in TuningCatalog.parameters(for: .replace) {
          let value = automatic.numbers[parameter.key] ?? parameter.defaultValue
          #expect(parameter.range.contains(value))
          applied.tuning = Tuning([parameter.key: value])
          let tuned = try MotionCompiler.compile(applied, from: old, to: new).motion
          #expect(
            tuned.isNear(automatic),
            "\(old.layers.count) to \(new.layers.count) layers, \(parameter.key): \(value)")
        }
      }
    }
  }

  @Test("variable colour's numbers are those of the symbol's layers")
  func variableColor() throws {
    let effect = AppliedEffect(try AnySymbolEffect(parsing: ".variableColor"), behavior: .indefinite)
    let numbers = try Self.symbols.map { try MotionCompiler.compile(effect, for: $0).numbers }
    #expect(numbers.map { $0[.duration].map { ($0 * 100).rounded() } } == [200, 125, 155, 185])
    #expect(numbers.map { $0[.stagger].map { ($0 * 100).rounded() } } == [nil, 30, 30, 18])
    #expect(numbers.map { $0[.inactiveOpacity] } == [0.4, 0.3, 0.3, 0.3])
  }

  @Test("a tuned number is the one that the motion was compiled with, and others follow it")
  func tunedNumbers() throws {
    let bounce = AppliedEffect(.bounce(.bounce), behavior: .discrete, tuning: Tuning([.duration: 1.32]))
    let numbers = try MotionCompiler.compile(bounce, for: TestSymbols.bars(4)).numbers
    #expect(numbers[.duration] == 1.32)
    // Twice as long: the spring swings at half the pace.
    #expect(abs((numbers[.response] ?? 0) - 0.52) < 1e-9)
  }
}

extension Motion {
  /// Whether all times and values are the same but for rounding: to a billionth.
  fileprivate func isNear(_ other: Motion) -> Bool {
    func near(_ one: Double, _ two: Double) -> Bool { abs(one - two) <= 1e-9 }
    func near(_ one: Curve, _ two: Curve) -> Bool {
      guard case .spring(let first) = one, case .spring(let second) = two else { return one == two }
      return near(first.response, second.response) && near(first.dampingFraction, second.dampingFraction)
    }
    guard near(intro, other.intro), near(loop, other.loop), near(outro, other.outro), near(pause, other.pause),
      repetition == other.repetition, groups.count == other.groups.count
    else { return false }
    return zip(groups, other.groups).allSatisfy { one, two in
      one.layers == two.layers && near(one.stopDelay, two.stopDelay)
        && one.tracks.map(\.property) == two.tracks.map(\.property)
        && zip(one.tracks, two.tracks).allSatisfy { one, two in
          one.keyframes.count == two.keyframes.count
            && zip(one.keyframes, two.keyframes).allSatisfy {
              near($0.time, $1.time) && near($0.value, $1.value) && near($0.curve, $1.curve)
            }
        }
    }
  }
}
