/// The shortest decimal that reads back as the same number, without a needless ".0": 15, 22.5, 0.1, 1e+20.
func shortestDecimal(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension Double {
  /// The number itself, or `replacement` where it is infinite or not a number; never negative zero.
  func finite(else replacement: Double = 0) -> Double {
    isFinite ? self + 0 : replacement
  }
}
