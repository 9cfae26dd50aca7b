import SymbolArt

/// Paths with one style: the contents of a `gr`. Groups that look alike and lie next to one another are joined, so that
/// files are small and strokes that meet fade as one.
struct LottieGroup {
  /// Its outlines, or the pen's ways.
  var paths: [LottiePath]
  /// A `tm`, where the paths are drawn in part.
  var trim: JSONValue?
  /// The `fl`, `st`, `gf` or `gs`.
  var style: JSONValue
  /// A transform of the group's own.
  var transform: JSONValue?
  /// Of each path, in view box units.
  var bounds: [Rect]
  /// Whether overlapping paths of the group are one piece of ink in one opaque colour.
  var isOneInk: Bool
  /// Whether other paths may join.
  var isOpen: Bool

  /// The items in their order: paths, what changes them, the style after them.
  var items: [JSONValue] {
    let isFree = trim == nil && style["w"] != nil && style["d"] == nil
    return (isFree ? LottiePath.beginningApart(paths) : paths).map(\.shape) + (trim.map { [$0] } ?? []) + [style]
  }

  /// The items as a group.
  var group: JSONValue {
    let transform = transform ?? .object([.init("ty", .string("tr"))])
    return .object([.init("ty", .string("gr")), .init("it", .array(items + [transform]))])
  }

  /// Around all of it.
  var extent: Rect { bounds.reduce(Rect.null) { $0.union($1) } }

  /// Paths filled in one colour.
  ///
  /// - Parameter bounds: of all of them, in view box units.
  static func filled(
    _ paths: [LottiePath], _ color: Color = .black, rule: FillRule = .nonzero, over bounds: Rect
  ) -> LottieGroup {
    var paint = LottiePaint(place: .identity)
    let style = paint.fill(.color(color), rule: rule, opacity: .opaque, bounds: bounds, layer: "")
    return LottieGroup(paths: paths, style: style, bounds: [bounds], isOneInk: false, isOpen: false)
  }

  /// Takes another group's paths in, if that changes nothing.
  mutating func join(_ other: LottieGroup) -> Bool {
    guard isOpen, other.isOpen, style == other.style, trim == other.trim, transform == other.transform else {
      return false
    }
    if !isOneInk {
      for rect in other.bounds where bounds.contains(where: { !$0.intersection(rect).isNull }) { return false }
    }
    paths += other.paths
    bounds += other.bounds
    return true
  }

  /// Neighbours joined.
  static func joined(_ groups: [LottieGroup]) -> [LottieGroup] {
    var result: [LottieGroup] = []
    for group in groups {
      if let last = result.indices.last, result[last].join(group) { continue }
      result.append(group)
    }
    return result
  }

  /// Whether no two overlap, so that each may fade by itself.
  static func areApart(_ groups: [LottieGroup]) -> Bool {
    // More than this is composed as one: cheaper than comparing them all.
    guard groups.count <= 40 else { return false }
    for (index, group) in groups.enumerated() {
      for other in groups[..<index] where !group.extent.intersection(other.extent).isNull { return false }
    }
    return true
  }

  /// The list of a shape layer.
  static func shapes(_ groups: [LottieGroup]) -> [JSONValue] {
    if groups.count == 1, groups[0].transform == nil { return groups[0].items }
    // The first in the list lies on top.
    return groups.reversed().map(\.group)
  }
}
