import SymbolDrawing
import SymbolMotion

extension Film {
  /// What a format asks of a film.
  struct Demands {
    let target: String
    var usualRate = FilmLimits.usualRate
    var maximumRate = 120.0
    /// Whether a player of the format starts again by itself.
    var repeats = true
  }

  /// A request's motion as pictures, and what is not as in the motion.
  static func film(
    of request: ExportRequest, _ demands: Demands
  ) throws(ExportError) -> (film: Film, issues: [ExportIssue]) {
    if let problem = request.motionProblems.first { throw ExportError(target: demands.target, message: problem) }
    var issues: [ExportIssue] = []
    var rate = request.chosenFrameRate ?? demands.usualRate
    if rate > demands.maximumRate {
      issues.append(
        ExportIssue(
          property: "frame rate",
          reason: "\(demands.target.uppercased()) cannot show \(Self.plain(rate)) pictures a second.",
          instead: "It has \(Self.plain(demands.maximumRate))."))
      rate = demands.maximumRate
    }
    let playback = request.playback
    try check(playback, rate: rate, target: demands.target)
    let script = FilmScript(request, playback: playback, rate: rate, repeats: demands.repeats)
    let renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    var end = 0.0
    let ends = script.shots.map { shot in
      end += shot.seconds
      return end
    }
    let frames = script.shots.map(\.frame)
    let settled = look
    let film = Film(
      width: look.pixelSize, height: look.pixelSize, ends: ends, playCount: script.playCount,
      isOpaque: (look.background?.alpha ?? 0) >= 1
    ) { renderer.image(frames[$0], look: settled) }
    return (film, issues + script.issues)
  }

  /// Refuses what would be too many pictures.
  static func check(_ playback: SymbolPlayback, rate: Double, target: String) throws(ExportError) {
    let motions = playback.stack.motions
    // What `FrameSequence` will hold, before it is made.
    let whole = playback.stop == nil ? (motions.map { $0.intro + $0.loop + $0.pause }.max() ?? 0) + 2 : 0
    let seconds = max(playback.length, whole)
    guard seconds.isFinite, seconds * rate <= Double(FilmLimits.maximumPictures) else {
      throw ExportError(
        target: target,
        message:
          "The motion lasts \(Int(min(seconds, 1e9))) seconds, more than \(FilmLimits.maximumPictures) pictures can "
          + "show. Repeat it less often, or take fewer frames a second.")
    }
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
