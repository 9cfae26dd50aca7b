extension ExportTarget {
  /// SVG that moves by itself, wherever a browser shows it: also as a picture in a page, where no style reaches it.
  public static let smil = ExportTarget(
    id: "smil", title: "SVG with SMIL",
    summary: "An SVG that plays by itself, also in an img element and as a background.",
    fileEnding: "smil.svg", language: .svg
  ) { request throws(ExportError) in
    let scene = try WebScene(request, target: "smil")
    let document = WebDocument(scene)
    var writer = document.writer(
      SMILAnimator(
        format: LengthFormat(size: scene.symbol.viewBox.size), room: scene.symbol.viewBox.insetBy(-scene.room)))
    let body = writer.body()
    let animator = writer.animator
    var head = "<!--\n\(WebRemark.names(scene)) plays by itself, also in an img element.\n"
    head += "Again: svg.setCurrentTime(0), where svg is this element in a page.\n"
    if animator.hasStop {
      head += "Stop:  document.getElementById(\"\(SMILAnimator.stopName)\").beginElement()  comes to rest\n"
    }
    head += "-->\n"
    head += animator.styleSheet
    if animator.hasStop {
      // Its begin is the one that all outros wait for.
      head +=
        "<set id=\"\(SMILAnimator.stopName)\" attributeName=\"data-stopped\" to=\"true\" begin=\"indefinite\" "
        + "dur=\"\(SVGText.number(max(animator.stopSeconds, 0.001), digits: 3))s\"/>\n"
    }
    var issues = document.issues + writer.issues
    if scene.timings.contains(where: { $0.isPassage || $0.isWayBack }) {
      issues.append(
        ExportIssue(
          property: "transition", reason: "A file that plays by itself plays one way.",
          instead: "The way back is another export, with the other behaviour; css and waapi hold both."))
    }
    return Export(
      text: WebDocument.named(document.text(head: head, body: body, classes: nil), request.symbol), ending: "smil.svg",
      issues: issues)
  }
}
