import SymbolMotion
import Testing

@testable import StudioModel

@Suite("The clock")
struct PlaybackTests {
  let span = PlaybackSpan(motions: [Samples.motion(loop: 0.66)], loops: false)

  @Test("Playing adds frame time times speed", arguments: PlaybackSpeed.allCases)
  func speeds(speed: PlaybackSpeed) {
    var playback = Playback()
    playback.play(span)
    playback.advance(by: 0.25, settings: PlaybackSettings(speed: speed), span: span)
    #expect(playback.playhead == 0.25 * speed.rawValue)
  }

  @Test("A clock that does not play stands still")
  func paused() {
    var playback = Playback()
    playback.advance(by: 1, settings: PlaybackSettings(), span: span)
    #expect(playback.playhead == 0)
  }

  @Test("Without loop it stops at the end, and plays again from the beginning")
  func stopsAtEnd() {
    var playback = Playback()
    playback.play(span)
    playback.advance(by: 100, settings: PlaybackSettings(loops: false), span: span)
    #expect(playback.playhead == span.duration)
    #expect(!playback.isPlaying)
    playback.play(span)
    #expect(playback.playhead == 0)
  }

  @Test("With loop it goes on by what is left over")
  func wraps() {
    var playback = Playback()
    playback.play(span)
    playback.advance(by: span.duration + 0.1, settings: PlaybackSettings(loops: true), span: span)
    #expect(playback.isPlaying)
    #expect(abs(playback.playhead - 0.1) < 1e-9)
  }

  @Test("A step goes to the next whole frame, also from between two, and never beyond the ends")
  func steps() {
    var playback = Playback()
    playback.step(byFrames: 1, in: span)
    playback.step(byFrames: 1, in: span)
    #expect(playback.frameNumber == 2)
    playback.seek(to: 2.5 / 60, in: span)
    playback.step(byFrames: -1, in: span)
    #expect(abs(playback.playhead - 2.0 / 60) < 1e-9)
    playback.seek(to: 2.5 / 60, in: span)
    playback.step(byFrames: 1, in: span)
    #expect(abs(playback.playhead - 3.0 / 60) < 1e-9)
    playback.moveToStart()
    playback.step(byFrames: -1, in: span)
    #expect(playback.playhead == 0)
    playback.moveToEnd(of: span)
    playback.step(byFrames: 1, in: span)
    #expect(playback.playhead == span.duration)
  }

  @Test("Stepping through all frames and back meets each frame once")
  func stepsThere() {
    var playback = Playback()
    let frames = Int(span.duration * 60)
    for frame in 1...frames {
      playback.step(byFrames: 1, in: span)
      #expect(playback.frameNumber == frame)
    }
    for frame in (0..<frames).reversed() {
      playback.step(byFrames: -1, in: span)
      #expect(playback.frameNumber == frame)
    }
  }
}
