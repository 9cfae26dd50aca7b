/// Commands that tell what is there.
extension CommandTable {
  static let list = CommandSpecification(
    name: "list", summary: "list the symbols found, one a line: name, set, layers, size",
    operands: [
      OperandSpecification(
        value: ValueSpecification("PATH", completion: .file), isRepeatable: true,
        help: "folders, which are searched with all below them, SVG or SVGZ files, or names of symbols that come with "
          + "the program; “bundled” stands for all of those")
    ],
    options: [SharedOptions.json, SharedOptions.jobs, SharedOptions.quiet, SharedOptions.help],
    details: [
      "The columns are separated by tabs. A file that cannot be read is named on standard error, and the others are "
        + "listed; the exit status is then 1.",
      "With --json: an array of objects with name, set, file, layers, width, height, viewBox and notes.",
    ],
    examples: [.init(line: "symbol-studio list icons/", meaning: "what a folder holds")])

  static let layers = CommandSpecification(
    name: "layers", summary: "show a symbol's layers: id, name, bounds, kind, annotation",
    operands: [file],
    options: [
      OptionSpecification(
        "set", value: ValueSpecification("LAYER.FIELD=VALUE"), isRepeatable: true,
        help: "says something of a layer, by its id: --set clapper.rotates=true; an empty value says that there is "
          + "nothing to say. Fields are name, group, order, pulses, rotates, anchor, wiggle, rotation, threshold, "
          + "closed-loop, level, erases, role, tag, draw, guide and value-span. Without a layer it is about the symbol as a "
          + "whole: wiggle, rotation, value-mode (color, draw) and draw-order (reversed)"),
      OptionSpecification("keep-guesses", help: "takes what is only guessed of the layers as said"),
      OptionSpecification(
        "annotate", value: ValueSpecification("COPY", completion: .file),
        help: "writes a copy of the file with what was said as data-symbol-… attributes, packed where the name ends in "
          + ".svgz; - for standard output"),
      SharedOptions.json, SharedOptions.slot, SharedOptions.quiet, SharedOptions.help,
    ] + SharedOptions.text,
    details: [
      "What is in brackets is nobody's word, but guessed from the drawing. A figure of a compound path has its attributes "
        + "on the path, with its number behind them: data-symbol-order-2.",
      "Layers are in drawing order, the bottom one first. Bounds are x, y, width and height of the ink, in units of the "
        + "view box.",
      "With --json: an object with name, set, file, width, height, viewBox, layers (each with id, name, bounds, kind, "
        + "annotation, and origins: who says each part of it, template, attribute, guess or person), preferences and notes.",
    ],
    examples: [
      .init(line: "symbol-studio layers bell", meaning: "the layers of a symbol that comes with the program"),
      .init(
        line: "symbol-studio layers fan.svg --set blades.rotates=true --annotate fan.annotated.svg",
        meaning: "a copy of a file that says what turns"),
    ])

  static let effects = CommandSpecification(
    name: "effects", summary: "show the catalogue of effects: names, options, behaviours, defaults",
    options: [SharedOptions.json, SharedOptions.quiet, SharedOptions.help],
    details: [
      "With --json: an array of objects with name, title, summary, behaviors, options (groups with their choices and "
        + "default) and tuning (keys with unit, minimum, maximum and default)."
    ])

  static let motion = CommandSpecification(
    name: "motion", summary: "show an effect compiled for a symbol: durations and tracks of keyframes",
    operands: [subject],
    options: SharedOptions.text + SharedOptions.effect + [SharedOptions.json, SharedOptions.quiet, SharedOptions.help],
    details: [
      "Times are in seconds, offsets in fractions of the symbol's size, angles in degrees, pivots in units of the view "
        + "box.",
      "With --json: an object with effect, duration (of one run: intro + loop + outro), total (until rest; null for a "
        + "motion without an end), intro, loop, outro, pause, repetition, and groups with their layers, pivot, anchor and "
        + "tracks. Stacked effects are in motions, one object each; the fields above then hold the longest times and the "
        + "groups of all.",
    ],
    examples: [
      .init(line: "symbol-studio motion wifi --effect .variableColor.iterative", meaning: "which layer lights up when")
    ])

  static let preset = CommandSpecification(
    name: "preset", summary: "check presets, or list the built-in ones",
    operands: [
      OperandSpecification(
        value: ValueSpecification("ACTION", completion: .words(["validate", "list"])), help: "validate or list"),
      OperandSpecification(
        value: ValueSpecification("FILE", completion: .file), isOptional: true, isRepeatable: true,
        help: "preset files to validate"),
    ],
    options: [SharedOptions.json, SharedOptions.quiet, SharedOptions.help],
    details: [
      "“preset validate FILE…” prints each file that is a valid preset, and says on standard error what is wrong with "
        + "the others; the exit status is then 1.",
      "“preset list” prints the built-in presets, one a line: name and effects.",
    ],
    examples: [
      .init(line: "symbol-studio preset list", meaning: "what --preset can name"),
      .init(line: "symbol-studio preset validate connecting.preset.json", meaning: "is it one?"),
    ])

  static let schema = CommandSpecification(
    name: "schema", summary: "print the JSON Schema of presets", options: [SharedOptions.help])
}
