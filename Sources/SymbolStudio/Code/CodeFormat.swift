import StudioModel
import SymbolExport

/// What the code pane can show of a variant.
@MainActor struct CodeFormat {
  let id: String
  let title: String
  let language: ExportTarget.Language
  /// Whether it is for such a variant.
  var suits: @MainActor (Variant) -> Bool = { _ in true }
  /// The text, and what it could not carry.
  let text: @MainActor (Variant, StudioStore) -> Result<(text: String, issues: [ExportIssue]), ExportError>?

  /// The effects by name, one a line, then every target that is text.
  static let all: [CodeFormat] = [effectName] + ExportTarget.all.filter { $0.language != .binary }.map { target($0) }

  private static let effectName = CodeFormat(id: "name", title: localized("Effect name"), language: .swift) {
    variant, _ in
    let lines = variant.effects.map { applied in
      let options = applied.options.spelling
      return applied.effect.dotName + (options == ".default" ? "" : ", options: \(options)")
    }
    return .success((lines.joined(separator: "\n"), []))
  }

  private static func target(_ target: ExportTarget) -> CodeFormat {
    CodeFormat(
      id: target.id, title: localized(target.title), language: target.language, suits: { target.suits($0.effects) }
    ) { variant, store in
      guard let request = store.exportRequest(of: variant) else { return nil }
      do throws(ExportError) {
        let export = try target.export(request)
        return .success((export.text, export.issues))
      } catch {
        return .failure(error)
      }
    }
  }
}
