import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolMotion

/// What moves and how, as the command line asks for it; the same for every symbol.
struct EffectPlan: Sendable {
  /// Stacked, in the order given; none: the symbol at rest.
  var effects: [AppliedEffect] = []
  /// The effects as they were written, for file names and headings.
  var spellings: [String] = []
  /// When indefinite effects are stopped, in seconds.
  var stop: Double?
  /// The variable value, 0…1.
  var value: Double?
  /// How the value is shown; nil: as the symbol prefers.
  var valueMode: VariableValueMode?
  var reducesMotion = false
  /// What of the arguments was not understood and left out, a sentence each.
  var remarks: [String] = []
  /// What a content transition leads to.
  var secondSymbol: Symbol?
  /// Of an image switching: the pictures that follow on the second one.
  var furtherSymbols: [Symbol] = []
  /// Of an image switching: the work that makes the pictures.
  var work = SwitchingWork()
  /// The colours of pictures that are converted.
  var workLook = Look()
  /// Whether the command's files are the pictures of one sequence: only the first is a subject.
  var joinsOperands = false

  /// One plan an effect, for sheets where effects stand beside one another.
  var columns: [EffectPlan] {
    if effects.count < 2 { return [self] }
    return zip(effects, spellings).map { effect, spelling in
      var column = self
      column.effects = [effect]
      column.spellings = [spelling]
      return column
    }
  }

  /// Compiles the effects for a symbol. A content transition plays on both symbols in one, the playback's, and the
  /// effects beside it on each of the two.
  func playback(of symbol: Symbol) throws(MotionError) -> SymbolPlayback {
    if let sequence = try sequence(from: symbol) {
      return SymbolPlayback(
        symbol: sequence.symbol, motions: [played(sequence.motion)], stop: stop, value: value, valueMode: valueMode)
    }
    guard let secondSymbol, let change = effects.first(where: { $0.behavior == .contentTransition }) else {
      var motions: [Motion] = []
      for effect in effects { motions.append(played(try MotionCompiler.compile(effect, for: symbol))) }
      return SymbolPlayback(symbol: symbol, motions: motions, stop: stop, value: value, valueMode: valueMode)
    }
    var replacement = try MotionCompiler.compile(change, from: symbol, to: secondSymbol)
    replacement.motion = played(replacement.motion)
    let joint = JointSymbol(replacement, from: symbol, to: secondSymbol)
    var beside: [[Motion]] = []
    for effect in effects where effect.behavior != .contentTransition {
      beside.append(
        try joint.motions { picture throws(MotionError) in played(try MotionCompiler.compile(effect, for: picture)) })
    }
    return SymbolPlayback(
      symbol: joint.symbol, stack: joint.stack(beside), stop: stop, value: value, valueMode: valueMode)
  }

  private func played(_ motion: Motion) -> Motion { reducesMotion ? motion.withReducedMovement : motion }

  /// The image switching that begins with a picture; nil where no effect is one.
  func sequence(from symbol: Symbol) throws(MotionError) -> CompiledImageSequence? {
    guard let effect = effects.first, effect.effect.kind == .imageSwitching else { return nil }
    let pictures = [symbol] + [secondSymbol].compactMap(\.self) + furtherSymbols
    return try MotionCompiler.compile(
      effect, through: work.pictures(from: pictures, look: workLook), work: work)
  }

  /// The same in files: what exporters get.
  func request(for symbol: Symbol, look: Look) -> ExportRequest {
    var request = ExportRequest(
      symbol: symbol, secondSymbol: secondSymbol, furtherSymbols: furtherSymbols, work: work, effects: effects,
      look: look, reducesMotion: reducesMotion)
    request.stop = stop
    request.variableValue = value
    request.variableValueMode = valueMode
    return request
  }
}
