import SymbolArt

extension Symbol {
  /// Where the picture changes while the variable value rises from 0 to 1: the layers' different thresholds, ascending.
  public var variableThresholds: [Double] { Set(valueThresholds.compactMap(\.self)).sorted() }
}
