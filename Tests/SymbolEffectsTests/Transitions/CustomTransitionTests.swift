import Foundation
import Testing

@testable import SymbolEffects

@Suite("Custom transitions as values")
struct CustomTransitionTests {
  @Test("What is written is read back, for every ready-made one and one with everything in it")
  func roundTrip() throws {
    var everything = CustomTransition.flipFromLeft.combined(with: .wave).combined(with: .slide)
    everything.designSize = 24
    everything.insertion.identity.offsetX = .fraction(0.25)
    everything.removalTiming = TransitionTiming(.spring(response: 0.4, dampingFraction: 0.6))
    for transition in CustomTransition.readyMade.map(\.transition) + [everything] {
      let data = try JSONEncoder().encode(transition)
      #expect(try JSONDecoder().decode(CustomTransition.self, from: data) == transition, "\(transition.name)")
    }
  }

  @Test("Only an insertion with an active state is needed; the rest has its usual value")
  func defaults() throws {
    let text = #"{ "insertion": { "active": { "opacity": 0 } } }"#
    let read = try JSONDecoder().decode(CustomTransition.self, from: Data(text.utf8))
    #expect(read.insertion == CustomTransition.opacity.insertion && read.removal == nil && read.designSize == 100)
  }

  @Test(
    "Numbers out of range and axes without a direction are refused, with the field",
    arguments: [
      (#"{ "insertion": { "active": { "opacity": 2 } } }"#, "opacity"),
      (#"{ "insertion": { "active": {}, "fadePart": 0 } }"#, "fadePart"),
      (#"{ "insertion": { "active": {}, "duration": 0 } }"#, "duration"),
      (#"{ "insertion": { "active": {}, "curve": { "cubicBezier": [2, 0, 1, 1] } } }"#, "cubicBezier"),
      (#"{ "insertion": { "active": { "rotation3D": { "degrees": 1, "axis": [0, 0, 0] } } } }"#, "axis"),
      (#"{ "insertion": { "active": {} }, "designSize": 1 }"#, "designSize"),
    ])
  func refusals(text: String, field: String) throws {
    do {
      _ = try JSONDecoder().decode(CustomTransition.self, from: Data(text.utf8))
      Issue.record("\(text) was read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.last?.stringValue == field)
    }
  }

  @Test("A state or wave that is not neutral at identity is flagged, with the value; the ready-made ones are sound")
  func faults() {
    for (id, transition) in CustomTransition.readyMade { #expect(transition.faults.isEmpty, "\(id)") }
    var transition = CustomTransition.opacity
    transition.insertion.identity.scaleX = 1.5
    #expect(transition.faults == [.notNeutralAtIdentity(property: .scaleX, value: 1.5, isInsertion: true)])
    transition = .opacity
    transition.insertion.waves = [TransitionWave(.offsetY, amplitude: 10, frequency: 0.25)]
    guard case .notNeutralAtIdentity(.offsetY, let value, true) = transition.faults.first else {
      Issue.record("\(transition.faults)")
      return
    }
    #expect(abs(value - 10) < 1e-9)
    #expect(CustomTransition(name: "", insertion: .init(active: .neutral)).faults == [.nothingMoves(isInsertion: true)])
  }

  @Test("The wave is y = 10 · sin 2πp, scale = 1 + 0.1 · (1 − p) · cos πp, opacity = min(1, 2p)")
  func wave() {
    let way = CustomTransition.wave.insertion
    for step in 0...20 {
      let p = Double(step) / 20
      func value(_ property: TransitionProperty) -> Double {
        way.state(of: property, at: p, width: 100, height: 100).value
      }
      #expect(abs(value(.offsetY) - 10 * sin(2 * .pi * p)) < 1e-12)
      #expect(abs(value(.scaleX) - (1 + 0.1 * (1 - p) * cos(.pi * p))) < 1e-12)
      #expect(abs(value(.opacity) - min(1, 2 * p)) < 1e-12)
    }
  }

  @Test("Asymmetric takes the insertion of one and the removal of the other, with what is combined with them")
  func asymmetric() {
    let both = CustomTransition.asymmetric(
      name: "Both", insertion: .scale.combined(with: .opacity), removal: .slide)
    #expect(both.parts.count == 2)
    #expect(both.way(isInsertion: true) == CustomTransition.scale.insertion)
    #expect(both.way(isInsertion: false) == CustomTransition.slide.removal)
    #expect(both.parts[1].way(isInsertion: false).active == .neutral)
  }

  @Test("A transition stands beside the effects as one more value, and is kept whole in files")
  func erased() throws {
    let effect = CustomTransition.flipFromLeft.erased
    #expect(effect.kind == .customTransition && effect.dotName == ".transition(flipFromLeft)")
    #expect(effect.behaviors == [.transition])
    #expect(try JSONDecoder().decode(AnySymbolEffect.self, from: JSONEncoder().encode(effect)) == effect)
    #expect(!EffectKind.allCases.contains(.customTransition))
  }
}
