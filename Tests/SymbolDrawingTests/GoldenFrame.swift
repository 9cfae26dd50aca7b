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

  /// Also the picture's name.
  var description: String { "\(symbol).\(effect.dropFirst().replacing(".", with: "-")).\(behavior.rawValue)" }

  static let fractions = [0, 0.25, 0.5, 0.75, 1]
  static let cell = 64
  /// Of 8-bit channels over what is painted: another version of cairo may round edges differently, a motion that is off
  /// by a pixel scores 3 and more.
  static let meanTolerance = 0.8

  /// Separate figures with thresholds, two parts that overlap nothing, and a round thing with a hole.
  static let symbols = ["wifi", "bell", "gear"]
  /// What content transitions lead to: twice a slash is drawn on, and once nothing is shared.
  private static let partners = ["wifi": "wifi-slash", "bell": "bell-slash", "gear": "heart"]

  static let all: [GoldenFrame] = symbols.flatMap { symbol in
    effects.map { GoldenFrame(symbol: symbol, effect: $0.0, behavior: $0.1) }
  }

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
    let applied = AppliedEffect(try AnySymbolEffect(parsing: effect), behavior: behavior)
    var drawing = try Self.bundled(symbol)
    let motion: Motion
    if behavior == .contentTransition {
      let replacement = try MotionCompiler.compile(
        applied, from: drawing, to: try Self.bundled(Self.partners[symbol] ?? "heart"))
      (drawing, motion) = (replacement.symbol, replacement.motion)
    } else {
      motion = try MotionCompiler.compile(applied, for: drawing)
    }
    let stop = motion.previewStop
    let renderer = SymbolRenderer(drawing)
    var picture = RasterImage(width: Self.cell * Self.fractions.count, height: Self.cell)
    // A quarter of room, the same for all, so that sizes can be compared from picture to picture.
    let look = Look(tint: Color(red: 0.1, green: 0.35, blue: 0.75), margin: 0.125)
    picture.draw { context in
      for (index, fraction) in Self.fractions.enumerated() {
        cairo_save(context)
        cairo_translate(context, Double(index * Self.cell), 0)
        renderer.draw(
          motion.frame(at: motion.playLength * fraction, stoppedAt: stop), look: look, in: context,
          width: Double(Self.cell), height: Double(Self.cell))
        cairo_restore(context)
      }
    }
    return picture
  }

  private static func bundled(_ name: String) throws -> Symbol {
    let reference = try #require(SymbolCollection.bundled.listing().references.first { $0.name == name })
    return try SymbolReader.read(try Data(contentsOf: reference.url), name: reference.name)
  }
}
