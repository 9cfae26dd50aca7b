/// What a caller may choose when a file is read.
public struct ReadingOptions: Hashable, Sendable, Codable {
  /// Pixels of the larger side of the whole symbol, at which its image layers are drawn; 16…4096.
  public var imagePixels: Int
  /// The slot of an Apple template ("Regular-M"); the nearest that exists is taken.
  public var templateSlot: String

  public init(imagePixels: Int = 512, templateSlot: String = "Regular-M") {
    self.imagePixels = imagePixels
    self.templateSlot = templateSlot
  }
}
