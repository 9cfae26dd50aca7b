import SymbolMotion
import Testing

@testable import StudioModel

@Suite("The stretch of time that is played")
struct PlaybackSpanTests {
  @Test("It lasts as long as the longest motion, and a rest")
  func longest() {
    let span = PlaybackSpan(
      motions: [
        Samples.motion(loop: 0.66), Samples.motion(intro: 0.1, loop: 1, outro: 0.2, pause: 0.5, .times(3)),
      ], loops: true)
    #expect(abs(span.duration - (0.1 + 3 + 1 + 0.2 + PlaybackSpan.rest)) < 1e-9)
    #expect(span.loopStart == 0)
    #expect(span.automaticStop == nil)
  }

  @Test("Nothing to play is a rest")
  func empty() {
    #expect(PlaybackSpan(motions: [], loops: true).duration == PlaybackSpan.rest)
  }

  @Test("Endless motions loop over whole periods, from after the intro")
  func seamless() {
    let span = PlaybackSpan(
      motions: [Samples.motion(intro: 0.4, loop: 2, outro: 1, .forever), Samples.motion(loop: 0.8, .forever)],
      loops: true)
    let round = span.duration - span.loopStart
    #expect(span.loopStart == 0.4)
    #expect(abs((round / 2).rounded() * 2 - round) < 1e-9)
    #expect(abs((round / 0.8).rounded() * 0.8 - round) < 1e-9)
    #expect(span.automaticStop == nil)
  }

  @Test("Without a loop, or beside a motion that ends, endless ones stop by themselves and show their outro")
  func automaticStop() throws {
    let endless = Samples.motion(intro: 0.4, loop: 2, outro: 1, .forever)
    for (motions, loops) in [([endless], false), ([endless, Samples.motion(loop: 0.66)], true)] {
      let span = PlaybackSpan(motions: motions, loops: loops)
      let stop = try #require(span.automaticStop)
      #expect(stop >= PlaybackSpan.endlessShown)
      #expect(span.duration >= stop + PlaybackSpan.rest)
      #expect(span.loopStart == 0)
    }
  }

  @Test("Stopped by the person, the outro still fits")
  func stopped() {
    let motion = Samples.motion(intro: 0.4, loop: 2, outro: 1, .forever)
    let span = PlaybackSpan(motions: [], ends: [motion.end(stoppedAt: 0.9)], loops: true)
    // The run that has begun is played to its end, and the outro.
    #expect(abs(span.duration - (0.4 + 2 + 1 + PlaybackSpan.rest)) < 1e-9)
    #expect(span.automaticStop == nil)
    #expect(span.loopStart == 0)
  }
}
