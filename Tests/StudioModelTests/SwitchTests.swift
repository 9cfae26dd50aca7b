import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import StudioModel

@Suite("Switches that are thrown while it plays")
@MainActor struct SwitchTests {
  let id = EditTests.first

  func store(_ effects: [AppliedEffect]) -> StudioStore {
    let store = SecondSymbolTests.store(effects)
    store.replay()
    return store
  }

  /// Opacity and size of the only layer now.
  func look(_ store: StudioStore) throws -> (opacity: Double, scale: Double) {
    let variant = try #require(store.document.selectedVariant)
    let frame = try #require(store.frame(of: variant))
    return (frame.layers[0].opacity, frame.layers[0].transform.a)
  }

  func isActive(_ store: StudioStore, at index: Int = 0) -> Bool {
    store.document.selectedVariant.map { $0.isActive($0.effects[index]) } ?? false
  }

  func moment(_ store: StudioStore) throws -> StageMoment {
    let variant = try #require(store.document.selectedVariant)
    return try #require(store.moment(of: variant))
  }

  nonisolated static let scale = Samples.effect(.scale(ScaleSymbolEffect()), .indefinite)
  nonisolated static let appear = Samples.effect(.appear(AppearSymbolEffect()), .indefinite)
  nonisolated static let pulse = Samples.effect(.pulse(PulseSymbolEffect()), .indefinite)
  nonisolated static let insertion = Samples.effect(.appear(AppearSymbolEffect()), .insertion)

  @Test("However often and fast a switch is thrown, nothing jumps", arguments: [scale, appear, pulse, insertion])
  func continuous(effect: AppliedEffect) throws {
    let store = store([effect])
    store.advance(by: 0.11)
    var last = try look(store)
    for step in 0..<400 {
      if step % 11 == 0, step < 300 {
        if effect.behavior == .indefinite {
          store.setActive(!isActive(store), at: 0, of: id)
        } else {
          let isIn = store.document.selectedVariant?.effects[0].behavior == .insertion
          store.restart(.setBehavior(isIn ? .removal : .insertion, at: 0, of: id), id)
        }
      } else {
        store.advance(by: 1.0 / 240)
      }
      let now = try look(store)
      #expect(abs(now.opacity - last.opacity) < 0.09 && abs(now.scale - last.scale) < 0.05, "step \(step)")
      last = now
    }
  }

  @Test("Switched off, it is at rest in the end; what has appeared is hidden again")
  func ends() throws {
    for (effect, opacity) in [(Self.scale, 1.0), (Self.pulse, 1), (Self.appear, 0)] {
      let store = store([effect])
      store.advance(by: 0.5)
      store.setActive(false, at: 0, of: id)
      store.moveToEnd()
      #expect(abs(try look(store).opacity - opacity) < 1e-6)
      #expect(abs(try look(store).scale - 1) < 1e-6)
    }
  }

  @Test("The clock ends a little after the outro of what was switched off", arguments: [scale, pulse])
  func span(effect: AppliedEffect) throws {
    let store = store([effect])
    store.advance(by: 0.6)
    let endless = store.span.duration
    store.setActive(false, at: 0, of: id)
    let motion = try #require(store.document.selectedVariant.flatMap { store.compiledVariant($0) }?.motions.first)
    #expect(store.span.duration < endless)
    #expect(abs(store.span.duration - motion.end(stoppedAt: 0.6) - PlaybackSpan.rest) < 1e-6)
  }

  @Test("What was switched off is so after undo and redo, and in a session that is opened")
  func keptOff() throws {
    let store = store([Self.appear])
    store.advance(by: 0.5)
    store.setActive(false, at: 0, of: id)
    store.undo()
    store.redo()
    store.moveToEnd()
    #expect(try look(store).opacity == 0)
    store.replaceDocument(store.document)
    store.moveToStart()
    store.moveToEnd()
    #expect(try look(store).opacity == 0)
    #expect(store.playback.playhead > 0.3)
  }

  @Test(
    "The player that takes over when a switch is thrown shows what the motions show", arguments: EffectKind.allCases)
  func playerAsMotions(kind: EffectKind) throws {
    let symbol = Self.bars
    for behavior in AppliedBehavior.supported(by: kind) where behavior != .contentTransition {
      let effect = AppliedEffect(kind.effect, behavior: behavior, options: .speed(1.3))
      let motion = try MotionCompiler.compile(effect, for: symbol)
      // What appears is hidden again by a motion of its own, which the motion alone does not have.
      let stop = kind.comesIn ? nil : motion.intro + 0.4 * motion.loop + 0.1
      var run = VariantRun(Variant(symbol: Samples.bell, effects: [effect]), symbol: symbol)
      run.end(kind, at: behavior == .indefinite ? stop : nil)
      let stack = MotionStack([motion], layerCount: symbol.layers.count)
      for step in 0..<120 {
        let time = Double(step) / 30
        let wanted = stack.frame(at: time, stoppedAt: behavior == .indefinite ? stop : nil)
        for (shown, wanted) in zip(run.frame(at: time).layers, wanted.layers) {
          #expect(abs(shown.opacity - wanted.opacity) < 1e-9, "\(effect.effect) \(behavior) at \(time)")
          #expect(
            abs(shown.transform.a - wanted.transform.a) < 1e-9 && abs(shown.transform.b - wanted.transform.b) < 1e-9)
          #expect(shown.draw == wanted.draw, "\(effect.effect) \(behavior) at \(time)")
        }
      }
    }
  }

  /// Three layers beside one another.
  nonisolated static let bars: Symbol = {
    var symbol = Samples.symbol("bars")
    symbol.layers = (0..<3).map { index in
      Layer(
        id: "bar\(index)", name: "bar\(index)", content: [],
        bounds: Rect(x: Double(index) * 8 + 1, y: 4, width: 6, height: 16))
    }
    return symbol
  }()

  @Test("The same moment is the same picture however it is come to")
  func scrubbing() throws {
    let store = store([Self.scale])
    store.advance(by: 0.2)
    store.setActive(false, at: 0, of: id)
    for _ in 0..<20 { store.advance(by: 0.01) }
    let played = try look(store)
    let time = store.playback.playhead
    store.moveToEnd()
    store.seek(to: time)
    #expect(try look(store) == played)
  }

  @Test("Undoing the switch in the middle of playing brings the effect back")
  func undo() throws {
    let store = store([Self.scale])
    store.advance(by: 0.5)
    store.setActive(false, at: 0, of: id)
    store.advance(by: 0.1)
    store.undo()
    #expect(isActive(store))
    #expect(store.history.redoName == "Make Inactive")
    #expect(try look(store).scale > 1.1)
  }

  @Test("Of stacked effects one is switched off, and off its motion, while the others go on")
  func stacked() throws {
    let store = store([Self.scale, Self.pulse])
    store.advance(by: 1)
    store.setActive(false, at: 0, of: id)
    #expect(!isActive(store) && isActive(store, at: 1))
    store.advance(by: 1)
    #expect(abs(try look(store).scale - 1) < 1e-3)
    var opacities: [Double] = []
    for _ in 0..<10 {
      opacities.append(try look(store).opacity)
      store.advance(by: 0.1)
    }
    #expect((opacities.max() ?? 0) - (opacities.min() ?? 0) > 0.2)
    // The other one is ended later, and from then on both rest.
    store.setActive(false, at: 1, of: id)
    let stops = store.stopTimes
    let (first, second) = (try #require(stops[.scale]), try #require(stops[.pulse]))
    #expect(first < second)
    store.moveToEnd()
    let end = try look(store)
    #expect(abs(end.opacity - 1) < 1e-6 && abs(end.scale - 1) < 1e-6)
    store.undo()
    #expect(isActive(store, at: 1) && !isActive(store))
    store.perform(.setAnimated(false, at: 0, of: id))
    store.setActive(true, at: 0, of: id)
    // The end state of the one is there while the other has only begun.
    store.replay()
    let begun = try look(store)
    #expect(begun.scale > 1.15 && begun.opacity > 0.999)
    // What is taken away takes its switches along.
    store.perform(.removeEffect(at: 0, of: id))
    store.perform(.addEffect(Self.scale, to: id))
    #expect(store.document.selectedVariant.map { $0.isAnimated($0.effects[1]) } == true)
  }

  @Test("Without animation the end state is there at once, and rest at once after the stop")
  func notAnimated() throws {
    let store = store([Self.scale])
    store.perform(.setAnimated(false, at: 0, of: id))
    store.moveToStart()
    #expect(try look(store).scale > 1.15)
    store.setActive(false, at: 0, of: id)
    store.moveToEnd()
    #expect(try look(store).scale == 1)
  }

  @Test("A transition moves the neighbours; an indefinite effect leaves the layout alone")
  func layout() throws {
    let store = store([Self.insertion])
    func fraction() throws -> Double? { try moment(store).layoutFraction }
    store.moveToStart()
    #expect(try fraction() == 0)
    store.moveToEnd()
    #expect(try fraction() == 1)
    store.perform(.setBehavior(.indefinite, at: 0, of: id))
    #expect(try fraction() == nil)
  }

  @Test("A new variable value cross-fades: the shares go over in real time, also while the clock stands still")
  func value() throws {
    let store = store([])
    store.pause()
    store.perform(.setVariableValue(0, of: id))
    #expect(store.isFading)
    func parts() throws -> [Double] { try moment(store).parts.map(\.weight) }
    #expect(try parts() == [1, 0])
    store.advanceFades(by: ValueFade.duration / 2)
    #expect(try parts().allSatisfy { abs($0 - 0.5) < 1e-9 })
    // Another value on the way starts from what is seen.
    store.perform(.setVariableValue(1, of: id))
    #expect(abs(try parts().reduce(0, +) - 1) < 1e-9)
    #expect(try parts().count == 3)
    store.advanceFades(by: 1)
    #expect(try parts() == [1])
    #expect(!store.isFading)
  }

  @Test("A variable value dims layers, or draws them where that is asked for, on the stage and in what is exported")
  func valueMode() throws {
    let store = store([])
    store.pause()
    store.perform(.setVariableValue(0, of: id))
    store.advanceFades(by: 1)
    func layers() throws -> [LayerState] { try #require(try moment(store).parts.last).frame.layers }
    #expect(try layers().contains { $0.opacity < 1 && $0.value == nil })
    store.perform(.setVariableValueMode(.draw, of: id))
    #expect(try layers().contains { $0.opacity == 1 && $0.value != nil })
    #expect(store.exportSubject(of: try #require(store.document.variant(id))).variableValueMode == .draw)
    store.perform(.setVariableValueMode(nil, of: id))
    #expect(try layers().allSatisfy { $0.value == nil })
  }
}
