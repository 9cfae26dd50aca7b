/// What keeps a player small and quick however it is used.
enum PlayerLimits {
  /// Repeats that are told of in one go: more is what piles up while nobody looks (a hidden window).
  static let repeatsAtOnce = 32
  /// Remnants of one kind of effect; more come about only when groupings alternate faster than remnants settle.
  static let remnants = 6
  /// Compiled motions that are kept: a view is triggered with the same few effects again and again.
  static let compiledMotions = 16
  /// Seconds within which two times may change places by rounding; a clock that runs for months is exact to a tenth.
  static let closeness = 1e-6
  /// Moments that are tried when a motion is entered where it looks like the symbol does now.
  static let entryMoments = 64
}
