import Foundation
import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Rotational symmetry")
struct SymmetryTests {
  static let center = Point(x: 12, y: 12)

  static func polygon(_ corners: Int, radius: Double = 9) -> Path {
    TestSymbols.polygon(
      (0..<corners).map { index in
        AffineTransform.rotation(degrees: 360 * Double(index) / Double(corners), about: center)
          .apply(Point(x: center.x + radius, y: center.y))
      })
  }

  static func circle(radius: Double) -> Path {
    let k = 0.552_284_749_8 * radius
    func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
    return Path([
      .move(at(radius, 0)), .curve(at(radius, k), at(k, radius), at(0, radius)),
      .curve(at(-k, radius), at(-radius, k), at(-radius, 0)),
      .curve(at(-radius, -k), at(-k, -radius), at(0, -radius)), .curve(at(k, -radius), at(radius, -k), at(radius, 0)),
      .close,
    ])
  }

  /// Blades that lean, so that no mirror image helps.
  static func fan(_ blades: Int) -> Path {
    Path(
      (0..<blades).flatMap { index in
        let turn = AffineTransform.rotation(degrees: 360 * Double(index) / Double(blades), about: center)
        return Path([
          .move(center), .curve(Point(x: 14, y: 8), Point(x: 20, y: 4), Point(x: 21, y: 9)), .line(center), .close,
        ]).transformed(turn).elements
      })
  }

  private func angle(_ paths: Path..., about anchor: Point = center) -> Double {
    RotationalSymmetry.restingAngle(
      of: paths.enumerated().map { TestSymbols.layer("\($0)", $1) }, about: anchor)
  }

  @Test("a fan with n blades rests every 360° / n", arguments: 2...12)
  func fans(_ blades: Int) {
    #expect(abs(angle(SymmetryTests.fan(blades)) - 360 / Double(blades)) < 1e-9)
  }

  @Test("a regular polygon rests at each corner", arguments: 3...16)
  func polygons(_ corners: Int) {
    #expect(abs(angle(SymmetryTests.polygon(corners)) - 360 / Double(corners)) < 1e-9)
  }

  @Test("a disc and rings rest anywhere, about their own centre only")
  func discs() {
    #expect(angle(SymmetryTests.circle(radius: 9)) == 0)
    #expect(angle(SymmetryTests.circle(radius: 9), SymmetryTests.circle(radius: 4)) == 0)
    #expect(angle(SymmetryTests.circle(radius: 9), about: Point(x: 12, y: 20)) == 360)
  }

  @Test("only what rests anywhere is a disc")
  func onlyDiscs() {
    func isDisc(_ paths: Path...) -> Bool {
      RotationalSymmetry.isDisc(
        paths.enumerated().map { TestSymbols.layer("\($0)", $1) }, about: SymmetryTests.center)
    }
    #expect(isDisc(SymmetryTests.circle(radius: 9), SymmetryTests.circle(radius: 4)))
    #expect(!isDisc(SymmetryTests.polygon(24)))
    #expect(!isDisc(SymmetryTests.circle(radius: 9), SymmetryTests.polygon(4)))
    #expect(!isDisc(Path()))
  }

  @Test("what is drawn around or inside a figure takes part")
  func compounds() {
    #expect(angle(SymmetryTests.polygon(4), SymmetryTests.circle(radius: 9)) == 90)
    #expect(angle(SymmetryTests.polygon(4), SymmetryTests.polygon(3, radius: 5)) == 360)
    #expect(angle(SymmetryTests.polygon(6), SymmetryTests.polygon(3, radius: 5)) == 120)
    #expect(angle(SymmetryTests.fan(3), TestSymbols.rectangle(Rect(x: 20, y: 11, width: 2, height: 2))) == 360)
  }

  @Test("figures of different colours are not the same figure")
  func colors() {
    var second = TestSymbols.layer("b", TestSymbols.rectangle(Rect(x: 2, y: 11, width: 4, height: 2)))
    let first = TestSymbols.layer("a", TestSymbols.rectangle(Rect(x: 18, y: 11, width: 4, height: 2)))
    #expect(RotationalSymmetry.restingAngle(of: [first, second], about: SymmetryTests.center) == 180)
    second.content = second.content.map { artwork in
      guard case .shape(var shape) = artwork else { return artwork }
      shape.paint = .color(.black)
      return .shape(shape)
    }
    #expect(RotationalSymmetry.restingAngle(of: [first, second], about: SymmetryTests.center) == 360)
  }

  @Test("a turning fan comes to rest on a blade, and a round part wiggles along an axis")
  func use() throws {
    let fan = TestSymbols.symbol(
      "fan", [TestSymbols.layer("blades", SymmetryTests.fan(3), Annotation(anchor: SymmetryTests.center))])
    let turning = try MotionCompiler.compile(AppliedEffect(.rotate(.rotate), behavior: .indefinite), for: fan)
    let end = turning.state(of: .rotation, inGroup: 0, at: 20, stoppedAt: 2.3).value
    #expect(abs(end.remainder(dividingBy: 120)) < 1e-9 && end > 0)
    #expect(
      (0..<40).contains { step in
        let angle = turning.state(of: .rotation, inGroup: 0, at: 20, stoppedAt: 2 + Double(step) / 20).value
        return abs(angle.remainder(dividingBy: 360)) > 1
      })
    let disc = TestSymbols.symbol("disc", [TestSymbols.layer("disc", SymmetryTests.circle(radius: 9))])
    let wiggle = try MotionCompiler.compile(AppliedEffect(.wiggle(.wiggle), behavior: .discrete), for: disc)
    #expect(wiggle.groups[0].tracks.map(\.property) == [.offsetX])
    #expect(abs(wiggle.state(of: .offsetX, inGroup: 0, at: 0.12).value - 0.06) < 1e-9)
  }
}
