import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Rest")
struct RestTests {
  @Test("a motion that returns by itself starts and ends with the symbol at rest", arguments: MotionCase.effects)
  func beforeAndAfter(_ effect: AnySymbolEffect) throws {
    for row in MotionCase.everything(effect) { try beforeAndAfter(row) }
  }

  private func beforeAndAfter(_ row: MotionCase) throws {
    guard row.effect.returnsByItself else { return }
    let motion = try row.motion()
    for (group, property) in motion.tracks {
      #expect(motion.state(of: property, inGroup: group, at: 0).value == property.restValue, "\(row)")
      guard let end = motion.totalDuration else { continue }
      for time in [end, end + 0.001, end + 60] {
        let value = motion.state(of: property, inGroup: group, at: time).value
        #expect(motion.distanceFromRest(value, of: property, inGroup: group) < 1e-9, "\(row)")
      }
    }
  }

  @Test("what appears is hidden before and at rest after; what disappears the other way round")
  func passages() throws {
    for row in MotionCase.all(options: [""]) where [.appear, .disappear].contains(row.effect.kind) {
      let motion = try row.motion()
      let comes = row.behavior == .insertion || row.effect.kind == .appear && row.behavior == .indefinite
      let end = motion.totalDuration ?? motion.intro
      let (hidden, shown) = comes ? (0.0, end) : (end, 0.0)
      #expect(motion.frame(at: hidden).layers.allSatisfy { $0.opacity == 0 }, "\(row)")
      #expect(motion.frame(at: shown) == .rest(layerCount: row.symbol.layers.count), "\(row)")
    }
  }

  @Test("an insertion is the removal of the same effect backwards in time")
  func reverse() throws {
    for row in MotionCase.all(options: [""]) where row.behavior == .insertion {
      var back = row
      back.behavior = .removal
      let insertion = try row.motion()
      let removal = try back.motion()
      #expect(insertion.duration == removal.duration)
      for step in 0...100 {
        let time = insertion.duration * Double(step) / 100
        for (group, property) in insertion.tracks {
          let there = insertion.state(of: property, inGroup: group, at: time).value
          let mirrored = removal.state(of: property, inGroup: group, at: insertion.duration - time).value
          #expect(abs(there - mirrored) < 1e-9, "\(row) at \(time)")
        }
      }
    }
  }

  @Test("scale goes to 1.2 or 0.8 and stays until stopped")
  func scaleHolds() throws {
    for row in MotionCase.all(options: [""]) where row.effect.kind == .scale {
      let motion = try row.motion()
      guard case .scale(let effect) = row.effect else { continue }
      for time in [motion.intro, motion.intro + 100] {
        for group in motion.groups.indices {
          let value = motion.state(of: .scale, inGroup: group, at: time).value
          #expect(abs(value - (effect.direction == .up ? 1.2 : 0.8)) < 1e-9)
        }
      }
    }
  }
}
