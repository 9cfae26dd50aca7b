import Foundation
import SymbolEffects
import SymbolExport
import SymbolMotion

/// A thousand icons with a wiggle as Lottie and as CSS, from the SVG files to the bytes, on two threads; beside
/// python-lottie turning the same files into Lottie without any motion. And how large the files are.
func vectorExportRows(_ icons: Icons) throws -> [Row] {
  let files = icons.sample(1000)
  let peer = pythonLottie(files)
  let lottie = try exported(files, to: .lottie)
  let css = try exported(files, to: .css)
  func row(_ title: String, _ made: ExportedFiles, goal: Double?) -> Row {
    let own = made.milliseconds / Double(max(made.count, 1))
    let name = "\(files.count) icons × .wiggle → \(title) on 2 threads, ÷ python-lottie's SVG → Lottie without motion"
    var details = [
      "ours, ms an icon": own, "ours in all, s": made.milliseconds / 1000,
      "of one thread, reading and proving, ms an icon": made.reading / Double(max(made.count, 1)),
      "of one thread, compiling and writing, ms an icon": made.writing / Double(max(made.count, 1)),
      "icons": Double(made.count),
    ]
    guard let peer else {
      return Row(
        name, value: nil, unit: "ratio", goal: goal, details: details,
        note: "not measured: python3 has no module lottie (pip install lottie); for reference it took 4.7 ms an icon")
    }
    details["python-lottie, ms an icon"] = peer.milliseconds
    // What other work on the machine changes least: half of our processor time, as two threads share it.
    details["ratio by processor time"] =
      (made.reading + made.writing) / Double(max(made.count, 1)) / 2 / peer.processorMilliseconds
    details["icons that python-lottie could not read"] = Double(peer.failures)
    return Row(
      name, value: own / peer.milliseconds, unit: "ratio", goal: goal, details: details,
      note: "ours reads, traces and proves each file against librsvg as well")
  }
  return [
    row("Lottie", lottie, goal: 0.1), row("CSS", css, goal: nil),
    Row(
      "size of a Lottie file with a wiggle ÷ size of its SVG (median)", value: lottie.ratios.quantile(0.5),
      unit: "ratio",
      details: [
        "90th percentile": lottie.ratios.quantile(0.9), "CSS ÷ SVG, median": css.ratios.quantile(0.5),
        "median bytes": lottie.sizes.quantile(0.5), "python-lottie's mean bytes, no motion": peer?.bytes ?? .nan,
      ].filter { !$0.value.isNaN }),
  ]
}

private struct ExportedFiles: Sendable {
  /// Of the clock on the wall, for all.
  var milliseconds = 0.0
  /// Of processor time, for the symbols.
  var reading = 0.0
  /// Of processor time, for the files.
  var writing = 0.0
  var count = 0
  var sizes: [Double] = []
  /// To the SVG's size.
  var ratios: [Double] = []
}

private func exported(_ files: [URL], to target: ExportTarget) throws -> ExportedFiles {
  let threads = 2
  let effect = AppliedEffect(.wiggle(.init()), behavior: .discrete)
  let parts = Parts(count: threads)
  let time = milliseconds {
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      var part = ExportedFiles()
      for index in stride(from: thread, to: files.count, by: threads) {
        let beginning = threadMilliseconds()
        guard let data = try? Data(contentsOf: files[index]), let symbol = try? readSymbol(data, files[index]) else {
          continue
        }
        let start = threadMilliseconds()
        part.reading += start - beginning
        guard let export = try? target.export(ExportRequest(symbol: symbol, effects: [effect])) else { continue }
        part.writing += threadMilliseconds() - start
        part.count += 1
        part.sizes.append(Double(export.files[0].data.count))
        part.ratios.append(Double(export.files[0].data.count) / Double(max(data.count, 1)))
      }
      parts.set(part, at: thread)
    }
  }
  return parts.all.reduce(into: ExportedFiles(milliseconds: time)) { whole, part in
    whole.reading += part.reading
    whole.writing += part.writing
    whole.count += part.count
    whole.sizes += part.sizes
    whole.ratios += part.ratios
  }
}

/// What each thread has made.
private final class Parts: @unchecked Sendable {
  private let lock = NSLock()
  private var parts: [ExportedFiles]

  init(count: Int) { parts = Array(repeating: ExportedFiles(), count: count) }

  var all: [ExportedFiles] { lock.withLock { parts } }

  func set(_ part: ExportedFiles, at index: Int) { lock.withLock { parts[index] = part } }
}

private struct PythonLottie {
  /// For an icon, its own start not counted.
  var milliseconds: Double
  var processorMilliseconds: Double
  var failures: Int
  /// Of a file, the mean.
  var bytes: Double
}

/// What python-lottie takes for the files; nil where it is not installed.
private func pythonLottie(_ files: [URL]) -> PythonLottie? {
  let script = """
    import io, sys, time
    from lottie.exporters.core import export_lottie
    from lottie.parsers.svg import parse_svg_file
    spent, worked, done, size = 0.0, 0.0, 0, 0
    files = sys.stdin.read().splitlines()
    for name in files:
        start, began = time.perf_counter(), time.process_time()
        try:
            out = io.StringIO()
            export_lottie(parse_svg_file(name), out)
        except Exception:
            continue
        spent += time.perf_counter() - start
        worked += time.process_time() - began
        done += 1
        size += len(out.getvalue())
    print(spent * 1000 / max(done, 1), worked * 1000 / max(done, 1), len(files) - done, size / max(done, 1))
    """
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["python3", "-c", script]
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  try? input.fileHandleForWriting.write(contentsOf: Data(files.map(\.path).joined(separator: "\n").utf8))
  try? input.fileHandleForWriting.close()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  guard numbers.count == 4 else { return nil }
  return PythonLottie(
    milliseconds: numbers[0], processorMilliseconds: numbers[1], failures: Int(numbers[2]), bytes: numbers[3])
}
