import Foundation
import SymbolArt
import SymbolLoading
import SymbolPainting
import TestSupport
import Testing

@testable import SymbolDrawing

@Suite("A symbol at rest equals librsvg's own picture of the file")
struct RestTests {
  private func difference(_ data: Data, name: String, size: Int = 256) throws -> PictureDifference {
    let symbol = try SymbolReader.read(data, name: name)
    let expected = try #require(LibrsvgPicture.image(of: data, size: size))
    return PictureDifference(expected, SymbolRenderer(symbol).image(look: Look(size: size)))
  }

  private func svg(_ content: String, attributes: String = "viewBox=\"0 0 24 24\" width=\"24\" height=\"24\"") -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  @Test(
    "Each kind of drawing",
    arguments: [
      "<path d='M4 4h16v16H4z' fill='#e33'/><circle cx='12' cy='12' r='5' fill='#fff'/>",
      "<path d='M3 12c4-9 14-9 18 0' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round'/>",
      "<path d='M3 18L12 4l9 14z' fill='none' stroke='#06c' stroke-width='2' stroke-linejoin='round'/>",
      "<g opacity='.5'><rect x='2' y='2' width='12' height='12' fill='#00f'/><circle cx='14' cy='14' r='7'/></g>",
      "<linearGradient id='g'><stop stop-color='#f0f'/><stop offset='1' stop-color='#0ff' stop-opacity='.3'/>"
        + "</linearGradient><rect x='2' y='2' width='20' height='20' rx='4' fill='url(#g)'/>",
      "<radialGradient id='g' fx='.3' fy='.3'><stop stop-color='#fff'/><stop offset='1' stop-color='#900'/>"
        + "</radialGradient><circle cx='12' cy='12' r='10' fill='url(#g)'/>",
      "<clipPath id='c'><circle cx='12' cy='12' r='8'/></clipPath><rect width='24' height='24' clip-path='url(#c)'/>",
      "<mask id='m'><rect width='24' height='24' fill='#fff'/><circle cx='12' cy='12' r='6' fill='#000'/></mask>"
        + "<rect x='2' y='2' width='20' height='20' fill='#070' mask='url(#m)'/>",
      "<path d='M4 12h16' stroke='#000' stroke-width='3' stroke-dasharray='3 2' stroke-dashoffset='1' fill='none'/>",
      "<rect x='4' y='4' width='10' height='10' transform='skewX(20)' stroke='#c00' stroke-width='2' fill='#fc0'/>",
      "<path d='M6 6h.01M18 18h.01' stroke='#000' stroke-width='4' stroke-linecap='round'/>",
      "<path d='M12 2L22 22H2zM12 9l4 8H8z' fill-rule='evenodd'/>",
    ])
  func kinds(content: String) throws {
    let difference = try difference(svg(content), name: "kind")
    #expect(difference.mean <= 1)
    #expect(difference.largestInside <= 8)
  }

  @Test(
    "A view box that is not square, and one that does not begin at 0",
    arguments: [
      "viewBox=\"0 0 40 20\"", "viewBox=\"0 0 20 40\"", "viewBox=\"-10 -10 30 30\"", "width=\"24\" height=\"12\"",
    ])
  func viewBoxes(attributes: String) throws {
    let data = svg(
      "<circle cx='8' cy='6' r='5' fill='#f60'/><path d='M2 10h16' stroke='#000'/>", attributes: attributes)
    let difference = try difference(data, name: "box")
    #expect(difference.mean <= 1)
    #expect(difference.largestInside <= 8)
  }

  @Test("Any size", arguments: [16, 17, 48, 333, 1024])
  func sizes(size: Int) throws {
    let data = svg(
      "<path d='M3 12c4-9 14-9 18 0' fill='none' stroke='#000' stroke-width='1.5'/><circle cx='12' cy='17' r='3'/>")
    let difference = try difference(data, name: "size", size: size)
    #expect(difference.mean <= 2)
    #expect(difference.largestInside <= 8)
  }

  @Test("Icons of many sets", .enabled(if: IconCorpus.isPresent, "\(IconCorpus.missing)"))
  func corpus() throws {
    let icons = IconCorpus.icons(ofEach: 6)
    try #require(icons.count > 60)
    var refused = 0
    for icon in icons {
      let data = try Data(contentsOf: icon)
      let name = icon.deletingPathExtension().lastPathComponent
      guard let expected = LibrsvgPicture.image(of: data, size: 256) else {
        refused += 1
        continue
      }
      let symbol = try SymbolReader.read(data, name: name)
      let actual = SymbolRenderer(symbol).image(look: Look(size: 256))
      let difference = PictureDifference(expected, actual)
      // One hundredth on average over what is painted; a tenth away from antialiased edges.
      #expect(difference.mean <= 2.55, "\(icon.path): mean \(difference.mean)")
      #expect(difference.largestInside <= 26, "\(icon.path): inside \(difference.largestInside)")
    }
    #expect(refused == 0)
  }
}
