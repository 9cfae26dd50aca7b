import Testing

@testable import SymbolStudio

@Suite("The curve editor's scale")
struct CurveScaleTests {
  @Test("Places and points are each other's inverse, with the start at the lower left")
  func inverse() {
    let scale = CurveScale(width: 326, height: 168, showing: [-0.56, 1.2])
    for (time, value) in [(0.0, 0.0), (0.25, 1.3), (1, -0.56)] {
      let place = scale.place(time: time, value: value)
      let back = scale.point(x: place.x, y: place.y)
      #expect(abs(back.time - time) < 1e-9 && abs(back.value - value) < 1e-9)
    }
    #expect(scale.place(time: 0, value: 0).x < scale.place(time: 1, value: 0).x)
    #expect(scale.place(time: 0, value: 0).y > scale.place(time: 0, value: 1).y)
  }

  @Test("All that is shown lies inside, with room to drag a handle beyond it")
  func room() {
    let scale = CurveScale(width: 326, height: 168, showing: [-0.56, 1.2])
    #expect(scale.range.lowerBound < -0.8 && scale.range.upperBound > 1.4)
    #expect(CurveScale(width: 326, height: 168, showing: []).range == -0.3...1.3)
  }

  @Test("Times stay within the way and values within reach")
  func clamped() {
    let scale = CurveScale(width: 326, height: 168, showing: [])
    let point = scale.point(x: -50, y: 90_000)
    #expect(point.time == 0 && point.value == CurveScale.reach.lowerBound)
  }
}
