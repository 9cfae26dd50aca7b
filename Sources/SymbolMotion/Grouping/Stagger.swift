/// The delays with which motion groups start one after the other.
enum Stagger {
  /// Seconds between two groups: enough to see an order, too little to wait for.
  static let step = 0.05
  /// Seconds between the first group and the last, however many there are.
  static let longest = 0.15

  /// Seconds between two of several groups, where no person set them.
  static func step(count: Int) -> Double { min(step, longest / Double(count - 1)) }

  /// Each group's delay in seconds.
  ///
  /// - Parameter tuned: the step that a person set; it is taken as it is.
  static func delays(count: Int, tuned: Double?) -> [Double] {
    guard count > 1 else { return Array(repeating: 0, count: count) }
    let step = tuned ?? step(count: count)
    return (0..<count).map { Double($0) * step }
  }
}
