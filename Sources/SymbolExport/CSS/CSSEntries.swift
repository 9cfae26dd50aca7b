import SymbolArt

/// An element's entries of `animation`, with the names of their keyframes.
struct CSSEntries {
  var element: CSSElement
  var playing: [Entry]
  var stopping: [Entry]

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

  /// Equal for elements that may share a class.
  func key(_ declaration: CSSDeclaration) -> [String] {
    [element.base, element.isRoot ? "root" : "", held(declaration)]
      + texts(\.playing, delay: "").flatMap { [$0.text, "\($0.isFade)"] } + ["stopping"]
      + texts(\.stopping, delay: "").flatMap { [$0.text, "\($0.isFade)"] }
  }

  /// The entries' texts.
  ///
  /// - Parameter delay: the custom property that says when the first of them begins; nil: each says it itself.
  func texts(_ path: KeyPath<CSSEntries, [Entry]>, delay: String?) -> [(text: String, isFade: Bool)] {
    let entries = self[keyPath: path]
    let first = self.delay(path)
    return entries.map { entry in
      var text = "\(entry.name) \(Self.seconds(entry.run.phases[0].duration)) \(entry.timing)"
      let rest = Self.seconds(delay == nil ? entry.run.delay : entry.run.delay - first)
      if let delay {
        text += rest == "0s" ? " var(\(delay))" : " calc(var(\(delay)) + \(rest))"
      } else if abs(entry.run.delay) > 0.0005 {
        text += " \(rest)"
      }
      return (text + entry.run.tail, entry.run.isFade)
    }
  }

  /// Seconds until the first entry begins.
  private func delay(_ path: KeyPath<CSSEntries, [Entry]>) -> Double {
    self[keyPath: path].map(\.run.delay).min() ?? 0
  }

  /// Whether entries begin at other times than those of others of the class.
  func differs(from others: [CSSEntries], _ path: KeyPath<CSSEntries, [Entry]>) -> Bool {
    others.contains { Self.seconds($0.delay(path)) != Self.seconds(delay(path)) }
  }

  /// The element's own custom properties.
  func properties(delay: String?, stopDelay: String?) -> String {
    var result: [String] = []
    if let delay { result.append("\(delay):\(Self.seconds(self.delay(\.playing)))") }
    if let stopDelay { result.append("\(stopDelay):\(Self.seconds(self.delay(\.stopping)))") }
    for factor in (playing + stopping).compactMap(\.factor) {
      let text = "\(factor.name):\(Self.ratio(factor.value))"
      if !result.contains(text) { result.append(text) }
    }
    return result.joined(separator: ";")
  }

  /// Declarations of what is reached at once by a person who asked for less motion, each after a semicolon.
  func held(_ declaration: CSSDeclaration) -> String {
    element.held.map { held in
      let entry = playing.last { $0.run.property == held.property && $0.factor != nil && $0.run.fillsAfter }
      if let entry, let whole = entry.whole, !whole.isBackwards {
        return ";"
          + declaration.text(held.property, whole.phases.map(\.last), hides: held.hides, factor: entry.factor?.name)
      }
      return ";" + declaration.text(held.property, held.values, hides: held.hides)
    }.joined()
  }

  private static func seconds(_ value: Double) -> String { SVGText.number(value, digits: 4) + "s" }

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
