/// How the program ends, for the shell.
public enum ExitStatus: Int32, Sendable {
  /// All done.
  case done = 0
  /// Some inputs failed; the rest is done.
  case someFailed = 1
  /// Wrong usage; nothing is done.
  case wrongUsage = 2
}
