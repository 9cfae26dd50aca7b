import Foundation

/// The cells that a format cannot reach, each with what its `ExportIssue` says: `Tests/ExportProof/reported-cells.txt`.
///
/// A line is `format | effect | symbol | words of the issue`; a star stands for every effect or symbol. A fifth part says
/// how many times the limits its cells may be, where the fault is known to be small. A line that names no cell over the
/// limits is a fault, too: what a format has learned since must not stay excused.
public struct ReportedCells: Sendable {
  /// One line of the list.
  public struct Line: Hashable, Sendable {
    /// The target's id.
    public var format: String
    /// As `ProofEffect.description`, or a star.
    public var effect: String
    /// As `ProofSymbol`'s raw value, or a star.
    public var symbol: String
    /// Words that the export's issues hold.
    public var reason: String
    /// How many times the limits its cells may be.
    public var most: Double

    func names(_ cell: FidelityTable.Cell) -> Bool {
      format == cell.format && (effect == "*" || effect == cell.effect) && (symbol == "*" || symbol == cell.symbol)
        && cell.fidelity.share <= most
    }
  }

  /// In the file's order.
  public var lines: [Line]

  /// The list in the repository.
  public static func inRepository() throws -> ReportedCells {
    let file = Bundle.module.bundleURL.appendingPathComponent("reported-cells.txt")
    return ReportedCells(text: try String(contentsOf: file, encoding: .utf8))
  }

  /// Reads lines; those that begin with a number sign are remarks.
  public init(text: String) {
    lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count >= 4 else { return nil }
      let most = parts.count > 4 ? Double(parts[4]) ?? 0 : .infinity
      return Line(format: parts[0], effect: parts[1], symbol: parts[2], reason: parts[3], most: most)
    }
  }

  /// The words for a cell that may be over the limits; nil for any other.
  public func reason(for cell: FidelityTable.Cell) -> String? { lines.first { $0.names(cell) }?.reason }

  /// The lines of a table's formats that excuse nothing any more.
  public func idle(in table: FidelityTable) -> [Line] {
    let formats = Set(table.cells.map(\.format))
    return lines.filter { line in
      formats.contains(line.format)
        && !table.cells.contains { line.names($0) && !$0.fidelity.isWithinLimits }
    }
  }
}
