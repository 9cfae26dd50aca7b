import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion
import Testing

@testable import StudioModel

@Suite("A variant that switches images")
@MainActor struct SwitchingModelTests {
  private static let id = EditTests.first
  private static let names = ["one", "two", "three"]

  private nonisolated static func picture(_ name: String) -> Symbol {
    let box = Rect(x: 0, y: 0, width: 8, height: 8)
    let image = ArtworkImage(
      frame: box, pixelWidth: 8, pixelHeight: 8, pixels: [UInt8](repeating: 255, count: 256), reason: "PNG picture")
    return Symbol(
      name: name, viewBox: box, width: 8, height: 8,
      layers: [Layer(id: "picture", name: name, content: [.image(image)], bounds: box)])
  }

  private static func reference(_ name: String) -> SymbolReference { .file("/pictures/\(name).png") }

  /// A tile that switches the pictures of these names, all loaded.
  private func store(_ names: [String] = names, _ work: SwitchingWork = SwitchingWork()) -> StudioStore {
    let store = StudioStore(loadSymbol: { reference in
      guard reference.name != "broken" else { throw MotionProblem(message: "no picture") }
      return Self.picture(reference.name)
    })
    for name in names { store.provideSymbol(Self.picture(name), for: Self.reference(name)) }
    store.perform(.addVariant(Variant(symbol: Self.reference(names[0]), effects: [Samples.bounce])))
    store.perform(.chooseSwitching(ImageSwitching(outTime: 0.2, inTime: 0.2), of: Self.id))
    store.perform(.addPictures(names.dropFirst().map(Self.reference), to: Self.id))
    store.perform(.changeWork("all", of: Self.id) { $0 = work })
    return store
  }

  private func variant(_ store: StudioStore) throws -> Variant { try #require(store.document.selectedVariant) }
  private func sequence(_ store: StudioStore) throws -> [String] { try variant(store).sequence.map(\.name) }
  private func request(_ store: StudioStore) throws -> ImageRequest { try #require(store.pictureRequest(of: Self.id)) }

  /// Lets the producers run, and real time go by on the stage, until something is so.
  private func wait(_ store: StudioStore, until condition: () throws -> Bool) async throws {
    for _ in 0..<2000 {
      if try condition() { return }
      store.advanceFades(by: 0.02)
      try await Task.sleep(for: .milliseconds(2))
    }
    Issue.record("waited in vain")
  }

  // MARK: Document

  @Test("Pictures are added, moved and removed, the first one too; each is one step of undo")
  func pictures() throws {
    let store = store()
    #expect(try sequence(store) == ["one", "two", "three"])
    store.perform(.movePicture(from: 2, to: 0, of: Self.id))
    #expect(try sequence(store) == ["three", "one", "two"])
    store.perform(.removePicture(at: 0, of: Self.id))
    #expect(try sequence(store) == ["one", "two"])
    store.undo()
    #expect(try sequence(store) == ["three", "one", "two"])
    store.undo()
    store.redo()
    #expect(try sequence(store) == ["three", "one", "two"])
    for _ in 0..<5 { store.perform(.removePicture(at: 0, of: Self.id)) }
    #expect(try sequence(store) == ["two"])
    store.perform(.addPictures(Array(repeating: Self.reference("one"), count: 200), to: Self.id))
    #expect(try sequence(store).count == SwitchingWork.mostPictures)
  }

  @Test("It stands in the effects' place; taken away it leaves them, and keeps its pictures for another time")
  func choosing() throws {
    let store = store()
    #expect(try variant(store).effects.map(\.effect.kind) == [.imageSwitching])
    store.perform(.chooseSwitching(nil, of: Self.id, leaving: [Samples.bounce]))
    #expect(try variant(store).effects == [Samples.bounce])
    store.perform(.chooseSwitching(ImageSwitching(), of: Self.id))
    #expect(try sequence(store) == ["one", "two", "three"])
  }

  @Test("A session keeps pictures, way, times and work")
  func session() throws {
    let store = store(Self.names, SwitchingWork(source: .simulated, duration: 2, failureChance: 0.5, seed: 7))
    store.perform(
      .changeSwitching("way", of: Self.id) {
        $0 = ImageSwitching(way: .animation, style: .blur, curve: .spring(response: 0.4, dampingFraction: 0.7))
      })
    let read = try SessionFile.decode(SessionFile.encode(store.document), file: "a")
    #expect(read.variants == store.document.variants)
  }

  // MARK: On the clock

  @Test("The clock plays the sequence with its phases, and exports get all pictures")
  func clock() throws {
    let store = store(Self.names, SwitchingWork(source: .simulated, duration: 1, hold: 0))
    let compiled = try #require(try store.compiledVariant(variant(store)))
    #expect(compiled.phases.map(\.kind) == [.produce, .out, .in, .produce, .out, .in])
    #expect(abs(store.span.duration - 2.4 - PlaybackSpan.rest) < 1e-9)
    store.seek(to: 0.9)
    #expect(try store.frame(of: variant(store))?.layers.map(\.opacity) == [1, 0, 0])
    store.seek(to: 2.4)
    #expect(try store.frame(of: variant(store))?.layers.map(\.opacity) == [0, 0, 1])
    let request = try #require(try store.exportRequest(of: variant(store)))
    #expect(request.sequence?.phases == compiled.phases)
  }

  @Test("A picture that cannot be opened is left out; where none is left, the reason is told")
  func broken() async throws {
    let store = store(["one", "two"])
    store.perform(.addPictures([Self.reference("broken")], to: Self.id))
    try await wait(store) { if case .failed = store.symbolState(Self.reference("broken")) { true } else { false } }
    #expect(try store.compiledVariant(variant(store))?.phases.count(where: { $0.kind == .in }) == 1)
    store.perform(.removePicture(at: 1, of: Self.id))
    let result = try #require(try store.compiledVariant(variant(store))?.results.first)
    #expect(throws: MotionProblem.self) { try result.get() }
  }

  @Test("Conversions are made away from the main thread, and join the sequence when they are there")
  func conversions() async throws {
    let store = store(["one"], SwitchingWork(source: .pixelate, duration: 0.1, hold: 0, steps: 2))
    #expect(try store.compiledVariant(variant(store))?.phases.isEmpty == true)
    try await wait(store) { try store.compiledVariant(variant(store))?.phases.isEmpty == false }
    #expect(try store.compiledVariant(variant(store))?.phases.count(where: { $0.kind == .in }) == 2)
  }

  // MARK: By hand

  private func shown(_ store: StudioStore) -> [String] { store.trials[Self.id]?.shown ?? [] }

  @Test("Asked for by hand, pictures come one after the other, the first again after the last; the clock stands")
  func next() async throws {
    let store = store()
    store.play()
    for name in ["two", "three", "one"] {
      store.askForNextPicture(of: Self.id)
      #expect(!store.playback.isPlaying)
      try await wait(store) { try request(store).isOver }
      #expect(shown(store).last == name)
      guard case .shown = try request(store).state else {
        Issue.record("\(try request(store).state)")
        return
      }
    }
    store.play()
    #expect(store.pictureRequest(of: Self.id) == nil)
  }

  @Test("Until a slow picture is ready the old one is untouched and nothing ticks; its progress is told")
  func slow() async throws {
    let store = store(Self.names, SwitchingWork(source: .simulated, duration: 0.4))
    var progress: [Double] = []
    store.observe { change in
      guard change.contains(.playback), case .producing(let done)? = store.pictureRequest(of: Self.id)?.state else {
        return
      }
      progress.append(done)
      let layers = store.document.selectedVariant.flatMap { store.moment(of: $0) }?.parts[0].frame.layers
      #expect(layers == [.rest] && !store.isFading)
    }
    store.askForNextPicture(of: Self.id)
    try await wait(store) { try request(store).isOver }
    // As many as the main thread takes: on a busy machine few.
    #expect(progress == progress.sorted() && !progress.isEmpty)
  }

  @Test("Quick clicks: newer wishes overtake older ones, and what is shown is in the order asked")
  func quick() async throws {
    let store = store(Self.names, SwitchingWork(source: .simulated, duration: 0.1))
    var requests: [ImageRequest] = []
    for _ in 0..<5 {
      store.askForNextPicture(of: Self.id)
      requests.append(try request(store))
    }
    try await wait(store) { requests.allSatisfy(\.isOver) }
    let states = requests.map { if case .overtaken = $0.state { "overtaken" } else { "\($0.state)" } }
    #expect(states == ["overtaken", "overtaken", "overtaken", "overtaken", "shown"])
    // One, then two, three, one, two, three: the fifth wish is for the third picture.
    #expect(shown(store) == ["three"])
  }

  @Test("One that fails says so and leaves the old picture; one that is cancelled likewise")
  func failing() async throws {
    let store = store(Self.names, SwitchingWork(source: .simulated, duration: 0.02, failureChance: 1))
    store.askForNextPicture(of: Self.id)
    try await wait(store) { try request(store).isOver }
    guard case .failed(let error) = try request(store).state else {
      Issue.record("it did not fail")
      return
    }
    #expect("\(error)".contains("failed") && shown(store).isEmpty)
    store.perform(.changeWork("all", of: Self.id) { $0 = SwitchingWork(source: .simulated, duration: 5) })
    store.askForNextPicture(of: Self.id)
    #expect(store.askedPicture(of: Self.id) == 1, "the one that failed is tried again")
    store.cancelNextPicture(of: Self.id)
    guard case .cancelled = try request(store).state else {
      Issue.record("it was not cancelled")
      return
    }
    #expect(shown(store).isEmpty)
  }

  @Test("A conversion shows its steps as they are ready, and a cancelled one goes no further")
  func pixelate() async throws {
    let store = store(["one"], SwitchingWork(source: .pixelate, duration: 0.05, steps: 3))
    store.askForNextPicture(of: Self.id)
    try await wait(store) { try request(store).isOver }
    #expect(shown(store) == ["one", "one, 32 tiles", "one, 16 tiles", "one, 8 tiles"])
    store.perform(.changeWork("all", of: Self.id) { $0.duration = 5 })
    store.askForNextPicture(of: Self.id)
    try await Task.sleep(for: .milliseconds(30))
    store.cancelNextPicture(of: Self.id)
    try await Task.sleep(for: .milliseconds(100))
    #expect(shown(store).count <= 5)
  }
}
