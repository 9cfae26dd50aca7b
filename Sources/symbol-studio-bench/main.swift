import Foundation

/// Measures the studio in one run, as ratios to peers measured beside it, and prints the rows as JSON; see `Arguments`.
let benchmarks: [(name: String, run: (Icons) throws -> [Row])] = [
  ("frame", { [try frameRow($0)] }),
  ("transitions", { _ in try transitionRows() }),
  ("load", { [try loadRow($0)] }),
  ("tiles", { [try tilesRow($0, count: 9, size: 256), try tilesRow($0, count: 64, size: 96)] }),
  ("gif", { [try gifRow($0)] }),
  ("vector exports", { try vectorExportRows($0) }),
  ("players", { try playerRows($0) }),
  ("custom transitions", { try customTransitionRows($0) }),
  ("folder", { try folderRows($0) }),
  // After the folder, whose memory is this process's: a window's would be counted with it.
  ("views", { [try viewsRow($0, count: 200)] }),
  ("start", { _ in try startRows() }),
]
let names = benchmarks.map(\.name)
let arguments: Arguments
do throws(Arguments.Failure) {
  arguments = try Arguments(CommandLine.arguments.dropFirst(), known: names)
} catch {
  FileHandle.standardError.write(Data("symbol-studio-bench: \(error.message)\n\(Arguments.help(known: names))".utf8))
  exit(2)
}
if arguments.asksForHelp {
  FileHandle.standardOutput.write(Data(Arguments.help(known: names).utf8))
  exit(0)
}

let icons = Icons(folder: arguments.icons)
#if DEBUG
  FileHandle.standardError.write(Data("This is a debug build: its numbers mean nothing. Use -c release.\n".utf8))
#endif
var rows: [Row] = []
for benchmark in benchmarks where arguments.only.isEmpty || arguments.only.contains(benchmark.name) {
  FileHandle.standardError.write(Data("measuring: \(benchmark.name)\n".utf8))
  do {
    rows += try benchmark.run(icons)
  } catch {
    rows.append(.skipped(benchmark.name, unit: "", goal: nil, because: "\(error)"))
  }
}

struct Report: Encodable {
  var icons: String
  var rows: [Row]
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
FileHandle.standardOutput.write(try encoder.encode(Report(icons: icons.source, rows: rows)))
print()
