import Foundation

/// A line on standard error for whoever started the program from a terminal.
func logLine(_ text: String) {
  FileHandle.standardError.write(Data("symbol-studio: \(text)\n".utf8))
}
