import SymbolArt

extension TemplateReader {
  /// A square around the middle of the margins and of the cap height, so that symbols of one set sit alike.
  func viewBox(_ slot: TemplateSlot, _ group: XMLNode) -> Rect? {
    let name = slot.name
    guard let left = position("left-margin-\(name)", "left-margin", horizontal: true),
      let right = position("right-margin-\(name)", "right-margin", horizontal: true), right > left,
      let base = position("Baseline-\(slot.scaleName)", "Baseline", horizontal: false),
      let cap = position("Capline-\(slot.scaleName)", "Capline", horizontal: false), base > cap
    else { return nil }
    // Apple's round enclosures are some 1.4 cap heights tall in the small scale.
    let side = max(right - left, (base - cap) * 1.4)
    return Rect(x: (left + right - side) / 2, y: (cap + base - side) / 2, width: side, height: side)
  }

  /// Where a guide lies: a line's, a rectangle's or a path's first number on the axis, in the root's units.
  private func position(_ id: String, _ plain: String, horizontal: Bool) -> Double? {
    guard let guide = guides[id] ?? guides[plain], let toRoot = TransformAttribute.toRoot(guide, root: tree.root) else {
      return nil
    }
    var place: Point?
    if guide.kind == .path, let data = guide.attribute("d") {
      let numbers = data.split(whereSeparator: { !($0.isNumber || "+-.".contains($0)) }).compactMap { Double($0) }
      if numbers.count >= 2 { place = Point(x: numbers[0], y: numbers[1]) }
    } else {
      let x = guide.attribute("x1") ?? guide.attribute("x") ?? "0"
      let y = guide.attribute("y1") ?? guide.attribute("y") ?? "0"
      if let x = InlineStyle.leadingNumber(x), let y = InlineStyle.leadingNumber(y) { place = Point(x: x, y: y) }
    }
    return place.map { horizontal ? toRoot.apply($0).x : toRoot.apply($0).y }
  }
}
