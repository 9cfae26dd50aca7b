import Foundation

/// Why an effect has no motion for this symbol, in words for a designer.
public struct MotionProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence, without markup.
  public var message: String

  /// A problem with its sentence.
  public init(message: String) {
    self.message = message
  }

  /// What another floor's error says of itself.
  init(_ error: any Error) {
    message = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }

  /// The message alone.
  public var description: String { message }
}
