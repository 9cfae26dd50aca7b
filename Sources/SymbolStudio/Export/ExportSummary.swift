import CAdwaita
import StudioModel
import SymbolExport

/// What a batch did: how many are there, and which failed for what reason.
@MainActor enum ExportSummary {
  /// Longer lists are no help in a dialog.
  private static let longest = 12

  static func present(_ summary: ExportBatch.Summary, total: Int, from widget: Widget) {
    let heading =
      summary.isCancelled
      ? localized("%s of %s Symbols Exported, Then Cancelled", grouped(summary.done), grouped(total))
      : summary.failures.isEmpty
        ? localized(one: "%d Symbol Exported", many: "%d Symbols Exported", count: summary.done)
        : localized("%s of %s Symbols Exported", grouped(summary.done), grouped(total))
    // A reason mostly begins with the file's name.
    var lines = summary.failures.prefix(longest).map {
      $0.reason.hasPrefix($0.name) ? $0.reason : "\($0.name): \($0.reason)"
    }
    if summary.failures.count > longest {
      lines.append(localized("and %s more that failed", grouped(summary.failures.count - longest)))
    }
    if !summary.issues.isEmpty {
      lines += summary.issues.prefix(3).map { item in
        "\(item.issue.sentences) (\(localized(one: "%d symbol", many: "%d symbols", count: item.count)))"
      }
    }
    let open = total - summary.done - summary.failures.count
    if summary.isCancelled, open > 0 {
      lines.append(localized(one: "%d symbol was not begun.", many: "%d symbols were not begun.", count: open))
    }
    if lines.isEmpty { lines = [localized("Nothing was left out.")] }
    showAlert(
      heading, lines.joined(separator: "\n\n"), answers: [AlertAnswer(id: "close", title: localized("_Close"))],
      from: widget
    ) { _ in }
  }
}
