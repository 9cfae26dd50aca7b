import Foundation

/// Measures the studio in one run, as ratios to peers measured beside it, and prints the rows as JSON.
///
/// Usage: `swift run -c release symbol-studio-bench [--icons FOLDER] [--only WORD]`
let arguments = CommandLine.arguments.dropFirst()

func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), arguments.index(after: index) < arguments.endIndex else {
    return nil
  }
  return arguments[arguments.index(after: index)]
}

let icons = Icons(folder: option("--icons").map { URL(fileURLWithPath: $0) })
let benchmarks: [(name: String, run: () throws -> [Row])] = [
  ("frame", { [try frameRow(icons)] }),
  ("transitions", { try transitionRows() }),
  ("load", { [try loadRow(icons)] }),
  ("tiles", { [try tilesRow(icons, count: 9, size: 256), try tilesRow(icons, count: 64, size: 96)] }),
  ("gif", { [try gifRow(icons)] }),
  ("vector exports", { try vectorExportRows(icons) }),
  ("players", { try playerRows(icons) }),
  ("custom transitions", { try customTransitionRows(icons) }),
  ("folder", { try folderRows(icons) }),
  // After the folder, whose memory is this process's: a window's would be counted with it.
  ("views", { [try viewsRow(icons, count: 200)] }),
  ("start", { try startRows() }),
]

#if DEBUG
  FileHandle.standardError.write(Data("This is a debug build: its numbers mean nothing. Use -c release.\n".utf8))
#endif
var rows: [Row] = []
for benchmark in benchmarks where option("--only").map({ $0 == benchmark.name }) ?? true {
  FileHandle.standardError.write(Data("measuring: \(benchmark.name)\n".utf8))
  do {
    rows += try benchmark.run()
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
