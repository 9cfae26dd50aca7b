import Foundation
import SymbolArt
import SymbolEffects
import SymbolLoading
import SymbolMotion
import Testing

@testable import StudioModel

@Suite("What a person says of layers")
@MainActor struct AnnotationEditTests {
  /// Three dots in a row, drawn from right to left; the middle one is to pulse, by the file's word.
  nonisolated static var dots: Symbol {
    let layers = [18.0, 12, 6].enumerated().map { index, x in
      let box = Rect(x: x - 1, y: 11, width: 2, height: 2)
      let corners = box.corners
      let path = Path([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
      var layer = Layer(
        id: "dot-\(index)", name: "Dot \(index)",
        content: [.shape(Shape(path: path, paint: .tint(alpha: 1), style: .fill(.nonzero)))], bounds: box)
      if index == 1 {
        layer.annotation.canPulse = true
        layer.origins[.pulses] = .attribute
      }
      return layer
    }
    return Symbol(
      name: "dots", viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24, layers: layers
    ).completedByGuesses
  }

  static let reference = StudioModel.SymbolReference.file("/icons/dots.svg")

  private func store() -> StudioStore {
    let document = Edit.showSymbol(Self.reference, effects: [Samples.bounce]).apply(StudioDocument())
    let store = StudioStore(document: document, loadSymbol: { _ in Self.dots })
    store.provideSymbol(Self.dots, for: Self.reference)
    return store
  }

  private func annotations(_ store: StudioStore) -> [Annotation] {
    store.inspectedSymbol?.layers.map(\.annotation) ?? []
  }

  @Test("it holds over the file's word and over guesses, and goes away with undo")
  func overlay() {
    let store = store()
    #expect(annotations(store).map(\.order) == [2, 1, 0])
    store.perform(.annotate(.order, as: Annotation(order: 9), layers: ["dot-2"], of: Self.reference))
    store.perform(.annotate(.pulses, as: Annotation(canPulse: false), layers: ["dot-1"], of: Self.reference))
    // With one order said, the others are no longer guessed.
    #expect(annotations(store).map(\.order) == [nil, nil, 9])
    #expect(annotations(store).map(\.canPulse) == [false, false, false])
    #expect(store.inspectedSymbol?.layers[1].origins[.pulses] == .person)
    store.undo()
    store.undo()
    #expect(store.inspectedSymbol == Self.dots)
    store.redo()
    #expect(annotations(store).map(\.order) == [nil, nil, 9])
  }

  @Test("effects are compiled with it")
  func motion() throws {
    let store = store()
    store.perform(.groupLayers(["dot-0", "dot-2"], as: "outer", of: Self.reference))
    let variant = try #require(store.document.selectedVariant)
    let groups = try #require(store.compiledVariant(variant)?.motions.first?.groups)
    #expect(groups.map(\.layers).contains([0, 2]))
    store.undo()
    #expect(store.compiledVariant(variant)?.motions.first?.groups.count == 3)
  }

  @Test("a part that is said to rotate gets a guessed anchor")
  func anchor() {
    let store = store()
    store.perform(.annotate(.rotates, as: Annotation(canRotate: true), layers: ["dot-0"], of: Self.reference))
    #expect(store.inspectedSymbol?.layers[0].origins[.anchor] == .guess)
    #expect(annotations(store)[0].anchor == Point(x: 18, y: 12))
  }

  @Test("resetting goes back to the file, for one field, one name or whole layers; nothing empty is kept")
  func reset() {
    let store = store()
    store.perform(.annotate(.tag, as: Annotation(tag: "a"), layers: ["dot-0", "dot-1"], of: Self.reference))
    store.perform(.renameLayer("dot-0", to: "First", of: Self.reference))
    #expect(store.inspectedSymbol?.layers[0].name == "First")
    store.perform(.renameLayer("dot-0", to: nil, of: Self.reference))
    store.perform(.resetAnnotation(.tag, layers: ["dot-0"], of: Self.reference))
    #expect(annotations(store).map(\.tag) == [nil, "a", nil])
    store.perform(.resetLayers(["dot-1"], of: Self.reference))
    #expect(store.document.annotations.isEmpty)
    #expect(store.inspectedSymbol == Self.dots)
  }

  @Test("what a symbol as a whole prefers is said, kept in the session, undone and reset")
  func preferences() throws {
    let store = store()
    store.perform(.prefer(.wiggle, as: SymbolPreferences(wiggle: "left"), of: Self.reference))
    store.perform(.prefer(.valueMode, as: SymbolPreferences(variableValueMode: .draw), of: Self.reference))
    #expect(store.inspectedSymbol?.preferences == SymbolPreferences(wiggle: "left", variableValueMode: .draw))
    let data = try SessionFile.encode(store.document)
    #expect(try SessionFile.decode(data, file: "a") == store.document)
    let wrong = String(decoding: data, as: UTF8.self).replacing("\"draw\"", with: "\"ink\"")
    #expect { try SessionFile.decode(Data(wrong.utf8), file: "a") } throws: {
      "\($0)".contains("annotations[0].preferences.value-mode: “ink”")
    }
    store.perform(.resetPreference(.wiggle, of: Self.reference))
    #expect(store.inspectedSymbol?.preferences.wiggle == nil)
    store.undo()
    #expect(store.inspectedSymbol?.preferences.wiggle == "left")
    store.perform(.resetLayers([], of: Self.reference))
    #expect(store.document.annotations.isEmpty && store.inspectedSymbol == Self.dots)
  }

  @Test("the anchor's drag is one step of undo")
  func drag() {
    let store = store()
    store.beginGesture()
    for x in [1.0, 2, 3] {
      store.perform(
        .annotate(.anchor, as: Annotation(anchor: Point(x: x, y: 0)), layers: ["dot-0"], of: Self.reference))
    }
    store.endGesture()
    #expect(annotations(store)[0].anchor == Point(x: 3, y: 0))
    store.undo()
    #expect(store.document.annotations.isEmpty)
    #expect(store.history.undoName == nil)
  }

  @Test("guesses that are kept are the person's word")
  func keep() throws {
    let store = store()
    store.perform(.keepGuesses(try #require(store.inspectedSymbol), of: Self.reference))
    #expect(annotations(store).map(\.order) == [2, 1, 0])
    #expect(store.inspectedSymbol?.layers.map { $0.origins[.order] } == [.person, .person, .person])
  }

  @Test("a session keeps it, and names the place of a wrong value")
  func session() throws {
    var document = store().document
    let edits: [Edit] = [
      .annotate(.anchor, as: Annotation(anchor: Point(x: 1.5, y: 2)), layers: ["dot-0"], of: Self.reference),
      .annotate(.pulses, as: .none, layers: ["dot-1"], of: Self.reference),
      .groupLayers(["dot-2"], as: nil, of: Self.reference), .renameLayer("dot-2", to: "Last", of: Self.reference),
      .annotate(.level, as: Annotation(level: .tertiary), layers: ["clapper"], of: Samples.bell),
    ]
    for edit in edits { document = edit.apply(document) }
    let data = try SessionFile.encode(document)
    #expect(try SessionFile.decode(data, file: "a") == document)
    let text = String(decoding: data, as: UTF8.self)
    for (wrong, place) in [("1.5 2 3", "annotations[1].layers.dot-0.anchor"), ("middle", "dot-0.anchor")] {
      let changed = text.replacing("1.5 2", with: wrong)
      let error = #expect(throws: SessionError.self) { try SessionFile.decode(Data(changed.utf8), file: "a") }
      #expect(error?.description.contains(place) == true, "\(String(describing: error))")
    }
    #expect(throws: SessionError.self) {
      try SessionFile.decode(Data(text.replacing("\"anchor\"", with: "\"ankle\"").utf8), file: "a")
    }
  }

  @Test("the selection is of the selected variant's symbol, and is told to observers, but undone by nobody")
  func selection() {
    let store = store()
    var told: [StudioChange] = []
    store.observe { told.append($0) }
    store.selectLayers(["dot-2", "dot-0", "gone"])
    #expect(store.selectedLayers.map(\.id) == ["dot-0", "dot-2"])
    #expect(told == [.layers])
    #expect(store.history.undoName == nil)
    store.perform(.showSymbol(Samples.bell))
    #expect(store.selectedLayers.isEmpty)
  }

  @Test("picking finds the foremost ink, also where motion has taken it, else what is very near")
  func picking() {
    let picker = LayerPicker(Self.dots)
    var frame = Frame.rest(layerCount: 3)
    #expect(picker.layer(at: Point(x: 12, y: 12), in: frame, slack: 1) == 1)
    #expect(picker.layer(at: Point(x: 15, y: 12), in: frame, slack: 1) == nil)
    #expect(picker.layer(at: Point(x: 13.5, y: 12), in: frame, slack: 1) == 1)
    frame.layers[2].transform = .translation(x: 6, y: 0)
    #expect(picker.layer(at: Point(x: 12, y: 12), in: frame, slack: 1) == 2)
    frame.layers[2].opacity = 0
    #expect(picker.layer(at: Point(x: 12, y: 12), in: frame, slack: 1) == 1)
  }

  @Test("an anchor snaps to middles and edges, each axis for itself, and lies on tenths elsewhere")
  func snapping() {
    let snap = AnchorSnap(Self.dots)
    let near = snap.place(Point(x: 12.3, y: 10.8), reach: 0.5)
    #expect(near == AnchorSnap.Result(point: Point(x: 12, y: 11), column: 12, row: 11))
    let free = snap.place(Point(x: 12.345, y: 3.21), reach: 0)
    #expect(free == AnchorSnap.Result(point: Point(x: 12.3, y: 3.2), column: nil, row: nil))
    #expect(snap.place(Point(x: 9, y: 12.1), reach: 0.5).point == Point(x: 9, y: 12))
  }
}
