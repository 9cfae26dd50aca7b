import TestSupport
import Testing

@testable import SymbolArt

@Suite("A symbol as bytes")
struct SymbolCodingTests {
  @Test("what is decoded equals what was encoded, for every kind of content")
  func roundTrip() throws {
    var symbols = RandomSymbols(seed: 1)
    for _ in 0..<300 {
      let symbol = symbols.symbol()
      #expect(try SymbolDecoder.decode(SymbolEncoder.encode(symbol)) == symbol)
    }
  }

  @Test("the same symbol gives the same bytes")
  func deterministic() {
    var symbols = RandomSymbols(seed: 2)
    let symbol = symbols.symbol()
    #expect(SymbolEncoder.encode(symbol) == SymbolEncoder.encode(symbol))
  }

  @Test("bytes cut off anywhere are refused")
  func truncation() {
    var symbols = RandomSymbols(seed: 3)
    for _ in 0..<10 {
      let bytes = SymbolEncoder.encode(symbols.symbol())
      for length in 0..<bytes.count {
        #expect(throws: SymbolCodingError.self) { try SymbolDecoder.decode(Array(bytes.prefix(length))) }
      }
    }
  }

  @Test("flipped bits never end the program: they give a symbol or an error")
  func flippedBits() {
    var symbols = RandomSymbols(seed: 4)
    var dice = RepeatableRandom(seed: 5)
    var refused = 0
    for _ in 0..<100 {
      let bytes = SymbolEncoder.encode(symbols.symbol())
      for _ in 0..<30 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &dice) {
          damaged[Int.random(in: 0..<damaged.count, using: &dice)] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
        }
        if (try? SymbolDecoder.decode(damaged)) == nil { refused += 1 }
      }
    }
    #expect(refused > 100)
  }

  @Test("random bytes behind the right mark never end the program")
  func noise() {
    var dice = RepeatableRandom(seed: 6)
    for _ in 0..<2000 {
      let noise = (0..<Int.random(in: 0..<300, using: &dice)).map { _ in UInt8.random(in: 0...255, using: &dice) }
      _ = try? SymbolDecoder.decode(SymbolCoding.mark + [SymbolCoding.version] + noise)
    }
  }

  @Test("each kind of damage has its reason")
  func reasons() {
    let symbol = Symbol(
      name: "bell", viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24, layers: [])
    let bytes = SymbolEncoder.encode(symbol)
    #expect(reason([]) == .truncated)
    #expect(reason([1] + bytes.dropFirst()) == .notASymbol)
    var other = bytes
    other[4] = 99
    #expect(reason(other) == .otherVersion)
    #expect(reason(bytes + [0]) == .trailingBytes)
    var text = bytes
    text[9] = 0xff
    #expect(reason(text) == .badText)
    var endless = symbol
    endless.width = .infinity
    #expect(reason(SymbolEncoder.encode(endless)) == .notFinite)
  }

  @Test("a count that promises more than there is reserves no memory")
  func hostileCount() {
    let symbol = Symbol(name: "", viewBox: .null, width: 0, height: 0, layers: [])
    var bytes = SymbolEncoder.encode(symbol)
    // Mark, version, two empty texts, six numbers: the count of layers follows.
    for index in 61..<65 { bytes[index] = 0xff }
    #expect(reason(bytes) == .truncated)
  }

  @Test("groups in groups are read up to the limit and refused beyond it, without exhausting the stack")
  func depth() {
    #expect(reason(SymbolEncoder.encode(nested(SymbolCoding.maximumDepth))) == nil)
    #expect(reason(SymbolEncoder.encode(nested(SymbolCoding.maximumDepth + 1))) == .tooDeep)
    #expect(reason(SymbolEncoder.encode(nested(1000))) == .tooDeep)
  }

  @Test("pixels that do not fill the picture are refused")
  func images() {
    let image = ArtworkImage(frame: .null, pixelWidth: 1 << 40, pixelHeight: 1 << 40, pixels: [1], reason: "")
    let layer = Layer(id: "a", name: "a", content: [.image(image)], bounds: .null)
    let symbol = Symbol(name: "", viewBox: .null, width: 0, height: 0, layers: [layer])
    #expect(reason(SymbolEncoder.encode(symbol)) == .badImage)
  }

  @Test("no stored property is forgotten: adding one to a type fails here until the bytes carry it")
  func completeness() {
    let image = ArtworkImage(frame: .null, pixelWidth: 0, pixelHeight: 0, pixels: [], reason: "")
    let gradient = RadialGradient(focus: .zero, center: .zero, radius: 0, stops: [])
    let linear = LinearGradient(start: .zero, end: .zero, stops: [])
    let layer = Layer(id: "", name: "", content: [], bounds: .null)
    let shape = Shape(path: Path(), paint: .tint(alpha: 1), style: .fill(.nonzero))
    let symbol = Symbol(name: "", viewBox: .null, width: 0, height: 0, layers: [])
    // All but the text that a symbol was made of: texts are laid out in the program itself and never become bytes.
    #expect(properties(symbol) == 1 + 9)
    #expect(properties(SymbolPreferences()) == 4)
    #expect(properties(LoadNote(.other, "")) == 2)
    #expect(properties(layer) == 8)
    #expect(properties(Annotation.none) == 16)
    #expect(properties(LayerSource(element: 0)) == 2)
    #expect(properties(TemplateSlots(shown: "", available: [])) == 2)
    #expect(properties(ValueSpan(start: 0, length: 0)) == 2)
    let place = DrawGuide.Place(subpath: 0, fraction: 0)
    #expect(properties(DrawGuide(sets: [])) == 1 && properties(place) == 2)
    #expect(properties(DrawGuide.GuidePoint(flags: 0, progress: 0, left: place, right: place)) == 4)
    #expect(properties(SourceMarkup(text: "", elements: [])) == 5)
    #expect(properties(DrawPreference(direction: .both)) == 2)
    #expect(properties(ArtworkGroup(children: [])) == 5)
    #expect(properties(ArtworkMask(content: [], kind: .alpha)) == 2)
    #expect(properties(ClipPath(path: Path())) == 2)
    #expect(properties(image) == 5)
    #expect(properties(shape) == 3)
    #expect(properties(StrokeStyle(width: 1)) == 7)
    #expect(properties(gradient) == 7)
    #expect(properties(linear) == 5)
    #expect(properties(GradientStop(offset: 0, color: .black)) == 3)
    #expect(properties(Color.black) == 4)
  }

  private func properties(_ value: Any) -> Int { Mirror(reflecting: value).children.count }

  private func reason(_ bytes: [UInt8]) -> SymbolCodingError.Reason? {
    do throws(SymbolCodingError) {
      _ = try SymbolDecoder.decode(bytes)
      return nil
    } catch {
      return error.reason
    }
  }

  private func nested(_ depth: Int) -> Symbol {
    var content: [Artwork] = []
    for _ in 0..<depth { content = [.group(ArtworkGroup(children: content))] }
    return Symbol(
      name: "", viewBox: .null, width: 0, height: 0,
      layers: [Layer(id: "a", name: "a", content: content, bounds: .null)])
  }
}
