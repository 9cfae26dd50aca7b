import Foundation
import SymbolArt
import Testing

@testable import SymbolLoading

/// Small files that are known to end, hang or swell the librsvg of Debian 12, each after a public report.
enum HostileFile: String, CaseIterable {
  case languageSelector, includesItself, emptyTile, hugeLetters, endlessTurbulence, largeKernel, useBomb, entityBomb,
    deepGroups, manyElements, hugeBlur, patternInPattern, hugeViewBox, notANumber, cutOff, binary

  var svg: String {
    switch self {
    case .languageSelector: wrap("<style>:lang(x-a) { fill: red }</style><rect width=\"9\" height=\"9\"/>")
    case .includesItself:
      wrap("<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"\"/><rect width=\"9\" height=\"9\"/>")
    case .emptyTile: wrap(filter("<feFlood x=\"0\" y=\"0\" width=\"0\" height=\"0\"/><feTile/>"))
    case .hugeLetters: wrap("<text y=\"20\" font-size=\"5000000\">A</text>")
    case .endlessTurbulence:
      wrap(filter("<feTurbulence baseFrequency=\"0.1\" numOctaves=\"2000000000\"/>"))
    case .largeKernel:
      wrap(
        filter(
          "<feConvolveMatrix order=\"50\" kernelMatrix=\"\(String(repeating: "1 ", count: 2500))\"/>"))
    case .useBomb:
      wrap(
        "<defs><g id=\"a0\"><rect width=\"9\" height=\"9\"/></g>"
          + (1...9).map { level in
            "<g id=\"a\(level)\">" + String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
          }.joined() + "</defs><use href=\"#a9\"/>")
    case .entityBomb:
      "<!DOCTYPE svg [<!ENTITY a0 \"<g/>\">"
        + (1...9).map { level in
          "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
        }.joined() + "]>" + wrap("&a9;")
    case .deepGroups:
      wrap(String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000))
    case .manyElements: wrap(String(repeating: "<path d=\"M0 0h9v9z\"/>", count: 300_000))
    case .hugeBlur: wrap(filter("<feGaussianBlur stdDeviation=\"100000\"/>"))
    case .patternInPattern:
      wrap(
        "<defs>"
          + (1...8).map { level in
            "<pattern id=\"p\(level)\" width=\"0.01\" height=\"0.01\"><rect width=\"1\" height=\"1\" "
              + "fill=\"url(#p\(level + 1))\"/></pattern>"
          }.joined() + "</defs><rect width=\"24\" height=\"24\" fill=\"url(#p1)\"/>")
    case .hugeViewBox:
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e30\" height=\"1e30\" viewBox=\"0 0 1e-30 1e30\">"
        + "<rect width=\"1e30\" height=\"1e30\"/></svg>"
    case .notANumber: wrap("<path transform=\"scale(1e300) scale(1e300)\" d=\"M0 0h9v9z\" stroke-width=\"1e308\"/>")
    case .cutOff: String(wrap("<path d=\"M0 0h9v9z\"/>").dropLast(9))
    case .binary: String(decoding: (0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 7) }, as: UTF8.self)
    }
  }

  private func wrap(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>"
  }

  private func filter(_ primitives: String) -> String {
    "<filter id=\"f\">\(primitives)</filter><rect width=\"20\" height=\"20\" filter=\"url(#f)\"/>"
  }
}

@Suite("Hostile files")
struct HostileFileTests {
  private static let loader = SymbolLoader(concurrency: 2)
  private static let icon =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M4 4h9v9z\"/></svg>"

  @Test(
    "each loads or is refused in words, within the time a person waits, and the next file loads",
    arguments: HostileFile.allCases)
  func outcome(_ file: HostileFile) throws {
    let loader = Self.loader
    var outcome = ""
    let time = ContinuousClock().measure {
      do throws(LoadError) {
        outcome = "\(try loader.load(data: Data(file.svg.utf8), name: "\(file.rawValue).svg").layers.count) layers"
      } catch {
        outcome = "\(error.reason.rawValue): \(error)"
        #expect(error.file == "\(file.rawValue).svg")
        #expect(error.message.last == ".")
      }
    }
    print("hostile \(file.rawValue): \(outcome), \(time)")
    // The tests wait for one another's probes: the limit on one file is the probe's, tested with it.
    #expect(time < .seconds(30))
    #expect(try loader.load(data: Data(Self.icon.utf8), name: "after-\(file.rawValue).svg").layers.count == 1)
  }
}
