import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Replacement")
struct ReplacementTests {
  private func compile(_ name: String, _ old: Symbol, _ new: Symbol, _ options: String = ".default") throws
    -> Replacement
  {
    try MotionCompiler.compile(
      AppliedEffect(
        try AnySymbolEffect(parsing: name), behavior: .contentTransition,
        options: try SymbolEffectOptions(parsing: options)), from: old, to: new)
  }

  private func line(_ name: String, _ start: Point, _ end: Point) -> Layer {
    let path = Path([.move(start), .line(end)])
    var layer = TestSymbols.layer(name, path)
    layer.content = [
      .shape(Shape(path: path, paint: .tint(alpha: 1), style: .stroke(StrokeStyle(width: 2, cap: .round))))
    ]
    return layer
  }

  private let left = TestSymbols.symbol(
    "left", [TestSymbols.layer("a", TestSymbols.rectangle(Rect(x: 1, y: 1, width: 6, height: 6)))])
  private let right = TestSymbols.symbol(
    "right", [TestSymbols.layer("b", TestSymbols.rectangle(Rect(x: 16, y: 16, width: 6, height: 6)))])

  /// Opacities of the two layers.
  private func opacities(_ replacement: Replacement, _ time: Double) -> [Double] {
    replacement.motion.frame(at: time).layers.map(\.opacity)
  }

  @Test("down-up: the old goes in 0.15 s to 0.6 ×, the new comes from 0.12 s on in 0.25 s")
  func downUp() throws {
    let replacement = try compile(".replace.downUp", left, right)
    #expect(abs(replacement.motion.duration - 0.37) < 1e-9)
    #expect(opacities(replacement, 0) == [1, 0] && opacities(replacement, 0.15)[0] == 0)
    #expect(opacities(replacement, 0.12)[1] == 0 && opacities(replacement, 0.37) == [0, 1])
    #expect(abs(replacement.motion.frame(at: 0.15).layers[0].transform.a - 0.6) < 1e-9)
    #expect(abs(replacement.motion.frame(at: 0.12).layers[1].transform.a - 0.6) < 1e-9)
  }

  @Test("up-up grows out while the new grows in; off-up is gone at once")
  func others() throws {
    let up = try compile(".replace.upUp", left, right)
    #expect(up.motion.frame(at: 0.2).layers[0].transform.a > 1.1)
    #expect(up.motion.frame(at: 0.1).layers[1].opacity > 0)
    let off = try compile(".replace.offUp", left, right)
    #expect(opacities(off, 0) == [1, 0] && opacities(off, 1.0 / 60)[0] == 0)
    #expect(abs(off.motion.duration - 0.25) < 1e-9)
  }

  @Test("different view boxes fit the same box")
  func boxes() throws {
    var old = left
    old.viewBox = Rect(x: -10, y: 0, width: 48, height: 96)
    let layer = try compile(".replace.downUp", old, right).symbol.layers[0]
    // 96 high fits 24: a quarter; 12 wide in 24: 6 to the right.
    #expect(layer.bounds == Rect(x: 6 + 11.0 / 4, y: 0.25, width: 1.5, height: 1.5))
  }

  @Test("without shared ink magic is the fallback")
  func fallback() throws {
    let magic = try compile(".replace.magic(fallback: .offUp)", left, right)
    #expect(Set(magic.roles) == [.leaves, .comes] && abs(magic.motion.duration - 0.25) < 1e-9)
    #expect(try abs(compile(".replace", left, right).motion.duration - 0.37) < 1e-9)
  }

  @Test("a layer on the other symbol's ink stays, as does one with the same tag")
  func shared() throws {
    var frame = TestSymbols.layer("frame", TestSymbols.rectangle(Rect(x: 0, y: 0, width: 24, height: 2)))
    let old = TestSymbols.symbol("old", [frame] + left.layers)
    let new = TestSymbols.symbol("new", right.layers + [frame])
    let replacement = try compile(".replace", old, new)
    #expect(replacement.roles == [.stays, .leaves, .comes, .stays])
    for step in 0...40 {
      // One or the other covers the frame at any time.
      let layers = replacement.motion.frame(at: replacement.motion.duration * Double(step) / 40).layers
      #expect(max(layers[0].opacity, layers[3].opacity) > 0.999)
    }
    frame.annotation.tag = "part"
    var moved = TestSymbols.layer("moved", TestSymbols.rectangle(Rect(x: 10, y: 10, width: 3, height: 3)))
    moved.annotation.tag = "part"
    let tagged = try compile(
      ".replace", TestSymbols.symbol("old", [frame]), TestSymbols.symbol("new", [moved]))
    #expect(tagged.roles == [.stays, .stays])
  }

  @Test("a slash is drawn on, with its gap; backwards it is drawn off")
  func slash() throws {
    let bar = line("bar", Point(x: 2, y: 12), Point(x: 22, y: 12))
    let plain = TestSymbols.symbol("plain", [bar])
    let struck = TestSymbols.symbol(
      "struck",
      [
        line("first", Point(x: 2, y: 12), Point(x: 8, y: 12)), line("second", Point(x: 16, y: 12), Point(x: 22, y: 12)),
        line("slash", Point(x: 2, y: 2), Point(x: 22, y: 22)),
      ])
    let on = try compile(".replace", plain, struck)
    #expect(on.roles == [.stays, .gap, .stays, .stays, .slash])
    #expect(on.symbol.layers[1].annotation.erases)
    let off = try compile(".replace", struck, plain)
    #expect(off.roles == on.roles)
    for (replacement, first, last) in [(on, 0.0, 1.0), (off, 1.0, 0.0)] {
      let drawn = [0, replacement.motion.duration].map { time -> Double in
        let state = replacement.motion.frame(at: time).layers[4].draw ?? .complete
        return state.end - state.start
      }
      #expect(drawn == [first, last])
      // With less motion they fade, so that it begins and ends as well.
      let reduced = replacement.motion.withReducedMovement
      let faded = [0, reduced.duration].map { time in [1, 4].map { reduced.frame(at: time).layers[$0].opacity } }
      #expect(faded == [[first, first], [last, last]])
    }
  }

  @Test("what can be seen through goes as the other comes, but for what is struck out, which waits for the slash")
  func translucent() throws {
    var bar = line("bar", Point(x: 2, y: 12), Point(x: 22, y: 12))
    var parts = [
      line("first", Point(x: 2, y: 12), Point(x: 8, y: 12)), line("second", Point(x: 16, y: 12), Point(x: 22, y: 12)),
    ]
    let slash = line("slash", Point(x: 2, y: 2), Point(x: 22, y: 22))
    bar.annotation.level = .secondary
    for index in parts.indices { parts[index].annotation.level = .tertiary }
    let plain = TestSymbols.symbol("plain", [bar])
    let struck = TestSymbols.symbol("struck", parts + [slash])
    let on = try compile(".replace", plain, struck)
    #expect(on.roles == [.stays, .struck, .gap, .stays, .stays, .slash])
    #expect(on.sources[0..<3] == [.old(0), .old(0), .new(2)])
    // Beside what the new picture has of it, and as strong.
    #expect(on.symbol.layers[1].annotation.level == .tertiary)
    let off = try compile(".replace", struck, plain)
    #expect(off.roles == on.roles && off.sources[0..<2] == [.new(0), .new(0)])
    for (replacement, isOn) in [(on, true), (off, false)] {
      let motion = replacement.motion
      let opacities = [0, 0.14, motion.duration / 2, motion.duration].map { time in
        (0..<2).map { motion.frame(at: isOn ? time : motion.duration - time).layers[$0].opacity }
      }
      #expect(opacities == [[1, 0], [0, 1], [0, 1], [0, 0]])
    }
    // A copy of what knocks out would do so twice.
    var hole = line("hole", Point(x: 4, y: 12), Point(x: 5, y: 12))
    hole.annotation.erases = true
    let holed = try compile(".replace", TestSymbols.symbol("holed", [bar, hole]), struck)
    #expect(!holed.roles.contains(.struck) && holed.motion.frame(at: 0.2).layers[0].opacity == 1)
  }

  /// The drawn part of the one layer that is drawn as a slash, at the start and at the end; nil where there is none.
  private func drawnSlash(_ replacement: Replacement) -> [Double]? {
    guard let index = replacement.roles.firstIndex(of: .slash) else { return nil }
    return [0, replacement.motion.duration].map { time in
      let state = replacement.motion.frame(at: time).layers[index].draw ?? .complete
      return state.end - state.start
    }
  }

  @Test(
    "a layer that is said to be a slash draws on and off, be it filled, level, or on the other symbol's ink",
    arguments: [
      Rect(x: 1, y: 11, width: 22, height: 2), Rect(x: 2, y: 2, width: 3, height: 20),
      Rect(x: 9, y: 9, width: 6, height: 6),
    ])
  func statedSlash(box: Rect) throws {
    let body = TestSymbols.layer("body", TestSymbols.rectangle(Rect(x: 4, y: 4, width: 16, height: 16)))
    var bar = TestSymbols.layer("bar", TestSymbols.rectangle(box))
    let plain = TestSymbols.symbol("plain", [body])
    #expect(try drawnSlash(compile(".replace", plain, TestSymbols.symbol("struck", [body, bar]))) == nil)
    bar.annotation.role = .slash
    bar.origins[.role] = .guess
    #expect(try drawnSlash(compile(".replace", plain, TestSymbols.symbol("struck", [body, bar]))) == nil)
    for origin in [AnnotationOrigin.person, .attribute] {
      bar.origins[.role] = origin
      let struck = TestSymbols.symbol("struck", [body, bar])
      let on = try compile(".replace", plain, struck)
      #expect(on.roles == [.stays, .gap, .stays, .slash])
      #expect(drawnSlash(on) == [0, 1])
      #expect(try drawnSlash(compile(".replace", struck, plain)) == [1, 0])
      // What both pictures have stays.
      #expect(try drawnSlash(compile(".replace", struck, struck)) == nil)
    }
  }

  @Test("two layers that are said to be slashes are both drawn; without common ink the rest takes the fallback")
  func statedSlashes() throws {
    let bars = [(2.0, 22.0), (22, 2)].map { ends in
      var bar = line("bar \(ends.0)", Point(x: ends.0, y: 2), Point(x: ends.1, y: 22))
      bar.annotation.role = .slash
      bar.origins[.role] = .person
      return bar
    }
    let top = TestSymbols.layer("top", TestSymbols.rectangle(Rect(x: 10, y: 0, width: 4, height: 4)))
    let foot = TestSymbols.layer("foot", TestSymbols.rectangle(Rect(x: 10, y: 20, width: 4, height: 4)))
    let crossed = try compile(
      ".replace", TestSymbols.symbol("plain", [top]), TestSymbols.symbol("crossed", [foot] + bars))
    #expect(crossed.roles == [.leaves, .gap, .gap, .comes, .slash, .slash])
  }

  @Test("a line that is said to be no slash is none, in a layer of its own or in one with the rest")
  func noSlash() throws {
    var slash = line("slash", Point(x: 2, y: 2), Point(x: 22, y: 22))
    let bar = line("bar", Point(x: 2, y: 12), Point(x: 22, y: 12))
    var joint = bar
    joint.content = [
      .shape(
        Shape(
          path: Path([
            .move(Point(x: 2, y: 12)), .line(Point(x: 22, y: 12)), .move(Point(x: 2, y: 2)), .line(Point(x: 22, y: 22)),
          ]),
          paint: .tint(alpha: 1), style: .stroke(StrokeStyle(width: 2))))
    ]
    let plain = TestSymbols.symbol("plain", [bar])
    for isStated in [false, true] {
      if isStated {
        slash.origins[.role] = .person
        joint.origins[.role] = .person
      }
      for layers in [[bar, slash], [joint]] {
        let struck = TestSymbols.symbol("struck", layers)
        #expect(try (drawnSlash(compile(".replace", plain, struck)) == nil) == isStated)
        #expect(try (drawnSlash(compile(".replace", struck, plain)) == nil) == isStated)
      }
    }
  }

  @Test("speed and duration scale it; an effect that is no content transition is refused")
  func options() throws {
    #expect(try abs(compile(".replace.downUp", left, right, ".speed(2)").motion.duration - 0.185) < 1e-9)
    var applied = AppliedEffect(.replace(.replace), behavior: .contentTransition)
    applied.tuning[.duration] = 1
    #expect(try abs(MotionCompiler.compile(applied, from: left, to: right).motion.duration - 1) < 1e-9)
    #expect(throws: MotionError.self) { try compile(".bounce", left, right) }
    #expect(throws: MotionError.self) {
      try MotionCompiler.compile(AppliedEffect(.replace(.replace), behavior: .contentTransition), for: left)
    }
  }

  @Test("as a transition, automatic draws what is stroked and lets the rest appear and disappear")
  func automatic() throws {
    let stroked = TestSymbols.symbol("stroked", [line("bar", Point(x: 2, y: 12), Point(x: 22, y: 12))])
    func motion(_ symbol: Symbol, _ behavior: AppliedBehavior) throws -> Motion {
      try MotionCompiler.compile(AppliedEffect(.automatic(.automatic), behavior: behavior), for: symbol)
    }
    #expect(try motion(stroked, .insertion).groups[0].track(.drawEnd) != nil)
    #expect(try motion(stroked, .removal).groups[0].track(.drawStart) != nil)
    #expect(try motion(left, .insertion).groups[0].track(.scale)?.value(at: 0) == 0.75)
    #expect(try motion(left, .removal).groups[0].track(.opacity)?.value(at: 1) == 0)
    #expect(try motion(left, .removal).kind == .automatic)
  }
}
