extension ExportTarget {
  /// An Android animated vector drawable, for apps from Android 5 on (API level 21).
  public static let avd = ExportTarget(
    id: "avd", title: "Android animated vector",
    summary: "An AnimatedVectorDrawable in one XML file for an Android app's res/drawable.",
    fileEnding: "avd.xml", language: .xml
  ) { request throws(ExportError) in
    var exporter = try AndroidExporter(request)
    let result = exporter.export(background: request.look.background)
    return Export(text: result.document.document, ending: "avd.xml", issues: result.issues)
  }
}
