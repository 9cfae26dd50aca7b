import SymbolExport

/// Commands that make files.
extension CommandTable {
  private static let exportTargets = ExportTarget.all.map(\.id)

  static let render = CommandSpecification(
    name: "render", summary: "draw one moment of a symbol's motion as a PNG picture",
    operands: [subject],
    options: [
      SharedOptions.output("OUT.png", "where to write; - is standard output"),
      OptionSpecification(
        "time", letter: "t", value: ValueSpecification("SECONDS"),
        help: "which moment, from the start of the motion (default: 0); beyond its end, the end state"),
    ] + SharedOptions.text + SharedOptions.effect + SharedOptions.look(size: 256, margin: "0") + [
      SharedOptions.quiet, SharedOptions.help,
    ],
    details: [
      "The picture is a square of --size times --scale pixels; the view box fits into it, centred. Without an effect it "
        + "shows the file as librsvg draws it."
    ],
    examples: [
      .init(
        line: "symbol-studio render bell --effect .bounce --time 0.18 -o bell.png", meaning: "the bell at its largest"),
      .init(line: "symbol-studio render icon.svg -o - | display", meaning: "to another program"),
    ])

  static let strip = CommandSpecification(
    name: "strip", summary: "draw moments of a motion side by side, with their times, as a PNG picture",
    operands: [subject],
    options: [
      SharedOptions.output("OUT.png", "where to write; - is standard output"), SharedOptions.frames(8),
    ] + SharedOptions.text + SharedOptions.effect + SharedOptions.look(size: 256, margin: "auto")
      + [SharedOptions.quiet, SharedOptions.help],
    details: [
      "Each moment is a square of --size times --scale pixels, without gaps between; the times stand in a band below. "
        + "The moments are spread evenly from the start to the end; of a motion without an end, over its intro and one "
        + "loop, or up to its rest where --stop is given."
    ],
    examples: [
      .init(line: "symbol-studio strip gear --effect .rotate --frames 12 -o gear.png", meaning: "a turn in 12 moments")
    ])

  static let export = CommandSpecification(
    name: "export", summary: "write animation files, presets, code and picture sequences for other programs",
    operands: [files],
    options: [
      OptionSpecification(
        "to", value: ValueSpecification("ID[,ID…]", completion: .list(exportTargets)), isRepeatable: true,
        help: "which formats: " + exportTargets.joined(separator: ", ") + " (webm and mp4 need ffmpeg)"),
      SharedOptions.output(
        "DIR", "the folder to write into; it is made if need be. - is standard output, for one file"),
      OptionSpecification(
        "report", value: ValueSpecification("FILE", completion: .file),
        help: "write a summary as JSON, with all that a format could not carry"),
      SharedOptions.jobs, SharedOptions.frameRate, SharedOptions.playCount, SharedOptions.filmPart,
      OptionSpecification(
        "autoplay", help: "css: play at once, rather than while the element has the class is-active"),
      OptionSpecification(
        "gtk-states",
        value: ValueSpecification("SPELLING", completion: .words(GtkStateDialect.allCases.map(\.rawValue))),
        help: "gtk-svg: states, as GTK 4.22 reads them (default), or stateChange, as newer GTK does"),
    ] + SharedOptions.text + SharedOptions.effect + SharedOptions.look(size: 256, margin: "auto")
      + [SharedOptions.quiet, SharedOptions.help],
    details: [
      "Writes DIR/<symbol>.<effect>.<ending> (bell.bounce-up.preset.json) and prints each path. Stacked effects are "
        + "joined by a plus sign. Of symbols with the same name each is written as <set>-<symbol>.",
      "A file that cannot be read is named on standard error, the others are exported, and the exit status is 1. What "
        + "a format cannot carry is said on standard error and in the report.",
    ],
    examples: [
      .init(
        line: "symbol-studio export icons/ --effect .bounce --to preset,snippets -o out",
        meaning: "a whole folder"),
      .init(
        line: "symbol-studio export one.png two.png three.png --switching .crossFade --to gif,webp -o .",
        meaning: "pictures that follow one another"),
      .init(line: "symbol-studio export bell --effect .wiggle --to swiftui -o -", meaning: "code to standard output"),
      .init(
        line: "symbol-studio export bell --effect .wiggle --to gif --size 128 --background white -o .",
        meaning: "a GIF for a white page"),
    ])

  static let compare = CommandSpecification(
    name: "compare", summary: "draw a sheet of symbols × effects",
    operands: [files],
    options: [
      SharedOptions.output(
        "OUT.png|OUT.pdf|OUT.gif|OUT.html",
        "where to write; the ending tells the format, a GIF moves, and a page for browsers plays. "
          + "- is standard output (PNG)"),
      SharedOptions.frames(5), SharedOptions.jobs, SharedOptions.frameRate, SharedOptions.playCount,
    ] + SharedOptions.text + SharedOptions.effect + SharedOptions.look(size: 96, margin: "auto") + [
      SharedOptions.quiet, SharedOptions.help,
    ],
    details: [
      "A row a symbol, a column an effect; in each cell moments of the motion with their times. Here --effect does not "
        + "stack: each is a column. In a GIF each cell is one picture that moves, all on one clock. The background is white unless --background says otherwise; none makes it transparent."
    ],
    examples: [
      .init(
        line: "symbol-studio compare wifi bell --effect .bounce --effect .pulse -o sheet.png",
        meaning: "two symbols under two effects"),
      .init(
        line: "symbol-studio compare icons/ --effect .wiggle --effect .breathe -o share.html",
        meaning: "a page with a scrubber, to send to others"),
    ])
}
