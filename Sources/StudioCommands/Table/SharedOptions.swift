import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolLoading
import SymbolMotion

/// Options that several commands share, written once.
enum SharedOptions {
  static let help = OptionSpecification("help", letter: "h", help: "show this help and do nothing else")
  static let quiet = OptionSpecification(
    "quiet", letter: "q", help: "no progress and no remarks on standard error; errors are still shown")
  static let json = OptionSpecification("json", help: "print one JSON document instead of text")

  static func output(_ placeholder: String, _ help: String) -> OptionSpecification {
    OptionSpecification("output", letter: "o", value: ValueSpecification(placeholder, completion: .file), help: help)
  }

  static let jobs = OptionSpecification(
    "jobs", letter: "j", value: ValueSpecification("N"), help: "files worked on at once (default: one a processor)")

  static let frameRate = OptionSpecification(
    "fps", value: ValueSpecification("N"),
    help: "frames a second of pictures and videos, 1 to 120 (default: 30 for gif, webp, apng and sprite, else 60)")

  static let filmPart = OptionSpecification(
    "play",
    value: ValueSpecification("PART", completion: .words(FilmPart.allCases.map(\.rawValue))),
    help: "what gif, webp, apng and videos hold: loop, the part that repeats; whole, with intro and outro; "
      + "there-and-back; or automatic (default), that is the loop of a motion that has one, there and back for "
      + "transitions, else the whole")

  static let playCount = OptionSpecification(
    "loop", value: ValueSpecification("N"),
    help: "how often gif, webp and apng play, and how often a video holds the motion; 0 is for ever (default: 0)")

  static func frames(_ standard: Int) -> OptionSpecification {
    OptionSpecification(
      "frames", value: ValueSpecification("N"), help: "how many moments are shown, 1 to 240 (default: \(standard))")
  }

  static let slot = OptionSpecification(
    "slot", value: ValueSpecification("WEIGHT-SCALE", completion: .words(TemplateSlot.allNames)),
    help: "which drawing of an Apple symbol template is taken, such as Ultralight-S or Black-L; the nearest that the "
      + "file has (default: Regular-M). Other files have one drawing only")

  /// A text in place of a file.
  static let text: [OptionSpecification] = [
    OptionSpecification(
      "text", value: ValueSpecification("TEXT"), isRepeatable: true,
      help: "a text in place of a file: a symbol is made of it, whose layers are its letters"),
    OptionSpecification(
      "font", value: ValueSpecification("NAME"),
      help: "the font of --text, as in 'Cantarell Bold' (default: \(TextSource.usualFont))"),
    OptionSpecification(
      "text-parts", value: ValueSpecification("PARTS", completion: .words(TextSource.Parts.allCases.map(\.rawValue))),
      help: "what of --text is a layer: glyphs (default), words, or whole"),
  ]

  /// What moves and how: EFFECT-ARGS of the documentation.
  static let effect: [OptionSpecification] = [
    OptionSpecification(
      "effect", letter: "e", value: ValueSpecification("NAME", completion: .words(effectNames)), isRepeatable: true,
      help: "an effect by its dot name, such as '.bounce.up.byLayer'; the leading dot may be left out. "
        + "Repeat it to stack effects. Without any, the symbol is at rest"),
    OptionSpecification(
      "options", value: ValueSpecification("OPTIONS", completion: .words(optionExamples)), isRepeatable: true,
      help: "repetition and speed, such as '.repeat(.periodic(2, delay: 0.5)).speed(1.5)'. "
        + "Once for all effects, or once for each"),
    OptionSpecification(
      "behavior",
      value: ValueSpecification(
        "KIND", completion: .words(["discrete", "indefinite", "insertion", "removal", "contentTransition"])),
      isRepeatable: true,
      help:
        "how effects run: discrete, indefinite, insertion, removal or contentTransition (default: the first of these "
        + "that the effect can). Once for all effects, or once for each; once goes past a .replace among others"),
    OptionSpecification(
      "tune",
      value: ValueSpecification("KEY=NUMBER[,…]", completion: .list(TuningKey.allCases.map { $0.rawValue + "=" })),
      isRepeatable: true,
      help: "numbers of the motion, such as duration=0.9,amplitude=1.3; “symbol-studio effects” lists keys, units and "
        + "ranges. Once for all effects, or once for each"),
    OptionSpecification(
      "stop", value: ValueSpecification("SECONDS"),
      help: "when an effect that goes on until stopped is stopped; its way back to rest follows"),
    OptionSpecification(
      "value", value: ValueSpecification("0…1"),
      help: "the variable value: layers whose threshold it does not exceed are dimmed"),
    OptionSpecification(
      "value-mode",
      value: ValueSpecification("MODE", completion: .words(VariableValueMode.allCases.map(\.rawValue))),
      help: "how --value is shown: color dims layers that it does not reach, draw draws paths up to it "
        + "(default: as the file says, else color)"),
    OptionSpecification(
      "preset", value: ValueSpecification("FILE|NAME", completion: .file),
      help: "a preset in place of --effect, --options, --behavior and --tune; “symbol-studio preset list” names the "
        + "built-in ones"),
    OptionSpecification(
      "snippet", value: ValueSpecification("FILE|-", completion: .file),
      help: "a file of code for SwiftUI, UIKit or AppKit, or - for standard input, in place of --effect, --options and "
        + "--behavior; what of it is not understood is said on standard error"),
    OptionSpecification(
      "to-symbol", value: ValueSpecification("FILE", completion: .file), isRepeatable: true,
      help: "the symbol that a content transition leads to; without --effect by .replace. Other effects may run beside "
        + "it. With --switching repeat it for further pictures"),
    OptionSpecification(
      "switching", value: ValueSpecification("WAY", completion: .words(switchingNames)), isRepeatable: true,
      help:
        "switches images: a way (transition, with two views; animation, with one) and a style (fade, blur, scale) as "
        + "a dot name, then numbers and a curve, such as '.animation.blur,out=0.3,wait=0.2,in=0.3,blur=8,curve=easeOut' "
        + "(keys: out, wait, in in seconds, blur in points, scale, curve: linear, easeIn, easeOut, easeInOut, "
        + "'bezier(x1,y1,x2,y2)' or 'spring(response,damping)'); .crossFade and .crossBlur are those of two views. "
        + "The files are the pictures in their order, unless --to-symbol names those that follow. On a sheet, repeat it "
        + "to compare"),
    OptionSpecification(
      "work",
      value: ValueSpecification(
        "SOURCE[,KEY=NUMBER…]", completion: .words(SwitchingWork.Source.allCases.map(\.rawValue))),
      help: "with --switching: the work that makes the next picture: immediate (default); simulated, with time in "
        + "seconds, fails as a chance from 0 to 1 and a seed that repeats it; pixelate, each picture converted in steps "
        + "of larger tiles; hold is how long each picture rests. Such as simulated,time=1,fails=0.25,seed=3,hold=0.5"),
    OptionSpecification(
      "transition", value: ValueSpecification("NAME|FILE", completion: .words(transitionNames)),
      isRepeatable: true,
      help: "a transition by its name (opacity, scale, slide, move, push, rotate, rotateInOut, flipFromLeft, "
        + "flipFromBottom, blurReplace, wave), or a preset file that holds one; with --behavior insertion (default) or "
        + "removal. Effects may run beside it; repeat it to combine several, or, on a sheet, to compare them"),
    slot,
    OptionSpecification(
      "reduced-motion", help: "as a person sees it who asked for less motion: movement becomes its end state"),
  ]

  /// How it is drawn.
  static func look(size: Int, margin: String) -> [OptionSpecification] {
    [
      OptionSpecification(
        "size", letter: "s", value: ValueSpecification("PIXELS"),
        help: "the side of a picture, 1 to 4096 (default: \(size))"),
      OptionSpecification(
        "scale", value: ValueSpecification("1|2|3", completion: .words(["1", "2", "3"])),
        help: "device pixels for each of --size (default: 1)"),
      OptionSpecification(
        "color", letter: "c", value: ValueSpecification("COLOR"),
        help: "the tint, such as '#0a84ff', for monochrome and hierarchical rendering (default: black)"),
      OptionSpecification(
        "rendering",
        value: ValueSpecification("MODE", completion: .words(RenderingMode.allCases.map(\.rawValue))),
        help:
          "monochrome, hierarchical, palette or multicolor (default: multicolor if the file has colours of its own, "
          + "else monochrome)"),
      OptionSpecification(
        "palette", value: ValueSpecification("COLOR,COLOR,COLOR"),
        help: "colours of primary, secondary and tertiary layers for --rendering palette"),
      OptionSpecification(
        "background", letter: "b", value: ValueSpecification("COLOR"),
        help: "what the picture is painted on (default: nothing, transparent)"),
      OptionSpecification(
        "margin", letter: "m", value: ValueSpecification("0|auto|N%", completion: .words(["0", "auto", "10%"])),
        help: "room around the symbol: a share of its size, or as much as the motion needs (default: \(margin))"),
    ]
  }

  static let transitionNames = CustomTransition.readyMade.map(\.id)

  static let switchingNames = ImageSwitching.Way.allCases.flatMap { way in
    ImageSwitching.Style.allCases.map { ".\(ImageSwitching(way: way, style: $0).name)" }
  }

  private static let optionExamples = [
    ".default", ".nonRepeating", ".repeat(.continuous)", ".repeat(.periodic(2))", ".repeat(.periodic(2, delay: 0.5))",
    ".speed(1.5)",
  ]

  /// Each effect, and each with one of its options: enough to start from.
  private static var effectNames: [String] {
    EffectCatalog.effects.flatMap { effect in
      ["." + effect.kind.rawValue]
        + effect.groups.flatMap(\.choices).filter { $0.parameter == nil }.map {
          ".\(effect.kind.rawValue).\($0.name)"
        }
    }
  }
}
