/// A command line that asks for something that does not exist: nothing has been done, and the exit status is 2.
struct UsageError: Error, CustomStringConvertible {
  /// In plain words; may have several lines (a caret under a wrong place).
  let description: String
  /// Whose help may tell more; nil: the whole program's.
  var command: String?

  init(_ description: String, command: String? = nil) {
    self.description = description
    self.command = command
  }
}
