import SymbolArt
import SymbolEffects

/// Pictures that follow one another while work goes on, each produced before it is shown.
public struct ImageSequence: Hashable, Sendable {
  /// At least one; the first is there from the start. Their view boxes are fitted into the first one's.
  public var pictures: [Symbol]
  /// How each changes to the next.
  public var switching: ImageSwitching
  /// How the further pictures come about, parallel to `pictures` without the first.
  public var productions: [Production]
  /// Seconds for which a picture is left alone before the next is asked for.
  public var hold: Double
  /// Points of the pictures' larger side where they are shown: what the blur's points are measured by.
  public var designSize: Double

  /// The making of one picture.
  public struct Production: Hashable, Sendable, Codable {
    /// Seconds.
    public var duration: Double
    /// A production that fails starts no change: the picture before stays.
    public var fails: Bool

    /// A production of its parts.
    public init(duration: Double, fails: Bool = false) {
      self.duration = duration
      self.fails = fails
    }
  }

  /// A sequence of its parts; productions that are missing take no time.
  public init(
    pictures: [Symbol], switching: ImageSwitching, productions: [Production] = [], hold: Double = 0,
    designSize: Double = 100
  ) {
    self.pictures = pictures
    self.switching = switching
    self.productions = productions
    self.hold = hold
    self.designSize = designSize
  }
}

/// A sequence as one motion over one symbol that holds all pictures, so that whatever plays a motion plays it.
public struct CompiledImageSequence: Hashable, Sendable {
  /// The pictures' layers in one view box.
  public var symbol: Symbol
  /// One run: from the first picture to the last.
  public var motion: Motion
  /// What happens when, in order of time.
  public var phases: [Phase]

  /// A stretch of time.
  public struct Phase: Hashable, Sendable {
    /// What happens in it.
    public var kind: Kind
    /// Seconds.
    public var start: Double
    /// Seconds; the same as `start` for the swap.
    public var end: Double
    /// The picture that it is about: the one that is produced, goes or comes.
    public var picture: Int

    /// What can happen.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The picture is left alone.
      case hold
      /// The next picture is made; the old one is visible and unmoved.
      case produce
      /// Making it failed; nothing changes.
      case failed
      /// The old picture goes.
      case out
      /// One view: the time until the swap.
      case wait
      /// One view: the picture is another one from here.
      case swap
      /// The new picture comes.
      case `in`
    }
  }
}
