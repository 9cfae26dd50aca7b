import CRsvg
import SymbolArt

/// A path in the form that cairo appends in one call; made once, used for every frame.
///
/// Immutable after `init`, so that several threads may draw it at once.
final class PreparedPath: @unchecked Sendable {
  /// The smallest rectangle around all points and control points; null for an empty path.
  let hull: Rect
  private let data: UnsafeMutableBufferPointer<cairo_path_data_t>

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
