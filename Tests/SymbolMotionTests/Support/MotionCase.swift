import SymbolArt
import SymbolEffects

@testable import SymbolMotion

/// One effect with options, behaviour, repetition and symbol: a row of the tables that the rules are checked on.
struct MotionCase: CustomStringConvertible, Sendable {
  var effect: AnySymbolEffect
  var behavior: AppliedBehavior
  var options: String
  var symbolName: String
  var symbol: Symbol

  var description: String { "\(effect.dotName) \(behavior.rawValue) \(options) on \(symbolName)" }

  func motion(speed: Double = 1, tuning: Tuning = Tuning()) throws -> Motion {
    let spelling = (options.isEmpty ? ".default" : options) + (speed == 1 ? "" : ".speed(\(speed))")
    return try MotionCompiler.compile(
      AppliedEffect(
        effect, behavior: behavior, options: SymbolEffectOptions(parsing: spelling), tuning: tuning),
      for: symbol)
  }

  /// Every option of every effect that moves one symbol.
  static let effects: [AnySymbolEffect] = names.map { name in
    do { return try AnySymbolEffect(parsing: name) } catch { fatalError("\(name): \(error)") }
  }

  private static let names: [String] = {
    let scopes = ["", ".wholeSymbol"]
    var bases = [".pulse", ".breathe", ".breathe.pulse", ".rotate", ".rotate.clockwise", ".rotate.counterClockwise"]
    for name in [".bounce", ".scale", ".appear", ".disappear"] {
      bases += [name, name + ".up", name + ".down"]
    }
    for direction in ["clockwise", "counterClockwise", "left", "right", "up", "down", "forward", "backward"] {
      bases.append(".wiggle." + direction)
    }
    bases += [".wiggle", ".wiggle.custom(angle: 30)"]
    var names: [String] = []
    for base in bases { for scope in scopes { names.append(base + scope) } }
    for name in [".drawOn", ".drawOff", ".drawOff.reversed"] {
      names += [name, name + ".wholeSymbol", name + ".individually"]
    }
    for fill in ["", ".iterative"] {
      for turn in ["", ".reversing"] {
        for inactive in ["", ".hideInactiveLayers"] { names.append(".variableColor" + fill + turn + inactive) }
      }
    }
    return names
  }()

  static let symbols: [(name: String, symbol: Symbol)] = [
    ("one bar", TestSymbols.bars(1)),
    ("four bars", TestSymbols.bars(4)),
    (
      "a ring of five",
      TestSymbols.bars(5) {
        Annotation(order: $0, canPulse: $0 == 1, canRotate: $0 == 2, threshold: Double($0) / 5, closedLoop: true)
      }
    ),
    (
      "two groups of three",
      TestSymbols.bars(6) { Annotation(group: $0 % 2 == 0 ? "even" : "odd", anchor: Point(x: 3, y: 20)) }
    ),
  ]

  /// The rows of the given effects; a whole symbol is the same on any of them, so one is enough.
  static func all(_ effects: [AnySymbolEffect] = effects, options: [String]) -> [MotionCase] {
    var rows: [MotionCase] = []
    for effect in effects {
      let symbols = effect.dotName.contains("wholeSymbol") ? Array(symbols[1...1]) : symbols
      for behavior in AppliedBehavior.supported(by: effect.kind) {
        for options in options {
          for (name, symbol) in symbols {
            rows.append(
              MotionCase(effect: effect, behavior: behavior, options: options, symbolName: name, symbol: symbol))
          }
        }
      }
    }
    return rows
  }

  /// An effect in each behaviour and each kind of repetition, on every symbol.
  static func everything(_ effect: AnySymbolEffect) -> [MotionCase] {
    all([effect], options: ["", ".nonRepeating", ".repeat(.continuous)", ".repeat(.periodic(3, delay: 0.5))"])
  }

  /// Those that go on until stopped.
  static func endless(_ effect: AnySymbolEffect) throws -> [MotionCase] {
    try all([effect], options: ["", ".repeat(.periodic(delay: 0.25))"]).filter { try $0.motion().isEndless }
  }
}

extension AnySymbolEffect {
  /// Shown before and after: everything but what holds a state or passes from one to another.
  var returnsByItself: Bool { ![.scale, .appear, .disappear, .drawOn, .drawOff].contains(kind) }
}

extension Motion {
  /// Every group's every animated property.
  var tracks: [(group: Int, property: TrackProperty)] {
    groups.indices.flatMap { group in groups[group].tracks.map { (group, $0.property) } }
  }

  /// How far a value is from rest; rotations by a resting angle are at rest.
  func distanceFromRest(_ value: Double, of property: TrackProperty, inGroup group: Int) -> Double {
    let distance = abs(value - property.restValue)
    guard property == .rotation else { return distance }
    let angle = groups[group].restingAngle
    guard angle > 0 else { return 0 }
    let rest = distance.truncatingRemainder(dividingBy: angle)
    return min(rest, angle - rest)
  }
}
