import Foundation
import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names out of files and fields stay names, in every format that is text.
struct HostileTextTests {
  private static let names = [
    "</style><script>alert(1)</script>", "--><script>alert(1)</script><!--", "]]>", "\"'`\\${alert(1)}</title>",
    "a\u{202E}b\u{2066}c\u{200F}", "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 é", String(repeating: "ä<", count: 5000), "--->--!><b>",
    "\u{0}\u{7}\u{1B}[31m\r\n\t\u{85}\u{2028}\u{2029}",
    "*/ int x; /* //", "\u{E000}\u{E001}\u{E0020};", "{name} $ref .dot", "%s%n", "",
  ]

  /// Every target whose bytes are text.
  private static let targets = ExportTarget.all.filter { $0.language != .binary && $0.isAvailable }

  private static func request(_ name: String, _ effects: [AppliedEffect]) -> ExportRequest {
    var symbol = PresetMotions.symbol(groupCount: 3)
    symbol.name = name
    symbol.set = name
    for index in symbol.layers.indices {
      symbol.layers[index].name = "\(name)\(index)"
      symbol.layers[index].id = "\(name)\(index)"
    }
    var second = symbol
    second.name = name
    return ExportRequest(symbol: symbol, secondSymbol: second, effects: effects, name: name)
  }

  private static func effects(_ name: String) -> [[AppliedEffect]] {
    var transition = CustomTransition.blurReplace.combined(with: .flipFromLeft)
    transition.name = name
    return [
      [AppliedEffect(.init(.wiggle), behavior: .discrete)],
      [AppliedEffect(.customTransition(transition), behavior: .insertion)],
      [AppliedEffect(.init(.replace), behavior: .contentTransition)],
    ]
  }

  @Test("a hostile name stays text in every format that is text", arguments: targets)
  func names(_ target: ExportTarget) throws {
    let plain = Self.effects("bell").map { try? target.export(Self.request("bell", $0)) }
    for (number, name) in Self.names.enumerated() {
      // Each name somewhere, and every transition's; the longest once.
      for index in name.utf8.count > 1000 ? [0] : [number % 3, 1] {
        // What the format cannot do at all it says for any name.
        guard let usual = plain[index] else { continue }
        let export = try target.export(Self.request(name, Self.effects(name)[index]))
        for (file, usual) in zip(export.files, usual.files) {
          let text = try #require(String(data: file.data, encoding: .utf8), "\(target.id): no UTF-8")
          let place: Comment = "\(target.id), “\(String(name.debugDescription.prefix(40)))”"
          check(text, target, place)
          let expected = String(decoding: usual.data, as: UTF8.self)
          for mark in Self.marks(of: target) {
            #expect(text.components(separatedBy: mark).count == expected.components(separatedBy: mark).count, place)
          }
        }
      }
    }
  }

  /// What a name may not add to.
  private static func marks(of target: ExportTarget) -> [String] {
    switch target.language {
    case .svg, .xml, .html, .javaScript: ["<script", "</style>", "<!--", "-->", "<title"]
    case .c: ["*/", "/*"]
    case .swift, .json, .binary: []
    }
  }

  private func check(_ text: String, _ target: ExportTarget, _ place: Comment) {
    let scalars = Set(text.unicodeScalars)
    // JSON escapes the lower ones only.
    let isJSON = target.language == .json
    let controls = scalars.contains {
      ($0.value < 32 && $0 != "\n" && $0 != "\t") || (!isJSON && (127...159).contains($0.value))
    }
    #expect(!controls, "\(place): control characters")
    let isWeb = [.svg, .html, .javaScript].contains(target.language)
    let marks = isWeb && scalars.contains { ("\u{E000}"..."\u{E002}").contains($0) }
    #expect(!marks, "\(place): marks of our own")
    switch target.language {
    case .svg, .xml:
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(place): not well formed")
    case .json:
      #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "\(place): no JSON")
    case .swift, .c, .javaScript:
      // Code that reads otherwise than it runs, and line ends that only some languages see.
      let hidden = scalars.contains {
        "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{2028}\u{2029}".unicodeScalars
          .contains($0)
      }
      #expect(!hidden, "\(place): hidden directions or line ends")
    case .html, .binary: break
    }
  }
}
