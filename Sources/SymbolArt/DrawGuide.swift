/// Where a filled outline is written along, as guide points of an Apple template of version 7 have it
/// (`data-clipstroke-keyframes`): pairs of places on the outline, one on either side of the pen's way.
public struct DrawGuide: Hashable, Sendable, Codable {
  /// A place on a path's outline.
  public struct Place: Hashable, Sendable, Codable {
    /// Which of the path's subpaths, from 0.
    public var subpath: Int
    /// The fraction of that subpath's length, 0…1.
    public var fraction: Double

    /// Creates a place of its parts.
    public init(subpath: Int, fraction: Double) {
      self.subpath = subpath
      self.fraction = fraction
    }
  }

  /// One guide point.
  public struct GuidePoint: Hashable, Sendable, Codable {
    /// As in the file. 8 marks a start; the meaning of other bits is not documented, so they are kept and not read.
    public var flags: Int
    /// How much is drawn when the pen is here: 0 at a start, 1 at an end.
    public var progress: Double
    /// The outline on one side of the pen.
    public var left: Place
    /// The outline on its other side.
    public var right: Place

    /// Creates a point of its parts.
    public init(flags: Int, progress: Double, left: Place, right: Place) {
      self.flags = flags
      self.progress = progress
      self.left = left
      self.right = right
    }

    /// Whether the pen is set down here.
    public var isStart: Bool { flags & GuidePoint.startFlag != 0 || progress == 0 }

    /// The bit that marks a start.
    public static let startFlag = 8
  }

  /// Guide points in the order of the file; the points of one set lie along one way of the pen.
  public var sets: [[GuidePoint]]

  /// Creates a guide of sets of points.
  public init(sets: [[GuidePoint]]) {
    self.sets = sets
  }

  /// More points are no drawing by hand.
  static let pointLimit = 4096

  /// Reads the attribute's text: `0` and records of four numbers (flags, progress, place, place), or `1`, a count, the
  /// records at which further sets begin, and records. nil for anything else, which is not ours to read.
  public init?(attribute text: String) {
    var numbers: [Double] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard numbers.count < DrawGuide.pointLimit * 4, let number = Double(word), number.isFinite else { return nil }
      numbers.append(number)
    }
    guard let kind = numbers.first else { return nil }
    var offsets: [Int] = []
    var records = numbers.dropFirst()
    switch kind {
    case 0: break
    case 1:
      guard let count = records.first, count >= 0, count < Double(records.count) else { return nil }
      offsets = records.dropFirst().prefix(Int(count)).map { Int(min(max($0, 0), 1e6)) }
      records = records.dropFirst(1 + Int(count))
    default: return nil
    }
    guard records.count >= 8, records.count.isMultiple(of: 4) else { return nil }
    var points: [GuidePoint] = []
    for index in stride(from: records.startIndex, to: records.endIndex, by: 4) {
      guard let left = Place(records[index + 2]), let right = Place(records[index + 3]) else { return nil }
      points.append(
        GuidePoint(
          flags: Int(min(max(records[index], 0), 1e9)), progress: min(max(records[index + 1], 0), 1), left: left,
          right: right))
    }
    let cuts = offsets.filter { $0 > 0 && $0 < points.count }
    var start = 0
    sets = []
    for cut in cuts.sorted() + [points.count] where cut > start {
      sets.append(Array(points[start..<cut]))
      start = cut
    }
  }
}

extension DrawGuide.Place {
  /// The index of the subpath plus the fraction of its length.
  init?(_ number: Double) {
    guard number >= 0, number < 1e6 else { return nil }
    let whole = number.rounded(.down)
    self.init(subpath: Int(whole), fraction: number - whole)
  }
}
