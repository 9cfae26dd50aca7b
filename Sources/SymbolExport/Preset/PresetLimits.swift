/// Bounds on preset files, so that a wrong or hostile one is refused at once.
enum PresetLimits {
  /// Bytes: a preset of four effects has some hundred thousand.
  static let bytes = 8 << 20
  /// More effects than kinds cannot be stacked: a type that is already there takes its place.
  static let effects = 64
  /// Characters of a name: it must fit into a row.
  static let name = 200
}
