import CPango
import CRsvg
import SymbolArt

/// A copy of a context's present path, as cairo gives it, in the context's present units.
final class CairoPathCopy {
  private let path: UnsafeMutablePointer<cairo_path_t>?

  init(of context: OpaquePointer) { path = cairo_copy_path(context) }

  deinit { cairo_path_destroy(path) }

  /// Valid as long as this is; empty where cairo has failed.
  var data: UnsafeBufferPointer<cairo_path_data_t> {
    guard let path, path.pointee.status == CAIRO_STATUS_SUCCESS else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data))
  }
}

extension Path {
  /// A path of cairo's, with each of its points placed.
  init(_ copy: CairoPathCopy, place: (Point) -> Point = { $0 }) {
    let data = copy.data
    var elements: [Element] = []
    elements.reserveCapacity(data.count / 2)
    var index = 0
    while index < data.count {
      let header = data[index].header
      func point(_ offset: Int) -> Point {
        place(Point(x: data[index + offset].point.x, y: data[index + offset].point.y))
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        // cairo moves again behind each closing; a move that nothing follows draws nothing.
        if case .move? = elements.last { elements.removeLast() }
        elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(1), point(2), point(3)))
      default: elements.append(.close)
      }
      index += max(Int(header.length), 1)
    }
    if case .move? = elements.last { elements.removeLast() }
    self.init(elements)
  }
}
