import SymbolMotion

extension ExportTarget {
  /// The forms in which SwiftUI code switches images.
  static let switchingForms: [ExportTarget] = SwitchingSnippet.Form.allCases.map { form in
    ExportTarget(
      id: "swiftui-\(form.rawValue)", title: "SwiftUI, \(form.title)",
      summary: "Pictures that change while work goes on: \(form.title).", fileEnding: "swiftui-\(form.rawValue).swift",
      language: .swift, effectKind: .imageSwitching
    ) { request throws(ExportError) in
      guard let snippet = SwitchingSnippet(SnippetRequest(request: request), form: form) else {
        throw ExportError(
          target: "swiftui-\(form.rawValue)", message: "This form is for switching images; take “swiftui” for effects.")
      }
      return Export(text: snippet.source, ending: "swiftui-\(form.rawValue).swift", issues: snippet.issues)
    }
  }

  /// Whether it is for these effects: some targets are for one effect only.
  public func suits(_ effects: [AppliedEffect]) -> Bool {
    effectKind.map { kind in effects.contains { $0.effect.kind == kind } } ?? true
  }
}
