import FileWriting
import Foundation
import SymbolEffects

/// Reads and writes sessions as JSON.
public enum SessionFile {
  /// The format's version; a higher one is refused. Version 1 had no second symbol, no variable value and no switches:
  /// what a file does not say of them is as it was then. Version 2 had its switches for all effects of a tile at once.
  public static let version = 3
  /// Nine variants take a few kilobytes; a file of this size is something else.
  public static let maximumBytes = 16_000_000
  /// The ending of session files.
  public static let fileExtension = "symbol-session"

  /// The document as JSON; the same document gives the same bytes.
  public static func encode(_ document: StudioDocument) throws -> Data {
    try encode(document, savedAs: nil)
  }

  /// The document in the bytes of a session file; `file` names it in errors.
  public static func decode(_ data: Data, file: String) throws(SessionError) -> StudioDocument {
    try record(data, file: file).document(file: file)
  }

  /// Writes the document: the whole file or nothing.
  public static func write(_ document: StudioDocument, to path: String) throws {
    try AtomicFile.write(encode(document), to: path)
  }

  /// Opens a session file.
  public static func read(_ path: String) throws(SessionError) -> StudioDocument {
    try decode(contents(of: path), file: path)
  }

  static func encode(_ document: StudioDocument, savedAs: String?) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(SessionRecord(document, savedAs: savedAs)) + Data("\n".utf8)
  }

  static func contents(of path: String) throws(SessionError) -> Data {
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      if size > maximumBytes { throw SessionError.tooLarge(file: path) }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as SessionError {
      throw error
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
  }

  /// Only what tells a session's kind and version.
  private struct Header: Decodable {
    var kind: String?
    var version: Int?
  }

  static func record(_ data: Data, file: String) throws(SessionError) -> SessionRecord {
    guard data.count <= maximumBytes else { throw .tooLarge(file: file) }
    let decoder = JSONDecoder()
    do {
      let header = try decoder.decode(Header.self, from: data)
      guard header.kind == SessionRecord.kind, let version = header.version, version >= 1 else {
        throw SessionError.notASession(file: file, reason: "it does not say that it is one")
      }
      if version > Self.version { throw SessionError.newerVersion(file: file, version: version) }
      return try decoder.decode(SessionRecord.self, from: data)
    } catch let error as SessionError {
      throw error
    } catch let error as DecodingError {
      throw sessionError(error, file: file)
    } catch {
      throw .notASession(file: file, reason: error.localizedDescription)
    }
  }

  private static func sessionError(_ error: DecodingError, file: String) -> SessionError {
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      return .notASession(file: file, reason: "it is no valid JSON")
    case .keyNotFound(let key, let context):
      return .wrongValue(file: file, place: place(context.codingPath + [key]), reason: "this is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return .wrongValue(file: file, place: place(context.codingPath), reason: "another kind of value belongs here")
    case .dataCorrupted(let context):
      return .wrongValue(file: file, place: place(context.codingPath), reason: context.debugDescription)
    @unknown default:
      return .notASession(file: file, reason: error.localizedDescription)
    }
  }

  /// "variants[2].effects[0].effect".
  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue { text += "[\(index)]" } else { text += (text.isEmpty ? "" : ".") + key.stringValue }
    }
  }
}
