import FileWriting

/// Why a session could not be opened, in words that name the file and the place.
public enum SessionError: Error, Hashable, Sendable {
  /// The file cannot be read at all.
  case unreadable(file: String, reason: String)
  /// Beyond `SessionFile.maximumBytes`.
  case tooLarge(file: String)
  /// No JSON, or JSON of something else.
  case notASession(file: String, reason: String)
  /// Made by a later program.
  case newerVersion(file: String, version: Int)
  /// One value is wrong.
  case wrongValue(file: String, place: String, reason: String)
}

extension SessionError: CustomStringConvertible {
  /// One sentence that begins with the file.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read (\(reason))"
    case .tooLarge(let file):
      "\(file): is no session, because it is larger than \(SessionFile.maximumBytes / 1_000_000) MB"
    case .notASession(let file, let reason): "\(file): is no session of Symbol Studio (\(reason))"
    case .newerVersion(let file, let version):
      "\(file): was made by a newer Symbol Studio (version \(version) of the format; this one reads up to "
        + "\(SessionFile.version))"
    case .wrongValue(let file, let place, let reason): "\(file): \(place): \(reason)"
    }
  }
}
