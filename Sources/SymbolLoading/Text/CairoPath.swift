import CPango
import CRsvg
import SymbolArt

/// The present path of a cairo context as ours.
enum CairoPath {
  static func path(of context: OpaquePointer) -> Path {
    guard let copy = cairo_copy_path(context) else { return Path() }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return Path() }
    var elements: [Path.Element] = []
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let header = data[index].header
      func point(_ place: Int) -> Point { Point(x: data[index + place].point.x, y: data[index + place].point.y) }
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
    return Path(elements)
  }
}
