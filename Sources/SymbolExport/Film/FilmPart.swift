/// Which part of a motion a film holds. The spellings are those of the command line's `--play`.
public enum FilmPart: String, Hashable, Sendable, CaseIterable {
  /// The loop of a motion that repeats; there and back of one that ends elsewhere; else all.
  case automatic
  /// What repeats, without intro and outro, so that it goes round without a seam.
  case loop
  /// Intro, loop and outro, or the one run.
  case whole
  /// All, and the same backwards.
  case thereAndBack = "there-and-back"
}
