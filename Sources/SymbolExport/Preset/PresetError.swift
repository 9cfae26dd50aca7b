/// What is wrong with a preset file, and where.
public struct PresetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the person knows it.
  public var file: String
  /// The place in the JSON ("effects[0].options.speed"); empty for the file as a whole.
  public var place: String
  /// What is wrong and what is expected there, as a sentence.
  public var message: String

  /// An error at a place.
  public init(file: String, place: String = "", message: String) {
    self.file = file
    self.place = place
    self.message = message
  }

  /// File, place and message in one line (an effect's name that is wrong adds lines that point at the place in it).
  public var description: String {
    ([file, place].filter { !$0.isEmpty } + [message]).joined(separator: ": ")
  }
}
