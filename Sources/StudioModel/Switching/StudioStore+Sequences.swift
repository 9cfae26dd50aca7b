import SymbolArt
import SymbolDrawing
import SymbolMotion

/// A picture's conversion: which picture, in how many steps.
struct Conversion: Hashable, Sendable {
  var reference: SymbolReference
  var steps: Int
}

/// The sequences of pictures that image switchings lead through.
extension StudioStore {
  /// The pictures that follow on the variant's symbol, as far as they are loaded.
  func loadedPictures(of variant: Variant) -> [Symbol] {
    variant.pictures.compactMap { symbolState($0).symbol }
  }

  /// All pictures that are loaded and shown one after the other, conversions too; nil while one is being converted.
  func shownPictures(of variant: Variant, _ symbol: Symbol) -> [Symbol]? {
    let originals =
      [(variant.symbol, symbol)]
      + variant.pictures.compactMap { picture in
        symbolState(picture).symbol.map { (picture, $0) }
      }
    guard variant.work.source == .pixelate else { return originals.map(\.1) }
    var shown: [Symbol] = []
    var isComplete = true
    for (reference, original) in originals where shown.count < SwitchingWork.mostPictures {
      guard let steps = converted(reference, original, variant.work) else {
        isComplete = false
        continue
      }
      shown += [original] + steps
    }
    return isComplete ? Array(shown.prefix(SwitchingWork.mostPictures)) : nil
  }

  /// The sequence as one motion, or what is missing for it.
  func sequence(of variant: Variant, _ symbol: Symbol) -> Result<CompiledImageSequence, MotionProblem> {
    guard let effect = variant.contentTransition else { return .failure(MotionProblem(message: "")) }
    if variant.work.source != .pixelate, loadedPictures(of: variant).isEmpty, let first = variant.pictures.first {
      switch symbolState(first) {
      case .failed(let reason):
        return .failure(MotionProblem(message: "The second picture cannot be shown. \(reason)"))
      case .loading, .loaded: return .failure(MotionProblem(message: "“\(first.name)” is still being loaded."))
      }
    }
    guard let pictures = shownPictures(of: variant, symbol) else {
      return .failure(MotionProblem(message: "The pictures are still being converted."))
    }
    return MotionProblem.catching { try MotionCompiler.compile(effect, through: pictures, work: variant.work) }
  }

  /// The steps of a conversion, which is made off the main thread when it is asked for first; nil until then.
  private func converted(_ reference: SymbolReference, _ original: Symbol, _ work: SwitchingWork) -> [Symbol]? {
    let key = Conversion(reference: reference, steps: work.steps)
    if let known = conversions[key] { return known }
    conversions[key] = .some(nil)
    let look = conversionLook
    Task { [weak self] in
      let steps = await Task.detached(priority: .userInitiated) { work.conversions(of: original, look: look) }.value
      guard let self, conversions[key] != nil else { return }
      conversions[key] = steps
      compiled = compiled.filter { !([$0.value.source.symbol] + $0.value.source.pictures).contains(reference) }
      updateSpan()
      notify(.symbols)
    }
    return nil
  }

  /// Pixels keep their colour: what has none of its own gets one that is seen on light and on dark.
  var conversionLook: Look { Look(tint: document.stage.tint ?? Color(red: 0.5, green: 0.5, blue: 0.5)) }
}
