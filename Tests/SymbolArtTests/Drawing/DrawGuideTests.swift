import Foundation
import SymbolArt
import Testing

@Suite("Guide points that are edited")
struct DrawGuideTests {
  /// A level bar of 20 by 2.
  private let bar = Path([
    .move(Point(x: 0, y: 0)), .line(Point(x: 20, y: 0)), .line(Point(x: 20, y: 2)), .line(Point(x: 0, y: 2)), .close,
  ])

  private func layer(_ guide: DrawGuide?) -> Layer {
    Layer(
      id: "bar", name: "bar",
      content: [.shape(Shape(path: bar, paint: .tint(alpha: 1), style: .fill(.nonzero)))],
      bounds: Rect(x: 0, y: 0, width: 20, height: 2), annotation: Annotation(guide: guide))
  }

  /// How far to the right the bar is written when half of it is.
  private func half(_ guide: DrawGuide) -> Double {
    let drawn = DrawableArtwork(layer(guide), symbolSize: 24).content(DrawState(start: 0, end: 0.5, fill: 0))
    guard case .shape(let shape)? = drawn.first else { return .nan }
    return shape.path.subpaths.flatMap(\.flattened).map(\.x).max() ?? .nan
  }

  @Test("a spelling is read as the guide that it is of, with one set or several")
  func spelling() throws {
    for text in ["0 8 0 0.25 0.75 0 1 0.5 0.5", "1 1 2 8 0 0.25 0.75 0 1 0.5 0.5 8 0 1.125 1.5 12 1 2.5 0"] {
      let guide = try #require(DrawGuide(attribute: text))
      #expect(guide.spelling == text)
      #expect(DrawGuide(attribute: guide.spelling) == guide)
    }
  }

  @Test("a bar's guide begins along its middle; a point that is added lies halfway, and changes nothing")
  func adding() {
    let guide = DrawGuide(beginningFor: bar)
    #expect(guide.points.count == 2 && guide.points[0].isStart && !guide.points[1].isStart)
    #expect(abs(half(guide) - 10) < 0.6)
    let more = guide.addingPoint(on: bar).addingPoint(on: bar).addingPoint(on: bar)
    #expect(more.points.map(\.progress) == [0, 0.25, 0.5, 0.75, 1])
    #expect(abs(half(more) - half(guide)) < 0.3)
  }

  @Test("a point that is moved, or is reached earlier, leads the pen; one that is removed does not")
  func changing() throws {
    let guide = DrawGuide(beginningFor: bar).addingPoint(on: bar)
    let measure = PathMeasure(bar)
    let (top, foot) = (Point(x: 4, y: 0), Point(x: 4, y: 2))
    var moved = guide
    for side in DrawGuide.Side.allCases {
      let present = try #require(measure.point(at: guide.points[1].place(on: side)))
      let place = try #require(measure.place(nearestTo: present.y < 1 ? top : foot))
      moved = moved.movingPoint(at: 1, side, to: place)
    }
    #expect(abs(half(moved) - 4) < 0.1)
    #expect(abs(half(guide.settingProgress(0.25, at: 1)) - 13.3) < 0.5)
    let fewer = try #require(moved.removingPoint(at: 1))
    #expect(fewer == DrawGuide(beginningFor: bar))
    #expect(fewer.removingPoint(at: 0) == nil, "one point is no way")
  }

  @Test("the nearest place on a path is found to a hundredth of a unit")
  func nearest() throws {
    let measure = PathMeasure(bar)
    for x in stride(from: 0.3, to: 20, by: 1.7) {
      let place = try #require(measure.place(nearestTo: Point(x: x, y: -3)))
      let found = try #require(measure.point(at: place))
      #expect(found.distance(to: Point(x: x, y: 0)) < 0.01)
    }
    #expect(PathMeasure(Path()).place(nearestTo: .zero) == nil)
  }
}
