import Foundation
import ReferencePlayers
import SymbolDrawing
import SymbolExport
import SymbolPainting

/// Lottie exports, as players that are not ours show them, against the preview.
public struct LottieProof {
  /// Who plays.
  public enum Player: String, CaseIterable, Sendable {
    case rlottie
    case thorvg

    /// Whether it can be asked here.
    public var isInstalled: Bool { self == .rlottie ? RlottiePlayer.isInstalled : ThorvgPlayer.isInstalled }
    /// What to say where it cannot.
    public var missing: String { self == .rlottie ? RlottiePlayer.missing : ThorvgPlayer.missing }
  }

  /// A moment of the file: what it shows, and what it should.
  public struct Moment: Sendable {
    /// Frames from the file's start.
    public let frame: Int
    public let shown: RasterImage
    public let expected: RasterImage
    /// How near the preview comes to it, in the measure's tolerance of time.
    public let fidelity: Fidelity
  }

  private static let frameRate = 60.0

  /// The moments of a request, at whole frames: rlottie draws no others.
  ///
  /// - Returns: nil when the player refuses the file.
  public static func moments(_ request: ExportRequest, by player: Player, size: Int = 256) throws -> [Moment]? {
    let export = try ExportTarget.lottie.export(request)
    guard let draw = pictures(export.files[0].data, by: player, size: size) else { return nil }
    let timeline = ExportTimeline(request)
    let playback = request.playback
    let renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.size = size
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    return times(request, timeline).map { frame in
      let time = min(Double(frame) / frameRate, timeline.length)
      let shown = draw(frame)
      func preview(_ time: Double) -> RasterImage { renderer.image(timeline.frame(at: time, of: playback), look: look) }
      return Moment(
        frame: frame, shown: shown, expected: preview(time),
        fidelity: PictureMeasure.compare(shown, at: time, with: preview))
    }
  }

  /// The moments of the table, and the middle and the end of what follows a stop or goes the other way.
  private static func times(_ request: ExportRequest, _ timeline: ExportTimeline) -> [Int] {
    var times = request.proofTimes
    for phase in timeline.phases { times += [phase.start, phase.start + phase.length / 2, phase.end] }
    let last = Int((timeline.length * frameRate - 1e-6).rounded(.up))
    return Set(times.map { min(Int(($0 * frameRate).rounded()), last) }).sorted()
  }

  /// What a player draws at a frame; nil when it refuses the file.
  public static func pictures(_ data: Data, by player: Player, size: Int) -> ((Int) -> RasterImage)? {
    switch player {
    case .rlottie:
      guard let animation = RlottiePlayer(data) else { return nil }
      return { animation.picture(frame: $0, size: size) }
    case .thorvg:
      guard let animation = ThorvgPlayer(data, size: size) else { return nil }
      return { animation.picture(frame: Double($0)) }
    }
  }
}

extension LottieProof {
  /// The rows of some effects on all six symbols; a file that is refused is a cell that fails.
  public static func table(of effects: [ProofEffect] = ProofEffect.all, by player: Player) throws -> FidelityTable {
    var table = FidelityTable()
    for effect in effects {
      for symbol in ProofSymbol.allCases {
        let moments = try moments(try effect.request(symbol), by: player) ?? []
        table.add(
          format: player == .rlottie ? "lottie" : "lottie-thorvg", effect: effect, symbol: symbol,
          moments.map(\.fidelity))
      }
    }
    return table
  }
}
