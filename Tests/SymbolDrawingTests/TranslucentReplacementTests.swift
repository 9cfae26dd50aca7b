import Foundation
import SymbolArt
import SymbolEffects
import SymbolLoading
import SymbolMotion
import TestSupport
import Testing

@testable import SymbolDrawing

/// Layers of both pictures lie one over the other while one replaces the other: where they can be seen through, that
/// must not be seen.
@Suite("Pictures of replacements that can be seen through")
struct TranslucentReplacementTests {
  private static let size = 96
  /// Of 255: what edges that lie on one another may differ by.
  private static let tolerance = 12
  /// Of the ink of a picture at rest: what may be darker or lighter than both pictures, beyond the change.
  private static let slight = 0.02
  /// While the pictures change over, in seconds and as a part of the ink.
  private static let change = (length: 0.1, darker: 0.25, lighter: 0.03)

  /// A pair of symbols, and the rendering that it is looked at in.
  struct Pair: CustomTestStringConvertible {
    var old: String
    var new: String
    var set: String?
    /// Of all layers; nil: as in the file.
    var level: HierarchicalLevel?
    /// Of all layers, as groups.
    var opacity = 1.0
    var rendering = RenderingMode.hierarchical

    var testDescription: String { "\(set ?? "ours") \(old) → \(new), \(rendering), \(opacity)" }
  }

  private static let bundled: [Pair] =
    ["eye", "bell", "microphone"].flatMap { name in
      let slash = name + "-slash"
      let fill = slash + "-fill"
      return [
        Pair(old: name, new: slash), Pair(old: name, new: slash, rendering: .monochrome),
        Pair(old: name + "-fill", new: fill), Pair(old: name + "-fill", new: fill, rendering: .monochrome),
      ]
    } + [
      Pair(old: "wifi", new: "wifi-slash"), Pair(old: "speaker-waves", new: "speaker-waves"),
      Pair(old: "eye", new: "eye-slash", opacity: 0.5, rendering: .monochrome),
    ]

  private static let real: [Pair] = [
    Pair(old: "eye", new: "eye-off", set: "lucide", level: .secondary),
    Pair(old: "bell", new: "bell-off", set: "lucide", level: .tertiary),
    Pair(old: "mic", new: "mic-off", set: "lucide", opacity: 0.5, rendering: .monochrome),
    Pair(old: "volume", new: "volume-off", set: "tabler", level: .secondary),
    Pair(old: "lock", new: "lock-off", set: "tabler", level: .secondary),
  ]

  @Test("our pairs are never darker than both pictures, nor lighter", arguments: bundled)
  func ourPair(_ pair: Pair) throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../resources/symbols")
      .standardizedFileURL
    try check(pair, in: folder)
  }

  @Test(
    "real pairs are never darker than both pictures, nor lighter",
    .enabled(if: IconCorpus.isPresent, "needs the corpus"), arguments: real)
  func realPair(_ pair: Pair) throws {
    try check(pair, in: try #require(IconCorpus.folder).appendingPathComponent("full/\(pair.set ?? "")"))
  }

  private func symbol(_ name: String, of pair: Pair, in folder: URL) throws -> Symbol {
    let file = folder.appendingPathComponent("\(name).svg")
    var symbol = try SymbolReader.read(Data(contentsOf: file), name: file.lastPathComponent)
    for index in symbol.layers.indices {
      if let level = pair.level { symbol.layers[index].annotation.level = level }
      guard pair.opacity < 1 else { continue }
      symbol.layers[index].content = [
        .group(ArtworkGroup(children: symbol.layers[index].content, opacity: pair.opacity))
      ]
      symbol.layers[index].markup = nil
    }
    return symbol
  }

  private func check(_ pair: Pair, in folder: URL) throws {
    let symbols = try [pair.old, pair.new].map { try symbol($0, of: pair, in: folder) }
    for (old, new) in [(symbols[0], symbols[1]), (symbols[1], symbols[0])] {
      let replacement = try MotionCompiler.compile(
        AppliedEffect(.replace(.replace), behavior: .contentTransition), from: old, to: new)
      var look = Look(size: Self.size)
      look.rendering = pair.rendering
      let stills = [old, new].map { Alpha(SymbolRenderer($0).image(look: look)) }
      let renderer = SymbolRenderer(replacement.symbol)
      let ink = Double(stills.map { $0.values.reduce(0, +) }.min() ?? 0)
      let steps = 30
      var changing = 0
      for step in 0...steps {
        let time = replacement.motion.duration * Double(step) / Double(steps)
        let picture = Alpha(renderer.image(replacement.motion.frame(at: time), look: look), looksAround: false)
        var (darker, lighter) = (0, 0)
        for (index, alpha) in picture.values.enumerated() {
          darker += max(0, alpha - Self.tolerance - stills.reduce(0) { max($0, $1.most[index]) })
          lighter += max(0, stills.reduce(255) { min($0, $1.least[index]) } - Self.tolerance - alpha)
        }
        let (more, less) = (Double(darker) / ink, Double(lighter) / ink)
        let comment = Comment("\(old.name) → \(new.name) at \(time) s: \(more) darker, \(less) lighter")
        #expect(more <= Self.change.darker && less <= Self.change.lighter, comment)
        if more > Self.slight || less > Self.slight { changing += 1 }
      }
      let length = Double(max(changing - 1, 0)) * replacement.motion.duration / Double(steps)
      #expect(length <= Self.change.length, "\(old.name) → \(new.name) differs for \(length) s")
    }
  }
}
