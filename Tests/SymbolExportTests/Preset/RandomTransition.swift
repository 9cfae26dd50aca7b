import SymbolEffects
import TestSupport

/// Any transition that a file may hold, everything in it by chance.
struct RandomTransition {
  private var random: RepeatableRandom

  init(seed: Int) { random = RepeatableRandom(seed: UInt64(seed)) }

  mutating func make(depth: Int = 0) -> CustomTransition {
    CustomTransition(
      name: chance() ? "Übergang “\(Int.random(in: 0...99, using: &random))”" : "T", insertion: way(),
      removal: chance() ? way() : nil, removalTiming: nil,
      combined: depth < 2 && chance()
        ? (0..<Int.random(in: 1...2, using: &random)).map { _ in make(depth: depth + 1) } : [],
      designSize: chance() ? 100 : number(CustomTransition.designSizeRange)
    ).withRemovalTiming(chance() ? timing() : nil)
  }

  private mutating func way() -> TransitionWay {
    TransitionWay(
      active: state(), identity: chance() ? .neutral : state(),
      waves: chance() ? [] : (0..<Int.random(in: 1...4, using: &random)).map { _ in wave() },
      fadePart: chance() ? 1 : number(TransitionWay.fadePartRange), timing: timing())
  }

  private mutating func state() -> TransitionState {
    var state = TransitionState(opacity: chance() ? 0 : number(0...1))
    if chance() { state.scaleX = number(-2...2) }
    if chance() { state.scaleY = number(-2...2) }
    if chance() { state.rotation = number(-720...720) }
    if chance() { state.anchor = point() }
    if chance() { state.offsetX = length() }
    if chance() { state.offsetY = length() }
    if chance() { state.blur = number(0...30) }
    if chance() {
      state.rotation3D = Rotation3D(
        degrees: number(-360...360), axis: .init(x: number(-1...1), y: number(-1...1), z: 0.5), anchor: point(),
        perspective: number(Rotation3D.perspectiveRange), hiddenBeyond: chance() ? number(0...180) : nil)
    }
    return state
  }

  private mutating func wave() -> TransitionWave {
    TransitionWave(
      TransitionProperty.allCases.randomElement(using: &random) ?? .opacity, amplitude: number(-20...20),
      frequency: number(TransitionWave.frequencyRange), phase: chance() ? 0 : number(-360...360),
      envelope: TransitionWave.Envelope.allCases.randomElement(using: &random) ?? .even)
  }

  private mutating func timing() -> TransitionTiming {
    let curve: TransitionCurve =
      chance()
      ? .cubicBezier(number(0...1), number(-2...3), number(0...1), number(-2...3))
      : .spring(response: number(TransitionCurve.responseRange), dampingFraction: number(TransitionCurve.dampingRange))
    return TransitionTiming(curve, duration: number(TransitionTiming.durationRange))
  }

  private mutating func length() -> TransitionLength {
    chance() ? .points(number(-200...200)) : .fraction(number(-2...2))
  }

  private mutating func point() -> UnitPoint {
    chance()
      ? UnitPoint.named.randomElement(using: &random)?.point ?? .center
      : UnitPoint(x: number(-1...2), y: number(-1...2))
  }

  private mutating func chance() -> Bool { Bool.random(using: &random) }
  private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
}

extension CustomTransition {
  /// A linked removal may have a timing of its own; one with states of its own has it there.
  fileprivate func withRemovalTiming(_ timing: TransitionTiming?) -> CustomTransition {
    var result = self
    if removal == nil { result.removalTiming = timing }
    return result
  }
}
