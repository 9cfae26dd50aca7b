import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Time")
struct TimeTests {
  @Test(
    "speed divides every time exactly, and leaves the values", arguments: MotionCase.effects)
  func speed(_ effect: AnySymbolEffect) throws {
    for row in MotionCase.all([effect], options: ["", ".repeat(.continuous)"]) { try speed(row) }
  }

  private func speed(_ row: MotionCase) throws {
    let plain = try row.motion()
    for speed in [0.25, 2, 20] {
      let fast = try row.motion(speed: speed)
      #expect(abs(fast.duration - plain.duration / speed) < 1e-12, "\(row)")
      for (group, property) in plain.tracks {
        for step in 0...30 {
          let time = plain.playLength * Double(step) / 30
          let slowState = plain.state(of: property, inGroup: group, at: time)
          let fastState = fast.state(of: property, inGroup: group, at: time / speed)
          #expect(abs(fastState.value - slowState.value) < 1e-6, "\(row)")
          #expect(
            abs(fastState.velocity / speed - slowState.velocity) < 1e-4 * max(1, abs(slowState.velocity)), "\(row)")
        }
      }
    }
  }

  @Test("a periodic delay is in real seconds, whatever the speed")
  func delay() throws {
    for row in MotionCase.all(options: [".repeat(.periodic(3, delay: 0.5))"]) where row.effect.returnsByItself {
      let run = try row.motion().loop
      for speed in [0.5, 1, 4] {
        let motion = try row.motion(speed: speed)
        #expect(abs(try #require(motion.totalDuration) - (3 * run / speed + 2 * 0.5)) < 1e-9, "\(row)")
      }
    }
  }

  @Test("a periodic repetition plays exactly so many whole runs, each like the first")
  func count() throws {
    for row in MotionCase.all(options: [".repeat(.periodic(3, delay: 0.5))"]) where row.effect.returnsByItself {
      let motion = try row.motion()
      let period = motion.loop + 0.5
      #expect(motion.repeats(until: .infinity).count == 3)
      #expect(motion.repetition == .times(3))
      for (group, property) in motion.tracks {
        for step in 0...20 {
          let time = motion.loop * (Double(step) + 0.5) / 21
          let first = motion.state(of: property, inGroup: group, at: time).value
          for run in 1...2 {
            let later = motion.state(of: property, inGroup: group, at: time + Double(run) * period).value
            #expect(abs(later - first) < 1e-9, "\(row)")
          }
        }
        let inPause = motion.state(of: property, inGroup: group, at: motion.loop + 0.25)
        #expect(motion.distanceFromRest(inPause.value, of: property, inGroup: group) < 1e-9)
        #expect(inPause.velocity == 0)
      }
    }
  }

  @Test("one run: nonRepeating, and a discrete effect without options, play once")
  func once() throws {
    for row in MotionCase.all(options: ["", ".nonRepeating"]) where row.effect.returnsByItself {
      let isOnce = row.behavior == .discrete || row.options == ".nonRepeating"
      #expect(try row.motion().repetition == (isOnce ? .times(1) : .forever), "\(row)")
    }
  }

  @Test("a repetition on a discrete effect goes on until stopped where no number is given")
  func endlessDiscrete() throws {
    for row in MotionCase.all(options: [".repeat(.continuous)", ".repeat(.periodic)"])
    where row.behavior == .discrete {
      #expect(try row.motion().isEndless, "\(row)")
    }
  }

  @Test("the same effect and time give the same frame", arguments: MotionCase.effects)
  func sameFrame(_ effect: AnySymbolEffect) throws {
    for row in MotionCase.all([effect], options: [""]) { try sameFrame(row) }
  }

  private func sameFrame(_ row: MotionCase) throws {
    let first = try row.motion()
    let second = try row.motion()
    #expect(first == second, "\(row)")
    let times = (0...20).map { Double($0) * 0.11 }
    let forwards = times.map { first.frame(at: $0, stoppedAt: 1) }
    let backwards = times.reversed().map { second.frame(at: $0, stoppedAt: 1) }
    #expect(forwards == backwards.reversed(), "\(row)")
  }
}
