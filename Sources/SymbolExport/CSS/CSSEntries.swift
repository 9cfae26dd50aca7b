import SymbolArt

/// An element's entries of `animation`, with the names of their keyframes.
struct CSSEntries {
  var element: CSSElement
  var playing: [Entry]
  var stopping: [Entry]
  /// In the place of fades, for a person who asked for less motion.
  var reduced: [Entry]
  var reducedBack: [Entry]

  /// One entry.
  struct Entry {
    var run: CSSRun
    var name: String
    /// The timing function of most pieces.
    var timing: String
    /// The custom property that the keyframes are multiplied by, and its value here.
    var factor: (name: String, value: Double)?
    /// What the keyframes hold, where that is multiplied.
    var whole: CSSRun?
  }

  /// An entry as it is written, and whether a person who asked for less motion still sees it.
  typealias Text = (text: String, isFade: Bool)

  /// Equal for elements that may share a class: they differ in what their keyframes are, when they begin and how fast
  /// they go.
  func key(_ declaration: CSSDeclaration) -> [String] {
    element.base + [element.isRoot ? "root" : "", held(\.held, declaration)] + key(\.playing)
      + ["stopping", held(\.heldBack, declaration)] + key(\.stopping)
      + ["reduced"] + key(\.reduced) + ["back"] + key(\.reducedBack)
  }

  private func key(_ path: KeyPath<CSSEntries, [Entry]>) -> [String] {
    self[keyPath: path].map { "\($0.run.tail) \($0.run.isFade)" }
  }

  /// The custom properties that keyframes are multiplied by.
  var factors: [String] {
    var result: [String] = []
    for factor in (playing + stopping).compactMap(\.factor) {
      let text = "\(factor.name):\(Self.ratio(factor.value))"
      if !result.contains(text) { result.append(text) }
    }
    return result
  }

  /// Declarations of what is reached at once by a person who asked for less motion, each after a semicolon.
  func held(_ path: KeyPath<CSSElement, [CSSElement.Held]>, _ declaration: CSSDeclaration) -> String {
    let all = element[keyPath: path]
    let isHidden = all.contains { $0.isHidden }
    return all.map { held in
      // What is hidden needs no dash.
      if held.isHidden { return ";visibility:hidden" }
      if isHidden, held.property == .dashOffset { return "" }
      // What the way back holds is multiplied only where the way there holds it as well.
      let entry = playing.last { $0.run.property == held.property && $0.factor != nil && $0.run.fillsAfter }
      if let entry, let whole = entry.whole, !whole.isBackwards, path == \.held || element.held.contains(held) {
        return ";"
          + declaration.text(held.property, whole.phases.map(\.last), hides: held.hides, factor: entry.factor?.name)
      }
      return ";" + declaration.text(held.property, held.values, hides: held.hides)
    }.joined()
  }

  static func seconds(_ value: Double) -> String { SVGText.number(value, digits: 4) + "s" }

  /// Five digits that count.
  private static func ratio(_ value: Double) -> String {
    var digits = 5
    var size = abs(value)
    while size >= 1, digits > 1 {
      size /= 10
      digits -= 1
    }
    while size > 0, size < 0.1, digits < 8 {
      size *= 10
      digits += 1
    }
    return SVGText.number(value, digits: digits)
  }
}
