/// Why nothing could be exported, in words for a person.
public struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The id of the target.
  public var target: String
  /// What is wrong and what would help, as a sentence.
  public var message: String

  /// Whether nothing is wrong: the person gave up waiting.
  public var isCancellation = false

  /// An error of a target.
  public init(target: String, message: String) {
    self.target = target
    self.message = message
  }

  /// The error of an export that was cancelled.
  static func cancelled(_ target: String) -> ExportError {
    var error = ExportError(target: target, message: "The export was cancelled.")
    error.isCancellation = true
    return error
  }

  /// Target and message in one line.
  public var description: String { "\(target): \(message)" }
}
