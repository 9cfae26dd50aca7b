import Foundation
import SymbolArt
import SymbolDrawing

/// A comparison as one file for a browser: symbols × effects on one clock, with a scrubber and speeds. It asks for nothing
/// over the network, and text in it stays text.
public struct SharePage: Sendable {
  /// What stands at the head of a row or column: the same as on a sheet.
  public typealias Heading = ComparisonSheet.Heading

  /// One symbol under one effect.
  public enum Cell: Sendable {
    /// What plays; an endless motion is stopped where a preview stops it, so that its way to rest is seen.
    case motion(ExportRequest)
    /// Why there is nothing to be shown.
    case note(String)
  }

  /// One symbol.
  public struct Row: Sendable {
    /// The symbol's name and set.
    public var heading: Heading
    /// As many as the page has columns.
    public var cells: [Cell]

    /// A row of a symbol's cells.
    public init(heading: Heading, cells: [Cell]) {
      self.heading = heading
      self.cells = cells
    }
  }

  /// The page's title.
  public var title: String
  /// An effect each.
  public var columns: [Heading]
  /// A symbol each.
  public var rows: [Row]
  /// The side of a cell's picture in logical pixels.
  public var size: Int
  /// Below the symbols; nil is the page's white.
  public var background: Color?

  /// A page of its parts.
  public init(title: String, columns: [Heading], rows: [Row], size: Int = 128, background: Color? = nil) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.size = size
    self.background = background
  }

  /// The page's bytes, and what it could not carry.
  public func export() throws(ExportError) -> Export {
    var issues: [ExportIssue] = []
    var length = 0.0
    var body = "<table><thead><tr><td></td>"
    for column in columns { body += "<th scope=\"col\">\(Self.text(column))</th>" }
    body += "</tr></thead>\n<tbody>\n"
    for row in rows {
      body += "<tr><th scope=\"row\">\(Self.text(row.heading))</th>"
      for cell in row.cells {
        switch cell {
        case .note(let note): body += "<td class=\"note\">\(SVGText.escaped(note))</td>"
        case .motion(let request):
          let played = try Self.played(request)
          length = max(length, played.length)
          for issue in played.issues where !issues.contains(issue) { issues.append(issue) }
          body += "<td>\n\(played.svg)</td>"
        }
      }
      body += "</tr>\n"
    }
    body += "</tbody></table>\n"
    // The scrubber's last step is the end itself: a moment before it a pen may not have left the paper.
    let end = (length * 1000).rounded(.up) / 1000
    let page = SharePageText.page(
      title: SVGText.escaped(title), body: body, length: end, size: size, background: background?.hex)
    return Export(text: page, ending: "html", issues: issues)
  }

  private static func text(_ heading: Heading) -> String {
    SVGText.escaped(heading.title) + (heading.detail.isEmpty ? "" : "<small>\(SVGText.escaped(heading.detail))</small>")
  }

  /// A cell's drawing with all of its motion in one run, and how long that is.
  private static func played(
    _ request: ExportRequest
  ) throws(ExportError) -> (svg: String, length: Double, issues: [ExportIssue]) {
    var request = request
    let playback = request.playback
    request.stop = request.stop ?? playback.stack.previewStop
    request.autoplays = true
    request.look.background = nil
    let scene = try WebScene(request, target: "html")
    let document = WebDocument(scene)
    var writer = document.writer(CSSAnimator(scene: scene, autoplays: true))
    // Whoever scrubs wants to see the motion; that the page does not start by itself is its script's business.
    let marked = writer.body()
    let (styles, body) = writer.animator.finished(marked, honorsReducedMotion: false)
    let text = document.text(head: "<style>\n\(styles)</style>\n", body: body, classes: SVGText.prefixMark)
    return (
      WebDocument.named(text, request.symbol), request.playback.length, document.issues + writer.issues
    )
  }
}

extension ExportTarget {
  /// A page that shows the motion, with a scrubber and speeds, to send to others.
  public static let html = ExportTarget(
    id: "html", title: "Share page",
    summary: "One page for any browser with the motion, a scrubber and speeds, to send to others.",
    fileEnding: "html", language: .html
  ) { request throws(ExportError) in
    if let problem = request.motionProblems.first { throw ExportError(target: "html", message: problem) }
    let effects = request.effects.map { $0.effect.dotName }.joined(separator: " + ")
    let page = SharePage(
      title: "\(request.symbol.name) – \(request.name)",
      columns: [.init(title: effects.isEmpty ? "at rest" : effects, detail: request.name)],
      rows: [
        .init(heading: .init(title: request.symbol.name, detail: request.symbol.set), cells: [.motion(request)])
      ], size: request.look.size, background: request.look.background)
    return try page.export()
  }
}
