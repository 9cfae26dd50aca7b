/// One more way to write what a snippet does, in the same framework: beside the usual form, for copying.
struct SnippetForm: Hashable {
  /// The key in the JSON file ("container").
  var id: String
  /// What it is for, as a sentence.
  var title: String
  /// Source that compiles as it stands.
  var code: String
}

extension SnippetForm {
  /// The further forms of a request, by target.
  static func all(_ request: ExportRequest) -> [(target: String, forms: [SnippetForm])] {
    let snippet = SnippetRequest(request: request)
    return [
      (ExportTarget.swiftUI.id, SwiftUIForms(snippet: snippet).all),
      (ExportTarget.uiKit.id, ImageViewForms(snippet: snippet, framework: .uiKit).all),
      (ExportTarget.appKit.id, ImageViewForms(snippet: snippet, framework: .appKit).all),
      (ExportTarget.gtkSwift.id, GtkSwiftForms(snippet: snippet).all),
    ]
  }
}
