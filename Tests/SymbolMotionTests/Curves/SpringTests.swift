import Testing

@testable import SymbolMotion

@Suite("Spring")
struct SpringTests {
  static let springs: [(response: Double, damping: Double, velocity: Double)] = [
    (0.26, 0.6, 0), (0.3, 0.8, 0), (0.5, 0.15, 3), (1, 0.999_999_9, 0), (0.4, 1, -5), (0.4, 1.000_001_5, 2),
    (0.3, 1.5, 0), (0.8, 3, 12), (0.05, 0.05, 0),
  ]

  @Test("the closed form is what a fine numeric integration of x″ = −ω²x − 2ζωx′ gives", arguments: springs)
  func integration(response: Double, damping: Double, velocity: Double) {
    let spring = Spring(response: response, dampingFraction: damping)
    let step = response / 4000
    var x = 1.0
    var v = velocity
    func acceleration(_ x: Double, _ v: Double) -> Double { -spring.stiffness * x - spring.damping * v }
    for index in 1...8000 {
      // Runge and Kutta's fourth order.
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + step / 2 * v1, acceleration(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, acceleration(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, acceleration(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard index % 200 == 0 else { continue }
      let closed = spring.free(at: Double(index) * step, distance: 1, velocity: velocity)
      #expect(abs(closed.value - x) < 1e-6)
      #expect(abs(closed.velocity - v) < 1e-5 * spring.frequency)
    }
  }

  @Test("after the settling duration it stays within 0.1 % of its end, and just before it does not", arguments: springs)
  func settling(response: Double, damping: Double, velocity: Double) {
    let spring = Spring(response: response, dampingFraction: damping, initialVelocity: velocity)
    let duration = spring.settlingDuration(from: 0, to: 1)
    let distance = { (time: Double) in abs(spring.free(at: time, distance: -1, velocity: velocity).value) }
    #expect(distance(duration - 1e-6) > 0.001)
    for step in 0...4000 {
      #expect(distance(duration + 1e-9 + response * Double(step) / 200) <= 0.001)
    }
  }

  @Test("between keyframes it starts with its own velocity and arrives at rest exactly", arguments: springs)
  func arrival(response: Double, damping: Double, velocity: Double) {
    let spring = Spring(response: response, dampingFraction: damping, initialVelocity: velocity)
    let duration = spring.settlingDuration(from: 2, to: 5)
    let start = spring.state(at: 0, duration: duration, from: 2, to: 5)
    let end = spring.state(at: duration, duration: duration, from: 2, to: 5)
    #expect(abs(start.value - 2) < 1e-12 && abs(start.velocity - velocity) < 1e-9)
    #expect(abs(end.value - 5) < 1e-12 && abs(end.velocity) < 1e-9)
    for step in 0...100 {
      let time = duration * Double(step) / 100
      let free = 5 + spring.free(at: time, distance: -3, velocity: velocity).value
      #expect(abs(spring.state(at: time, duration: duration, from: 2, to: 5).value - free) <= 0.0025 * 3)
    }
  }
}
