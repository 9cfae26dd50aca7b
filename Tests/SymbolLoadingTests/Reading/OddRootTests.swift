import Foundation
import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Odd heads and references")
struct OddRootTests {
  private let square = #"<rect x="4" y="4" width="16" height="16" fill="teal"/>"#

  private func drawing(_ attributes: String, _ body: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(body)</svg>"#
  }

  @Test("numbers of a view box may be apart by a sign only")
  func glued() throws {
    #expect(Viewport.numbers("-12-12 24,+24") == [-12, -12, 24, 24])
    #expect(Viewport.numbers("0 0 2.4e+1 1e-3") == [0, 0, 24, 0.001])
    #expect(Viewport.numbers("0 0 nan inf") == [0, 0])
  }

  @Test("a view box without area is ignored, as librsvg does, and the person is told")
  func noArea() throws {
    let symbol = try read(drawing(#"width="24" height="24" viewBox="0 0 0 0""#, square))
    #expect(symbol.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(symbol.layers.count == 1)
    #expect(symbol.notes.map(\.kind) == [.other])
  }

  @Test("a size of a billion pixels does not hide what the view box shows")
  func giant() throws {
    let symbol = try read(drawing(#"width="1000000000" height="1000000000" viewBox="0 0 24 24""#, square))
    #expect(symbol.layers.first?.bounds == Rect(x: 4, y: 4, width: 16, height: 16))
  }

  @Test("a prefix that the file never declares does not keep it from opening")
  func undeclaredPrefix() throws {
    let link = ##"<defs><circle id="c" r="2"/></defs><use xlink:href="#c" x="12" y="12" foo:bar="1"/>"##
    #expect(try read(drawing(#"viewBox="0 0 24 24""#, square + link)).layers.count == 2)
  }

  @Test("UTF-8 text that calls itself UTF-16 is read as what it is")
  func wrongLabel() throws {
    let svg =
      #"<?xml version="1.0" encoding="UTF-16"?>"# + drawing(#"viewBox="0 0 24 24""#, "<title>ö</title>" + square)
    #expect(try read(svg).layers.count == 1)
  }

  @Test("a picture that cannot be decoded leaves a note that nothing is drawn")
  func brokenPicture() throws {
    let image = #"<image width="9" height="9" href="data:image/png;base64,AAAA"/>"#
    #expect(try read(drawing(#"viewBox="0 0 24 24""#, image)).notes.map(\.kind) == [.other, .blank])
    #expect(try read(drawing(#"viewBox="0 0 24 24""#, square + image)).notes.map(\.kind) == [.other])
  }

  @Test("references to filters that are not there, or are no filters, cost no time", arguments: ["no", "g", "x.svg#f"])
  func missingFilter(_ target: String) throws {
    let gradient = #"<linearGradient id="g"><stop stop-color="red"/></linearGradient>"#
    let reference = target.contains(".") ? target : "#" + target
    let svg = drawing(#"viewBox="0 0 24 24""#, gradient + square + #"<circle r="9" filter="url(\#(reference))"/>"#)
    let start = ContinuousClock.now
    let symbol = try read(svg)
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(try RestPicture(symbol, file: Data(svg.utf8)).isFaithful)
  }

  @Test("what blends inside an isolated group does not blend with what lies below the group")
  func isolation() throws {
    let below = #"<rect width="16" height="16" fill="orange"/>"#
    let above = #"<rect x="6" y="6" width="16" height="16" fill="aqua" style="mix-blend-mode:multiply"/>"#
    let svg = drawing(#"viewBox="0 0 24 24""#, below + #"<g style="isolation:isolate">\#(above)</g>"#)
    let symbol = try read(svg)
    #expect(symbol.layers.count == 2)
    #expect(try RestPicture(symbol, file: Data(svg.utf8)).isFaithful)
  }
}
