import Foundation
import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Annotated copies")
struct AnnotatedCopyTests {
  /// Drawings of every kind that people bring.
  static let drawings: [String: String] = [
    "plain": """
    <?xml version="1.0"?>
    <!-- a > b "c" -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <title>A &lt; B</title>
      <path id='a' d="M2 2h8v8z"/><g opacity="1"><path class="x"  d='M12 2h8v8z'></path></g>
      <circle cx="6" cy="18" r="3" />
    </svg>
    """,
    "compound": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h4v4h-4z M10 2h4v4h-4z
    M18 2h4v4h-4z"/></svg>
    """,
    "prefixed": """
    <svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24">\
    <svg:defs><svg:path id="p" d="M2 2h8v8z"/></svg:defs><svg:use xlink:href="#p"/><svg:use x="10" xlink:href="#p"/>\
    </svg:svg>
    """,
    "Inkscape": """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
       xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 24 24">
      <sodipodi:namedview id="base" inkscape:zoom="1"><inkscape:grid/></sodipodi:namedview>
      <g inkscape:groupmode="layer" inkscape:label="Ebene 1" id="layer1">
        <path
           style="fill:#000000"
           d="M2 2h8v8z"
           inkscape:label="Größe"
           id="path1" />
        <path d="M12 2h8v8z" id="path2"
           />
      </g>
    </svg>
    """,
    "entities": """
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!-- <path/> > ] -->
    ]>
    <svg xmlns="&ns_svg;" viewBox="0 0 24 24"><style><![CDATA[ path > g { } ]]></style>
    <path d="M2 2h8v8z"/><path d="M12 2h8v8z"/></svg>
    """,
    "annotated": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g data-symbol-group='all' data-symbol-pulses="true">
    <path data-symbol-order="4" d="M2 2h8v8z" data-symbol-tag='x'/><path d="M12 2h8v8z"/></g></svg>
    """,
  ]

  /// Every field with a value, and with none.
  static let statements: [Annotation] = [
    Annotation(
      group: "a \"b\" <c> & 'd' ö", order: -3, canPulse: true, canRotate: true, anchor: Point(x: 12, y: 2.25),
      wiggle: "left", rotation: "counterClockwise", threshold: 0.34, closedLoop: true, level: .tertiary, erases: true,
      tag: "bell.body", draw: DrawPreference(direction: .both, start: 0.5), role: .badge,
      guide: DrawGuide(attribute: "1 1 2 8 0 0.25 0.75 0 1 0.5 0.5 8 0 1.125 1.125 0 1 1.625 1.625"),
      valueSpan: ValueSpan(start: 0.25, length: 0.5)),
    .none,
  ]

  @Test(
    "what the symbol as a whole prefers stands on the root, and is not taken for the layers' word",
    arguments: drawings.keys.sorted())
  func preferences(_ name: String) throws {
    let data = Data(try #require(Self.drawings[name]).utf8)
    var wanted = SymbolPreferences(
      wiggle: "left", rotation: "counterClockwise", variableValueMode: .draw, reversesDrawOrder: true)
    for _ in 0..<2 {
      let (symbol, copy) = try copy(data) { _ in
        var overlay = AnnotationOverlay()
        for field in PreferenceField.allCases { overlay.preferences.say(field, as: wanted) }
        return overlay
      }
      let read = try SymbolReader.read(copy.data, name: "a.svg")
      #expect(read.preferences == wanted)
      #expect(
        read.layers
          == symbol.layers.map { layer in
            var layer = layer
            layer.markup = read.layers.first { $0.id == layer.id }?.markup
            return layer
          })
      wanted = SymbolPreferences(wiggle: "30")
    }
  }

  private func copy(_ data: Data, _ overlay: (Symbol) -> AnnotationOverlay) throws -> (Symbol, AnnotatedCopy) {
    let symbol = try SymbolReader.read(data, name: "a.svg")
    return (symbol, try AnnotatedCopy(of: data, name: "a.svg", symbol: symbol, overlay: overlay(symbol)))
  }

  @Test(
    "what is said of every field of every layer is read back, and all else of the file is as it was",
    arguments: drawings.keys.sorted(), [0, 1])
  func roundTrip(_ name: String, _ number: Int) throws {
    let data = Data(try #require(Self.drawings[name]).utf8)
    let (symbol, copy) = try copy(data) { symbol in
      var overlay = AnnotationOverlay()
      for (index, layer) in symbol.layers.enumerated() {
        for field in AnnotationField.allCases { overlay[layer.id].say(field, as: Self.statements[number]) }
        overlay[layer.id].name = "Layer “\(index)” & <more>"
      }
      return overlay
    }
    #expect(copy.skipped.isEmpty)
    let read = try SymbolReader.read(copy.data, name: "a.svg")
    #expect(read.layers.map(\.id) == symbol.layers.map(\.id))
    #expect(read.layers.map(\.content) == symbol.layers.map(\.content))
    for (index, layer) in read.layers.enumerated() {
      #expect(layer.name == "Layer “\(index)” & <more>")
      for field in AnnotationField.allCases {
        #expect(layer.annotation.spelling(of: field) == Self.statements[number].spelling(of: field))
        #expect(layer.origins[field] == .attribute)
      }
    }
    // Without the attributes, both are the same text.
    let pattern = #/\s?data-symbol-[a-z-]+[0-9]*=("[^"]*"|'[^']*')/#
    let (before, after) = (String(decoding: data, as: UTF8.self), String(decoding: copy.data, as: UTF8.self))
    #expect(after.replacing(pattern, with: "") == before.replacing(pattern, with: ""))
  }

  @Test("a copy in which nothing is said is the file itself, byte by byte")
  func nothing() throws {
    for drawing in Self.drawings.values {
      let data = Data(drawing.utf8)
      #expect(try copy(data) { _ in AnnotationOverlay() }.1.data == data)
    }
  }

  @Test("encodings stay what they are, with or without a mark", arguments: ["utf16", "utf8 mark", "latin1"])
  func encodings(_ name: String) throws {
    let text = try #require(Self.drawings["plain"])
    let data: Data =
      switch name {
      case "utf16": Data([0xff, 0xfe]) + (text.data(using: .utf16LittleEndian) ?? Data())
      case "utf8 mark": Data([0xef, 0xbb, 0xbf]) + Data(text.utf8)
      default:
        text.replacing("?>", with: " encoding=\"ISO-8859-1\"?>").replacing("A &lt;", with: "Ö")
          .data(using: .isoLatin1) ?? Data()
      }
    let (symbol, copy) = try copy(data) { symbol in
      var overlay = AnnotationOverlay()
      overlay[symbol.layers[0].id].say(.tag, as: Annotation(tag: "größer→"))
      return overlay
    }
    #expect(copy.data.prefix(12) == data.prefix(12))
    let read = try SymbolReader.read(copy.data, name: "a.svg")
    #expect(read.layers[0].annotation.tag == "größer→")
    #expect(read.layers.count == symbol.layers.count)
  }

  @Test("a packed file is unpacked, and packed again where the copy's name asks for it")
  func packed() throws {
    let plain = try #require(Self.drawings["plain"])
    let packed = Data(try Gzip.pack(Array(plain.utf8), file: "a.svgz"))
    let (_, copy) = try copy(packed) { symbol in
      var overlay = AnnotationOverlay()
      overlay[symbol.layers[2].id].say(.rotates, as: Annotation(canRotate: true))
      return overlay
    }
    #expect(String(decoding: copy.data, as: UTF8.self).contains("r=\"3\" data-symbol-rotates=\"true\" />"))
    #expect(try copy.fileData(named: "b.svg") == copy.data)
    let again = try copy.fileData(named: "b.SVGZ")
    #expect(again.starts(with: [0x1f, 0x8b]))
    #expect(try SymbolReader.read(again, name: "b.svgz").layers[2].annotation.canRotate)
  }

  @Test("elements inside entities are refused in words; nothing is written by guess")
  func insideEntities() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY part "<path d='M2 2h8v8z'/>">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">&part;<path d="M12 2h8v8z"/></svg>
      """
    let data = Data(text.utf8)
    guard let symbol = try? SymbolReader.read(data, name: "a.svg") else { return }
    var overlay = AnnotationOverlay()
    overlay[symbol.layers[0].id].say(.order, as: Annotation(order: 1))
    #expect(throws: LoadError.self) {
      try AnnotatedCopy(of: data, name: "a.svg", symbol: symbol, overlay: overlay)
    }
  }

  @Test("layers of a template say their part on the slot's paths, those of its layer tree by their number")
  func template() throws {
    let sheet = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200"><style>
      .monochrome-0 {-sfsymbols-motion-group:0;-sfsymbols-indices:0}
      .monochrome-1 {-sfsymbols-motion-group:1;-sfsymbols-indices:1}</style>
      <g id="Guides"/><g id="Symbols"><g id="Regular-S" transform="matrix(1 0 0 1 1410 696)">
      <path d="M0 0V-30H30V0Z M40 0V-30H70V0Z"/></g></g>
      <g id="LayerTree"><g class="monochrome-0"/><g class="monochrome-1"/></g></svg>
      """
    let (symbol, copy) = try copy(Data(sheet.utf8)) { symbol in
      var overlay = AnnotationOverlay()
      for layer in symbol.layers { overlay[layer.id].say(.order, as: Annotation(order: 7)) }
      return overlay
    }
    try #require(symbol.layers.count == 2)
    #expect(copy.skipped.isEmpty)
    let read = try SymbolReader.read(copy.data, name: "a.svg")
    #expect(read.layers.map(\.annotation.order) == [7, 7])
    #expect(read.layers.map(\.annotation.group) == ["0", "1"])
  }
}
