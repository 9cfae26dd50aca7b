import Foundation
import Testing

@testable import SymbolMotion

@Suite("Curves")
struct CurveTests {
  static let beziers = [
    CubicBezier(0.25, 0.1, 0.25, 1), .sine, .easeIn, .easeOut, .easeInOut, CubicBezier(0, 0, 1, 1),
    CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 0, 1), CubicBezier(1, -2, 1, 3), CubicBezier(0.2, 0.6, 0.3, 1),
    CubicBezier(0.68, -0.6, 0.32, 1.6),
  ]

  @Test("a Bézier's inversion finds the parameter whose x is asked for, to 1e-12", arguments: beziers)
  func inversion(_ bezier: CubicBezier) {
    for step in 0...2000 {
      let x = Double(step) / 2000
      let parameter = bezier.parameter(at: x)
      #expect(abs(CubicBezier.coordinate(bezier.x1, bezier.x2, at: parameter) - x) < 1e-12)
    }
    #expect(bezier.state(at: 0).value == 0 && bezier.state(at: 1).value == 1)
  }

  @Test("its slope is the derivative of its value", arguments: beziers)
  func slope(_ bezier: CubicBezier) {
    for step in 1..<100 where abs(bezier.x1 - bezier.x2) < 0.9 {
      let x = Double(step) / 100
      let difference = (bezier.state(at: x + 1e-6).value - bezier.state(at: x - 1e-6).value) / 2e-6
      #expect(abs(difference - bezier.state(at: x).slope) < 1e-3 * max(1, abs(difference)))
    }
  }

  @Test("x is clamped to 0…1, y is free")
  func clamping() {
    let bezier = CubicBezier(-1, -2, 3, 4)
    #expect(bezier.x1 == 0 && bezier.x2 == 1 && bezier.y1 == -2 && bezier.y2 == 4)
  }

  @Test("a part of a Bézier is the same curve, in as many pieces as it takes", arguments: beziers)
  func part(_ bezier: CubicBezier) {
    let whole = [Keyframe(time: 0, value: 0, curve: .cubicBezier(bezier)), Keyframe(time: 1, value: 1)]
    // Where the curve stands upright, the last bits of x are much of y.
    let tolerance = bezier.x1 - bezier.x2 == 1 ? 1e-3 : 1e-7
    for (start, end) in [(0.0, 0.3), (0.2, 0.9), (0.71, 1.0)] {
      let part = whole.part(from: start, to: end)
      for step in 0...50 {
        let time = (end - start) * Double(step) / 50
        #expect(abs(part.state(at: time, rest: 0).value - whole.state(at: start + time, rest: 0).value) < tolerance)
      }
    }
  }

  @Test("the sine curve is half a cosine wave within 0.1 %")
  func sine() {
    for step in 0...1000 {
      let x = Double(step) / 1000
      #expect(abs(CubicBezier.sine.state(at: x).value - (1 - cos(.pi * x)) / 2) < 0.001)
    }
  }

  @Test("steps jump where CSS says")
  func steps() {
    func values(_ position: StepPosition) -> [Double] {
      [0, 0.24, 0.26, 0.51, 0.99, 1].map {
        Curve.steps(count: 4, position: position).state(at: $0, duration: 1, from: 0, to: 1).value
      }
    }
    #expect(values(.jumpEnd) == [0, 0, 0.25, 0.5, 0.75, 1])
    #expect(values(.jumpStart) == [0.25, 0.25, 0.5, 0.75, 1, 1])
    #expect(values(.jumpBoth) == [0.2, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(values(.jumpNone) == [0, 0, 1 / 3.0, 2 / 3.0, 1, 1])
  }

  @Test("hold keeps the value until the next keyframe")
  func hold() {
    let track = Track(
      property: .scale, keyframes: [Keyframe(time: 0, value: 2, curve: .hold), Keyframe(time: 1, value: 3)])
    #expect(track.value(at: 0.999) == 2 && track.value(at: 1) == 3)
  }

  @Test("a cubic from state to state takes over value and velocity at both ends")
  func hermite() {
    for (start, end) in [(0.0, 1.0), (1, 1), (0.3, 0.3001), (0, -4)] {
      for (first, last) in [(0.0, 0.0), (3, 0), (-2, 5), (2, -2), (1, 1)] {
        let keyframes = Settling.cubic(
          from: TrackState(value: start, velocity: first), to: TrackState(value: end, velocity: last), duration: 0.8)
        for step in 0...40 {
          let time = 0.8 * Double(step) / 40
          let exact = Settling.hermite(
            from: TrackState(value: start, velocity: first), to: TrackState(value: end, velocity: last), duration: 0.8,
            at: Double(step) / 40)
          let state = step == 40 ? keyframes.stateBefore(time, rest: 0) : keyframes.state(at: time, rest: 0)
          #expect(abs(state.value - exact.value) < 1e-6, "\(start)→\(end), \(first)→\(last) at \(time)")
          #expect(abs(state.velocity - exact.velocity) < 1e-4, "\(start)→\(end), \(first)→\(last) at \(time)")
        }
      }
    }
  }

  @Test("curves, keyframes and motions come back from JSON as they were")
  func coding() throws {
    let curves: [Curve] = [
      .linear, .hold, .cubicBezier(0.1, -0.5, 0.3, 1.4), .spring(Spring(response: 0.3, dampingFraction: 0.7)),
      .spring(Spring(response: 0.3, dampingFraction: 0.7, initialVelocity: -2)), .steps(count: 3, position: .jumpBoth),
    ]
    #expect(try JSONDecoder().decode([Curve].self, from: JSONEncoder().encode(curves)) == curves)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let keyframe = Keyframe(time: 0, value: 1, curve: .cubicBezier(0.42, 0, 0.58, 1))
    #expect(
      String(decoding: try encoder.encode(keyframe), as: UTF8.self)
        == #"{"curve":{"cubicBezier":[0.42,0,0.58,1]},"time":0,"value":1}"#)
    for row in MotionCase.all(options: [""]) {
      let motion = try row.motion()
      #expect(try JSONDecoder().decode(Motion.self, from: JSONEncoder().encode(motion)) == motion)
    }
  }

  @Test("a curve that is none is refused in words")
  func refusal() {
    for text in [
      #""bouncy""#, #"{"cubicBezier": [2, 0, 1, 1]}"#, #"{"cubicBezier": [0, 0]}"#,
      #"{"spring": {"response": 0, "dampingFraction": 1}}"#, "{}",
    ] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Curve.self, from: Data(text.utf8)) }
    }
  }
}
