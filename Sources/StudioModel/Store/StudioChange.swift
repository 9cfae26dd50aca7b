/// What changed since observers were last told.
public struct StudioChange: OptionSet, Sendable {
  /// The bits, one a part.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The document, or what can be undone.
  public static let document = StudioChange(rawValue: 1)
  /// Playhead, playing, or stop time.
  public static let playback = StudioChange(rawValue: 2)
  /// A symbol was loaded, failed, or came anew.
  public static let symbols = StudioChange(rawValue: 4)
  /// The session file, or whether it is saved.
  public static let session = StudioChange(rawValue: 8)
  /// Which layers are selected or under the pointer, and whether layers are worked on.
  public static let layers = StudioChange(rawValue: 16)
  /// Everything: for a view that shows itself for the first time.
  public static let all: StudioChange = [.document, .playback, .symbols, .session, .layers]
}
