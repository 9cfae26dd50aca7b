import Foundation
import SymbolArt
import SymbolLoading

/// Reads, traces and proves one file in this process.
func readSymbol(_ data: Data, _ file: URL) throws -> Symbol {
  try SymbolReader.read(data, name: file.lastPathComponent)
}

/// Loading and proving, against librsvg loading and drawing at 256 px.
func loadRow(_ icons: Icons) throws -> Row {
  var ratios: [Double] = []
  var ours: [Double] = []
  var theirs: [Double] = []
  for file in icons.sample(120) {
    let data = try Data(contentsOf: file)
    let peer = try medianMilliseconds(runs: 9) { try Peer.Document(data).draw(size: 256) }
    let load = try medianMilliseconds(runs: 9) { _ = try readSymbol(data, file) }
    ours.append(load)
    theirs.append(peer)
    ratios.append(load / peer)
  }
  return Row(
    "loading and proving a symbol ÷ librsvg loading and drawing it at 256 px (median)",
    value: ratios.quantile(0.5), unit: "ratio", goal: 3.0,
    details: [
      "load and prove, median ms": ours.quantile(0.5), "librsvg, median ms": theirs.quantile(0.5),
      "ratio, 90th percentile": ratios.quantile(0.9), "samples": Double(ratios.count),
    ])
}
