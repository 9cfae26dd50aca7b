import Testing

@testable import SymbolStudio

@Suite("What the window writes")
struct TextTests {
  @Test(
    "thousands stand apart",
    arguments: [(0, "0"), (12, "12"), (999, "999"), (1776, "1,776"), (1_234_567, "1,234,567"), (-1000, "−1,000")])
  func thousands(number: Int, text: String) {
    #expect(grouped(number) == text)
  }

  @Test("one and several have their own form, with the number in it")
  func plural() {
    #expect(localized(one: "%d symbol", many: "%d symbols", count: 1) == "1 symbol")
    #expect(localized(one: "%d symbol", many: "%d symbols", count: 1776) == "1,776 symbols")
  }

  @Test("values are put in as they are, whatever they look like")
  func values() {
    #expect(localized("%s of %s", "12", "1,776") == "12 of 1,776")
    #expect(localized("“%s” applied", "100 %s & <b>") == "“100 %s & <b>” applied")
    #expect(localized("nothing to fill", "left over") == "nothing to fill")
  }

  @Test("text from files never becomes markup")
  func markup() {
    #expect(escaped("<b>bell</b> & more") == "&lt;b&gt;bell&lt;/b&gt; &amp; more")
  }

  @Test(
    "symbol files are known by their ending",
    arguments: [
      ("a/bell.svg", true), ("BELL.SVG", true), ("bell.svgz", true), ("bell.svg.gz", true), ("bell.png", true),
      ("bell.gif", false),
      ("svg", false),
    ])
  func endings(path: String, isSymbol: Bool) {
    #expect(isSymbolFile(path) == isSymbol)
  }
}
