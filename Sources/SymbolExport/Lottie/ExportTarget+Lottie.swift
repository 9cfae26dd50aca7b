import Foundation

extension ExportTarget {
  /// A Lottie 1.0 animation: for apps, web pages and design tools with a Lottie player.
  public static let lottie = ExportTarget(
    id: "lottie", title: "Lottie",
    summary: "A vector animation for Lottie players in apps and on the web, with markers for its phases.",
    // One long line, which nobody reads.
    fileEnding: "json", language: .binary, options: [.size, .background, .margin]
  ) { request throws(ExportError) in
    let result = try LottieExporter(request, target: "lottie").export()
    return Export(files: [.init(ending: "json", data: result.data)], issues: result.issues)
  }

  /// The same in a dotLottie file: a zip archive with a manifest (version 1.0, which every player of the format reads).
  public static let dotLottie = ExportTarget(
    id: "dotlottie", title: "dotLottie",
    summary: "The Lottie animation in a compressed file of its own, a fraction of the size.",
    fileEnding: "lottie", language: .binary, options: [.size, .background, .margin]
  ) { request throws(ExportError) in
    let exporter = try LottieExporter(request, target: "dotlottie")
    let result = exporter.export()
    let name = ExportName.slug(exporter.name)
    let manifest = JSONValue.object([
      .init("version", .string("1.0")), .init("generator", .string("Symbol Studio")),
      .init(
        "animations",
        .array([
          .object([
            .init("id", .string(name)), .init("autoplay", .bool(true)), .init("loop", .bool(exporter.loops)),
            .init("speed", .integer(1)),
          ])
        ])),
    ])
    do throws(ZipArchive.Failure) {
      let data = try ZipArchive.data([
        ("manifest.json", Data(JSONWriter.compact(manifest))), ("animations/\(name).json", result.data),
      ])
      return Export(files: [.init(ending: "lottie", data: data)], issues: result.issues)
    } catch {
      throw ExportError(target: "dotlottie", message: "The archive could not be made: \(error.message).")
    }
  }
}
