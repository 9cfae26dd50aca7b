import CRsvg
import Synchronization
import SymbolArt

/// A path in the form that cairo appends in one call; made once, used for every frame.
///
/// Its data are immutable after `init`, so that several threads may draw it at once.
final class PreparedPath: @unchecked Sendable {
  /// The smallest rectangle around all points and control points; null for an empty path.
  let hull: Rect
  private let data: UnsafeMutableBufferPointer<cairo_path_data_t>
  /// Asked for only by what is turned in space.
  private let outlines = Mutex(PlanarOutlines())

  /// nil when the path is empty or holds a coordinate that is not a number.
  init?(_ path: Path) {
    var count = 0
    var hull = Rect.null
    for element in path.elements {
      for point in element.points {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        hull = hull.union(Rect(from: point, to: point))
      }
      count += 1 + element.points.count
    }
    guard !hull.isNull else { return nil }
    self.hull = hull
    data = .allocate(capacity: count)
    var index = 0
    func put(_ type: cairo_path_data_type_t, _ points: [Point]) {
      var header = cairo_path_data_t()
      header.header = .init(type: type, length: Int32(points.count + 1))
      data.initializeElement(at: index, to: header)
      for (offset, point) in points.enumerated() {
        var place = cairo_path_data_t()
        place.point = .init(x: point.x, y: point.y)
        data.initializeElement(at: index + 1 + offset, to: place)
      }
      index += points.count + 1
    }
    for element in path.elements {
      switch element {
      case .move: put(CAIRO_PATH_MOVE_TO, element.points)
      case .line: put(CAIRO_PATH_LINE_TO, element.points)
      case .curve: put(CAIRO_PATH_CURVE_TO, element.points)
      case .close: put(CAIRO_PATH_CLOSE_PATH, [])
      }
    }
  }

  /// Polygons seen in perspective; nil where nothing of them is.
  init?(polygons: [ArraySlice<Point>], _ view: ProjectiveTransform) {
    let seen = polygons.filter { $0.count > 1 }
    guard !seen.isEmpty else { return nil }
    // A header and a place a point, and a header that closes.
    data = .allocate(capacity: seen.reduce(0) { $0 + $1.count * 2 + 1 })
    var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
    var index = 0
    var isSound = true
    for polygon in seen {
      var type = CAIRO_PATH_MOVE_TO
      for point in polygon {
        let place = view.apply(point)
        low = Point(x: min(low.x, place.x), y: min(low.y, place.y))
        high = Point(x: max(high.x, place.x), y: max(high.y, place.y))
        isSound = isSound && place.x.isFinite && place.y.isFinite
        data.initializeElement(at: index, to: cairo_path_data_t(header: .init(type: type, length: 2)))
        data.initializeElement(at: index + 1, to: cairo_path_data_t(point: .init(x: place.x, y: place.y)))
        type = CAIRO_PATH_LINE_TO
        index += 2
      }
      data.initializeElement(
        at: index, to: cairo_path_data_t(header: .init(type: CAIRO_PATH_CLOSE_PATH, length: 1)))
      index += 1
    }
    hull = isSound ? Rect(from: low, to: high) : .null
    guard isSound else { return nil }
  }

  /// What it looks like in its own plane to a view in perspective.
  func outline(_ style: Shape.Style, scale: Double) -> PlanarOutline {
    outlines.withLock { $0.outline(of: self, style: style, scale: scale) }
  }

  deinit {
    data.deallocate()
  }

  /// The path as it was given.
  var elements: [Path.Element] {
    var result: [Path.Element] = []
    var index = 0
    func point(_ offset: Int) -> Point {
      Point(x: data[index + offset].point.x, y: data[index + offset].point.y)
    }
    while index < data.count {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: result.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: result.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: result.append(.curve(point(1), point(2), point(3)))
      default: result.append(.close)
      }
      index += Int(header.length)
    }
    return result
  }

  /// Adds the path to the context's current one, under its present matrix.
  func append(to context: OpaquePointer) {
    var path = cairo_path_t(status: CAIRO_STATUS_SUCCESS, data: data.baseAddress, num_data: Int32(data.count))
    cairo_append_path(context, &path)
  }
}

extension Path.Element {
  /// End point last; control points before it.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
