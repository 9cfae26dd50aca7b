/// The formats that `export --to` takes.
enum ExportTargets {
  static let identifiers = ["preset", "swiftui", "uikit", "appkit", "frames", "snippets"]
}
