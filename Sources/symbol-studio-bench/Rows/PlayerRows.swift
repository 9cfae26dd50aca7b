import Foundation
import ReferencePlayers
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolMotion

/// One frame of ours at 256 px, beside Lottie players drawing the same frame of the file that we export. All of them draw
/// into the same memory frame after frame, in one thread, and may keep from frame to frame what does not change.
///
/// Ours is evaluating the motion and drawing; theirs is setting the frame, updating, clearing and drawing, by their C
/// interfaces, without anything of ours around the calls.
func playerRows(_ icons: Icons) throws -> [Row] {
  let size = 256
  let subjects = try icons.sample(30).enumerated().map { index, file in
    let symbol = try readSymbol(try Data(contentsOf: file), file)
    let effect = benchmarkEffects[index % benchmarkEffects.count]
    return try PlayerSubject(ExportRequest(symbol: symbol, effects: [effect], look: Look(size: size)))
  }
  var pixels = [UInt32](repeating: 0, count: size * size)
  return [
    row("rlottie", missing: RlottiePlayer.isInstalled ? nil : RlottiePlayer.missing, subjects) { data in
      guard let player = RlottiePlayer(data) else { return nil }
      return { player.draw(frame: $0, size: size, into: &pixels) }
    },
    row("ThorVG", missing: ThorvgPlayer.isInstalled ? nil : ThorvgPlayer.missing, subjects) { data in
      guard let player = ThorvgPlayer(data, size: size) else { return nil }
      return { player.draw(frame: Double($0)) }
    },
  ]
}

private struct PlayerSubject {
  let lottie: Data
  let picture: FramePicture
  let playback: SymbolPlayback
  let timeline: ExportTimeline
  let look: Look

  init(_ request: ExportRequest) throws {
    lottie = try ExportTarget.lottie.export(request).files[0].data
    playback = request.playback
    let renderer = SymbolRenderer(playback.symbol)
    picture = FramePicture(renderer)
    timeline = ExportTimeline(request)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    self.look = look
  }
}

private func row(
  _ player: String, missing: String?, _ subjects: [PlayerSubject], _ open: (Data) -> ((Int) -> Void)?
) -> Row {
  let name = "one frame at 256 px ÷ \(player) drawing the same frame of our Lottie export (30 icons, median)"
  if let missing { return .skipped(name, unit: "ratio", goal: 0.5, because: missing) }
  let runs = 16
  var (ours, theirs, ratios): ([Double], [Double], [Double]) = ([], [], [])
  for subject in subjects {
    guard let draw = open(subject.lottie) else { continue }
    var own: [Double] = []
    var other: [Double] = []
    // The first run warms caches up and is not counted; no frame is drawn twice.
    for run in 0...runs {
      let frame = Int(subject.timeline.length * 60 * Double(run) / Double(runs + 1))
      let its = milliseconds { draw(frame) }
      let mine = milliseconds {
        subject.picture.draw(
          subject.timeline.frame(at: Double(frame) / 60, of: subject.playback), look: subject.look)
      }
      if run > 0 {
        own.append(mine)
        other.append(its)
      }
    }
    ours.append(own.quantile(0.5))
    theirs.append(other.quantile(0.5))
    ratios.append(own.quantile(0.5) / other.quantile(0.5))
  }
  return Row(
    name, value: ratios.quantile(0.5), unit: "ratio", goal: 0.5,
    details: [
      "ours, median ms": ours.quantile(0.5), "\(player), median ms": theirs.quantile(0.5),
      "ratio, 90th percentile": ratios.quantile(0.9), "samples": Double(ratios.count),
    ])
}
