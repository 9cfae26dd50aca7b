import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("A sequence of pictures")
struct ImageSequenceTests {
  private static let pictures = ["one", "two", "three"].map { name in
    Symbol(
      name: name, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24,
      layers: [
        Layer(
          id: "a", name: name,
          content: [
            .shape(
              Shape(
                path: Path([.move(.zero), .line(Point(x: 9, y: 9))]),
                paint: .tint(alpha: 1), style: .fill(.nonzero)))
          ], bounds: Rect(x: 0, y: 0, width: 24, height: 24))
      ])
  }

  private static let switchings: [ImageSwitching] = ImageSwitching.Way.allCases.flatMap { way in
    ImageSwitching.Style.allCases.flatMap { style in
      [(0.25, 0.2, 0.25), (0.1, 0.5, 1), (1, 0.1, 0.1), (0.3, 0, 0.3)].flatMap { out, wait, come in
        [
          TransitionCurve.easeInOut, .linear, .cubicBezier(0.3, -0.6, 0.4, 1.6),
          .spring(response: 0.4, dampingFraction: 0.4),
        ]
        .map { ImageSwitching(way: way, style: style, outTime: out, wait: wait, inTime: come, curve: $0) }
      }
    }
  }

  private func opacities(_ compiled: CompiledImageSequence, at time: Double) -> [Double] {
    compiled.motion.frame(at: time).layers.map(\.opacity)
  }

  private func times(_ compiled: CompiledImageSequence, from: Double = 0, to: Double? = nil) -> [Double] {
    let end = to ?? compiled.motion.loop
    return (0...400).map { from + (end - from) * Double($0) / 400 }
  }

  @Test("until the next picture is ready the old one is untouched")
  func untouched() {
    for switching in Self.switchings {
      let compiled = MotionCompiler.compile(
        ImageSequence(
          pictures: Array(Self.pictures.prefix(2)), switching: switching, productions: [.init(duration: 2)], hold: 0.5))
      for time in times(compiled, to: 2.499) {
        let frame = compiled.motion.frame(at: time)
        #expect(frame.layers[0] == .rest)
        #expect(frame.layers[1].opacity == 0)
      }
    }
  }

  @Test("with two views no frame is empty: at least seven tenths of a picture are there")
  func neverEmpty() {
    for switching in Self.switchings where switching.way == .transition {
      let compiled = MotionCompiler.compile(switching, from: Self.pictures[0], to: Self.pictures[1])
      for time in times(compiled) {
        let uncovered = opacities(compiled, at: time).reduce(1) { $0 * (1 - $1) }
        #expect(uncovered < 0.3, "\(switching) at \(time)")
      }
    }
  }

  @Test(
    "with one view only frames around the swap may be empty, and only where it waits for longer than the going takes")
  func emptyAroundSwap() {
    for switching in Self.switchings where switching.way == .animation {
      let compiled = MotionCompiler.compile(switching, from: Self.pictures[0], to: Self.pictures[1])
      let passage = ImageSwitchPassage(switching, designSize: 100)
      for time in times(compiled) where opacities(compiled, at: time).allSatisfy({ $0 < 0.01 }) {
        // Nine tenths of the way out, a tenth of the way in: near its ends a curve is as good as there.
        #expect(time >= passage.leavingTime * 0.7 && time <= switching.wait + passage.comingTime * 0.3)
      }
    }
  }

  @Test("one view shows the old picture before the swap, the new one after it, and goes on from where it was")
  func swap() {
    for switching in Self.switchings where switching.way == .animation {
      let compiled = MotionCompiler.compile(switching, from: Self.pictures[0], to: Self.pictures[1])
      let before = compiled.motion.frame(at: max(switching.wait - 1e-6, 0)).layers
      let after = compiled.motion.frame(at: switching.wait + 1e-6).layers
      if switching.wait > 0 { #expect(before[1].opacity == 0) }
      #expect(after[0].opacity == 0)
      if switching.wait > 0 {
        #expect(abs(before[0].opacity - after[1].opacity) < 1e-3, "\(switching)")
        #expect(abs(before[0].blur - after[1].blur) < 1e-3)
        #expect(abs(before[0].transform.a - after[1].transform.a) < 1e-3)
      }
    }
  }

  @Test("at its end the last picture is at rest, alone")
  func end() {
    for switching in Self.switchings {
      let compiled = MotionCompiler.compile(
        ImageSequence(pictures: Self.pictures, switching: switching, hold: 0.3))
      let last = compiled.motion.frame(at: compiled.motion.loop).layers
      #expect(last[0].opacity == 0 && last[1].opacity == 0)
      #expect(last[2].opacity == 1 && last[2].blur == 0 && last[2].transform == .identity)
    }
  }

  @Test("a picture whose production fails is never seen, and starts no change")
  func failure() {
    let compiled = MotionCompiler.compile(
      ImageSequence(
        pictures: Self.pictures, switching: ImageSwitching(),
        productions: [.init(duration: 1, fails: true), .init(duration: 1)]))
    for time in times(compiled) { #expect(opacities(compiled, at: time)[1] == 0) }
    #expect(compiled.motion.frame(at: 1.9).layers[0] == .rest)
    #expect(compiled.phases.map(\.kind) == [.produce, .failed, .produce, .out, .in])
  }

  @Test("the phases say when each picture goes, waits, is swapped and comes")
  func phases() {
    let switching = ImageSwitching(way: .animation, outTime: 0.3, wait: 0.2, inTime: 0.4)
    let compiled = MotionCompiler.compile(
      ImageSequence(
        pictures: Array(Self.pictures.prefix(2)), switching: switching, productions: [.init(duration: 1)], hold: 0.5))
    let found = compiled.phases.map {
      "\($0.kind) \($0.picture) \(($0.start * 100).rounded() / 100) \(($0.end * 100).rounded() / 100)"
    }
    #expect(
      found == [
        "hold 0 0.0 0.5", "produce 1 0.5 1.5", "out 0 1.5 1.8", "wait 0 1.5 1.7", "swap 1 1.7 1.7", "in 1 1.7 2.1",
        "hold 1 2.1 2.6",
      ])
    #expect(abs(compiled.motion.loop - 2.6) < 1e-9)
  }

  @Test("values stay in what can be drawn, whatever the curve")
  func ranges() {
    for switching in Self.switchings {
      let compiled = MotionCompiler.compile(switching, from: Self.pictures[0], to: Self.pictures[1])
      for group in compiled.motion.groups {
        for track in group.tracks {
          for time in times(compiled) { #expect(track.property.range.contains(track.value(at: time))) }
        }
      }
    }
  }
}

@Suite("A player that switches pictures")
struct PlayerSwitchingTests {
  private func picture(_ name: String) -> Symbol {
    Symbol(
      name: name, viewBox: Rect(x: 0, y: 0, width: 10, height: 10), width: 10, height: 10,
      layers: [Layer(id: name, name: name, content: [], bounds: Rect(x: 0, y: 0, width: 10, height: 10))])
  }

  @Test("a picture asked for during a change comes after it; a newer one overtakes the one that waits")
  func order() {
    var player = Player(symbol: picture("a"))
    let switching = ImageSwitching(outTime: 1, inTime: 1, curve: .linear)
    let first = player.switchImage(to: picture("b"), switching, designSize: 100, at: 0)
    let second = player.switchImage(to: picture("c"), switching, designSize: 100, at: 0.2)
    let third = player.switchImage(to: picture("d"), switching, designSize: 100, at: 0.4)
    #expect(player.target.name == "d")
    let ends = player.takeEvents(until: 5).filter { $0.completion != nil }
    #expect(ends.map(\.run) == [second, first, third])
    #expect(ends.map { $0.completion?.isFinished } == [false, true, true])
    #expect(ends.map(\.time) == [0.4, 1, 2])
    #expect(player.symbol.name == "d")
  }

  @Test("without animation the picture is there at once")
  func still() {
    var player = Player(symbol: picture("a"))
    player.switchImage(to: picture("b"), ImageSwitching(), designSize: 100, animated: false, at: 0)
    #expect(player.symbol.name == "b")
    #expect(player.isAtRest(at: 0))
  }

  @Test("with less motion pictures fade, without blur or a change of size", arguments: ImageSwitching.Style.allCases)
  func lessMotion(_ style: ImageSwitching.Style) {
    for way in ImageSwitching.Way.allCases {
      var player = Player(symbol: picture("a"), reducesMotion: true)
      player.switchImage(to: picture("b"), ImageSwitching(way: way, style: style), designSize: 100, at: 0)
      let frames = (0...60).map { player.frame(at: Double($0) / 60) }
      #expect(frames.allSatisfy { $0.layers.allSatisfy { $0.transform == .identity && $0.blur == 0 } })
      // One view that is only blurred has nothing left but its swap.
      let fades = frames.contains { $0.layers.contains { $0.opacity > 0.1 && $0.opacity < 0.9 } }
      #expect(fades == (way != .animation || style != .blur))
      _ = player.takeEvents(until: 5)
      #expect(player.symbol.name == "b" && player.isAtRest(at: 5))
    }
  }
}
