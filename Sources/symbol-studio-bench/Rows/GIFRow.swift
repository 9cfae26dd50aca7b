import Foundation
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolMotion
import SymbolPainting

/// A GIF of 128 pixels a side at 30 frames a second, from the motion to the file's bytes, beside ImageMagick putting the
/// same frames together: those lie ready as PNG files, so that its drawing costs nothing.
func gifRow(_ icons: Icons) throws -> Row {
  let name = "GIF, 128 px, 30 frames a second, ÷ ImageMagick assembling the same frames"
  guard run("convert", ["-version"]) == 0 else {
    return .skipped(name, unit: "ratio", goal: 0.5, because: "ImageMagick's convert is not installed")
  }
  return try withTemporaryFolder { folder in
    var ours = 0.0
    var peers = 0.0
    var bytes = (ours: 0, peers: 0)
    var frames = 0
    for file in icons.sample(4) {
      let symbol = try readSymbol(Data(contentsOf: file), file)
      let effect = AppliedEffect(.breathe(.init()), behavior: .indefinite)
      var request = ExportRequest(symbol: symbol, effects: [effect], look: Look(size: 128, background: .white))
      request.frameRate = 30
      var made = Data()
      ours += try medianMilliseconds(runs: 3) { made = try ExportTarget.gif.export(request).files[0].data }
      let stem = file.deletingPathExtension().lastPathComponent
      let pictures = try pngs(request, folder: folder, stem: stem)
      let assembled = folder.appendingPathComponent("\(stem).gif").path
      peers += medianMilliseconds(runs: 1) {
        run("convert", ["-delay", "1x30", "-loop", "0"] + pictures + ["-layers", "optimize", assembled])
      }
      bytes.ours += made.count
      bytes.peers += (try Data(contentsOf: URL(fileURLWithPath: assembled))).count
      frames += pictures.count
    }
    return Row(
      name, value: ours / peers, unit: "ratio", goal: 0.5,
      details: [
        "ours ms": ours, "ImageMagick ms": peers, "frames": Double(frames), "our kB": Double(bytes.ours) / 1000,
        "ImageMagick's kB": Double(bytes.peers) / 1000,
      ],
      note: "ours draws the frames as well; ImageMagick reads them from PNG files and optimises its layers")
  }
}

/// The frames of a request's loop as files.
private func pngs(_ request: ExportRequest, folder: URL, stem: String) throws -> [String] {
  let playback = request.playback
  let renderer = SymbolRenderer(playback.symbol)
  var look = request.look
  look.margin = request.margin.fraction(for: playback, renderer: renderer)
  let loop = FrameSequence(playback, rate: request.frameRate).phases.first { $0.kind == .loop }
  return try (loop?.frames ?? []).enumerated().map { index, item in
    let path = folder.appendingPathComponent("\(stem)-\(1000 + index).png")
    try renderer.image(item.frame, look: look).pngData().write(to: path)
    return path.path
  }
}
