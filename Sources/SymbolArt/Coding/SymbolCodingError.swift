/// Why bytes are not a symbol. The text is for logs; a person sees the `LoadError` made of it.
public struct SymbolCodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the bytes.
  public enum Reason: String, Hashable, Sendable {
    /// They do not begin with the format's mark.
    case notASymbol
    /// They were written by another version of the format.
    case otherVersion
    /// They end in the middle of a value, or a count promises more than there is.
    case truncated
    /// A tag names no case of its type.
    case unknownCase
    /// A number is infinite or not a number.
    case notFinite
    /// A string is not UTF-8.
    case badText
    /// An image's pixels do not fill its width and height.
    case badImage
    /// Groups lie in groups beyond `SymbolCoding.maximumDepth`.
    case tooDeep
    /// Bytes are left over after the symbol.
    case trailingBytes
  }

  public var reason: Reason
  /// The place in the bytes where reading stopped.
  public var offset: Int

  /// Creates the error for a place in the bytes.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  public var description: String { "\(reason.rawValue) at byte \(offset)" }
}

/// The constants that writer and reader of the binary form share.
public enum SymbolCoding {
  /// The first bytes of every encoded symbol: "SySt".
  static let mark: [UInt8] = [0x53, 0x79, 0x53, 0x74]
  /// Raised whenever a type's stored properties change; other versions are refused, never guessed at.
  public static let version: UInt8 = 6
  /// Groups in groups. Reading recurses once a level and a level takes well under 2 KiB of stack, so this stays far
  /// inside the 512 KiB of a secondary thread; librsvg itself stops at 256 levels.
  public static let maximumDepth = 128
}
