/// Every subcommand; the parser, `--help`, the man page and the shells' completions are all made from this.
enum CommandTable {
  static let program = "symbol-studio"
  static let summary = "motion for SVG symbols: try it, compare it, take it away"

  static let all: [CommandSpecification] = [
    list, layers, effects, motion, render, strip, export, compare, preset, schema, documentation,
  ]

  static var visible: [CommandSpecification] { all.filter { !$0.isHidden } }

  static func command(named name: String) -> CommandSpecification? { all.first { $0.name == name } }

  static let file = OperandSpecification(
    value: ValueSpecification("FILE", completion: .file),
    help: "an SVG or SVGZ file, or the name of a symbol that comes with the program, such as bell")

  /// One file, or the pictures of a sequence.
  static let subject = OperandSpecification(
    value: ValueSpecification("FILE", completion: .file), isRepeatable: true,
    help:
      "an SVG, SVGZ, PNG, JPEG or WebP file, or the name of a symbol that comes with the program, such as bell; with "
      + "--switching the pictures of a sequence in their order")

  static let files = OperandSpecification(
    value: ValueSpecification("FILE", completion: .file), isRepeatable: true,
    help:
      "SVG, SVGZ, PNG, JPEG or WebP files, folders of them, or names of symbols that come with the program, such as bell"
  )

  /// For the makers: the man page and the completions, from these tables.
  static let documentation = CommandSpecification(
    name: "generate-documentation", summary: "print the man page or a shell's completions",
    operands: [
      OperandSpecification(
        value: ValueSpecification("KIND", completion: .words(["man", "bash", "zsh", "fish"])), help: "what to print")
    ],
    options: [SharedOptions.help], isHidden: true)
}
