/// Columns of text, aligned for the eye.
struct TextTable {
  private var rows: [[String]]

  init(heading: [String]) {
    rows = [heading]
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  /// Lines without trailing blanks; the last column is as wide as it likes.
  var lines: [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += text
        if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - text.count + 2) }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
