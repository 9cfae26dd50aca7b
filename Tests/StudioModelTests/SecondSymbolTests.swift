import SymbolArt
import SymbolEffects
import SymbolExport
import SymbolMotion
import Testing

@testable import StudioModel

@Suite("The second symbol of a content transition")
@MainActor struct SecondSymbolTests {
  nonisolated static let replace = Samples.effect(.replace(ReplaceSymbolEffect()), .contentTransition)
  nonisolated static let slash = SymbolReference.bundled("bell-slash")
  nonisolated static let shape = Layer(
    id: "body", name: "body", content: [], bounds: Rect(x: 2, y: 2, width: 20, height: 20))

  /// A store that knows all symbols and their partners.
  static func store(_ effects: [AppliedEffect]) -> StudioStore {
    let store = StudioStore(loadSymbol: { reference in
      guard reference.name != "broken" else { throw MotionProblem(message: "no SVG") }
      return symbol(reference.name)
    })
    store.findPartner = { $0.name.hasSuffix("-slash") ? nil : .bundled($0.name + "-slash") }
    for name in ["bell", "bell-slash", "eye", "eye-slash"] { store.provideSymbol(symbol(name), for: .bundled(name)) }
    store.perform(.addVariant(Variant(symbol: .bundled("bell"), effects: effects)))
    return store
  }

  nonisolated static func symbol(_ name: String) -> Symbol {
    var symbol = Samples.symbol(name)
    symbol.layers = [shape]
    return symbol
  }

  func variant(_ store: StudioStore) throws -> Variant { try #require(store.document.selectedVariant) }

  func compiled(_ store: StudioStore) throws -> CompiledVariant {
    let variant = try variant(store)
    return try #require(store.compiledVariant(variant))
  }

  func exported(_ store: StudioStore) throws -> ExportRequest {
    let variant = try variant(store)
    return try #require(store.exportRequest(of: variant))
  }

  @Test("It is found when the effect needs one, in the same step of undo")
  func found() throws {
    let store = Self.store([Samples.bounce])
    #expect(try variant(store).secondSymbol == nil)
    store.perform(.addEffect(Self.replace, to: EditTests.first))
    #expect(try variant(store).secondSymbol == Self.slash)
    store.undo()
    #expect(try variant(store).secondSymbol == nil)
  }

  @Test("One that was found follows the first symbol; one that was chosen stays")
  func follows() throws {
    let store = Self.store([Self.replace])
    store.perform(.setSymbol(.bundled("eye"), of: EditTests.first))
    #expect(try variant(store).secondSymbol == .bundled("eye-slash"))
    store.perform(.setSecondSymbol(.bundled("bell"), of: EditTests.first))
    store.perform(.setSymbol(.bundled("bell-slash"), of: EditTests.first))
    #expect(try variant(store).secondSymbol == .bundled("bell"))
  }

  @Test("Swapping puts each in the other's place, and swapping again back")
  func swaps() throws {
    let store = Self.store([Self.replace])
    store.perform(.swapSymbols(of: EditTests.first))
    #expect(try variant(store).symbols == [Self.slash, .bundled("bell")])
    store.perform(.swapSymbols(of: EditTests.first))
    #expect(try variant(store).symbols == [.bundled("bell"), Self.slash])
  }

  @Test("The motion is over the layers of both; at its end it shows the second one")
  func joint() throws {
    let store = Self.store([Self.replace])
    let compiled = try compiled(store)
    #expect(compiled.symbol.layers.count == 2)
    let shown = try exported(store)
    #expect(shown.playback.symbol == compiled.symbol)
    #expect(shown.playback.stack == compiled.stack)
  }

  @Test("Another effect beside it runs on each symbol as on that symbol alone, and is exported so")
  func beside() throws {
    let color = Samples.effect(.variableColor(.variableColor), .discrete)
    for effects in [[Self.replace, Samples.bounce], [color, Self.replace], [Self.replace, color, Samples.bounce]] {
      let store = Self.store(effects)
      let compiled = try compiled(store)
      #expect(compiled.motions.allSatisfy { $0.layerCount == 2 })
      #expect(compiled.motions.last?.kind == .replace && compiled.results.count == effects.count)
      #expect(try exported(store).playback.stack == compiled.stack)
    }
  }

  @Test("One that fails to load says so, and the first symbol is still there")
  func broken() async throws {
    let store = Self.store([Self.replace])
    store.perform(.setSecondSymbol(.bundled("broken"), of: EditTests.first))
    for _ in 0..<1000 {
      if case .failed = store.symbolState(.bundled("broken")) { break }
      try await Task.sleep(for: .milliseconds(1))
    }
    let compiled = try compiled(store)
    guard case .failure(let problem) = compiled.results[0] else { Issue.record("compiled"); return }
    #expect(problem.message == "The second symbol cannot be shown. no SVG")
    let shown = store.moment(of: try variant(store))
    #expect(compiled.symbol.name == "bell" && shown != nil)
  }

  @Test("A symbol changes into one other: a second content transition takes the first one's place")
  func exclude() throws {
    let store = Self.store([Self.replace, Samples.bounce])
    store.perform(.addEffect(Samples.effect(.automatic(.automatic), .contentTransition), to: EditTests.first))
    #expect(try variant(store).effects.map(\.effect.kind) == [.automatic, .bounce])
    #expect(try variant(store).selectedEffectIndex == 0)
  }
}
