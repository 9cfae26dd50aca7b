import Foundation
import SymbolArt
import SymbolEffects
import SymbolLoading
import SymbolMotion
import SymbolPainting
import TestSupport
import Testing

@testable import SymbolDrawing

@Suite("Replacements of real icons")
struct ReplacementPictureTests {
  /// A pair of icons, and whether one of them is the other struck through.
  struct Pair: CustomStringConvertible, Sendable {
    var set: String
    var first: String
    var second: String
    var isStruckOut: Bool
    var description: String { "\(set): \(first) ↔ \(second)" }
  }

  static let pairs = [
    Pair(set: "lucide", first: "bell", second: "bell-off", isStruckOut: true),
    Pair(set: "lucide", first: "eye", second: "eye-off", isStruckOut: true),
    Pair(set: "lucide", first: "mic", second: "mic-off", isStruckOut: true),
    Pair(set: "lucide", first: "volume-2", second: "volume-x", isStruckOut: false),
    Pair(set: "lucide", first: "circle-play", second: "circle-pause", isStruckOut: false),
    Pair(set: "tabler", first: "bell", second: "bell-off", isStruckOut: true),
    Pair(set: "tabler", first: "eye", second: "eye-off", isStruckOut: true),
    Pair(set: "tabler", first: "microphone", second: "microphone-off", isStruckOut: true),
    Pair(set: "tabler", first: "volume", second: "volume-3", isStruckOut: false),
  ]

  private func symbol(_ set: String, _ name: String) throws -> Symbol {
    let folder = try #require(IconCorpus.folder)
    let file = folder.appendingPathComponent("full/\(set)/\(name).svg")
    return try SymbolReader.read(Data(contentsOf: file), name: name + ".svg")
  }

  private func replacement(_ effect: String, _ old: Symbol, _ new: Symbol) throws -> Replacement {
    try MotionCompiler.compile(
      AppliedEffect(AnySymbolEffect(parsing: effect), behavior: .contentTransition), from: old, to: new)
  }

  /// The mean difference of alpha, as a part of the painted pixels.
  private func difference(_ left: RasterImage, _ right: RasterImage) -> Double {
    var sum = 0
    var painted = 1
    for y in 0..<left.height {
      for x in 0..<left.width {
        let (one, other) = (Int(left[x, y].alpha), Int(right[x, y].alpha))
        sum += abs(one - other)
        if max(one, other) > 0 { painted += 1 }
      }
    }
    return Double(sum) / Double(painted) / 255
  }

  @Test(
    "what both share stays; a slash is drawn while its gap opens; it starts with the one picture and ends with the other",
    .enabled(if: IconCorpus.isPresent, "needs the corpus"), arguments: pairs)
  func magic(_ pair: Pair) throws {
    let first = try symbol(pair.set, pair.first)
    let second = try symbol(pair.set, pair.second)
    for (old, new) in [(first, second), (second, first)] {
      let replacement = try replacement(".replace", old, new)
      #expect(replacement.roles.contains(.stays))
      #expect(replacement.roles.contains(.slash) == pair.isStruckOut)
      #expect(replacement.roles.contains(.gap) == pair.isStruckOut)
      if pair.isStruckOut {
        #expect(!replacement.roles.contains(.leaves) && !replacement.roles.contains(.comes), "\(replacement.roles)")
      }
      check(replacement, old, new)
    }
  }

  @Test(
    "every direction starts with the old picture and ends with the new one",
    .enabled(if: IconCorpus.isPresent, "needs the corpus"))
  func directions() throws {
    let old = try symbol("lucide", "play")
    var new = try symbol("tabler", "heart")
    new.viewBox = Rect(x: -4, y: -4, width: 32, height: 32)
    for effect in [".replace", ".replace.downUp", ".replace.upUp.wholeSymbol", ".replace.offUp"] {
      check(try replacement(effect, old, new), old, new)
    }
  }

  private func check(_ replacement: Replacement, _ old: Symbol, _ new: Symbol) {
    let look = Look(size: 96)
    let renderer = SymbolRenderer(replacement.symbol)
    let start = renderer.image(replacement.motion.frame(at: 0), look: look)
    let end = renderer.image(replacement.motion.frame(at: replacement.motion.duration), look: look)
    #expect(difference(start, SymbolRenderer(old).image(look: look)) < 0.005)
    #expect(difference(end, SymbolRenderer(new).image(look: look)) < 0.005)
    if let folder = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_STRIPS"] {
      for step in 0...11 {
        let time = replacement.motion.duration * Double(step) / 11
        let image = renderer.image(replacement.motion.frame(at: time), look: look)
        let name = "\(folder)/\(old.layers.count)-\(replacement.symbol.name).\(100 + step).png"
        try? image.pngData().write(to: URL(fileURLWithPath: name))
      }
    }
  }
}
