import SymbolArt

extension ExportTarget {
  /// SVG that moves by CSS, in any browser, without a script.
  public static let css = ExportTarget(
    id: "css", title: "SVG with CSS",
    summary: "An SVG that a class sets in motion: for web pages, without a script.",
    fileEnding: "css.svg", language: .svg, options: [.margin, .autoplay]
  ) { request throws(ExportError) in
    let scene = try WebScene(request, target: "css")
    let document = WebDocument(scene)
    var writer = document.writer(
      CSSAnimator(format: LengthFormat(size: scene.symbol.viewBox.size), autoplays: request.autoplays))
    let body = writer.body()
    let head = "<!-- \(CSSRemark.text(scene, writer.animator)) -->\n<style>\n\(writer.animator.styleSheet())</style>\n"
    let text = document.text(head: head, body: body, classes: SVGText.prefixMark)
    var issues = document.issues + writer.issues
    if writer.animator.hasStop, !request.autoplays, scene.timings.contains(where: { $0.count == nil }) {
      issues.append(
        ExportIssue(
          property: "stop",
          reason: "CSS knows no way to rest from the middle of a motion: taking the class away is a jump.",
          instead: "Put is-stopping in the place of is-active for the way back from a loop's end, or take waapi."))
    }
    return Export(
      text: WebDocument.named(text, request.symbol), ending: "css.svg", issues: issues)
  }
}

/// How the drawing is set in motion, in a remark at its head.
enum CSSRemark {
  static func text(_ scene: WebScene, _ animator: CSSAnimator) -> String {
    let names = WebRemark.names(scene)
    let start =
      scene.request.autoplays ? "plays by itself" : "plays while this element has the class is-active"
    let stop =
      !animator.hasStop
      ? ""
      : scene.timings.contains(where: \.isPassage)
        ? "; is-stopping in its place plays the way back" : "; is-stopping in its place lets it come to rest"
    return "\(names) \(start)\(stop)."
  }
}
