import CPango
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion
import SymbolPainting
import Testing

@testable import SymbolLoading

@Suite("A text as a symbol")
struct TextSymbolTests {
  /// On every Debian machine with GTK; it has Latin, Hebrew and Arabic letters.
  static let font = "DejaVu Sans"

  private func symbol(_ text: String, _ parts: TextSource.Parts = .glyphs) throws -> Symbol {
    try TextReader.read(TextSource(text, font: Self.font, parts: parts))
  }

  @Test("A layer a letter, in the order of reading, named after it; spaces are none")
  func letters() throws {
    let symbol = try symbol("Saved it")
    #expect(symbol.name == "Saved it")
    #expect(symbol.layers.map(\.name) == ["S", "a", "v", "e", "d", "i", "t"])
    #expect(symbol.layers.map(\.annotation.order) == (0..<7).map { $0 })
    let places = symbol.layers.map(\.bounds.x)
    #expect(places == places.sorted())
  }

  @Test("A layer a word, or one for all")
  func words() throws {
    #expect(try symbol("Saved  in\nthe cloud", .words).layers.map(\.name) == ["Saved", "in", "the", "cloud"])
    #expect(try symbol("Saved it", .whole).layers.count == 1)
  }

  @Test(
    "Right to left the first letter stands at the right, joined letters too; the rest of the line stays in its place")
  func rightToLeft() throws {
    for word in ["שלום", "سلام"] {
      let layers = try symbol(word).layers
      #expect(layers.first?.name == String(word.prefix(1)))
      let places = layers.map(\.bounds.center.x)
      #expect(places == places.sorted(by: >), "\(word)")
    }
    let mixed = try symbol("ab של").layers
    #expect(mixed.map(\.name) == ["a", "b", "ש", "ל"])
    #expect(mixed[2].bounds.x > mixed[3].bounds.x && mixed[3].bounds.x > mixed[1].bounds.x)
  }

  @Test("A mark belongs to the letter that it stands on")
  func marks() throws {
    let layers = try symbol("e\u{301}a").layers
    #expect(layers.count == 2)
    let plain = try symbol("e").layers[0].bounds
    #expect(layers[0].bounds.height > plain.height * 1.1)
    // Arabic "b" with a vowel sign below it.
    #expect(try symbol("\u{628}\u{650}").layers.count == 1)
  }

  @Test("At rest it is what Pango draws")
  func picture() throws {
    let text = "Ág سلام fi"
    let symbol = try symbol(text)
    let side = 256
    let ours = SymbolRenderer(symbol).image(.rest(layerCount: symbol.layers.count), look: Look(size: side))
    var pangos = RasterImage(width: side, height: side)
    pangos.draw { context in
      let scale = Double(side) / symbol.viewBox.size
      cairo_translate(
        context, (Double(side) - symbol.viewBox.width * scale) / 2,
        (Double(side) - symbol.viewBox.height * scale) / 2)
      cairo_scale(context, scale, scale)
      cairo_translate(context, -symbol.viewBox.x, -symbol.viewBox.y)
      let layout = pango_cairo_create_layout(context)
      let font = pango_font_description_from_string(Self.font)
      pango_font_description_set_absolute_size(font, TextLayout.fontSize * Double(PANGO_SCALE))
      pango_layout_set_font_description(layout, font)
      if let layout { symbol_pango_unhint(layout) }
      pango_layout_set_text(layout, text, -1)
      pango_cairo_layout_path(context, layout)
      cairo_fill(context)
      pango_font_description_free(font)
      symbol_pango_unref(UnsafeMutableRawPointer(layout))
    }
    var worst = 0
    for (one, other) in zip(ours.bytes, pangos.bytes) { worst = max(worst, abs(Int(one) - Int(other))) }
    // Two edges that meet in a pixel cover a + b − ab of it apart, a + b together: a quarter at most, where letters join.
    #expect(worst <= 64)
    let far = zip(ours.bytes, pangos.bytes).count { abs(Int($0) - Int($1)) > 8 }
    #expect(far < 60, "\(far) of \(ours.bytes.count)")
    #expect(pangos.bytes.contains(255))
  }

  @Test("Effects move each letter, however many there are, and a transition the whole")
  func moves() throws {
    let symbol = try symbol("Symbol Studio")
    let bounce = try MotionCompiler.compile(AppliedEffect(.bounce(.bounce), behavior: .discrete), for: symbol)
    #expect(bounce.groups.count == 12)
    let flip = try MotionCompiler.compile(
      AppliedEffect(.customTransition(.flipFromLeft), behavior: .insertion), for: symbol)
    #expect(flip.groups.count == 1 && flip.groups[0].layers == Array(0..<12))
  }

  @Test("A text without ink, and one that is too long, are refused in words")
  func refusals() {
    for text in ["", "  \n ", "\u{200B}"] {
      #expect(throws: LoadError.self) { try TextReader.read(TextSource(text)) }
    }
    do throws(LoadError) {
      _ = try TextReader.read(TextSource(String(repeating: "a", count: Limits.textCharacters + 1)))
      Issue.record("a long text was read")
    } catch {
      #expect(error.reason == .tooLarge && error.message.contains("\(Limits.textCharacters)"))
    }
  }

  @Test("A font that is not installed is told of, and another one used")
  func fonts() throws {
    let symbol = try TextReader.read(TextSource("a", font: "No Such Font Bold"))
    #expect(symbol.layers.count == 1)
    #expect(symbol.notes.contains { $0.message.contains("No Such Font") })
    #expect(try self.symbol("a").notes.isEmpty)
    #expect(TextFonts.families.contains(Self.font))
  }
}
