import SymbolDrawing

extension Film {
  /// How a target's film will move, at another size: for a preview beside the choices. nil where there is nothing that
  /// moves or can be shown.
  public static func preview(of request: ExportRequest, for target: ExportTarget, size: Int, scale: Double) -> Film? {
    var request = request
    request.look.size = size
    request.look.scale = scale
    if !target.options.contains(.repetition) {
      request.filmPart = .automatic
      request.playCount = nil
    }
    if !target.options.contains(.background) { request.look.background = nil }
    if let video = VideoFormat(rawValue: target.id) {
      request.look.background = video.ground(request.look.background)
    }
    if !target.options.contains(.margin) { request.margin = .automatic }
    // What is drawn by a player that follows the screen has the screen's rate.
    if !target.options.contains(.frameRate) { request.frameRate = 60 }
    let demands = Demands(
      target: target.id, usualRate: target.usualFrameRate,
      maximumRate: target.id == ExportTarget.gif.id ? FilmLimits.maximumGIFRate : 120)
    return try? film(of: request, demands).film
  }

  /// The picture that is seen at a time in seconds; after the last play, the last one.
  public func index(at time: Double) -> Int {
    guard seconds > 0, time >= 0 else { return 0 }
    if playCount > 0, time >= seconds * Double(playCount) { return ends.count - 1 }
    let moment = time.truncatingRemainder(dividingBy: seconds)
    return min(ends.firstIndex { $0 > moment } ?? ends.count - 1, ends.count - 1)
  }
}
