extension SymbolEffect {
  /// A changed copy: what every option in dot syntax returns.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
