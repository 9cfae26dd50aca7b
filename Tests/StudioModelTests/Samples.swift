import SymbolArt
import SymbolEffects
import SymbolMotion

@testable import StudioModel

/// Made-up motions and symbols: what the store does with them does not depend on what they look like.
enum Samples {
  static let bell = SymbolReference.bundled("bell")
  static let star = SymbolReference.file("/icons/star.svg")

  static func symbol(_ name: String) -> Symbol {
    Symbol(name: name, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24, layers: [])
  }

  static func effect(_ effect: AnySymbolEffect, _ behavior: AppliedBehavior = .discrete) -> AppliedEffect {
    AppliedEffect(effect, behavior: behavior)
  }

  static let bounce = effect(.bounce(BounceSymbolEffect()))
  static let pulse = effect(.pulse(PulseSymbolEffect()), .indefinite)
  static let scale = effect(.scale(ScaleSymbolEffect()), .indefinite)

  static func motion(
    intro: Double = 0, loop: Double, outro: Double = 0, pause: Double = 0, _ repetition: Motion.Repetition = .times(1)
  ) -> Motion {
    Motion(
      effectName: "sample", kind: .bounce, layerCount: 0, symbolSize: 24, groups: [], intro: intro, loop: loop,
      outro: outro,
      pause: pause, repetition: repetition)
  }

  /// Bounce takes 0.66 s; pulse goes on for ever, 2 s a run.
  static func compile(_ effect: AppliedEffect, _ symbol: Symbol) throws -> Motion {
    switch effect.effect.kind {
    case .bounce: motion(loop: 0.66)
    case .pulse: motion(loop: 2, .forever)
    default: throw MotionProblem(message: "No \(effect.effect.kind) for \(symbol.name).")
    }
  }

  @MainActor
  static func store(_ document: StudioDocument = StudioDocument()) -> StudioStore {
    let store = StudioStore(
      document: document, loadSymbol: { reference in Samples.symbol(reference.name) },
      compileMotion: { try Samples.compile($0, $1) })
    store.provideSymbol(symbol("bell"), for: bell)
    store.provideSymbol(symbol("star"), for: star)
    return store
  }
}
