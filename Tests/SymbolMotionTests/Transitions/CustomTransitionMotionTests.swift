#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Custom transitions as motion")
struct CustomTransitionMotionTests {
  static let symbol = TestSymbols.bars(3)

  static func motion(_ transition: CustomTransition, _ behavior: AppliedBehavior = .insertion) throws -> Motion {
    try MotionCompiler.compile(AppliedEffect(.customTransition(transition), behavior: behavior), for: symbol)
  }

  @Test("Insertion ends at rest and removal begins there; what is not inserted is not seen", arguments: 0..<11)
  func ends(index: Int) throws {
    let transition = CustomTransition.readyMade[index].transition
    let insertion = try Self.motion(transition)
    let removal = try Self.motion(transition, .removal)
    let rest = Frame.rest(layerCount: 3)
    #expect(insertion.frame(at: insertion.duration) == rest && insertion.frame(at: 60) == rest)
    #expect(removal.frame(at: 0) == rest)
    for frame in [insertion.frame(at: 0), removal.frame(at: removal.duration), removal.frame(at: 60)] {
      #expect(frame.layers.allSatisfy { $0.opacity == 0 })
    }
    #expect(insertion.frame(at: insertion.duration * 0.9).layers[0].opacity > 0)
  }

  @Test("A way follows its own formula at every moment, also through waves, early fades and springs that overshoot")
  func follows() throws {
    var springy = CustomTransition.wave
    springy.insertion.timing = TransitionTiming(.spring(response: 0.4, dampingFraction: 0.4))
    var partial = CustomTransition.scale
    partial.insertion.fadePart = 0.3
    partial.insertion.timing = TransitionTiming(.cubicBezier(0.3, -0.4, 0.5, 1.6), duration: 0.7)
    for transition in [.wave, springy, partial, .blurReplace] {
      for behavior in [AppliedBehavior.insertion, .removal] {
        let way = transition.way(isInsertion: behavior == .insertion)
        let motion = try Self.motion(transition, behavior)
        let curve: Curve =
          switch way.timing.curve {
          case .cubicBezier(let x1, let y1, let x2, let y2): .cubicBezier(x1, y1, x2, y2)
          case .spring(let response, let damping): .spring(Spring(response: response, dampingFraction: damping))
          }
        for step in 1..<200 {
          let time = motion.duration * Double(step) / 200
          let progress = curve.state(
            at: time, duration: motion.duration, from: behavior == .insertion ? 0 : 1,
            to: behavior == .insertion ? 1 : 0
          ).value
          func wanted(_ property: TransitionProperty) -> Double {
            way.state(of: property, at: progress, width: 100, height: 100).value
          }
          let pose = motion.poses(at: time)[0]
          #expect(abs(pose.offset.y - wanted(.offsetY) / 100) < 2e-4, "\(transition.name) \(time)")
          #expect(abs(pose.scale * pose.stretch.x - max(wanted(.scaleX), 0)) < 2e-3, "\(transition.name) \(time)")
          #expect(abs(pose.opacity - min(max(wanted(.opacity), 0), 1)) < 2e-3, "\(transition.name) \(behavior) \(time)")
          #expect(abs(pose.blur - max(wanted(.blur), 0) / 100) < 1e-6)
        }
      }
    }
  }

  @Test("Fractions are of the symbol's own sides, points of the size that the transition was made for")
  func lengths() throws {
    var symbol = Self.symbol
    symbol.viewBox = Rect(x: 0, y: 0, width: 48, height: 24)
    let transition = CustomTransition(
      name: "Off",
      insertion: TransitionWay(active: TransitionState(opacity: 0, offsetX: .fraction(1), offsetY: .fraction(1))))
    let motion = try MotionCompiler.compile(
      AppliedEffect(.customTransition(transition), behavior: .insertion), for: symbol)
    #expect(motion.frame(at: 0).layers[0].transform == .translation(x: 48, y: 24))
    var points = transition
    points.designSize = 200
    points.insertion.active.offsetX = .points(50)
    let quarter = try MotionCompiler.compile(
      AppliedEffect(.customTransition(points), behavior: .insertion), for: symbol)
    #expect(abs(quarter.frame(at: 0).layers[0].transform.e - 12) < 1e-9)
  }

  @Test("A card is hidden while it is turned beyond its threshold, and players that know no cards get it as opacity")
  func hidden() throws {
    let motion = try Self.motion(.flipFromLeft)
    let plain = motion.hidingByOpacity
    #expect(plain.groups[0].projection?.hiddenBeyond == nil)
    for step in 1..<100 {
      let time = motion.duration * Double(step) / 100 + 0.0003
      let angle = motion.poses(at: time)[0].rotation3D
      let expected: Double = abs(angle) > 90 ? 0 : 1
      #expect(motion.frame(at: time).layers[0].opacity == expected, "\(angle)")
      #expect(abs(plain.frame(at: time).layers[0].opacity - expected) < 1e-9, "\(angle)")
    }
  }

  @Test("The corners of a turned symbol are seen where the closed formula has them")
  func corners() throws {
    var transition = CustomTransition.flipFromLeft
    transition.insertion.active.rotation3D = Rotation3D(degrees: 70, axis: .y, anchor: .leading, perspective: 0.8)
    let motion = try Self.motion(transition)
    let size = motion.symbolSize
    let time = motion.duration * 0.4
    let angle = motion.poses(at: time)[0].rotation3D * .pi / 180
    let view = try #require(motion.frame(at: time).layers[0].projection)
    let d = size / 0.8
    for corner in Self.symbol.viewBox.corners {
      // Turned about the upright axis through the left side's middle.
      let (x, y) = (corner.x, corner.y - size / 2)
      let (turned, z) = (x * cos(angle), -x * sin(angle))
      let expected = Point(x: turned * d / (d - z), y: y * d / (d - z) + size / 2)
      #expect(view.apply(corner).distance(to: expected) < 1e-9)
    }
  }

  @Test("Combined ones add up; about different points they are nested groups on the same layers")
  func combined() throws {
    let both = try Self.motion(.rotate.combined(with: .move(edge: .bottom)))
    #expect(both.groups.count == 1)
    let half = both.duration / 2
    let rotate = try Self.motion(.rotate).poses(at: half)[0]
    let move = try Self.motion(.move(edge: .bottom)).poses(at: half)[0]
    let pose = both.poses(at: half)[0]
    #expect(abs(pose.rotation - rotate.rotation) < 1e-6 && abs(pose.offset.y - move.offset.y) < 1e-6)
    #expect(abs(pose.opacity - rotate.opacity * move.opacity) < 1e-3)
    var other = CustomTransition.rotate
    other.insertion.active.anchor = .topTrailing
    let nested = try Self.motion(.rotate.combined(with: other))
    #expect(nested.groups.count == 2 && nested.isNested)
    let first = AffineTransform.rotation(degrees: 90, about: Point(x: 0, y: 24))
    let second = AffineTransform.rotation(degrees: 90, about: Point(x: 24, y: 0))
    let start = nested.frame(at: 0).layers[2].transform
    let place = Point(x: 3, y: 5)
    #expect(start.apply(place).distance(to: first.concatenated(second).apply(place)) < 1e-9)
  }

  @Test("Runs together with effects: opacities multiply, offsets add, the view in perspective follows")
  func stacks() throws {
    let flip = try Self.motion(.flipFromBottom)
    let pulse = try MotionCompiler.compile(AppliedEffect(.pulse(.init()), behavior: .discrete), for: Self.symbol)
    let frame = MotionStack([flip, pulse], layerCount: 3).frame(at: 0.3)
    let (own, other) = (flip.frame(at: 0.3).layers[0], pulse.frame(at: 0.3).layers[0])
    #expect(abs(frame.layers[0].opacity - own.opacity * other.opacity) < 1e-9)
    #expect(frame.layers[0].projection == own.projection && own.projection != nil)
  }

  @Test("With less motion only a fade is left, also of what has no fade of its own")
  func reduced() throws {
    for (id, transition) in CustomTransition.readyMade {
      let motion = try Self.motion(transition).withReducedMovement
      for step in 0...10 {
        let layer = motion.frame(at: motion.duration * Double(step) / 10).layers[0]
        #expect(layer.transform == .identity && layer.projection == nil && layer.blur == 0, "\(id)")
      }
      #expect(motion.frame(at: 0.05).layers[0].opacity < 1 && motion.frame(at: 60).layers[0].opacity == 1, "\(id)")
    }
  }

  @Test("Turned back halfway it goes back from where it is, without a jump in place, angle or velocity")
  func turnedBack() throws {
    for transition in [CustomTransition.flipFromLeft, .slide, .rotate, .blurReplace, .wave] {
      var linked = transition
      linked.removal = nil
      var player = Player(symbol: Self.symbol)
      _ = try player.transition(inserted: false, .customTransition(linked), animated: false, at: 0)
      _ = try player.transition(inserted: true, .customTransition(linked), at: 1)
      let turn = 1.22
      let before = player.frame(at: turn - 1e-5).layers[0]
      _ = try player.transition(inserted: false, .customTransition(linked), at: turn)
      let after = player.frame(at: turn + 1e-5).layers[0]
      #expect(abs(before.opacity - after.opacity) < 1e-2, "\(transition.name)")
      let corner = Point(x: 24, y: 24)
      func seen(_ state: LayerState) -> Point {
        state.projection?.apply(state.transform.apply(corner)) ?? state.transform.apply(corner)
      }
      #expect(seen(before).distance(to: seen(after)) < 0.05, "\(transition.name)")
      #expect(abs(before.blur - after.blur) < 0.01)
      #expect(player.frame(at: turn + 5).layers[0].opacity == 0 && !player.isInserted)
    }
  }
}
