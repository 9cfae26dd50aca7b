/// How a GTK version spells the moment at which an icon's state changes.
public enum GtkStateDialect: String, Hashable, Sendable, Codable, CaseIterable {
  /// GTK 4.22: `gpa:states(1).begin`.
  case states
  /// Newer than that: `StateChange(0, 1)`.
  case stateChange

  /// A `begin` or `end` when state 1 is entered from state 0, and a while after.
  func entering(after seconds: Double = 0) -> String {
    (self == .states ? "gpa:states(1).begin" : "StateChange(0, 1)") + Self.offset(seconds)
  }

  /// When state 1 is left for state 0.
  func leaving(after seconds: Double = 0) -> String {
    (self == .states ? "gpa:states(1).end" : "StateChange(1, 0)") + Self.offset(seconds)
  }

  private static func offset(_ seconds: Double) -> String {
    seconds > 0 ? " " + ExportedNumber.text(seconds * 1000, digits: 1) + "ms" : ""
  }
}
