import SymbolExport

/// What an export did, for people and as JSON.
struct ExportReport {
  private var results: [ExportJob.Result] = []
  private let targets: [String]
  private let failures: [InputFiles.Failure]

  /// - Parameter failures: operands that named nothing.
  init(targets: [String], failures: [InputFiles.Failure]) {
    self.targets = targets
    self.failures = failures
  }

  mutating func add(_ result: ExportJob.Result) {
    var result = result
    // The bytes are written; a report over thousands of files must not keep them.
    for index in result.outcomes.indices { result.outcomes[index].data = nil }
    results.append(result)
  }

  var failedCount: Int { failures.count + results.count { !$0.isComplete } }

  func summary(folder: String) -> String {
    let done = results.count { $0.isComplete }
    let files = results.flatMap(\.outcomes).reduce(0) { $0 + $1.paths.count }
    return
      "\(done) of \(results.count + failures.count) symbols exported, \(Spelling.count(files, "file")) in \(Spelling.shown(folder))."
  }

  /// Each thing that a target could not carry once, with the symbols it concerns: thousands say the same.
  var issueLines: [String] {
    var order: [String] = []
    var symbols: [String: [String]] = [:]
    for result in results {
      for outcome in result.outcomes {
        for issue in outcome.issues {
          let text = "\(outcome.target): \(Spelling.shown(issue.description))"
          if symbols[text] == nil { order.append(text) }
          let name = result.symbol?.name ?? result.path
          if symbols[text]?.last != name { symbols[text, default: []].append(name) }
        }
      }
    }
    return order.map { text in
      let names = symbols[text] ?? []
      let rest = names.count > 1 ? " and \(names.count - 1) more" : ""
      return "\(text) (\(names.first.map(Spelling.shown) ?? "")\(rest))"
    }
  }

  var document: JSONValue {
    .fields([
      ("version", .string(StudioProgram.version)), ("targets", .strings(targets)),
      ("inputs", .count(results.count + failures.count)), ("failed", .count(failedCount)),
      ("results", .array(results.map(document) + failures.map(document))),
    ])
  }

  private func document(of failure: InputFiles.Failure) -> JSONValue {
    .fields([
      ("input", .string(failure.path)), ("error", .string("\(failure.path): \(failure.message)")),
      ("exports", .array([])),
    ])
  }

  private func document(of result: ExportJob.Result) -> JSONValue {
    var fields: [(key: String, value: JSONValue)] = [("input", .string(result.path))]
    if let symbol = result.symbol {
      fields += [("symbol", .string(symbol.name)), ("set", .string(symbol.set))]
    }
    if let failure = result.failure { fields.append(("error", .string(failure))) }
    fields.append(("exports", .array(result.outcomes.map(document))))
    return .fields(fields)
  }

  private func document(of outcome: ExportJob.Outcome) -> JSONValue {
    var fields: [(key: String, value: JSONValue)] = [("target", .string(outcome.target))]
    if let error = outcome.error { fields.append(("error", .string(error))) }
    fields += [
      ("files", .strings(outcome.paths)),
      (
        "issues",
        .array(
          outcome.issues.map { issue in
            .fields([
              ("layer", issue.layer.map { .string($0) } ?? .null),
              ("property", issue.property.map { .string($0) } ?? .null), ("reason", .string(issue.reason)),
              ("instead", .string(issue.instead)),
            ])
          })
      ),
    ]
    return .fields(fields)
  }
}
