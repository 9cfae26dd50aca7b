import Foundation

/// What every command works with.
struct CommandContext: Sendable {
  let arguments: ParsedArguments
  let console: Console
  let interruption: Interruption

  /// How many files are worked on at once.
  func jobs() throws(UsageError) -> Int {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    return try arguments.integer("jobs", in: 1...256, unit: "jobs") ?? processors
  }

  /// What moves and how; what was left out is told.
  func effectPlan() throws(UsageError) -> EffectPlan {
    let plan = try EffectArguments(arguments: arguments).plan()
    for remark in plan.remarks { console.remark(remark) }
    return plan
  }

  /// The subjects: all files, or the first where all are the pictures of one sequence.
  func files(for plan: EffectPlan) throws(UsageError) -> InputFiles {
    let files = try InputFiles(arguments)
    return plan.joinsOperands ? files.firstOnly : files
  }

  /// The single input of a command that takes one; nil after its error has been told.
  func singleInput(for plan: EffectPlan = EffectPlan()) throws(UsageError) -> InputFiles.Input? {
    if plan.joinsOperands {
      let files = try files(for: plan)
      if let failure = files.failures.first { tell(failure) }
      return files.inputs.first
    }
    if let text = try TextArguments.sources(in: arguments).first {
      guard arguments.operands.isEmpty, arguments.texts("text").count == 1 else {
        throw UsageError("“\(arguments.command.name)” takes one file or one --text.", command: arguments.command.name)
      }
      return InputFiles.Input(text)
    }
    if arguments.operands.count > 1 {
      throw UsageError(
        "There is one word too many: “\(Spelling.shown(arguments.operands[1]))”. “\(arguments.command.name)” takes one "
          + "file; with --switching it takes the pictures of a sequence.", command: arguments.command.name)
    }
    let operand = arguments.operands[0]
    let files = InputFiles([operand])
    if let failure = files.failures.first {
      tell(failure)
      return nil
    }
    guard files.inputs.count == 1, let input = files.inputs.first, !isFolder(operand) else {
      throw UsageError(
        "\(Spelling.shown(operand)) is a folder; “\(arguments.command.name)” takes one file.",
        command: arguments.command.name)
    }
    return input
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  func tell(_ failure: InputFiles.Failure) {
    console.error("\(Spelling.shown(failure.path)): \(failure.message)")
  }

  func tell(_ failure: SymbolSource.Failure) {
    console.error(failure.description)
  }
}
