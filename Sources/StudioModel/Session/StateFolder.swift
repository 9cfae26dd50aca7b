import Foundation

/// Where the studio keeps what it remembers between sittings.
public enum StateFolder {
  /// `$XDG_STATE_HOME/symbol-studio`, or `~/.local/state/symbol-studio` (XDG Base Directory Specification 0.8: a path
  /// that is not absolute is ignored).
  public static func path(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/symbol-studio" }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state/symbol-studio"
  }
}
