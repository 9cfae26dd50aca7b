/// How an effect runs.
public enum Behavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// One run each time a value changes.
  case discrete
  /// Until made inactive or removed.
  case indefinite
  /// Shows or hides the symbol and its place in the layout.
  case transition
  /// From one symbol to another in the same place.
  case contentTransition
}
