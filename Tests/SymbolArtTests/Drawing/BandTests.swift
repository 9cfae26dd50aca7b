import Testing

@testable import SymbolArt

@Suite("Filled outlines written as a pen would")
struct BandTests {
  /// A slash from top left to bottom right, two units wide.
  private static let slash = polygon([(2, 4), (4, 2), (22, 20), (20, 22)])
  /// An upright bar.
  private static let bar = polygon([(4, 2), (6, 2), (6, 22), (4, 22)])
  /// A bar lying from 0 to 20, by clock from its top left corner: 20, 2, 20 and 2 long.
  private static let lying = polygon([(0, 0), (20, 0), (20, 2), (0, 2)])

  private static func polygon(_ points: [(Double, Double)]) -> Path {
    let all = points.map { Point(x: $0.0, y: $0.1) }
    return Path([.move(all[0])] + all.dropFirst().map { .line($0) } + [.close])
  }

  private static func circle(_ radius: Double, isClockwise: Bool) -> Path {
    let k = radius * 0.5523
    func at(_ x: Double, _ y: Double) -> Point { Point(x: 12 + x, y: 12 + y) }
    let sign: Double = isClockwise ? 1 : -1
    return Path([
      .move(at(0, -radius)),
      .curve(at(sign * k, -radius), at(sign * radius, -k), at(sign * radius, 0)),
      .curve(at(sign * radius, k), at(sign * k, radius), at(0, radius)),
      .curve(at(-sign * k, radius), at(-sign * radius, k), at(-sign * radius, 0)),
      .curve(at(-sign * radius, -k), at(-sign * k, -radius), at(0, -radius)), .close,
    ])
  }

  private static let ring = Path(
    circle(10, isClockwise: true).elements + circle(8, isClockwise: false).elements)

  private func area(_ path: Path) -> Double {
    path.subpaths.map { subpath in
      let points = subpath.flattened
      var sum = 0.0
      for (index, point) in points.enumerated() {
        let next = points[(index + 1) % points.count]
        sum += point.x * next.y - next.x * point.y
      }
      return abs(sum / 2)
    }.reduce(0, +)
  }

  private func bounds(_ path: Path) -> Rect {
    path.subpaths.flatMap(\.flattened).reduce(Rect.null) { $0.union(Rect(from: $1, to: $1)) }
  }

  @Test("a slash is written from the left, half of it is half of its area")
  func slash() throws {
    let band = try #require(Band(findingIn: Self.slash))
    let half = band.path(from: 0, to: 0.5)
    #expect(abs(area(half) / area(Self.slash) - 0.5) < 0.02)
    #expect(bounds(half).minX < 2.1 && bounds(half).maxX < 14)
    #expect(band.path(from: 0, to: 1) == Self.slash)
    #expect(band.path(from: 0.4, to: 0.4).isEmpty)
    #expect(abs(band.length - 18 * 2.0.squareRoot()) < 3)
  }

  @Test("an upright bar is written from its foot, and on from wherever it starts")
  func bar() throws {
    let band = try #require(Band(findingIn: Self.bar))
    #expect(bounds(band.path(from: 0, to: 0.25)).minY > 15.5)
    #expect(bounds(band.path(from: 0.75, to: 1)).maxY < 8.5)
    let round = band.path(from: 0.75, to: 1.25)
    #expect(round.subpaths.count == 2)
    #expect(abs(area(round) / area(Self.bar) - 0.5) < 0.08)
  }

  @Test("a ring is written from the top, clockwise")
  func ring() throws {
    let band = try #require(Band(findingIn: Self.ring))
    let quarter = band.path(from: 0, to: 0.25)
    #expect(abs(area(quarter) - .pi * (100 - 64) / 4) < 0.6)
    #expect(bounds(quarter).minX > 11.9 && bounds(quarter).maxY < 12.1)
    #expect(bounds(quarter).maxX > 21.9)
  }

  @Test("a square, a heart and a star are no bands")
  func others() {
    #expect(Band(findingIn: Self.polygon([(2, 2), (22, 2), (22, 22), (2, 22)])) == nil)
    #expect(Band(findingIn: Self.circle(10, isClockwise: true)) == nil)
    let star = (0..<10).map { index -> (Double, Double) in
      let radius = index.isMultiple(of: 2) ? 10.0 : 4
      let (x, y) = Self.spoke[index]
      return (12 + radius * x, 12 + radius * y)
    }
    #expect(Band(findingIn: Self.polygon(star)) == nil)
  }

  /// Ten directions, 36° apart.
  private static let spoke: [(Double, Double)] = [
    (0, -1), (0.588, -0.809), (0.951, -0.309), (0.951, 0.309), (0.588, 0.809), (0, 1), (-0.588, 0.809),
    (-0.951, 0.309), (-0.951, -0.309), (-0.588, -0.809),
  ]

  // MARK: Guide points

  @Test("guide points are read: flags, progress and places; what is not known stays as it is")
  func reading() throws {
    let guide = try #require(DrawGuide(attribute: "0 8 0 0.95 0.5 5 0.5 1.2 1.3 0 1 1.25 1.75"))
    #expect(guide.sets.count == 1)
    #expect(guide.sets[0].map(\.flags) == [8, 5, 0])
    #expect(guide.sets[0][1].left.subpath == 1 && abs(guide.sets[0][1].left.fraction - 0.2) < 1e-9)
    let two = try #require(DrawGuide(attribute: "1 1 2 8 0 0 0.5 0 1 0.2 0.3 8 0 0.6 0.6 0 1 0.7 0.9"))
    #expect(two.sets.map(\.count) == [2, 2])
    for text in [
      "opaque", "", "0", "0 8 0 0", "2 8 0 0 0 0 1 0 0", "0 8 0 -1 0 0 1 0 0", "0 8 0 nan 0 0 1 0 0", "1 99 0",
    ] {
      #expect(DrawGuide(attribute: text) == nil, "\(text)")
    }
  }

  /// Places on the lying bar's outline at a distance from its left end: on its upper and on its lower side.
  private func point(_ flags: Int, _ progress: Double, at x: Double) -> DrawGuide.GuidePoint {
    DrawGuide.GuidePoint(
      flags: flags, progress: progress, left: .init(subpath: 0, fraction: x / 44),
      right: .init(subpath: 0, fraction: (42 - x) / 44))
  }

  @Test("guide points lead from the start to the end, whichever way round the outline runs")
  func guided() throws {
    for (points, isFromLeft) in [
      ([point(8, 0, at: 0), point(0, 1, at: 20)], true), ([point(8, 0, at: 20), point(0, 1, at: 0)], false),
    ] {
      let band = try #require(Band(Self.lying, guide: DrawGuide(sets: [points])))
      let part = band.path(from: 0, to: 0.25)
      #expect(abs(area(part) - 10) < 0.01)
      #expect(isFromLeft ? bounds(part).maxX < 5.01 : bounds(part).minX > 14.99)
    }
  }

  @Test("what lies beyond the outermost points goes with them, so that nothing is missing and nothing jumps")
  func caps() throws {
    let band = try #require(Band(Self.lying, guide: DrawGuide(sets: [[point(8, 0, at: 2), point(0, 1, at: 18)]])))
    #expect(bounds(band.path(from: 0, to: 0.1)).minX < 0.01)
    #expect(bounds(band.path(from: 0.9, to: 1)).maxX > 19.99)
    #expect(abs(area(band.path(from: 0, to: 0.999)) - 36) < 0.1)
  }

  @Test("a start in the middle draws both ways at once; a middle point sets the pace")
  func middle() throws {
    let both = try #require(
      Band(Self.lying, guide: DrawGuide(sets: [[point(0, 1, at: 0), point(8, 0, at: 10), point(0, 1, at: 20)]])))
    let half = both.path(from: 0, to: 0.5)
    #expect(abs(bounds(half).minX - 5) < 0.01 && abs(bounds(half).maxX - 15) < 0.01)
    #expect(abs(area(half) - 20) < 0.1)
    let paced = try #require(
      Band(Self.lying, guide: DrawGuide(sets: [[point(8, 0, at: 0), point(0, 0.8, at: 10), point(0, 1, at: 20)]])))
    #expect(abs(bounds(paced.path(from: 0, to: 0.8)).maxX - 10) < 0.01)
  }

  @Test("two starts meet; several sets are drawn side by side")
  func several() throws {
    let meeting = try #require(
      Band(
        Self.lying,
        guide: DrawGuide(sets: [
          [point(8, 0, at: 0), point(0, 1, at: 10)], [point(8, 0, at: 20), point(0, 1, at: 10)],
        ])))
    let part = meeting.path(from: 0, to: 0.5)
    #expect(abs(area(part) - 20) < 0.1)
    #expect(bounds(part).width > 19.9)
  }

  @Test("a ring's guide points lie on two subpaths")
  func guidedRing() throws {
    let points = [0, 0.25, 0.5, 0.75].map { progress in
      DrawGuide.GuidePoint(
        flags: progress == 0 ? 8 : 0, progress: progress, left: .init(subpath: 0, fraction: progress),
        right: .init(subpath: 1, fraction: progress == 0 ? 0 : 1 - progress))
    }
    let band = try #require(Band(Self.ring, guide: DrawGuide(sets: [points])))
    #expect(abs(area(band.path(from: 0, to: 0.25)) - .pi * 36 / 4) < 0.6)
    #expect(bounds(band.path(from: 0, to: 0.25)).minX > 11.9)
  }

  @Test("points that lie on no subpath there is are no guide")
  func elsewhere() {
    let point = DrawGuide.GuidePoint(
      flags: 8, progress: 0, left: .init(subpath: 7, fraction: 0), right: .init(subpath: 0, fraction: 0.5))
    var end = point
    end.progress = 1
    #expect(Band(Self.lying, guide: DrawGuide(sets: [[point, end]])) == nil)
  }

  @Test("a layer with guide points is drawn by its fill, no contour; a value is drawn over a dimmed copy")
  func layer() throws {
    let layer = Layer(
      id: "bar", name: "Bar",
      content: [.shape(Shape(path: Self.lying, paint: .tint(alpha: 1), style: .fill(.nonzero)))],
      bounds: Rect(x: 0, y: 0, width: 20, height: 2),
      annotation: Annotation(guide: DrawGuide(sets: [[point(8, 0, at: 0), point(0, 1, at: 20)]])))
    let drawable = DrawableArtwork(layer, symbolSize: 24)
    #expect(!drawable.hasFill && abs(drawable.longestLength - 20) < 0.1)
    let half = drawable.content(DrawState(start: 0, end: 0.5, fill: 0))
    guard case .shape(let shape)? = half.first, half.count == 1 else {
      Issue.record("\(half)")
      return
    }
    #expect(abs(area(shape.path) - 20) < 0.01 && shape.strokeStyle == nil)
    let value = DrawableArtwork(ofValue: layer, symbolSize: 24).content(
      drawnTo: DrawState(start: 0, end: 0.5, fill: 0.5), of: .complete, inactiveOpacity: 0.3)
    guard case .group(let copy)? = value.first, case .shape(let part)? = value.last, value.count == 2 else {
      Issue.record("\(value)")
      return
    }
    #expect(copy.opacity == 0.3 && copy.children == layer.content)
    #expect(abs(area(part.path) - 20) < 0.01)
  }
}
