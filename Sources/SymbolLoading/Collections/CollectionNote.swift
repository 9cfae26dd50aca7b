import Foundation

/// Something that a person should know about how a collection was walked; the rest of it is unaffected.
public struct CollectionNote: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable {
    /// The folder or file is not there.
    case notFound
    /// The folder may not be read.
    case unreadable
    /// There are more files than `Limits.collectionFiles`; the rest is left out.
    case tooMany
    /// Folders lie deeper than `Limits.collectionDepth`; what is below is left out.
    case tooDeep
    /// File names that are not UTF-8 were left out.
    case unusableName
  }
  public var kind: Kind
  public var url: URL
  /// A sentence for a designer, without markup.
  public var message: String

  /// Creates the note with its sentence.
  public init(_ kind: Kind, at url: URL, _ message: String) {
    self.kind = kind
    self.url = url
    self.message = message
  }
}

/// A part of a collection's references, in their final order, as the walk comes by them.
public struct CollectionBatch: Sendable {
  public var references: [SymbolReference]
  public var notes: [CollectionNote]

  /// Creates a batch.
  public init(references: [SymbolReference] = [], notes: [CollectionNote] = []) {
    self.references = references
    self.notes = notes
  }
}
