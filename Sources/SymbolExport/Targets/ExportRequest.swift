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
  /// Of an image switching: the pictures that follow on the second one.
  public private(set) var furtherSymbols: [Symbol]
  /// Of an image switching: the work that makes the pictures.
  public private(set) var work: SwitchingWork
  /// In the order in which they were added.
  public private(set) var effects: [AppliedEffect]
  /// Parallel to `effects`; nil where an effect has no motion on this symbol (`motionProblems` say why).
  public private(set) var motions: [Motion?]
  /// The image switching through all pictures, if an effect is one; `replacement` is the same without its phases.
  public private(set) var sequence: CompiledImageSequence?
  /// The content transition to the second symbol, if an effect is one: it plays on layers of both symbols.
  public private(set) var replacement: Replacement?
  /// What `sequence` was compiled of.
  private var pictures: [Symbol] = []
  private let reducesMotion: Bool
  /// Why effects have no motion, for targets that need it.
  public private(set) var motionProblems: [String]
  /// A name for people ("Connecting").
  public var name: String
  /// For targets made of pixels; its margin is of no account, `margin` says it.
  public var look: Look
  /// The room around the symbol.
  public var margin = MarginRule.automatic
  /// Frames a second as asked for; nil: what is usual in the target.
  public private(set) var chosenFrameRate: Double?
  /// Frames a second, for targets made of pictures: 60 where nobody asked for another number.
  public var frameRate: Double {
    get { chosenFrameRate ?? 60 }
    set { chosenFrameRate = newValue }
  }
  /// Which part of the motion a film holds.
  public var filmPart = FilmPart.automatic
  /// How often a film plays, 1…65535; 0: for ever; nil: for ever where that has no visible end.
  public var playCount: Int?
  /// The name of the files that will be written, without endings, for targets whose files name one another; nil: the
  /// usual one.
  public var fileStem: String?
  /// When endless motions are stopped, in seconds from the start; nil: not at all.
  public var stop: Double?
  /// The variable value, 0…1; nil: all layers are active.
  public var variableValue: Double?
  /// For snippets: types of effects that do not move there; each call asks for its end state at once.
  public var unanimated: Set<EffectKind> = []
  /// How the value is shown; nil: as the symbol prefers, else in colour.
  public var variableValueMode: VariableValueMode?
  /// Whether files for the web play by themselves, rather than when a class says so.
  public var autoplays = false

  /// How files for GTK's animated icons spell a change of state.
  public var gtkStateDialect = GtkStateDialect.states

  /// Compiles the effects for the symbol. An effect that cannot be compiled is kept: snippets can still name it.
  /// With `reducesMotion` nothing moves, as for a person who asked for less. `furtherSymbols` and `work` are for an image
  /// switching of more than two pictures, or with time that passes between them.
  public init(
    symbol: Symbol, secondSymbol: Symbol? = nil, furtherSymbols: [Symbol] = [], work: SwitchingWork = SwitchingWork(),
    effects: [AppliedEffect], name: String? = nil, look: Look = Look(), reducesMotion: Bool = false
  ) {
    self.symbol = symbol
    self.secondSymbol = secondSymbol
    self.furtherSymbols = furtherSymbols
    self.work = work
    self.effects = effects
    self.name = name ?? ExportRequest.name(of: effects)
    self.look = look
    self.reducesMotion = reducesMotion
    motions = []
    motionProblems = []
    for effect in effects {
      do {
        let motion: Motion
        if effect.effect.kind == .imageSwitching {
          pictures = work.pictures(from: [symbol] + [secondSymbol].compactMap(\.self) + furtherSymbols, look: look)
          let sequence = try MotionCompiler.compile(effect, through: pictures, work: work)
          self.sequence = sequence
          self.replacement = sequence.replacement
          motion = sequence.motion
        } else if effect.behavior == .contentTransition, let secondSymbol {
          let replacement = try MotionCompiler.compile(effect, from: symbol, to: secondSymbol)
          self.replacement = replacement
          motion = replacement.motion
        } else {
          motion = try MotionCompiler.compile(effect, for: symbol)
        }
        motions.append(played(motion))
      } catch {
        motions.append(nil)
        motionProblems.append(error.description)
      }
    }
  }

  /// The motions as they are played, on a symbol whose layers show the variable value. Beside a content transition other
  /// effects run on each of its symbols as on that symbol alone.
  public var playback: SymbolPlayback {
    guard let joint else {
      return SymbolPlayback(
        symbol: symbol, motions: motions.compactMap(\.self), stop: stop, value: variableValue,
        valueMode: variableValueMode)
    }
    let beside = effects.filter { $0.behavior != .contentTransition }.compactMap { effect in
      try? joint.motions { picture throws(MotionError) in played(try MotionCompiler.compile(effect, for: picture)) }
    }
    return SymbolPlayback(
      symbol: joint.symbol, stack: joint.stack(beside), stop: stop, value: variableValue, valueMode: variableValueMode)
  }

  /// The content transition as it is played, for what runs beside it.
  private var joint: JointSymbol? {
    if var sequence {
      sequence.motion = played(sequence.motion)
      return JointSymbol(sequence, through: pictures)
    }
    guard var replacement, let secondSymbol else { return nil }
    replacement.motion = played(replacement.motion)
    return JointSymbol(replacement, from: symbol, to: secondSymbol)
  }

  private func played(_ motion: Motion) -> Motion { reducesMotion ? motion.withReducedMovement : motion }

  /// The other directions of transitions whose way back is no reverse.
  var waysBack: [Motion] {
    effects.flatMap { effect -> [Motion] in
      guard case .customTransition(let transition) = effect.effect, effect.behavior.isPassage,
        transition.parts.contains(where: { $0.removal != nil || $0.removalTiming != nil })
      else { return [] }
      var other = effect
      other.behavior = effect.behavior == .insertion ? .removal : .insertion
      let back = other
      func motion(_ symbol: Symbol) throws(MotionError) -> Motion {
        played(try MotionCompiler.compile(back, for: symbol))
      }
      return (try? joint?.motions(motion) ?? [motion(symbol)]) ?? []
    }
  }

  /// Titles of the effects ("Bounce and Pulse").
  private static func name(of effects: [AppliedEffect]) -> String {
    effects.isEmpty ? "At rest" : effects.map(\.effect.kind.title).joined(separator: " and ")
  }
}

extension AppliedBehavior {
  /// Whether it shows or hides the symbol and changes the layout.
  var isPassage: Bool { self == .insertion || self == .removal }
}
