extension ExportTarget {
  /// A Lottie 1.0 animation: for apps, web pages and design tools with a Lottie player.
  public static let lottie = ExportTarget(
    id: "lottie", title: "Lottie",
    summary: "A vector animation for Lottie players in apps and on the web, with markers for its phases.",
    fileEnding: "json", language: .json
  ) { request throws(ExportError) in
    let result = try LottieExporter(request, target: "lottie").export()
    return Export(files: [.init(ending: "json", data: result.data)], issues: result.issues)
  }
}
