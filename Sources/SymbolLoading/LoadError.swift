/// Why a file did not become a symbol: which file, what is wrong, and where, in words for a designer.
public struct LoadError: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// What went wrong, for code that must tell the cases apart.
  public enum Reason: String, Hashable, Sendable, Codable {
    /// The file holds no bytes, or only white space.
    case empty
    /// It is a file of another kind (a PNG picture, JSON …).
    case notSVG
    /// It is SVG by intent, but not well-formed.
    case malformed
    /// It exceeds a limit, see ``Limits``.
    case tooLarge
    /// It asks for things that are refused (external entities).
    case unsafe
    /// The file, folder or device cannot be read.
    case unreadable
    /// The drawing library refused or failed.
    case drawingFailed
    /// The probe process died on it.
    case crashed
    /// The probe process did not answer in time.
    case timedOut
    /// A template without a drawing in it.
    case noArtwork
    /// The program that reads files in isolation is missing or does not start: nothing is wrong with the file.
    case probeMissing
    /// The caller no longer wanted the symbol.
    case cancelled
  }

  /// The name of the file as it was given.
  public var file: String
  public var reason: Reason
  /// One sentence without the file's name and without markup: "The file is empty."
  public var message: String
  /// Line in the file, counted from 1; nil where there is no place to point at.
  public var line: Int?

  public init(file: String, reason: Reason, message: String, line: Int? = nil) {
    self.file = file
    self.reason = reason
    self.message = message
    self.line = line
  }

  /// "bell.svg, line 12: …", or "bell.svg: …".
  public var description: String {
    if let line { return "\(file), line \(line): \(message)" }
    return "\(file): \(message)"
  }
}
