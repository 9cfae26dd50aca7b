import CRsvg
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolLoading
import SymbolMotion
import SymbolPainting
import Testing

/// One effect on one symbol at 0, 25, 50, 75 and 100 % of what is played, as one picture of five cells: the motion as it
/// was judged by eye, to be noticed when it changes.
///
/// An endless motion is stopped as a preview stops it, so that intro, loop and outro are all among the five.
struct GoldenFrame: Hashable, Sendable, CustomStringConvertible {
  let symbol: String
  let effect: String
  let behavior: AppliedBehavior
  var variation = Variation.plain

  /// What differs from the usual picture.
  enum Variation: Hashable, Sendable {
    case plain
    /// As a person sees it who asked for less motion.
    case reducedMotion
    case rendering(RenderingMode)

    /// What follows the picture's name.
    var suffix: String {
      switch self {
      case .plain: ""
      case .reducedMotion: ".reduced"
      case .rendering(let mode): ".\(mode.rawValue)"
      }
    }
  }

  /// Also the picture's name.
  var description: String {
    let name = effect.dropFirst().map { $0.isLetter || $0.isNumber ? String($0) : $0 == "." ? "-" : "" }.joined()
    return "\(symbol).\(name).\(behavior.rawValue)\(variation.suffix)"
  }

  static let fractions = [0, 0.25, 0.5, 0.75, 1]
  static let cell = 64
  /// Of 8-bit channels over what is painted: another version of cairo may round edges differently, a motion that is off
  /// by a pixel scores 3 and more.
  static let meanTolerance = 0.8

  /// Separate figures with thresholds, two parts that overlap nothing, and a round thing with a hole.
  static let symbols = ["wifi", "bell", "gear"]
  /// What content transitions lead to: twice a slash is drawn on, and once nothing is shared.
  private static let partners = [
    "wifi": "wifi-slash", "bell": "bell-slash", "gear": "heart", "eye-fill": "eye-slash-fill",
    "eye-slash-fill": "eye-fill", "play-circle": "pause-circle", "speaker-waves": "speaker-slash",
    "microphone-slash": "microphone", "heart": "gear", "bell-slash": "bell", "message": "message-fill",
  ]

  static let all: [GoldenFrame] =
    symbols.flatMap { symbol in effects.map { GoldenFrame(symbol: symbol, effect: $0.0, behavior: $0.1) } }
    + further.map { GoldenFrame(symbol: $0.0, effect: $0.1, behavior: $0.2) }
    + RenderingMode.allCases.flatMap { mode in
      [(".pulse.wholeSymbol", AppliedBehavior.discrete), (".bounce.up", .discrete), (".drawOn", .insertion)].map {
        GoldenFrame(symbol: Self.erasing, effect: $0.0, behavior: $0.1, variation: .rendering(mode))
      }
    }
    + reduced.map { GoldenFrame(symbol: $0.0, effect: $0.1, behavior: $0.2, variation: .reducedMotion) }
    + transitions + switchings

  /// Every ready-made transition both ways, on the symbol whose parts and strokes tell how it lies.
  private static let transitions: [GoldenFrame] = CustomTransition.readyMade.flatMap { id, _ in
    [AppliedBehavior.insertion, .removal].map {
      GoldenFrame(symbol: "bell", effect: ".transition.\(id)", behavior: $0)
    }
  }

  /// Each way and style of image switching, between two symbols that share nothing.
  private static let switchings: [GoldenFrame] = ImageSwitching.Way.allCases.flatMap { way in
    ImageSwitching.Style.allCases.map { style in
      GoldenFrame(
        symbol: "gear", effect: ".switching.\(ImageSwitching(way: way, style: style).name)",
        behavior: .contentTransition)
    }
  }

  /// The options that the others leave out, each where it is seen best.
  private static let further: [(String, String, AppliedBehavior)] = [
    ("wifi", ".bounce.down", .discrete), ("bell", ".bounce.wholeSymbol", .indefinite),
    ("wifi", ".variableColor.iterative.reversing", .indefinite),
    ("loading-dots", ".variableColor.iterative.hideInactiveLayers", .discrete),
    ("bell", ".scale.up.wholeSymbol", .indefinite), ("wifi", ".scale.down", .indefinite),
    ("bell", ".appear.down.wholeSymbol", .insertion), ("wifi", ".appear.down", .indefinite),
    ("bell", ".disappear.up.wholeSymbol", .removal), ("wifi", ".disappear.up", .indefinite),
    ("bell", ".wiggle.counterClockwise", .discrete), ("bell", ".wiggle.right", .discrete),
    ("bell", ".wiggle.up.wholeSymbol", .discrete), ("bell", ".wiggle.down", .indefinite),
    ("speaker-waves", ".wiggle.forward", .discrete), ("speaker-waves", ".wiggle.backward.wholeSymbol", .discrete),
    ("bell", ".wiggle.custom(angle: 30)", .discrete),
    ("gear", ".rotate.clockwise", .indefinite), ("fan", ".rotate.wholeSymbol", .discrete),
    ("bell", ".breathe.wholeSymbol", .discrete), ("wifi", ".breathe.pulse.wholeSymbol", .discrete),
    ("wifi", ".drawOn.wholeSymbol", .insertion), ("heart-fill", ".drawOn", .insertion),
    ("bell", ".drawOff.individually", .removal), ("bell", ".drawOff.reversed", .indefinite),
    ("heart-fill", ".drawOff.individually.reversed", .removal),
    ("play-circle", ".replace", .contentTransition), ("speaker-waves", ".replace", .contentTransition),
    ("eye-fill", ".replace", .contentTransition), ("eye-slash-fill", ".replace", .contentTransition),
    ("microphone-slash", ".replace.magic(fallback: .upUp)", .contentTransition),
    ("heart", ".replace.magic(fallback: .offUp)", .contentTransition),
    ("heart", ".replace.magic(fallback: .downUp).wholeSymbol", .contentTransition),
    ("wifi", ".replace.downUp", .contentTransition), ("gear", ".replace.upUp.wholeSymbol", .contentTransition),
    ("wifi", ".replace.offUp.wholeSymbol", .contentTransition),
    ("bell-slash", ".automatic", .contentTransition), ("message", ".automatic", .contentTransition),
    ("bell", ".automatic", .insertion), ("heart-fill", ".automatic", .insertion), ("wifi", ".automatic", .removal),
    ("heart-fill", ".automatic", .removal),
  ]

  private static let reduced: [(String, String, AppliedBehavior)] = [
    ("bell", ".bounce", .discrete), ("bell", ".scale.up", .indefinite), ("wifi", ".variableColor", .discrete),
    ("bell", ".appear.up", .insertion), ("bell", ".drawOn", .insertion), ("wifi", ".drawOff", .indefinite),
    ("bell", ".replace", .contentTransition), ("gear", ".replace.downUp", .contentTransition),
    ("gear", ".rotate", .indefinite), ("bell", ".pulse", .discrete), ("bell", ".breathe.pulse", .discrete),
  ]

  /// A tile with a badge whose surroundings are knocked out of it: drawn here, since no bundled symbol erases.
  static let erasing = "badge"

  private static let effects: [(String, AppliedBehavior)] = [
    (".bounce", .discrete), (".bounce.down.wholeSymbol", .discrete), (".bounce", .indefinite),
    (".pulse", .discrete), (".pulse.wholeSymbol", .indefinite),
    (".variableColor", .discrete), (".variableColor.iterative", .indefinite),
    (".variableColor.cumulative.reversing.hideInactiveLayers", .indefinite),
    (".scale", .indefinite), (".scale.down.wholeSymbol", .indefinite),
    (".appear.up", .insertion), (".appear", .indefinite), (".disappear.down", .removal), (".disappear", .indefinite),
    (".wiggle", .discrete), (".wiggle.left.wholeSymbol", .discrete), (".wiggle.clockwise", .indefinite),
    (".rotate", .discrete), (".rotate.counterClockwise.wholeSymbol", .indefinite),
    (".breathe", .discrete), (".breathe.pulse", .indefinite),
    (".drawOn", .insertion), (".drawOn.individually", .indefinite), (".drawOff", .removal),
    (".drawOff.wholeSymbol.reversed", .indefinite),
    (".replace", .contentTransition), (".replace.downUp.wholeSymbol", .contentTransition),
    (".replace.upUp", .contentTransition), (".replace.offUp", .contentTransition),
  ]

  func picture() throws -> RasterImage {
    let transition = effect.hasPrefix(".transition.") ? CustomTransition.readyMade(String(effect.dropFirst(12))) : nil
    let switching =
      effect.hasPrefix(".switching.") ? try ImageSwitching(parsing: String(effect.dropFirst(10))) : nil
    let applied = AppliedEffect(
      try transition.map(AnySymbolEffect.customTransition) ?? switching.map(AnySymbolEffect.imageSwitching)
        ?? AnySymbolEffect(parsing: effect), behavior: behavior)
    var drawing = try Self.drawing(symbol)
    var motion: Motion
    if behavior == .contentTransition {
      let replacement = try MotionCompiler.compile(
        applied, from: drawing, to: try Self.drawing(Self.partners[symbol] ?? "heart"))
      (drawing, motion) = (replacement.symbol, replacement.motion)
    } else {
      motion = try MotionCompiler.compile(applied, for: drawing)
    }
    if variation == .reducedMotion { motion = motion.withReducedMovement }
    let stop = motion.previewStop
    let renderer = SymbolRenderer(drawing)
    var picture = RasterImage(width: Self.cell * Self.fractions.count, height: Self.cell)
    // A quarter of room, the same for all, so that sizes can be compared from picture to picture.
    var look = Look(tint: Color(red: 0.1, green: 0.35, blue: 0.75), margin: 0.125)
    if case .rendering(let mode) = variation {
      look.rendering = mode
      look.palette = [Color(red: 0.75, green: 0.1, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 0.3)]
    }
    picture.draw { context in
      for (index, fraction) in Self.fractions.enumerated() {
        cairo_save(context)
        cairo_translate(context, Double(index * Self.cell), 0)
        if transition != nil {
          cairo_rectangle(context, 0, 0, Double(Self.cell), Double(Self.cell))
          cairo_clip(context)
        }
        renderer.draw(
          motion.frame(at: motion.playLength * fraction, stoppedAt: stop), look: look, in: context,
          width: Double(Self.cell), height: Double(Self.cell))
        cairo_restore(context)
      }
    }
    return picture
  }

  static func drawing(_ name: String) throws -> Symbol {
    if name == erasing {
      let source = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
        <path fill="#d08a2e" data-symbol-level="secondary" d="M3 5h15v16H3Z"/>
        <path data-symbol-erases="true" data-symbol-group="badge" d="M18 1a6 6 0 1 1-.01 0Z"/>
        <path fill="#c02a3a" data-symbol-level="primary" data-symbol-group="badge" d="M18 3a4 4 0 1 1-.01 0Z"/></svg>
        """
      return try SymbolReader.read(Data(source.utf8), name: "badge.svg")
    }
    return try bundled(name)
  }

  private static func bundled(_ name: String) throws -> Symbol {
    let reference = try #require(SymbolCollection.bundled.listing().references.first { $0.name == name })
    return try SymbolReader.read(try Data(contentsOf: reference.url), name: reference.name)
  }
}
