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
    var writer = document.writer(CSSAnimator(scene: scene, autoplays: request.autoplays))
    let marked = writer.body()
    let (styles, body) = writer.animator.finished(marked)
    let remark = CSSRemark.text(scene, writer.animator)
    let head = "<!--\n\(remark)\n-->\n<style>\n\(CSSRemark.size(scene))\(styles)</style>\n"
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

/// How the drawing is set in motion, in a remark at its head: lines that can be copied.
enum CSSRemark {
  static func text(_ scene: WebScene, _ animator: CSSAnimator) -> String {
    var lines = ["\(WebRemark.names(scene))\(scene.request.autoplays ? " plays by itself." : "")"]
    let element = "document.querySelector(\".\(SVGText.prefixMark)\")"
    let isEndless = scene.timings.contains { $0.count == nil }
    if !scene.request.autoplays {
      lines.append("Play:  \(element).classList.add(\"is-active\")")
      if !isEndless, !animator.hasStop {
        lines.append("Again: take is-active away, and give it anew in the next frame.")
      }
    }
    if animator.hasStop {
      let meaning = isEndless ? "comes to rest" : "plays the way back"
      let start =
        scene.request.autoplays
        ? "classList.add(\"is-stopping\")" : "classList.replace(\"is-active\", \"is-stopping\")"
      lines.append("Stop:  \(element).\(start)  \(meaning)")
    }
    return lines.joined(separator: "\n")
  }

  /// In the style sheet, since two hyphens cannot stand in a remark of XML.
  static func size(_ scene: WebScene) -> String {
    guard scene.rootMover?.animations.contains(where: { $0.property.needsSize }) ?? false else { return "" }
    return "/* Shown at another width than its own, set \(CSSDeclaration.sizeName) to that width. */\n"
  }
}

extension WebProperty {
  /// Whether it depends on the width at which the drawing is shown.
  var needsSize: Bool {
    if case .view(let view) = self { return view.distance != nil }
    return false
  }
}
