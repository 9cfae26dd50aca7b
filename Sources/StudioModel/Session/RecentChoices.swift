import FileWriting
import Foundation

/// What was chosen lately, so that it need not be looked for again. Kept in the state folder.
public struct RecentChoices: Hashable, Sendable, Codable {
  /// Longer lists are no longer quicker than looking.
  public static let limit = 10

  /// Paths of session files and of folders, and dot names of effects; the latest first.
  public private(set) var sessions: [String] = []
  public private(set) var folders: [String] = []
  public private(set) var effects: [String] = []

  public init() {}

  /// One of the lists.
  public enum List: Sendable {
    case sessions, folders, effects
  }

  /// Puts a choice first.
  public mutating func note(_ choice: String, in list: List) {
    func put(_ choices: inout [String]) {
      choices = Array(([choice] + choices.filter { $0 != choice }).prefix(Self.limit))
    }
    switch list {
    case .sessions: put(&sessions)
    case .folders: put(&folders)
    case .effects: put(&effects)
    }
  }

  /// As they were kept; what cannot be read is as new: nothing is lost but convenience.
  public static func read(folder: String = StateFolder.path()) -> RecentChoices {
    guard let data = try? SessionFile.contents(of: folder + "/recent.json") else { return RecentChoices() }
    return (try? JSONDecoder().decode(RecentChoices.self, from: data)) ?? RecentChoices()
  }

  /// Keeps them.
  public func write(folder: String = StateFolder.path()) throws {
    try AtomicFile.makeFolder(folder)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try AtomicFile.write(encoder.encode(self), to: folder + "/recent.json")
  }
}
