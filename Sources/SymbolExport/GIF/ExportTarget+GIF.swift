extension ExportTarget {
  /// A GIF, which plays wherever pictures are shown.
  public static let gif = ExportTarget(
    id: "gif", title: "GIF", summary: "Plays in mails, chats and documents; at most 256 colours.",
    fileEnding: "gif", language: .binary, options: [.size, .frameRate, .repetition, .background, .margin],
    requiredProgram: nil
  ) { request, monitor throws(ExportError) in
    var (film, issues) = try Film.film(
      of: request, .init(target: "gif", maximumRate: FilmLimits.maximumGIFRate))
    var writer = GIFWriter(film, monitor: monitor)
    let (data, isExact) = try writer.write()
    if !film.isOpaque {
      issues.append(
        ExportIssue(
          property: "background", reason: "A GIF's pixels are either opaque or transparent.",
          instead:
            "Soft edges are mixed with white, which shows on other grounds: choose the background it will stand on."))
    }
    if !isExact {
      issues.append(
        ExportIssue(
          property: "colour", reason: "The pictures have more than 256 colours.",
          instead: "The nearest of a palette are shown; WebP and APNG keep all of them."))
    }
    return Export(files: [.init(ending: "gif", data: data)], issues: issues)
  }
}
