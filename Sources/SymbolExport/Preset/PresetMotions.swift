import SymbolArt
import SymbolMotion

/// The motion of an effect on a symbol of so many groups, for tools that do not know our names.
enum PresetMotions {
  /// Numbers of motion groups that a preset is baked for; a tool with more uses 1.
  static let groupCounts = 1...8

  /// The motion baked for `groupCount` groups, the first of which starts first; and for each group of the symbol, in its
  /// own order, what is written: a whole-symbol motion is the same for all.
  static func baked(_ applied: AppliedEffect, groupCount: Int) throws(MotionError) -> (
    motion: BakedMotion, groups: [[PresetGroup]], outgoing: [[PresetGroup]]?
  ) {
    let symbol = symbol(groupCount: groupCount)
    let isReplacement = applied.behavior == .contentTransition
    // Of a content transition: two symbols that share nothing. What two share stays, and is not this motion's business.
    let compiled =
      try isReplacement
      ? MotionCompiler.compile(applied, from: symbol, to: self.symbol(groupCount: groupCount, top: 13)).motion
      : MotionCompiler.compile(applied, for: symbol)
    let baked = BakedMotion(compiled)
    var groups: [[PresetGroup]] = Array(repeating: [], count: groupCount * (isReplacement ? 2 : 1))
    for (index, group) in compiled.groups.enumerated() {
      var fields: [JSONValue.Field] = []
      if applied.effect.kind == .customTransition {
        fields = group.presetFields(of: symbol)
      } else if group.track(.rotation) != nil {
        fields = [.init("rotationCenter", .string(group.anchor == symbol.viewBox.center ? "symbol" : "group"))]
      }
      for layer in group.layers { groups[layer].append(PresetGroup(baked: baked.groups[index], fields: fields)) }
    }
    guard isReplacement else { return (baked, groups, nil) }
    // The layers of the symbol that goes come first.
    return (baked, Array(groups[groupCount...]), Array(groups[..<groupCount]))
  }

  /// A symbol whose groups are alike and open to every effect. Their shape is neither round nor symmetrical, and none
  /// lies in the middle, so that nothing is particular about them.
  static func symbol(groupCount: Int, top: Double = 2) -> Symbol {
    let layers = (0..<groupCount).map { index in
      let left = 1 + Double(index) * 2.5
      let path = Path([
        .move(Point(x: left, y: top)), .line(Point(x: left + 2, y: top)), .line(Point(x: left + 2, y: top + 2)),
        .line(Point(x: left + 1, y: top + 2)), .line(Point(x: left + 1, y: top + 8)), .line(Point(x: left, y: top + 8)),
        .close,
      ])
      return Layer(
        id: "group\(index + 1)", name: "Group \(index + 1)",
        content: [.shape(Shape(path: path, paint: .tint(alpha: 1), style: .fill(.nonzero)))],
        bounds: Rect(x: left, y: top, width: 2, height: 8),
        annotation: Annotation(
          group: "\(index + 1)", order: index, canPulse: true, canRotate: true,
          threshold: Double(index) / Double(groupCount)))
    }
    return Symbol(
      name: "Groups", viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24, layers: layers)
  }
}

/// What a preset says of one group: its tracks, and about which points they are.
struct PresetGroup {
  var baked: BakedGroup
  var fields: [JSONValue.Field]
}
