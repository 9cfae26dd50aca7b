/// Why nothing could be exported, in words for a person.
public struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The id of the target.
  public var target: String
  /// What is wrong and what would help, as a sentence.
  public var message: String

  /// An error of a target.
  public init(target: String, message: String) {
    self.target = target
    self.message = message
  }

  /// Target and message in one line.
  public var description: String { "\(target): \(message)" }
}
