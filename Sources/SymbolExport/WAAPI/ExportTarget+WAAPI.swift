import Foundation

extension ExportTarget {
  /// A JavaScript module that plays the drawing through the Web Animations interface: for pages that start, stop and wait.
  public static let waapi = ExportTarget(
    id: "waapi", title: "JavaScript module",
    summary: "A module with play, stop, cancel and finished, for web pages; a stop is smooth from anywhere.",
    fileEnding: "mjs", language: .javaScript
  ) { request throws(ExportError) in
    let scene = try WebScene(request, target: "waapi")
    let document = WebDocument(scene)
    var writer = document.writer(WAAPIAnimator(format: LengthFormat(size: scene.symbol.viewBox.size)))
    let body = writer.body()
    let svg = document.text(head: "", body: body, classes: SVGText.prefixMark)
    let text = """
      // \(WebRemark.names(scene))
      //
      //   import { mount } from "./symbol.mjs";
      //   const symbol = mount(document.querySelector("#place"));
      //   symbol.play();                    // from the beginning
      //   await symbol.finished;            // true at the end or at rest, false if it was cancelled
      //   symbol.stop();                    // comes to rest from wherever it is; a transition goes back
      //   symbol.cancel();                  // at once

      /** The drawing at rest. */
      export const svg = \(line(.string(svg)));
      /** Seconds of the phases. */
      export const timings = \(line(writer.animator.timingData));
      const movers = \(line(.array(writer.animator.movers)));

      \(WebAnimationsRuntime.source(withReducedForms: writer.animator.hasReducedForms))

      """
    return Export(
      text: WebDocument.named(text, request.symbol), ending: "mjs", issues: document.issues + writer.issues)
  }

  /// In one line, in which nothing hides: what turns the direction of reading or ends lines is escaped.
  private static func line(_ value: JSONValue) -> String {
    var result = ""
    for scalar in value.text.trimmingCharacters(in: .newlines).unicodeScalars {
      switch scalar {
      case "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += "\\u" + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
