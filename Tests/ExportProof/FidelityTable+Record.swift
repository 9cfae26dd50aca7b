import Foundation
import SymbolPainting
import Synchronization

extension FidelityTable {
  private static let record = Mutex(())

  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs")

  /// What `docs/fidelity.tsv` says; an empty table where it is not there.
  public static func recorded() -> FidelityTable {
    let file = docs.appendingPathComponent("fidelity.tsv")
    return (try? String(contentsOf: file, encoding: .utf8)).map(FidelityTable.init(tabSeparated:)) ?? FidelityTable()
  }

  /// The cells that there should be and are not, and those that there should not be.
  public var difference: (missing: [String], surplus: [String]) {
    let expected = Set(
      ProofFormat.all.flatMap { format in
        ProofEffect.all.flatMap { effect in
          ProofSymbol.allCases.map { "\(format.id) | \(effect) | \($0.rawValue)" }
        }
      })
    let own = Set(cells.map { "\($0.format) | \($0.effect) | \($0.symbol)" })
    return (expected.subtracting(own).sorted(), own.subtracting(expected).sorted())
  }

  /// The environment variable that has tests write what they measured into `docs`.
  public static let recordVariable = "SYMBOL_STUDIO_RECORD_FIDELITY"

  /// Where `recordVariable` is set: puts the table's formats in the place of what `docs/fidelity.tsv` says of them, and
  /// draws `docs/fidelity.png` of all that the file then holds.
  public func recordIfAsked() throws {
    guard ProcessInfo.processInfo.environment[Self.recordVariable] != nil else { return }
    try Self.record.withLock { _ in
      let known = Self.recorded()
      // A format that is measured in parts replaces only those.
      var all = FidelityTable(
        cells: known.cells.filter { old in
          !cells.contains { $0.format == old.format && $0.effect == old.effect && $0.symbol == old.symbol }
        } + cells)
      all.sort()
      try Data(all.tabSeparated.utf8).write(to: Self.docs.appendingPathComponent("fidelity.tsv"))
      try all.picture(except: .inRepository()).pngData().write(to: Self.docs.appendingPathComponent("fidelity.png"))
    }
  }

  /// A line a cell: format, effect, symbol, missing, mean difference, moments.
  public var tabSeparated: String {
    cells.map { cell in
      [
        cell.format, cell.effect, cell.symbol, Self.digits(cell.fidelity.missing),
        Self.digits(cell.fidelity.meanDifference),
        "\(cell.moments)",
      ].joined(separator: "\t") + "\n"
    }.joined()
  }

  /// To a millionth: more would change with every machine.
  private static func digits(_ value: Double) -> String { "\((value * 1e6).rounded() / 1e6)" }

  /// Reads what `tabSeparated` writes; lines that are none are left out.
  public init(tabSeparated text: String) {
    self.init(
      cells: text.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "\t").map(String.init)
        guard parts.count == 6, let missing = Double(parts[3]), let mean = Double(parts[4]), let moments = Int(parts[5])
        else { return nil }
        return Cell(
          format: parts[0], effect: parts[1], symbol: parts[2],
          fidelity: Fidelity(missing: missing, meanDifference: mean), moments: moments)
      })
  }

  /// Formats, effects and symbols in the order of the proof.
  private mutating func sort() {
    let effects = ProofEffect.all.map(\.description)
    let symbols = ProofSymbol.allCases.map(\.rawValue)
    let formats = ProofFormat.all.map(\.id)
    func place(_ cell: Cell) -> (Int, Int, Int) {
      (
        formats.firstIndex(of: cell.format) ?? .max, effects.firstIndex(of: cell.effect) ?? .max,
        symbols.firstIndex(of: cell.symbol) ?? .max
      )
    }
    // What is no longer measured goes.
    let gone = Set(difference.surplus)
    cells.removeAll { gone.contains("\($0.format) | \($0.effect) | \($0.symbol)") }
    self = FidelityTable(cells: cells.sorted { place($0) < place($1) })
  }
}
