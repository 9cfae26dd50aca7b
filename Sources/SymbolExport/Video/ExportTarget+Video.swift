import SymbolArt
import SymbolDrawing

extension ExportTarget {
  /// A WebM video (VP9), which can be transparent.
  public static let webm = video(
    .webm, title: "WebM video", summary: "For web pages and video editors; can be transparent. Made by ffmpeg.")

  /// An MP4 video (H.264), which plays everywhere.
  public static let mp4 = video(
    .mp4, title: "MP4 video", summary: "Plays on every phone and in slides; needs a background. Made by ffmpeg.")

  private static func video(_ format: VideoFormat, title: String, summary: String) -> ExportTarget {
    ExportTarget(
      id: format.rawValue, title: title, summary: summary, fileEnding: format.rawValue, language: .binary,
      options: [.size, .frameRate, .repetition, .background, .margin], requiredProgram: "ffmpeg"
    ) { request, monitor throws(ExportError) in
      var request = request
      var notes: [ExportIssue] = []
      let chosen = request.look.background
      request.look.background = format.ground(chosen)
      if request.look.background != chosen {
        notes.append(
          ExportIssue(
            property: "background", reason: "MP4 videos have no transparency.",
            instead: "The ground is white; choose another background, or WebM."))
      }
      if request.showsColors {
        notes.append(
          ExportIssue(
            property: "colour", reason: "Videos keep colours at half the resolution of light and shade.",
            instead: "Edges between colours are softer than in the preview; WebP and APNG keep them."))
      }
      let (film, issues) = try Film.film(
        of: request,
        .init(target: format.rawValue, usualRate: FilmLimits.usualVideoRate, repeats: false))
      // A video has one rate: that of its pictures.
      let even = film.inEvenTime(rate: request.chosenFrameRate ?? FilmLimits.usualVideoRate)
      guard even.ends.count * max(even.playCount, 1) <= FilmLimits.maximumPictures else {
        throw ExportError(
          target: format.rawValue,
          message:
            "\(even.ends.count * even.playCount) pictures are more than \(FilmLimits.maximumPictures); repeat it "
            + "less often, or take fewer frames a second.")
      }
      let data = try VideoEncoder(format: format, film: even, monitor: monitor)
        .encode(rate: request.chosenFrameRate ?? FilmLimits.usualVideoRate)
      return Export(files: [.init(ending: format.rawValue, data: data)], issues: notes + issues)
    }
  }
}

extension ExportRequest {
  /// Whether its pictures have more than light and shade.
  fileprivate var showsColors: Bool {
    let chosen = [look.tint, look.background].compactMap(\.self) + look.palette
    return chosen.contains { $0.red != $0.green || $0.green != $0.blue }
      || look.effectiveRendering(for: SymbolRenderer(playback.symbol).colorUse) == .multicolor
  }
}

extension Film {
  /// The same film at a constant rate: pictures that stay longer come several times.
  func inEvenTime(rate: Double) -> Film {
    let count = max(Int((seconds * rate).rounded()), 1)
    var index = 0
    let indexes = (0..<count).map { number -> Int in
      // The middle of the picture's time, so that rounding never takes a neighbour.
      let time = (Double(number) + 0.5) / rate
      while index + 1 < ends.count, ends[index] <= time { index += 1 }
      return index
    }
    return Film(
      width: width, height: height, ends: (1...count).map { Double($0) / rate }, playCount: playCount,
      isOpaque: isOpaque
    ) { picture(indexes[$0]) }
  }
}
