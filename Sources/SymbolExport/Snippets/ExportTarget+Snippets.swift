extension ExportTarget {
  /// Modifiers on an `Image`.
  public static let swiftUI = ExportTarget(
    id: "swiftui", title: "SwiftUI", summary: "Modifiers on an Image, for iOS and macOS.",
    fileEnding: "swiftui.swift", language: .swift
  ) { request in
    let snippet = SwiftUISnippet(snippet: SnippetRequest(request: request))
    return Export(text: snippet.source, ending: "swiftui.swift", issues: snippet.issues)
  }

  /// Calls on a `UIImageView`.
  public static let uiKit = ExportTarget(
    id: "uikit", title: "UIKit", summary: "Calls on a UIImageView, for iOS.", fileEnding: "uikit.swift",
    language: .swift
  ) { request in
    let snippet = ImageViewSnippet(snippet: SnippetRequest(request: request), framework: .uiKit)
    return Export(text: snippet.source, ending: "uikit.swift", issues: snippet.issues)
  }

  /// Calls on an `NSImageView`.
  public static let appKit = ExportTarget(
    id: "appkit", title: "AppKit", summary: "Calls on an NSImageView, for macOS.", fileEnding: "appkit.swift",
    language: .swift
  ) { request in
    let snippet = ImageViewSnippet(snippet: SnippetRequest(request: request), framework: .appKit)
    return Export(text: snippet.source, ending: "appkit.swift", issues: snippet.issues)
  }

  /// All snippets in one file.
  public static let snippets = ExportTarget(
    id: "snippets", title: "All snippets", summary: "SwiftUI, UIKit and AppKit code in one JSON file.",
    fileEnding: "snippets.json", language: .json
  ) { request throws(ExportError) in
    var fields: [JSONValue.Field] = [.init("name", .string(request.name))]
    var issues: [ExportIssue] = []
    for target in [ExportTarget.swiftUI, .uiKit, .appKit] {
      let export = try target.export(request)
      fields.append(.init(target.id, .string(export.text)))
      issues += export.issues
    }
    return Export(text: JSONWriter.text(.object(fields)), ending: "snippets.json", issues: issues)
  }
}
