extension ExportTarget {
  /// GTK's animated symbolic icons: for GtkSvg, from GTK 4.22 on.
  public static let gtkSVG = ExportTarget(
    id: "gtk-svg", title: "GTK animated icon",
    summary: "An SVG with two states for GtkSvg of GTK 4.22 and newer; elsewhere it shows the symbol at rest.",
    fileEnding: "gtk.svg", language: .xml, options: [.margin, .gtkStates]
  ) { request throws(ExportError) in
    var exporter = try GtkSVGExporter(request)
    let result = exporter.export(background: request.look.background)
    return Export(text: result.document.document, ending: "gtk.svg", issues: result.issues)
  }
}
