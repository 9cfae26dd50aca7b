import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolMotion
import SymbolPainting

/// A moment at which an export is compared with what the preview shows.
public struct ProofMoment: Sendable {
  /// Seconds from the start; after a stop, from the stop.
  public var time: Double
  /// Whether the motion has been stopped, at the end of its first loop.
  public var isStopped: Bool
  /// Seconds from the start at which it has been stopped.
  public var stop = 0.0
  /// What our renderer shows then.
  public var expected: RasterImage
}

extension ExportRequest {
  /// Our picture of a frame over white, of 256 pixels with the room that exports leave.
  public func proofPicture(of frame: Frame) -> RasterImage {
    let playback = playback
    let renderer = SymbolRenderer(playback.symbol)
    return renderer.wholeImage(frame, look: proofLook(playback, renderer))
  }

  private func proofLook(_ playback: SymbolPlayback, _ renderer: SymbolRenderer) -> Look {
    var look = look
    look.size = 256
    look.scale = 1
    look.background = .white
    look.margin = margin.room(around: playback, renderer: renderer) / max(playback.symbol.viewBox.size, 1e-9)
    return look
  }

  /// The moments of `proofTimes` and, of endless motions, two of the way to rest; each with our picture of it, of 256
  /// pixels with the room that exports leave.
  ///
  /// - Parameter count: how many of `proofTimes` at most; five are those without the extremes.
  public func proofMoments(count: Int = 9, withStop: Bool = true) -> [ProofMoment] {
    let playback = playback
    let renderer = SymbolRenderer(playback.symbol)
    let look = proofLook(playback, renderer)
    var moments = proofTimes(count: count).map { time in
      // At the very end of a loop a player is at its start again.
      let isLoopEnd = playback.stack.totalDuration == nil && time >= playback.length && playback.length > 0
      // And rounding may hold up the very end of a run.
      let isEnd = !isLoopEnd && time >= playback.length
      // In the very moment where a pen touches down, rounding decides whether it is seen.
      let isTouch = time > 0 && playback.draws && !isEnd
      let time = isLoopEnd ? time - 0.002 : isEnd || isTouch ? time + 0.001 : time
      return ProofMoment(
        time: time, isStopped: false, expected: renderer.wholeImage(playback.frame(at: time), look: look))
    }
    guard withStop, stop == nil, let motion = playback.stack.motions.first, playback.stack.motions.count == 1,
      motion.isEndless
    else { return moments }
    let cut = motion.intro + motion.loop
    let settling = motion.settlingTime(stoppedAt: cut)
    for fraction in [0.35, 0.7] where settling > 0 {
      let frame = motion.frame(at: cut + settling * fraction, stoppedAt: cut)
      moments.append(
        ProofMoment(
          time: settling * fraction, isStopped: true, stop: cut, expected: renderer.wholeImage(frame, look: look)))
    }
    return moments
  }
}

extension SymbolPlayback {
  /// Whether anything is drawn along its path.
  public var draws: Bool {
    stack.motions.contains { motion in
      motion.groups.flatMap(\.tracks).contains { [.drawStart, .drawEnd].contains($0.property) }
    }
  }
}

extension SymbolRenderer {
  /// A frame as a picture that is not cut at the view box.
  func wholeImage(_ frame: Frame, look: Look) -> RasterImage {
    var image = RasterImage(width: look.pixelSize, height: look.pixelSize)
    let (width, height) = (Double(image.width), Double(image.height))
    image.draw { draw(frame, look: look, in: $0, width: width, height: height) }
    return image
  }
}
