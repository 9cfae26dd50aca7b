import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolLoading
import SymbolMotion
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What web exports are made of: the author's elements, names of their own, and nothing that a file could smuggle in.
struct WebMarkupTests {
  static let svgTargets: [ExportTarget] = [.css, .smil]

  // MARK: The author's markup

  @Test("the author's elements stay, in groups that move", arguments: ProofSymbol.allCases)
  func authorsElements(_ symbol: ProofSymbol) throws {
    let export = try ExportTarget.css.export(try ProofEffect(".bounce.wholeSymbol", .discrete).request(symbol))
    let file = try String(contentsOf: symbol.url, encoding: .utf8)
    for match in file.matches(of: /<(path|rect|circle) ([^>]*?) ?\/>/) where !match.2.contains("url(") {
      #expect(export.text.contains("<\(match.1) \(match.2)"), "\(match.0)")
    }
  }

  @Test(
    "what browsers and librsvg understand differently is drawn from its shapes",
    arguments: [
      "<rect x='2' y='2' width='9' height='9' fill='var(--x, red)'/><rect x='12' y='2' width='9' height='9'/>",
      "<defs><path id='a' d='M2 2h9v9H2z'/></defs><use href='#a'/><use href='#a' x='10'/>",
      "<rect x='2' y='2' width='50%' height='9'/>",
      "<rect x='2' y='2' width='9' height='9' style='transform-origin: 5px 5px' transform='rotate(20)'/>",
    ])
  func traced(_ content: String) throws {
    let symbol = try Self.symbol("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(content)</svg>")
    let text = try Self.export(symbol, ".pulse", .css).text
    for word in ["var(", "<use", "%\"", "transform-origin: 5px"] { #expect(!text.contains(word), "\(word)") }
    #expect(text.contains("<path d=\"M"))
  }

  @Test("simple style sheets are written into the elements, so that drawings in one page do not style each other")
  func styleSheets() throws {
    let symbol = try Self.symbol(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><style>.a{fill:#123456} #b, rect {stroke:#abcdef}</style>"
        + "<circle class='a' cx='6' cy='6' r='4'/><rect id='b' class='a' x='12' y='12' width='9' height='9'/></svg>")
    let text = try Self.export(symbol, ".pulse", .css).text
    #expect(text.contains("<circle cx=\"6\" cy=\"6\" r=\"4\" style=\"fill:#123456\"/>"))
    #expect(
      text.contains("style=\"stroke:#abcdef;fill:#123456\"") || text.contains("style=\"fill:#123456;stroke:#abcdef\""))
    #expect(!text.contains(".a{"))
  }

  @Test("currentColor stays; a tint that is chosen stands at the outermost element")
  func colors() throws {
    let symbol = try ProofSymbol.stroked.load()
    let plain = try Self.export(symbol, ".pulse", .css).text
    #expect(plain.contains("stroke=\"currentColor\"") && !plain.contains("color=\"#"))
    let tinted = try Self.export(symbol, ".pulse", .css, look: Look(tint: Color(hex: "#0a84ff"))).text
    #expect(tinted.contains("color=\"#0a84ff\"") && tinted.contains("stroke=\"currentColor\""))
  }

  // MARK: Names

  @Test("everything an export names begins with the symbol's slug, and no two exports share a name")
  func names() throws {
    let gradient = try ProofSymbol.gradient.load()
    let first = try Self.export(gradient, ".bounce", .css).text
    let second = try Self.export(gradient, ".pulse", .css).text
    func names(_ text: String) -> Set<String> {
      Set(
        text.matches(of: /(?:id="|class="|@keyframes |\.)((?:[a-z]+-[0-9a-z]{4})\b(?:-[a-z0-9]+)?)/).map {
          String($0.1)
        })
    }
    #expect(names(first).count > 3)
    #expect(names(first).allSatisfy { $0.hasPrefix("gradient-") })
    #expect(names(first).isDisjoint(with: names(second)))
    for match in first.matches(of: /(?:id|class)="([^"]*)"/) { #expect(match.1.hasPrefix("gradient-")) }
  }

  @Test("the same input gives the same bytes", arguments: [ExportTarget.css, .smil, .waapi, .html])
  func deterministic(_ target: ExportTarget) throws {
    let request = try ProofEffect(".variableColor.iterative", .indefinite).request(.gradient)
    #expect(try target.export(request) == target.export(request))
  }

  // MARK: Hostile files

  private static let hostileName = "</style></title><script>alert(1)</script>\"'--> & \u{202E}\u{E000}🙂"
  private static let hostileFile = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24" onload="alert(1)">
    <title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>
    <script>alert(1)</script>
    <a xlink:href="javascript:alert(1)"><rect id="x&quot;&gt;&lt;script&gt;" x="2" y="2" width="8" height="8" onclick="alert(1)"/></a>
    <path d="M12 2h8v8h-8z" fill="red" style="background:url(http://evil.example/x);fill:url(http://evil.example/y)"/>
    <circle cx="6" cy="18" r="4" fill="green" stroke='"/><script>alert(1)</script>'/>
    <foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">no</p></foreignObject>
    <image href="http://evil.example/z.png" width="5" height="5"/>
    </svg>
    """

  @Test("a hostile file and a hostile name stay text", arguments: [ExportTarget.css, .smil, .waapi, .html])
  func hostile(_ target: ExportTarget) throws {
    var symbol = try Self.symbol(
      Self.hostileFile.replacing("stroke='\"/><script>alert(1)</script>'", with: "stroke='&quot;/&gt;&lt;script&gt;'"))
    symbol.name = Self.hostileName
    let text = try Self.export(symbol, ".bounce", target).text
    for word in [
      "evil.example", "alert(1)</script>", "onload", "onclick", "javascript:", "foreignObject", "xlink", "\u{E000}",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.components(separatedBy: "<script").count == (target.id == "html" ? 2 : 1))
    #expect(text.components(separatedBy: "</style>").count <= (target.id == "html" ? 3 : 2))
    if target.id == "css" || target.id == "smil" { #expect(Self.isWellFormed(text)) }
  }

  // MARK: Rules of the formats

  @Test("SMIL splines stay within 0 and 1, or nothing would move", arguments: ProofEffect.all)
  func splines(_ effect: ProofEffect) throws {
    for symbol in [ProofSymbol.stroked, .compound] {
      let text = try ExportTarget.smil.export(try effect.request(symbol)).text
      #expect(Self.isWellFormed(text))
      for match in text.matches(of: /values="([^"]*)" keyTimes="([^"]*)"(?: calcMode="spline" keySplines="([^"]*)")?/) {
        let times = match.2.split(separator: ";").compactMap { Double($0) }
        #expect(match.1.split(separator: ";").count == times.count)
        #expect(times.first == 0 && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
        guard let splines = match.3 else { continue }
        let rows = splines.split(separator: ";").map { $0.split(separator: " ").compactMap { Double($0) } }
        #expect(rows.count == times.count - 1)
        #expect(rows.allSatisfy { $0.count == 4 && $0.allSatisfy((0...1).contains) })
      }
    }
  }

  @Test("every CSS export is well formed and asks whether less motion is wished for", arguments: ProofEffect.all)
  func reducedMotion(_ effect: ProofEffect) throws {
    let text = try ExportTarget.css.export(try effect.request(.stroked)).text
    #expect(Self.isWellFormed(text))
    #expect(text.contains("@media (prefers-reduced-motion:reduce)"))
  }

  @Test("an endless motion has a way to rest, a transition the way back, a single run neither")
  func stops() throws {
    func hasStop(_ effect: String, _ behavior: AppliedBehavior) throws -> Bool {
      try ExportTarget.css.export(try ProofEffect(effect, behavior).request(.stroked)).text.contains(".is-stopping .")
    }
    #expect(try hasStop(".scale", .indefinite))
    #expect(try hasStop(".appear.up", .insertion))
    #expect(try hasStop(".replace", .contentTransition))
    #expect(try !hasStop(".bounce", .discrete))
  }

  @Test("played by itself, no class is asked for")
  func autoplay() throws {
    var request = try ProofEffect(".bounce", .discrete).request(.stroked)
    request.autoplays = true
    #expect(try !ExportTarget.css.export(request).text.contains(".is-active"))
  }

  @Test("springs are linear() where that is known, and keyframes before it")
  func springs() throws {
    let text = try ExportTarget.css.export(try ProofEffect(".bounce", .discrete).request(.stroked)).text
    let parts = text.components(separatedBy: "@supports (animation-timing-function:linear(0,1))")
    #expect(parts.count == 2 && !parts[0].contains("linear(") && parts[1].contains("linear(0,"))
  }

  @Test("room for the motion, and where the symbol's box lies in it")
  func room() throws {
    let text = try ExportTarget.css.export(try ProofEffect(".bounce.wholeSymbol", .discrete).request(.offOrigin)).text
    let box = try #require(text.firstMatch(of: /viewBox="0 0 ([\d.]+) ([\d.]+)"/))
    #expect((Double(box.1) ?? 0) > 40 && (Double(box.2) ?? 0) > 32)
    #expect(text.contains("data-symbol-box="))
    var request = try ProofEffect(".bounce.wholeSymbol", .discrete).request(.offOrigin)
    request.margin = .fixed(0)
    #expect(try ExportTarget.css.export(request).text.contains("viewBox=\"0 0 40 32\""))
  }

  // MARK: Helpers

  static func symbol(_ file: String) throws -> Symbol {
    try SymbolReader.read(Data(file.utf8), name: "drawing.svg")
  }

  static func export(_ symbol: Symbol, _ effect: String, _ target: ExportTarget, look: Look = Look()) throws -> Export {
    let effect = try AnySymbolEffect(parsing: effect)
    return try target.export(
      ExportRequest(symbol: symbol, effects: [AppliedEffect(effect, behavior: .discrete)], look: look))
  }

  static func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
}
