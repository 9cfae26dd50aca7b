import Foundation
import SymbolArt
import SymbolEffects
import SymbolLoading
import SymbolMotion
import TestSupport
import Testing

@testable import SymbolDrawing

/// What is seen while a slash is drawn: the picture as it will be behind the slash's tip, as it was ahead of it.
@Suite("Pictures of a slash on its way")
struct StrikingPictureTests {
  private static let size = 96
  /// Of 255: what edges that lie on one another may differ by.
  private static let tolerance = 40

  /// A bell-like outline whose corner lies beyond the gap, and a frame round the slash's start; struck through, both end
  /// well before the slash.
  private static func drawn(_ name: String, _ paths: [[Point]]) -> Symbol {
    var symbol = Symbol.made(
      viewBox: Rect(x: 0, y: 0, width: 24, height: 24))
    symbol.name = name
    symbol.layers = paths.enumerated().map { index, points in
      let path = Path([.move(points[0])] + points.dropFirst().map { .line($0) })
      let style = StrokeStyle(width: 2, cap: .round, join: .round)
      let content = [Artwork.shape(Shape(path: path, paint: .tint(alpha: 1), style: .stroke(style)))]
      return Layer(id: "\(name)\(index)", name: "\(name) \(index)", content: content, bounds: content.inkBounds)
    }
    return symbol
  }

  private static let plain = drawn(
    "plain",
    [[Point(x: 6, y: 17), Point(x: 6, y: 6), Point(x: 18, y: 6), Point(x: 21, y: 17), Point(x: 3, y: 17)]])
  private static let struck = drawn(
    "struck",
    [
      [Point(x: 17, y: 17), Point(x: 3, y: 17)], [Point(x: 6, y: 17), Point(x: 6, y: 8)],
      [Point(x: 11, y: 6), Point(x: 18, y: 6), Point(x: 19.6, y: 12)], [Point(x: 2, y: 2), Point(x: 22, y: 22)],
    ])

  private static let icons = [
    ("lucide", "bell"), ("lucide", "eye"), ("lucide", "mic"), ("tabler", "bell"), ("tabler", "eye"),
    ("tabler", "microphone"), ("tabler", "volume"), ("tabler", "lock"),
  ]

  @Test("a drawn pair: ink goes as the slash passes, neither before nor later")
  func drawnPair() throws {
    try check(Self.plain, Self.struck)
    try check(Self.struck, Self.plain)
  }

  @Test(
    "real pairs: ink goes as the slash passes, neither before nor later",
    .enabled(if: IconCorpus.isPresent, "needs the corpus"), arguments: icons.indices)
  func realPair(_ index: Int) throws {
    let folder = try #require(IconCorpus.folder)
    let (set, name) = Self.icons[index]
    let symbols = try [name, name + "-off"].map { name in
      try SymbolReader.read(
        Data(contentsOf: folder.appendingPathComponent("full/\(set)/\(name).svg")), name: name + ".svg")
    }
    try check(symbols[0], symbols[1])
    try check(symbols[1], symbols[0])
  }

  private func check(_ old: Symbol, _ new: Symbol) throws {
    let replacement = try MotionCompiler.compile(
      AppliedEffect(.replace(.replace), behavior: .contentTransition), from: old, to: new)
    let slash = try #require(replacement.roles.firstIndex(of: .slash))
    guard case .shape(let shape)? = replacement.symbol.layers[slash].content.first else { return }
    let line = shape.path.flattened
    let (start, end) = (line[0], line[line.count - 1])
    let isOn = (replacement.motion.frame(at: 0).layers[slash].draw ?? .complete).end == 0
    let (before, after) = isOn ? (old, new) : (new, old)
    let (plain, struck) = (Alpha(of: before, Self.size), Alpha(of: after, Self.size))
    let renderer = SymbolRenderer(replacement.symbol)
    let unit = Double(Self.size) / 24
    for step in 0...20 {
      let time = replacement.motion.duration * Double(step) / 20
      let frame = replacement.motion.frame(at: time)
      let drawn = frame.layers[slash].draw ?? .complete
      let picture = Alpha(renderer.image(frame, look: Look(size: Self.size)), looksAround: false)
      let way = (end - start) * (1 / start.distance(to: end))
      var (stray, late, early) = (0, 0, 0)
      for y in 0..<Self.size {
        for x in 0..<Self.size {
          let place = Point(x: (Double(x) + 0.5) / unit, y: (Double(y) + 0.5) / unit) - start
          let passed = place.x * way.x + place.y * way.y - drawn.end * start.distance(to: end)
          let index = y * Self.size + x
          let alpha = picture.values[index]
          // The struck picture has the slash at its full length.
          if alpha > max(plain.most[index], struck.most[index]) + Self.tolerance { stray += 1 }
          if passed < -0.5, alpha > struck.most[index] + Self.tolerance { late += 1 }
          if passed > 1.5, alpha < plain.least[index] - Self.tolerance { early += 1 }
        }
      }
      let comment = Comment("\(old.name) → \(new.name) at \(time) s")
      #expect(stray == 0, comment)
      #expect(late <= 2, comment)
      #expect(early <= 2, comment)
    }
  }

  @Test("what knocks out makes no room around a picture")
  func room() throws {
    let replacement = try MotionCompiler.compile(
      AppliedEffect(.replace(.replace), behavior: .contentTransition), from: Self.plain, to: Self.struck)
    #expect(replacement.roles.contains(.gap))
    let playback = SymbolPlayback(symbol: replacement.symbol, motions: [replacement.motion])
    let renderer = SymbolRenderer(replacement.symbol)
    #expect(MarginRule.automatic.fraction(for: playback, renderer: renderer) == 0)
  }
}
