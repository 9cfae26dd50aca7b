import SymbolArt
import SymbolMotion

/// Makes elements move by classes and a style sheet.
///
/// Elements that do the same share a class, also where they only begin later or go a multiple of the way: then a custom
/// property of each element says by how much. What they share is known when all are known, so that tags get a mark first.
struct CSSAnimator: WebAnimator {
  static let ability = WebAbility(combinesTransforms: true, turnsInSpace: true, needsStatedSize: true)

  private let declaration: CSSDeclaration
  /// The symbol's, in the units of its lengths.
  private let size: Double
  /// The selector of a drawing that plays.
  private let playing: String
  private let autoplays: Bool
  private static let stopped = ".\(SVGText.prefixMark).is-stopping"
  private var elements: [CSSElement] = []

  init(scene: WebScene, autoplays: Bool) {
    size = scene.symbol.viewBox.size
    declaration = CSSDeclaration(format: LengthFormat(size: size), width: WebDocument.pixels(scene).width)
    self.autoplays = autoplays
    playing = autoplays ? ".\(SVGText.prefixMark)" : ".\(SVGText.prefixMark).is-active"
  }

  mutating func animate(_ mover: WebMover) -> (attributes: String, content: String) {
    elements.append(CSSElement(mover, declaration))
    return ("\(SVGText.elementMark)\(elements.count - 1);", "")
  }

  /// Whether there is a way back, or to rest.
  var hasStop: Bool { elements.contains { !$0.stopping.isEmpty } }

  /// The style sheet, and the body with classes in the place of the marks.
  ///
  /// - Parameter honorsReducedMotion: whether a person who asked for less motion gets less; false only where such a
  ///   person has to start the motion.
  func finished(_ body: String, honorsReducedMotion: Bool = true) -> (styles: String, body: String) {
    var sheet = CSSSheet(declaration, size: size)
    sheet.plan(elements.flatMap { $0.playing + $0.stopping })
    let entries = elements.map { element in
      CSSEntries(
        element: element, playing: element.playing.map { sheet.entry($0) },
        stopping: element.stopping.map { sheet.entry($0) },
        reduced: honorsReducedMotion ? element.reduced.map { sheet.entry($0) } : [],
        reducedBack: honorsReducedMotion ? element.reducedBack.map { sheet.entry($0) } : [])
    }
    // Elements of one class differ in custom properties only.
    var classes: [(key: [String], members: [Int])] = []
    for (index, entry) in entries.enumerated() {
      let key = entry.key(declaration)
      if let place = classes.firstIndex(where: { $0.key == key }) {
        classes[place].members.append(index)
      } else {
        classes.append((key, [index]))
      }
    }
    var tags = [(name: String, style: String)](repeating: ("", ""), count: elements.count)
    var number = 0
    for (_, members) in classes {
      let first = entries[members[0]]
      let shared = CSSClass(members.map { entries[$0] })
      var name = ""
      if !first.element.isRoot {
        number += 1
        name = "\(SVGText.prefixMark)-e\(number)"
      }
      for (index, member) in members.enumerated() { tags[member] = (name, shared.properties(of: index)) }
      let selector = name.isEmpty ? "" : " .\(name)"
      sheet.addBase(shared.base, selector: name.isEmpty ? ".\(SVGText.prefixMark)" : ".\(name)")
      let held = first.held(\.held, declaration)
      // What plays by itself goes on under the class of the way back where no rule of that takes its place.
      let staysOut = autoplays && hasStop && shared.stopping.isEmpty
      let holdsOut = staysOut || autoplays && hasStop && !held.isEmpty
      let only = ":not(.is-stopping)"
      sheet.add(
        shared.playing, to: \.active, selector: playing + (staysOut ? only : "") + selector, reduced: shared.reduced,
        reducedSelector: playing + (holdsOut ? only : "") + selector, held: held)
      let stopped = Self.stopped + selector
      sheet.add(
        shared.stopping, to: \.stopping, selector: stopped, reduced: shared.reducedBack, reducedSelector: stopped,
        held: first.held(\.heldBack, declaration))
    }
    return (sheet.text(honorsReducedMotion: honorsReducedMotion), Self.marked(body, tags))
  }

  /// Classes and custom properties in the place of the marks.
  private static func marked(_ body: String, _ tags: [(name: String, style: String)]) -> String {
    var result = ""
    for (place, part) in body.unicodeScalars.split(
      separator: SVGText.elementScalar, omittingEmptySubsequences: false
    ).enumerated() {
      var rest = part
      if place > 0, let end = part.firstIndex(of: ";"), let number = Int(String(part[..<end])) {
        rest = part[part.index(after: end)...]
        let tag = tags[number]
        result += " class=\"\(tag.name)\""
        result.addStyle(tag.style)
      }
      result.unicodeScalars.append(contentsOf: rest)
    }
    return result
  }
}

extension String {
  /// Adds declarations to the tag that the text ends in.
  mutating func addStyle(_ declarations: String) {
    guard !declarations.isEmpty else { return }
    let mark = " style=\""
    // An author's element may have a style of its own; no attribute's value holds a bracket.
    if let start = lastIndex(of: "<"), let own = self[start...].range(of: mark) {
      insert(contentsOf: declarations + ";", at: own.upperBound)
    } else {
      self += "\(mark)\(declarations)\""
    }
  }
}

/// What one element does.
struct CSSElement {
  var isRoot: Bool
  /// Where it turns and scales about; empty: it does not.
  var origin: [String] = []
  /// What else it declares wherever nothing plays.
  var base: [String] = []
  var playing: [CSSRun] = []
  var stopping: [CSSRun] = []
  /// In the place of fades, for a person who asked for less motion.
  var reduced: [CSSRun] = []
  var reducedBack: [CSSRun] = []
  /// For a person who asked for less: what would be reached is there at once.
  var held: [Held] = []
  /// The same for the way back.
  var heldBack: [Held] = []

  /// Numbers of a property that are reached at once.
  struct Held: Equatable {
    var property: WebProperty
    var values: [Double]
    /// Whether a dash says that it is not seen.
    var hides: Bool

    var isHidden: Bool { hides && property == .dash && values[0] <= 1e-6 }
  }

  init(_ mover: WebMover, _ declaration: CSSDeclaration) {
    isRoot = mover.isRoot
    if let origin = mover.origin {
      let places =
        mover.isRoot
        ? [origin.x, origin.y].map { SVGText.number($0 * 100, digits: 3) + "%" }
        : [origin.x, origin.y].map { declaration.format.text($0) + "px" }
      self.origin = ["transform-origin:\(places.joined(separator: " "))"]
    }
    if mover.isHiddenAtBase { base.append("visibility:hidden") }
    if mover.baseOpacity < 1 { base.append("opacity:\(SVGText.number(mover.baseOpacity, digits: 3))") }
    // A dash says itself when it is not seen: what is half way between hidden and visible is seen.
    let hides = mover.animations.contains { $0.property == .visibility }
    let dashes = mover.animations.contains { $0.property == .dash }
    for animation in mover.animations where animation.property != .visibility || !dashes {
      let runs = CSSRun.all(animation, hides: hides)
      playing += runs.playing
      stopping += runs.stopping
      for form in animation.reduced {
        let runs = CSSRun.all(form, hides: false)
        reduced += runs.playing
        reducedBack += runs.stopping
      }
      guard animation.isMovement, !animation.timing.isWayBack else { continue }
      func hold(_ values: [Double], in held: inout [Held]) {
        guard zip(values, animation.tracks).contains(where: { abs($0 - $1.base) > 1e-6 }) else { return }
        held.append(Held(property: animation.property, values: values, hides: hides))
      }
      hold(animation.tracks.map { $0.still(animation.timing) }, in: &held)
      hold(animation.tracks.map { $0.stillBack(animation.timing) }, in: &heldBack)
    }
  }
}
