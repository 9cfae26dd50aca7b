import CRsvg
import SymbolArt
import SymbolPainting
import Testing

import struct Foundation.Data

@testable import SymbolLoading

@Suite("Drawn calls")
struct DrawnCallsTests {
  private static let bow = Path([
    .move(Point(x: 10, y: 10)), .curve(Point(x: 20, y: 5), Point(x: 40, y: 9), Point(x: 50, y: 30)),
    .line(Point(x: 30, y: 40)), .close,
  ])
  private static let pen = StrokeStyle(width: 6, cap: .round, join: .round)

  /// A fill and a stroke.
  private static func shapes(_ path: Path = bow, _ color: Color = .black, _ pen: StrokeStyle = pen) -> [Shape] {
    [
      Shape(path: path, paint: .color(color), style: .fill(.nonzero)),
      Shape(path: path, paint: .color(color), style: .stroke(pen)),
    ]
  }

  private func calls(_ shapes: [Shape], matrix: AffineTransform = .identity) throws -> DrawnCalls {
    try #require(
      DrawnCalls.calls(width: 90, height: 90) { context in
        PreparedArtwork(shapes.map(Artwork.shape)).draw(in: context, matrix: matrix)
        return true
      })
  }

  @Test("agree where numbers differ by their rounding")
  func agree() throws {
    let calls = try calls(Self.shapes())
    #expect(calls.agrees(with: calls))
    let moved = Self.bow.transformed(.translation(x: 0.003, y: -0.003))
    #expect(try calls.agrees(with: self.calls(Self.shapes(moved))))
    var pen = Self.pen
    pen.width = 6.003
    #expect(try calls.agrees(with: self.calls(Self.shapes(Self.bow, Color(red: 0.0019, green: 0, blue: 0), pen))))
    // The same in other units, and with a pen that was turned.
    let units = AffineTransform.scale(x: 0.25, y: 0.25)
    var turned = StrokeStyle(width: 1.5, cap: .round, join: .round)
    turned.penTransform = .rotation(degrees: 40, about: .zero)
    let small = Self.shapes(Self.bow.transformed(units), .black, turned)
    #expect(try calls.agrees(with: self.calls(small, matrix: .scale(x: 4, y: 4))))
  }

  @Test("differ where the picture would")
  func differ() throws {
    let calls = try calls(Self.shapes())
    var wide = Self.pen
    wide.width = 6.02
    var (square, sharp) = (Self.pen, Self.pen)
    square.cap = .square
    sharp.join = .miter
    var flat = Self.pen
    flat.penTransform = AffineTransform(a: 1, b: 0, c: 0, d: 0.99, e: 0, f: 0)
    var evenOdd = Self.shapes()
    evenOdd[0].style = .fill(.evenodd)
    var open = Self.bow
    open.elements.removeLast()
    var bent = Self.bow
    bent.elements[1] = .curve(Point(x: 20, y: 5), Point(x: 40, y: 9.01), Point(x: 50, y: 30))
    let others: [[Shape]] = [
      [], Self.shapes().dropLast(), Self.shapes() + Self.shapes().prefix(1), Self.shapes().reversed(), evenOdd,
      Self.shapes(Self.bow.transformed(.translation(x: 0.01, y: 0))), Self.shapes(open), Self.shapes(bent),
      Self.shapes(Self.bow, Color(red: 0, green: 1.0 / 255, blue: 0)),
      Self.shapes(Self.bow, Color(red: 0, green: 0, blue: 0, alpha: 254.0 / 255)),
      Self.shapes(Self.bow, .black, wide), Self.shapes(Self.bow, .black, square), Self.shapes(Self.bow, .black, sharp),
      Self.shapes(Self.bow, .black, flat),
    ].map(Array.init)
    for (number, other) in others.enumerated() {
      #expect(try !calls.agrees(with: self.calls(other)), "change \(number)")
    }
  }

  @Test("are sure of pieces too short to have a direction only where ends and corners are round")
  func shortPieces() throws {
    let dot = Path([.move(Point(x: 10, y: 10)), .line(Point(x: 10.2, y: 10))])
    for (cap, isSure) in [(StrokeStyle.Cap.round, true), (.square, false)] {
      let calls = try calls([
        Shape(path: dot, paint: .color(.black), style: .stroke(StrokeStyle(width: 6, cap: cap, join: .round)))
      ])
      #expect(calls.agrees(with: calls) == isSure)
    }
    var pen = Self.pen
    pen.cap = .butt
    let calls = try calls(Self.shapes(Self.bow, .black, pen))
    #expect(calls.agrees(with: calls), "its pieces are long")
  }

  @Test("prove layers, and find what is lost, doubled, moved or in another order")
  func proof() throws {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='24' height='24' viewBox='0 0 24 24'>\
      <path id='a' d='M3 3h9v9z' fill='red'/><circle id='b' cx='9' cy='9' r='6' fill='lime' stroke='blue'/></svg>
      """
    let text = try SourceText(Data(svg.utf8), file: "drawing.svg")
    let tree = try XMLTree(text, expandsEntities: false, file: "drawing.svg")
    let leaves = Outline(tree, features: SourceFeatures(text.bytes)).root.leaves
    let document = try tree.withSerialized { bytes throws(LoadError) in try LibrsvgDocument(bytes, file: "drawing.svg")
    }
    let viewport = Viewport(width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), aspectRatio: nil)
    let proof = RestProof(document: document, viewport: viewport, coloring: .own)
    let tracer = Tracer(document: document, viewport: viewport, tint: nil)
    let layers = zip(leaves, tracer.traceEach(leaves.map(\.id))).map { node, result in
      LayerCandidate(node: node, artwork: result?.artwork ?? [], figures: [result?.artwork ?? []])
    }
    try #require(layers.count == 2)
    #expect(proof.agreesByCalls(layers))
    #expect(!proof.agreesByCalls([layers[0]]))
    #expect(!proof.agreesByCalls(layers + [layers[1]]))
    #expect(!proof.agreesByCalls(layers.reversed()))
    var moved = layers
    moved[0].artwork = moved[0].artwork.compactMap { $0.transformed(.translation(x: 0.005, y: 0)) }
    #expect(!proof.agreesByCalls(moved))
    var split = layers
    split[0].figures = [split[0].artwork, split[0].artwork]
    #expect(!proof.agreesByCalls(split), "what was taken apart is proven by pictures")
  }
}
