import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// One cell of the comparison: a symbol with its stacked effects and its look.
public struct Variant: Hashable, Sendable, Identifiable {
  /// Stable for the life of the document; printed as its number.
  public struct ID: Hashable, Sendable, Codable {
    /// Counted from 1 through the document's life.
    public var number: Int

    /// An id with this number.
    public init(number: Int) {
      self.number = number
    }
  }

  /// Given by the document.
  public internal(set) var id: ID
  /// What is drawn.
  public var symbol: SymbolReference
  /// In the order in which they were added; each effect type at most once.
  public internal(set) var effects: [AppliedEffect]
  /// The effect that the inspector shows; always a valid index, or 0 where there are no effects.
  public internal(set) var selectedEffectIndex: Int

  /// What a content transition leads to; nil: nothing has been chosen.
  public internal(set) var secondSymbol: SymbolReference?
  /// Of an image switching: the pictures that follow on the symbol, in their order.
  public internal(set) var pictures: [SymbolReference] = []
  /// Of an image switching: the work that makes the pictures.
  public internal(set) var work = SwitchingWork()
  /// Which of the variable layers are active, 0…1; nil: all.
  public internal(set) var variableValue: Double?
  /// How the value is shown; nil: as the symbol prefers, else in colour.
  public internal(set) var variableValueMode: VariableValueMode?
  /// Types of indefinite effects of the stack that have been ended; the others are on. On is the state that
  /// `addSymbolEffect` leads to: what appears is shown, what disappears is hidden.
  public internal(set) var ended: Set<EffectKind> = []
  /// Types of effects of the stack that do not move: each of them is in its end state at once.
  public internal(set) var unanimated: Set<EffectKind> = []

  /// nil: multicolor where the file has colours of its own, else monochrome.
  public internal(set) var rendering: RenderingMode?
  /// The colours of palette rendering: primary, secondary, tertiary.
  public internal(set) var palette: [Color] = []

  /// The colours that palette rendering starts with: three strengths of one blue, which tell the levels apart.
  public static let usualPalette = ["#1c71d8", "#62a0ea", "#99c1f1"].compactMap(Color.init(hex:))

  /// The id is given by the document when the variant is inserted.
  public init(symbol: SymbolReference, effects: [AppliedEffect] = []) {
    self.id = ID(number: 0)
    self.symbol = symbol
    self.effects = []
    self.selectedEffectIndex = 0
    for effect in effects { stack(effect) }
  }

  /// The effect that the inspector shows.
  public var selectedEffect: AppliedEffect? {
    effects.indices.contains(selectedEffectIndex) ? effects[selectedEffectIndex] : nil
  }

  /// Whether an indefinite effect of the stack is on, or has been ended.
  public func isActive(_ effect: AppliedEffect) -> Bool { !ended.contains(effect.effect.kind) }

  /// Whether an effect of the stack moves; else it is in its end state at once.
  public func isAnimated(_ effect: AppliedEffect) -> Bool { !unanimated.contains(effect.effect.kind) }

  /// Whether something may move at all.
  public var isAnimated: Bool { effects.isEmpty || effects.contains(where: isAnimated) }

  /// Throws an effect's switch: `\.ended` or `\.unanimated`.
  mutating func set(_ isThrown: Bool, _ thrown: WritableKeyPath<Variant, Set<EffectKind>>, at index: Int) {
    guard effects.indices.contains(index) else { return }
    let kind = effects[index].effect.kind
    if isThrown { self[keyPath: thrown].insert(kind) } else { self[keyPath: thrown].remove(kind) }
  }

  /// Switches are those of effects that are there; one that is added later begins anew.
  private mutating func forgetSwitches() {
    let kinds = Set(effects.map(\.effect.kind))
    ended.formIntersection(kinds)
    unanimated.formIntersection(kinds)
  }

  /// The effect that leads to the second symbol; there is at most one.
  public var contentTransition: AppliedEffect? { effects.first { $0.behavior == .contentTransition } }

  /// Every symbol that is needed to play the variant.
  public var symbols: [SymbolReference] {
    if imageSwitching != nil { return [symbol] + pictures }
    return contentTransition == nil ? [symbol] : [symbol] + (secondSymbol.map { [$0] } ?? [])
  }

  /// Whether two effects exclude each other: of a type there is one, and a symbol changes into one other.
  private static func exclude(_ one: AppliedEffect, _ other: AppliedEffect) -> Bool {
    one.effect.kind == other.effect.kind
      || one.behavior == .contentTransition && other.behavior == .contentTransition
  }

  /// Adds an effect, or puts it in the place of the one that it excludes; selects it.
  mutating func stack(_ effect: AppliedEffect) {
    if let index = effects.firstIndex(where: { Variant.exclude($0, effect) }) {
      replaceEffect(at: index, with: effect)
      selectedEffectIndex = effects.firstIndex(of: effect) ?? 0
    } else {
      effects.append(effect)
      forgetSwitches()
      selectedEffectIndex = effects.count - 1
    }
  }

  /// Puts other effects in the place of all, with their switches as usual; the first is selected.
  mutating func setEffects(_ effects: [AppliedEffect]) {
    self.effects = []
    forgetSwitches()
    for effect in effects { stack(effect) }
    selectedEffectIndex = 0
  }

  /// Puts another effect at `index`; those elsewhere in the stack that it excludes give way.
  mutating func replaceEffect(at index: Int, with effect: AppliedEffect) {
    guard effects.indices.contains(index) else { return }
    effects[index] = effect
    var place = index
    for twin in effects.indices.reversed() where twin != index && Variant.exclude(effects[twin], effect) {
      effects.remove(at: twin)
      if twin < place { place -= 1 }
      selectedEffectIndex = place
    }
    forgetSwitches()
  }

  mutating func removeEffect(at index: Int) {
    guard effects.indices.contains(index) else { return }
    effects.remove(at: index)
    if selectedEffectIndex > index || selectedEffectIndex >= effects.count {
      selectedEffectIndex = max(0, selectedEffectIndex - 1)
    }
    forgetSwitches()
  }

  /// Moves an effect to another place in the stack; the selection follows it.
  mutating func moveEffect(from source: Int, to destination: Int) {
    guard effects.indices.contains(source), effects.indices.contains(destination) else { return }
    effects.insert(effects.remove(at: source), at: destination)
    selectedEffectIndex = destination
  }
}
