import SymbolArt

/// The rules and keyframes of a drawing, each written once.
struct CSSSheet {
  private let declaration: CSSDeclaration
  private let size: Double
  private var names: [CSSKeyframes.Text: String] = [:]
  private var keyframes = ""
  private var springy = ""
  /// Ways that others are multiples of, with the custom property of the factor.
  private var families: [(run: CSSRun, factor: String)] = []
  private var shared: [Way: (family: Int, member: CSSFamily.Member)] = [:]
  private var base = CSSRules()
  var active = CSSRules()
  var stopping = CSSRules()
  private var reduced = CSSRules()
  private var hasFades = false

  /// What tells ways apart.
  private struct Way: Hashable {
    var text: CSSKeyframes.Text
    var timing: String
    var duration: Double

    init(_ run: CSSRun, _ keyframes: CSSKeyframes) {
      text = keyframes.text
      timing = keyframes.timing
      duration = (run.phases[0].duration * 1e6).rounded()
    }
  }

  init(_ declaration: CSSDeclaration, size: Double) {
    self.declaration = declaration
    self.size = size
  }

  /// Finds the ways that are multiples of others.
  mutating func plan(_ runs: [CSSRun]) {
    var families: [(family: CSSFamily, members: [(way: Way, member: CSSFamily.Member)])] = []
    var known: Set<Way> = []
    // What goes farthest is written: rounding does not grow then.
    let ways = runs.filter { $0.property.scales && $0.count == 1 && !$0.phases.allSatisfy(\.isConstant) }
      .map { (run: $0, reach: $0.reach) }.enumerated().sorted {
        ($1.element.reach, $0.offset) < ($0.element.reach, $1.offset)
      }
    for run in ways.map(\.element.run) {
      let keyframes = plain(run)
      let way = Way(run, keyframes)
      guard known.insert(way).inserted else { continue }
      var place: Int?
      for index in families.indices where place == nil {
        guard let member = families[index].family.member(run, keyframes) else { continue }
        families[index].members.append((way, member))
        place = index
      }
      if place == nil {
        let first = CSSFamily.Member(factor: 1, skipped: 0, isParallel: true)
        families.append((CSSFamily(run, keyframes, size: size), [(way, first)]))
      }
    }
    // A way alone, or only at other speeds, is written as it is.
    for (family, members) in families where Set(members.map(\.way.text)).count > 1 {
      let factor = "--f\(self.families.count + 1)"
      for (way, member) in members { shared[way] = (self.families.count, member) }
      self.families.append((family.run, factor))
    }
  }

  private func plain(_ run: CSSRun) -> CSSKeyframes {
    CSSKeyframes(run) { declaration.text(run.property, $0, hides: run.hides) }
  }

  /// A run with the name of its keyframes; equal ways share them, however late they begin, and multiples too.
  mutating func entry(_ run: CSSRun) -> CSSEntries.Entry {
    hasFades = hasFades || run.isFade
    let own = plain(run)
    guard run.count == 1, let (index, member) = shared[Way(run, own)] else {
      return CSSEntries.Entry(run: run, name: name(of: own.text), timing: own.timing)
    }
    let (whole, factor) = families[index]
    let keyframes = CSSKeyframes(whole) { declaration.text(run.property, $0, hides: run.hides, factor: factor) }
    var run = run
    run.delay -= member.skipped
    return CSSEntries.Entry(
      run: run, name: name(of: keyframes.text), timing: member.isParallel ? own.timing : keyframes.timing,
      factor: (factor, member.factor), whole: whole)
  }

  private mutating func name(of text: CSSKeyframes.Text) -> String {
    if let name = names[text] { return name }
    let name = "\(SVGText.prefixMark)-k\(names.count + 1)"
    names[text] = name
    keyframes += "@keyframes \(name){\(text.plain)}\n"
    if let spring = text.springy { springy += "@keyframes \(name){\(spring)}\n" }
    return name
  }

  mutating func addBase(_ declarations: String, selector: String) {
    if !declarations.isEmpty { base.add(selector, declarations) }
  }

  /// - Parameters:
  ///   - reduced: runs in the place of fades, for a person who asked for less motion.
  ///   - reducedSelector: of the rule for that person.
  ///   - held: what is declared for that person.
  mutating func add(
    _ runs: [CSSEntries.Text], to rules: WritableKeyPath<CSSSheet, CSSRules>, selector: String,
    reduced runsForLess: [CSSEntries.Text], reducedSelector: String, held: String
  ) {
    guard !runs.isEmpty || !runsForLess.isEmpty else { return }
    let fades = (runs.filter(\.isFade) + runsForLess).map(\.text)
    if fades != runs.map(\.text) || !held.isEmpty {
      reduced.add(reducedSelector, "animation:\(fades.isEmpty ? "none" : fades.joined(separator: ","))\(held)")
    }
    guard !runs.isEmpty else { return }
    self[keyPath: rules].add(selector, "animation:\(runs.map(\.text).joined(separator: ","))")
  }

  func text(honorsReducedMotion: Bool) -> String {
    var result = base.text
    result += keyframes
    if !springy.isEmpty { result += "@supports (animation-timing-function:linear(0,1)){\n\(springy)}\n" }
    result += active.text + stopping.text
    guard honorsReducedMotion else { return result }
    // Where nothing fades and nothing is held, one rule for all is shorter.
    let mark = ".\(SVGText.prefixMark)"
    let rules = hasFades || reduced.holdsStates ? reduced.text : "\(mark),\(mark) *{animation:none!important}\n"
    result +=
      reduced.isEmpty
      ? "@media (prefers-reduced-motion:reduce){/* Only fades: nothing moves. */}\n"
      : "@media (prefers-reduced-motion:reduce){\n\(rules)}\n"
    return result
  }
}

/// Rules of a style sheet; selectors with equal declarations share one.
struct CSSRules {
  private var rules: [(selectors: [String], declarations: String)] = []

  var isEmpty: Bool { rules.isEmpty }
  /// Whether more than an animation is declared.
  var holdsStates: Bool { rules.contains { $0.declarations.contains(";") } }

  mutating func add(_ selector: String, _ declarations: String) {
    if let index = rules.firstIndex(where: { $0.declarations == declarations }) {
      rules[index].selectors.append(selector)
    } else {
      rules.append(([selector], declarations))
    }
  }

  var text: String { rules.map { "\($0.selectors.joined(separator: ",")){\($0.declarations)}\n" }.joined() }
}
