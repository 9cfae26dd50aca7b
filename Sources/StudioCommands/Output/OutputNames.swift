import SymbolExport
import SymbolLoading

/// The names of exported files: those that the window gives.
enum OutputNames {
  /// The effects' part of the name, as they were written: `.bounce.up` gives bounce-up; stacked ones are joined by a plus
  /// sign.
  static func effect(_ spellings: [String]) -> String { ExportFileNames.effect(spellings) }

  /// A name for each symbol of one run, in the same order, all different.
  static func symbols(_ references: [SymbolLoading.SymbolReference]) -> [String] {
    ExportFileNames.symbols(references.map { ($0.name, $0.set) })
  }
}
