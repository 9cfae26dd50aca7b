/// Rows format × effect × symbol, each with the worst of its moments: what is printed, drawn and judged.
public struct FidelityTable: Sendable {
  /// One format's answer for one effect on one symbol.
  public struct Cell: Hashable, Sendable {
    /// The target's id ("css").
    public var format: String
    /// The effect with its behaviour.
    public var effect: String
    /// The symbol's name.
    public var symbol: String
    /// The worst of all moments.
    public var fidelity: Fidelity
    /// Moments compared.
    public var moments: Int
  }

  /// In the order in which they were measured.
  public internal(set) var cells: [Cell] = []

  /// An empty table.
  public init() {}

  /// A table of cells.
  init(cells: [Cell]) { self.cells = cells }

  /// Adds a measured cell; `fidelities` holds one for each moment.
  public mutating func add(format: String, effect: ProofEffect, symbol: ProofSymbol, _ fidelities: [Fidelity]) {
    cells.append(
      Cell(
        format: format, effect: effect.description, symbol: symbol.rawValue,
        fidelity: fidelities.isEmpty
          ? Fidelity(missing: 1, meanDifference: 1) : fidelities.reduce(.exact) { $0.joined($1) },
        moments: fidelities.count))
  }

  /// Adds a cell of another table.
  public mutating func add(_ cell: Cell) { cells.append(cell) }

  /// Adds the cells of another table.
  public mutating func add(_ other: FidelityTable) { cells += other.cells }

  /// The cells over the limits that no exception names.
  public func failures(except exceptions: ReportedCells) -> [Cell] {
    cells.filter { !$0.fidelity.isWithinLimits && exceptions.reason(for: $0) == nil }
  }

  /// The table as text: a line an effect, a column a symbol, missing and mean difference in parts of a thousand and a
  /// hundred.
  public var text: String {
    var lines: [String] = []
    for format in ordered(cells.map(\.format)) {
      let rows = cells.filter { $0.format == format }
      let symbols = ordered(rows.map(\.symbol))
      lines.append(Self.padded(format, 40) + symbols.map { Self.padded($0, 15) }.joined())
      for effect in ordered(rows.map(\.effect)) {
        let numbers = symbols.map { symbol -> String in
          guard let cell = rows.first(where: { $0.effect == effect && $0.symbol == symbol }) else {
            return Self.padded("–", 15)
          }
          let mark = cell.fidelity.isWithinLimits ? "" : " !"
          return Self.padded(
            "\(Self.number(cell.fidelity.missing * 1000))‰ \(Self.number(cell.fidelity.meanDifference * 100))%\(mark)",
            15)
        }
        lines.append(Self.padded(effect, 40) + numbers.joined())
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func ordered(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Two digits after the point.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let digits = String(hundredths % 100)
    return "\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}
