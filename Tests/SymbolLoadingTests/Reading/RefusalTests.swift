import Foundation
import Testing

@testable import SymbolLoading

@Suite("Refusing what is no drawing")
struct RefusalTests {
  private func reason(_ bytes: [UInt8]) -> LoadError.Reason? {
    do {
      _ = try SymbolReader.read(Data(bytes), name: "x.svg")
      return nil
    } catch {
      return error.reason
    }
  }

  private func refusal(_ text: String) -> LoadError? {
    do {
      _ = try SymbolReader.read(Data(text.utf8), name: "x.svg")
      return nil
    } catch {
      return error
    }
  }

  @Test("an empty file, and one of white space, hold nothing")
  func empty() {
    #expect(reason([]) == .empty)
    #expect(refusal(" \n\t ")?.reason == .empty)
  }

  @Test("other kinds of files are called by their names")
  func kinds() {
    #expect(refusal("{\"v\":\"5.5\",\"layers\":[]}")?.message.contains("Lottie") == true)
    #expect(reason([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) == .notSVG)
    #expect(refusal("<html><body/></html>")?.message.contains("html") == true)
    #expect(refusal("just words")?.reason == .notSVG)
  }

  @Test("a cut off file names the line")
  func cutOff() {
    let error = refusal("<svg xmlns=\"http://www.w3.org/2000/svg\">\n<path d=\"M0 0")
    #expect(error?.reason == .malformed)
    #expect(error?.line == 2)
  }

  @Test("NUL bytes do not show half a file")
  func nulBytes() {
    #expect(reason(Array("<svg xmlns='http://www.w3.org/2000/svg'>".utf8) + [0] + Array("</svg>".utf8)) == .malformed)
  }

  @Test("an entity that leads outside the file is refused, unread")
  func externalEntity() {
    let error = refusal(
      "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><svg xmlns='http://www.w3.org/2000/svg'>&x;</svg>")
    #expect(error?.reason == .unsafe)
  }

  @Test("copies that unfold without measure are counted, not followed")
  func useBomb() {
    var levels = "<g id='a0'><rect width='9' height='9'/></g>"
    for level in 1...9 {
      levels += "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
    }
    let started = Date()
    let error = refusal("<svg xmlns='http://www.w3.org/2000/svg'><defs>\(levels)</defs><use href='#a9'/></svg>")
    #expect(error?.reason == .tooLarge)
    #expect(Date().timeIntervalSince(started) < 1)
  }

  @Test("what kills librsvg is refused or made harmless")
  func deadly() {
    let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' width='24' height='24'>"
    let rect = "<rect width='9' height='9' xml:lang='en' filter='url(#f)'/></svg>"
    #expect(refusal(head + "<style>:lang(x-a){fill:red}</style>" + rect) == nil)
    #expect(refusal(head + "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href=''/>" + rect) == nil)
    #expect(refusal(head + "<text font-size='5e6'>A</text>" + rect)?.reason == .tooLarge)
    #expect(
      refusal(head + "<filter id='f'><feFlood x='0' y='0' width='0' height='0'/><feTile/></filter>" + rect)?.reason
        == .tooLarge)
    let kernel = String(repeating: "1 ", count: 2500)
    #expect(
      refusal(
        head + "<filter id='f'><feConvolveMatrix order='50' kernelMatrix='\(kernel)'/></filter>" + rect)?.reason
        == .tooLarge)
  }
}
