import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// What is to be exported: a symbol, the effects on it with their motion, and the look.
public struct ExportRequest: Hashable, Sendable {
  /// The symbol that moves.
  public var symbol: Symbol
  /// What a content transition leads to.
  public var secondSymbol: Symbol?
  /// In the order in which they were added.
  public private(set) var effects: [AppliedEffect]
  /// Parallel to `effects`; nil where an effect has no motion on this symbol (`motionProblems` say why).
  public private(set) var motions: [Motion?]
  /// Why effects have no motion, for targets that need it.
  public private(set) var motionProblems: [String]
  /// A name for people ("Connecting").
  public var name: String
  /// For targets made of pixels.
  public var look: Look

  /// Compiles the effects for the symbol. An effect that cannot be compiled is kept: snippets can still name it.
  public init(
    symbol: Symbol, secondSymbol: Symbol? = nil, effects: [AppliedEffect], name: String? = nil, look: Look = Look()
  ) {
    self.symbol = symbol
    self.secondSymbol = secondSymbol
    self.effects = effects
    self.name = name ?? ExportRequest.name(of: effects)
    self.look = look
    motions = []
    motionProblems = []
    for effect in effects {
      do {
        motions.append(try MotionCompiler.compile(effect, for: symbol))
      } catch {
        motions.append(nil)
        motionProblems.append(error.description)
      }
    }
  }

  /// Titles of the effects ("Bounce and Pulse").
  private static func name(of effects: [AppliedEffect]) -> String {
    effects.isEmpty ? "At rest" : effects.map(\.effect.kind.description.title).joined(separator: " and ")
  }
}
