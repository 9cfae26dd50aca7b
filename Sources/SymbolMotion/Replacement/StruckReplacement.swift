import SymbolArt
import SymbolEffects

/// A replacement by the same picture struck through, where the slash is no layer of its own: a slash is drawn over the
/// old picture while the gap along it opens; then the new picture, which looks just so, takes over.
struct StruckReplacement {
  private let old: Symbol
  private let new: Symbol
  private let slash: InkSlash
  private let oldStays: [Bool]
  private let newStays: [Bool]

  /// A layer is part of the other picture when this share of its ink lies on the other's. Less than without a slash,
  /// which says already that the two belong together: many sets move what they strike through a little.
  private static let sharedInk = 0.55

  /// nil if the new symbol is not the old one struck through.
  init?(old: Symbol, new: Symbol) {
    let fitted = old.layers(fitting: new.viewBox)
    // What is said to be no slash is not looked at.
    let candidates = new.layers.filter { !$0.isStatedNoSlash }
    guard let before = InkGrid(fitted, box: new.viewBox), let after = InkGrid(candidates, box: new.viewBox),
      let slash = InkSlash.find(in: after, notIn: before)
    else { return nil }
    let slack = MagicReplacement.slack * new.viewBox.size
    let oldInk = fitted.map { LayerInk($0.content) }
    let newInk = new.layers.map { LayerInk($0.content) }
    func stays(_ ink: LayerInk, on others: [LayerInk], withGap: Bool) -> Bool {
      guard !ink.samples.isEmpty else { return false }
      let shared = ink.samples.count { point in
        slash.covers(point, withGap: withGap, slack: slack) || others.contains { $0.contains(point, slack: slack) }
      }
      return Double(shared) >= StruckReplacement.sharedInk * Double(ink.samples.count)
    }
    oldStays = oldInk.map { stays($0, on: newInk, withGap: true) }
    newStays = newInk.map { stays($0, on: oldInk, withGap: false) }
    // What lies beside the slash must be one picture: a bar in some other drawing strikes nothing through.
    func agrees(_ ink: [LayerInk], with others: [LayerInk]) -> Bool {
      let beside = ink.flatMap(\.samples).filter { !slash.covers($0, withGap: true, slack: slack) }
      let shared = beside.count { point in others.contains { $0.contains(point, slack: slack) } }
      return Double(shared) >= StruckReplacement.sharedInk * Double(beside.count)
    }
    guard oldStays.contains(true), newStays.contains(true), agrees(oldInk, with: newInk),
      agrees(newInk, with: oldInk)
    else { return nil }
    self.old = old
    self.new = new
    self.slash = slash
  }

  func compile(_ effect: ReplaceSymbolEffect, _ context: CompilerContext) -> Replacement {
    var builder = ReplacementBuilder(old: old, new: new)
    let base = builder.newIndices.first ?? builder.symbol.layers.count
    let layerWithSlash = layerWithSlash
    // Over the old layers and under the new ones, which need neither any more.
    builder.insert(
      [slash.gapLayer, slash.layer(like: new.layers[layerWithSlash])],
      with: [.new(layerWithSlash), .new(layerWithSlash)])
    func indices(_ flags: [Bool], _ isStaying: Bool, from first: Int) -> [Int] {
      flags.indices.filter { flags[$0] == isStaying }.map { first + $0 }
    }
    var replacement = builder.compile(
      effect.fallback, scope: effect.scope, leaving: indices(oldStays, false, from: 0),
      coming: indices(newStays, false, from: base + 2), context)
    let drawing = DrawShape.duration(
      length: slash.start.distance(to: slash.end), symbolSize: new.viewBox.size)
    replacement.draw([base + 1, base], over: drawing)
    let before = indices(oldStays, true, from: 0) + [base + 1]
    let after = indices(newStays, true, from: base + 2)
    if (before + after).contains(where: { replacement.symbol.layers[$0].canBeTranslucent }) {
      replacement.changeTranslucent(old: before, new: after, from: drawing)
    } else {
      replacement.change(old: before, new: after, from: drawing, after: drawing + ReplaceShape.change)
    }
    replacement.roles[base] = .gap
    replacement.roles[base + 1] = .slash
    return replacement
  }

  /// The layer of the new symbol that has most of the slash.
  private var layerWithSlash: Int {
    let places = (0...8).map { slash.start + (slash.end - slash.start) * (Double($0) / 8) }
    let shares = new.layers.map { layer in
      let ink = LayerInk(layer.content, hasSamples: false)
      return places.count { ink.contains($0, slack: 0) }
    }
    return shares.indices.max { shares[$0] < shares[$1] } ?? 0
  }
}
