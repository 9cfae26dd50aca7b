import Foundation
import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Apple symbol templates")
struct TemplateTests {
  /// A sheet with the given slots; each holds the paths between its tags.
  private func sheet(_ slots: [String: String], rules: String = "") -> String {
    let groups = slots.sorted { $0.key < $1.key }.map { name, paths in
      "<g id=\"\(name)\" transform=\"matrix(1 0 0 1 1410 696)\">\(paths)</g>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200"><style>\(rules)
      .SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}</style>
      <g id="Notes"><rect id="artboard" width="3300" height="2200" style="fill:white"/></g>
      <g id="Guides"><line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
      <line id="left-margin-Regular-S" x1="1404" x2="1404" y1="600" y2="720"/>
      <line id="right-margin-Regular-S" x1="1496" x2="1496" y1="600" y2="720"/></g>
      <g id="Symbols">\(groups.joined())</g></svg>
      """
  }

  private func paint(_ layer: Layer) -> Paint? {
    if case .shape(let shape)? = layer.content.first { return shape.paint }
    return nil
  }

  @Test("one slot is shown, the wanted one or the nearest, filled with the tint, square around the margins")
  func slot() throws {
    let path = "<path class=\"SFSymbolsPreviewWireframe\" d=\"M0 0V-70H80V0Z\"/>"
    let symbol = try read(sheet(["Black-S": path, "Regular-S": path, "Ultralight-S": path]))
    #expect(symbol.layers.count == 1)
    #expect(symbol.layers.first.flatMap(paint) == .tint(alpha: 1))
    #expect(symbol.notes.first?.message.contains("Regular-S") == true)
    #expect(symbol.viewBox.width == symbol.viewBox.height)
    #expect(abs(symbol.viewBox.center.x - 1450) < 0.01)
    #expect(abs(symbol.viewBox.center.y - (696 + 625.541) / 2) < 0.01)
  }

  @Test("the file's own attributes win over the sheet's rules, and each is named as what it is")
  func origins() throws {
    let symbol = try read(
      sheet(
        [
          "Regular-S":
            "<path class=\"monochrome-0 hierarchical-0:tertiary\" data-symbol-order=\"9\" d=\"M0 0V-70H70V0Z\"/>"
        ], rules: ".monochrome-0 {-sfsymbols-motion-group:1}"))
    let layer = try #require(symbol.layers.first)
    #expect(layer.annotation == Annotation(group: "1", order: 9, level: .tertiary))
    #expect(layer.origins == [.group: .template, .order: .attribute, .level: .template])
  }

  @Test("classes give colour, level, group and erasing; a path in no layer is left out")
  func classes() throws {
    let symbol = try read(
      sheet(
        [
          "Regular-S": """
          <path class="SFSymbolsPreviewWireframe" d="M0 0H9V9Z"/>
          <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:tertiary" d="M0 0V-70H70V0Z"/>
          <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:primary" d="M40 10V-34H84V10Z"/>
          """
        ],
        rules: """
          .monochrome-0 {-sfsymbols-motion-group:1;-sfsymbols-layer-tags:0a0 square.fill}
          .multicolor-1:tintColor {opacity:0.0;-sfsymbols-clear-behind:true;-sfsymbols-always-pulses:true}
          """))
    try #require(symbol.layers.count == 2)
    #expect(paint(symbol.layers[0]) == .color(Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)))
    #expect(symbol.layers[0].annotation.level == .tertiary)
    #expect(symbol.layers[0].annotation.group == "1")
    #expect(symbol.layers[0].annotation.tag == "square.fill")
    #expect(symbol.layers[1].annotation.erases)
    #expect(symbol.layers[1].annotation.canPulse)
  }

  @Test("a template without a drawing is refused as such")
  func empty() {
    #expect { try read(sheet(["Regular-S": ""])) } throws: { ($0 as? LoadError)?.reason == .noArtwork }
  }

  @Test("version 7: the value's mode and spans, the order of drawing, and guide points on a path of two figures")
  func drawing() throws {
    let symbol = try read(
      sheet(
        [
          "Regular-S": """
          <path class="monochrome-0" d="M0 0V-70H8V0Z M30 0V-70H38V0Z"
            data-clipstroke-keyframes="0 8 0 0.05 0.95 3 1 0.45 0.55 8 0 1.05 1.95 0 1 1.45 1.55"/>
          <path class="monochrome-1" d="M60 0V-70H68V0Z" data-clipstroke-keyframes="not yet known"/>
          """
        ],
        rules: """
          .defaults {-sfsymbols-variable-value-mode:draw;-sfsymbols-draw-reverses-motion-groups:true}
          .monochrome-0 {-sfsymbols-variable-threshold:0;-sfsymbols-variable-draw:0 0.6;-sfsymbols-motion-group:0}
          .monochrome-1 {-sfsymbols-variable-threshold:0.6;-sfsymbols-variable-draw:"0.6 0.4"}
          """))
    try #require(symbol.layers.count == 2, "guide points count the subpaths of the whole path")
    #expect(symbol.preferences.variableValueMode == .draw && symbol.preferences.reversesDrawOrder)
    #expect(
      symbol.layers.map(\.annotation.valueSpan) == [.init(start: 0, length: 0.6), .init(start: 0.6, length: 0.4)])
    #expect(symbol.layers[0].annotation.guide?.sets.first?.map(\.flags) == [8, 3, 8, 0])
    #expect(symbol.layers[1].annotation.guide == nil)
    #expect(DrawableArtwork(symbol.layers[0], symbolSize: symbol.viewBox.size).hasFill == false)
    #expect(DrawableArtwork(symbol.layers[1], symbolSize: symbol.viewBox.size).hasFill)
  }

  @Test("the slots that hold a drawing are told, and the one that is shown")
  func slots() throws {
    let path = "<path d=\"M0 0V-70H80V0Z\"/>"
    let text = sheet(["Black-S": path, "Regular-S": path, "Ultralight-S": path, "Bold-L": "<g/>"])
    let symbol = try read(text)
    #expect(
      symbol.templateSlots == TemplateSlots(shown: "Regular-S", available: ["Ultralight-S", "Regular-S", "Black-S"]))
    let black = try SymbolReader.read(
      Data(text.utf8), name: "template.svg", options: ReadingOptions(templateSlot: "Black-L"))
    #expect(black.templateSlots?.shown == "Black-S")
  }
}
