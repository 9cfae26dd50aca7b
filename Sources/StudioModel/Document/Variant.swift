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

  /// Adds an effect, or puts it in the place of the one of the same type; selects it.
  mutating func stack(_ effect: AppliedEffect) {
    if let index = effects.firstIndex(where: { $0.effect.kind == effect.effect.kind }) {
      effects[index] = effect
      selectedEffectIndex = index
    } else {
      effects.append(effect)
      selectedEffectIndex = effects.count - 1
    }
  }

  /// Puts another effect at `index`; one of the same type elsewhere in the stack gives way.
  mutating func replaceEffect(at index: Int, with effect: AppliedEffect) {
    guard effects.indices.contains(index) else { return }
    effects[index] = effect
    if let twin = effects.indices.first(where: { $0 != index && effects[$0].effect.kind == effect.effect.kind }) {
      effects.remove(at: twin)
      selectedEffectIndex = twin < index ? index - 1 : index
    }
  }

  mutating func removeEffect(at index: Int) {
    guard effects.indices.contains(index) else { return }
    effects.remove(at: index)
    if selectedEffectIndex > index || selectedEffectIndex >= effects.count {
      selectedEffectIndex = max(0, selectedEffectIndex - 1)
    }
  }

  /// Moves an effect to another place in the stack; the selection follows it.
  mutating func moveEffect(from source: Int, to destination: Int) {
    guard effects.indices.contains(source), effects.indices.contains(destination) else { return }
    effects.insert(effects.remove(at: source), at: destination)
    selectedEffectIndex = destination
  }
}
