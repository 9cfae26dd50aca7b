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

  /// Calls on our own widget.
  public static let gtkSwift = ExportTarget(
    id: "gtk-swift", title: "GTK in Swift", summary: "Calls on a SymbolView, for GTK 4 programs in Swift.",
    fileEnding: "gtk.swift", language: .swift
  ) { request in
    let snippet = GtkSwiftSnippet(snippet: SnippetRequest(request: request))
    return Export(text: snippet.source, ending: "gtk.swift", issues: snippet.issues)
  }

  /// A program in C that needs nothing of ours.
  public static let gtkC = ExportTarget(
    id: "gtk-c", title: "GTK in C", summary: "A GTK 4 widget in C that plays the motion, complete with a program.",
    fileEnding: "c", language: .c
  ) { request throws(ExportError) in
    if let problem = request.motionProblems.first { throw ExportError(target: "gtk-c", message: problem) }
    let snippet = GtkCSnippet(request)
    return Export(text: snippet.source, ending: "c", issues: snippet.issues)
  }

  /// All snippets in one file.
  public static let snippets = ExportTarget(
    id: "snippets", title: "All snippets", summary: "SwiftUI, UIKit, AppKit and GTK code in one JSON file.",
    fileEnding: "snippets.json", language: .json
  ) { request throws(ExportError) in
    var fields: [JSONValue.Field] = [.init("name", .string(request.name))]
    var issues: [ExportIssue] = []
    for target in [ExportTarget.swiftUI, .uiKit, .appKit, .gtkSwift] {
      let export = try target.export(request)
      fields.append(.init(target.id, .string(export.text)))
      issues += export.issues
    }
    // It alone needs motion, which an effect without a second symbol has not.
    do throws(ExportError) {
      let export = try ExportTarget.gtkC.export(request)
      fields.append(.init(ExportTarget.gtkC.id, .string(export.text)))
      issues += export.issues
    } catch {
      issues.append(
        ExportIssue(property: "motion", reason: error.message, instead: "The program in C is left out."))
    }
    fields.append(.init("forms", .object(SnippetForm.all(request).map { .init($0.target, forms($0.forms)) })))
    return Export(text: JSONWriter.text(.object(fields)), ending: "snippets.json", issues: issues)
  }

  private static func forms(_ forms: [SnippetForm]) -> JSONValue {
    .object(
      forms.map { form in
        .init(form.id, .object([.init("title", .string(form.title)), .init("code", .string(form.code))]))
      })
  }
}
