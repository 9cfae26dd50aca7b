import Foundation

/// What an exporter hands over: one file in most targets, and what the target could not carry.
public struct Export: Hashable, Sendable {
  /// Bytes that are to be written to a file.
  public struct File: Hashable, Sendable {
    /// What follows the stem of the name: "preset.json", "swiftui.swift", "0001.png".
    public var ending: String
    /// The whole content.
    public var data: Data

    /// A file of bytes.
    public init(ending: String, data: Data) {
      self.ending = ending
      self.data = data
    }
  }

  /// In a fixed order; never empty.
  public var files: [File]
  /// What the target could not carry.
  public var issues: [ExportIssue]

  /// An export of files.
  public init(files: [File], issues: [ExportIssue] = []) {
    self.files = files
    self.issues = issues
  }

  /// An export of one text file.
  public init(text: String, ending: String, issues: [ExportIssue] = []) {
    self.init(files: [File(ending: ending, data: Data(text.utf8))], issues: issues)
  }

  /// The text of the first file, for the code pane.
  public var text: String { files.first.map { String(decoding: $0.data, as: UTF8.self) } ?? "" }
}
