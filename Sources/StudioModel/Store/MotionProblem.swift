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

  /// What a call gives, or what its error says.
  static func catching<Value>(_ body: () throws -> Value) -> Result<Value, MotionProblem> {
    do { return .success(try body()) } catch { return .failure(MotionProblem(error)) }
  }

  /// The message alone.
  public var description: String { message }
}
