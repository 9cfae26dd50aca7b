import SymbolArt
import SymbolEffects
import SymbolMotion

/// Reads what belongs to switching images: `--switching`, `--work`, and the pictures, which are named by `--to-symbol` or
/// else are the command's files in their order.
struct SwitchingArguments {
  let arguments: ParsedArguments

  /// What each `--switching` says.
  func switchings() throws(UsageError) -> [ImageSwitching] {
    var result: [ImageSwitching] = []
    for text in arguments.texts("switching") {
      do throws(EffectNameError) {
        result.append(try ImageSwitching(parsing: text))
      } catch {
        throw usage("--switching: \(error.message)")
      }
    }
    guard result.count < 2 || arguments.command.name == "compare" else {
      throw usage("--switching is given \(result.count) times: pictures are switched in one way, except on a sheet.")
    }
    return result
  }

  // MARK: Work

  /// What `--work` says: a source, then numbers (`simulated,time=1,fails=0.25,seed=3,hold=0.5`).
  func work() throws(UsageError) -> SwitchingWork {
    var work = SwitchingWork()
    guard let text = arguments.text("work") else { return work }
    for (index, part) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let word = part.filter { !$0.isWhitespace }
      if index == 0, let source = SwitchingWork.Source(rawValue: word) {
        work.source = source
        continue
      }
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2 else { throw wrongWord(word, isFirst: index == 0) }
      guard let key = WorkKey(rawValue: sides[0]) else { throw unknownKey(sides[0]) }
      guard let value = Double(plainDecimal: sides[1]), key.range.contains(value),
        key.isWhole ? value == value.rounded() : true
      else {
        throw usage(
          "--work: \(key.rawValue) is \(key.isWhole ? "a whole number" : "a number") from "
            + "\(key.range.lowerBound.plain) to \(key.range.upperBound.plain), not “\(Spelling.shown(sides[1]))”.")
      }
      key.set(value, &work)
    }
    return work
  }

  /// The numbers of work, by their keys.
  private enum WorkKey: String, CaseIterable {
    case time, fails, seed, hold, steps

    var isWhole: Bool { self == .seed || self == .steps }

    var range: ClosedRange<Double> {
      func whole(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
        Double(range.lowerBound)...Double(range.upperBound)
      }
      return switch self {
      case .time: SwitchingWork.durationRange
      case .fails: SwitchingWork.chanceRange
      case .seed: whole(SwitchingWork.seedRange)
      case .hold: SwitchingWork.holdRange
      case .steps: whole(SwitchingWork.stepRange)
      }
    }

    func set(_ value: Double, _ work: inout SwitchingWork) {
      switch self {
      case .time: work.duration = value
      case .fails: work.failureChance = value
      case .seed: work.seed = Int(value)
      case .hold: work.hold = value
      case .steps: work.steps = Int(value)
      }
    }
  }

  private func wrongWord(_ word: String, isFirst: Bool) -> UsageError {
    let sources = SwitchingWork.Source.allCases.map(\.rawValue)
    guard isFirst else { return arguments.wrong("work", word, "KEY=NUMBER after the source, such as time=1") }
    let nearest = Spelling.nearest(to: word, among: sources).map { " Did you mean \($0)?" } ?? ""
    return arguments.wrong("work", word, "one of \(sources.joined(separator: ", ")), then KEY=NUMBER", hint: nearest)
  }

  private func unknownKey(_ key: String) -> UsageError {
    let keys = WorkKey.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: key, among: keys).map { " Did you mean \($0)?" } ?? ""
    return usage("--work has no “\(Spelling.shown(key))”; it has \(keys.joined(separator: ", ")).\(nearest)")
  }

  // MARK: Pictures

  /// Whether the command's files are the pictures of one sequence, rather than subjects of their own.
  func joinsOperands(_ effects: [AppliedEffect]) -> Bool {
    effects.contains { $0.effect.kind == .imageSwitching } && !arguments.has("to-symbol")
  }

  /// The pictures that follow on the subject.
  func pictures(_ plan: EffectPlan) throws(UsageError) -> [Symbol] {
    let named = arguments.texts("to-symbol")
    let files = named.isEmpty ? try InputFiles(arguments) : InputFiles(named)
    let option = named.isEmpty ? "" : "--to-symbol: "
    // What is wrong with the subject itself is told where it is read.
    if let failure = files.failures.first(where: { named.isEmpty ? $0.path != arguments.operands.first : true }) {
      throw usage("\(option)\(Spelling.shown(failure.path)): \(failure.message)")
    }
    let inputs = named.isEmpty ? Array(files.inputs.dropFirst()) : files.inputs
    guard inputs.count < SwitchingWork.mostPictures else {
      throw usage(
        "\(inputs.count + 1) pictures are more than one sequence takes; at most \(SwitchingWork.mostPictures).")
    }
    guard !inputs.isEmpty || plan.work.source == .pixelate else {
      throw usage(
        "Image switching leads from one picture to the next: name further files after the first, or give --to-symbol.")
    }
    let source = try SymbolSource(arguments, jobs: 1)
    var pictures: [Symbol] = []
    for input in inputs {
      switch source.load(input) {
      case .success(let symbol): pictures.append(symbol)
      case .failure(let failure): throw usage("\(option)\(failure.description)")
      }
    }
    return pictures
  }

  private func usage(_ text: String) -> UsageError { UsageError(text, command: arguments.command.name) }
}
