import Foundation
import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("A watched trace")
struct WatchedTraceTests {
  @Test(
    "is what the SVG surface writes",
    arguments: [
      "<path id='a' d='M3 3h9.3v5.03125z'/>",
      "<path id='a' d='M3 3h18v18H3zM6 6v6h6z' fill-rule='evenodd' fill='#5ba3d9'/>",
      "<circle id='a' cx='12' cy='12' r='7.77' fill='none' stroke='#123456' stroke-opacity='.3' stroke-width='1.7'/>",
      "<path id='a' d='M2 2l7 3-4 9z' fill='red' fill-opacity='.5' stroke='blue' stroke-linejoin='bevel'/>",
      "<path id='a' d='M2 2l7 3-4 9' fill='none' stroke='blue' stroke-linecap='square' transform='skewX(20)'/>",
      "<g id='a' transform='rotate(30 12 12) scale(.03)'><path d='M90 200C4 8 15 16 230 420'/><path d='M3 3h300v2z'/></g>",
      "<path id='a' d='M90 200C4 8 15 16 233 427l41-17 3 61z' transform='rotate(30) scale(.03)' stroke='red' stroke-width='7'/>",
      "<path id='a' d='M3 3' stroke='red'/>", "<path id='a' d='M40 40h9v9z'/>",
      "<path id='a' d='M12 12h.01' stroke='red' stroke-linecap='round' stroke-miterlimit='9'/>",
    ])
  func isWhatIsWritten(_ element: String) throws {
    let drawing = try TracedDrawing(element + "<path id='b' d='M1 1h2v2H1z'/>")
    let watched = try #require(drawing.tracer.watchedTrace(["a", "b"]))
    let written = try #require(drawing.tracer.writtenTrace(["a", "b"]))
    #expect(watched.map(\.artwork) == written.map(\.artwork))
    #expect(!written.contains { $0.hasPixels })
    #expect(watched[1].artwork.count == 1)
  }

  @Test(
    "ends where something is not plain",
    arguments: [
      "<path id='a' d='M3 3h9v9z' fill='url(#g)'/>", "<path id='a' d='M3 3h9' stroke='red' stroke-dasharray='2 1'/>",
      "<path id='a' d='M3 3h9v9z' clip-path='url(#c)'/>", "<g id='a' opacity='.5'><path d='M3 3h9v9z'/></g>",
    ])
  func endsWhereItIsNotPlain(_ element: String) throws {
    let definitions = """
      <defs><linearGradient id='g'><stop stop-color='red'/><stop offset='1'/></linearGradient>\
      <clipPath id='c'><circle r='9'/></clipPath></defs>
      """
    let drawing = try TracedDrawing(definitions + element)
    #expect(drawing.tracer.watchedTrace(["a"]) == nil)
    #expect(drawing.tracer.writtenTrace(["a"]) != nil)
  }

  @Test("takes time as the number of parts grows, and not as its square")
  func growth() throws {
    /// Seconds of processor time that this thread has had.
    func clock() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    func time(_ count: Int) throws -> Double {
      let shape = "<path d='M3 3c9 9 1 2 18 18' fill='none' stroke='red'/>"
      let drawing = try TracedDrawing("<g id='a'>\(String(repeating: shape, count: count))</g>")
      let start = clock()
      _ = try #require(drawing.tracer.watchedTrace(["a"]))
      return clock() - start
    }
    _ = try time(10)
    let few = try (0..<3).map { _ in try time(100) }.min() ?? 0
    #expect(try time(1000) < 30 * few)
  }
}

/// A drawing of 24 units, as librsvg has it.
struct TracedDrawing {
  let document: LibrsvgDocument
  let viewport = Viewport(
    width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), aspectRatio: nil)
  let tracer: Tracer

  init(_ content: String) throws {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='24' height='24' viewBox='0 0 24 24'>\(content)</svg>
      """
    document = try Array(svg.utf8).withUnsafeBufferPointer { try LibrsvgDocument($0, file: "drawing.svg") }
    tracer = Tracer(
      document: document, viewport: viewport, tint: Color(red: 91.0 / 255, green: 163.0 / 255, blue: 217.0 / 255))
  }
}
