import SymbolPainting

/// Pictures one after the other, drawn when they are needed: no more than two or three exist at a time.
public struct Film: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// When each picture's time is over, in seconds from the start; ascending, never empty.
  public let ends: [Double]
  /// How often it plays; 0: for ever.
  public let playCount: Int
  /// Whether no pixel is transparent.
  public let isOpaque: Bool
  private let draw: @Sendable (Int) -> RasterImage

  /// A film whose pictures are drawn by a function of their index; each has the film's size.
  public init(
    width: Int, height: Int, ends: [Double], playCount: Int, isOpaque: Bool,
    draw: @escaping @Sendable (Int) -> RasterImage
  ) {
    self.width = width
    self.height = height
    self.ends = ends
    self.playCount = playCount
    self.isOpaque = isOpaque
    self.draw = draw
  }

  /// Seconds of one play.
  public var seconds: Double { ends.last ?? 0 }

  /// A picture of its index.
  public func picture(_ index: Int) -> RasterImage { draw(index) }
}

/// How long pictures are shown, in whole units of a format.
struct FilmClock {
  /// Units a second: 100 in a GIF.
  let unit: Double
  /// The shortest time, in units.
  let shortest: Int
  /// The longest, in units.
  let longest: Int

  /// The time of each picture: rounding does not add up, and what a picture gets too much the next ones lack.
  func delays(_ film: Film) -> [Int] {
    var start = 0
    return film.ends.map { end in
      let next = max(Int((end * unit).rounded()), start + shortest)
      defer { start = next }
      return min(next - start, longest)
    }
  }
}

extension Film {
  /// Draws all pictures in order and hands them out, equal neighbours as one picture that stays longer.
  ///
  /// - Parameter progress: the parts of the whole work between which this pass lies.
  func show(
    _ clock: FilmClock, progress: ClosedRange<Double>, monitor: ExportMonitor, target: String,
    _ body: (RasterImage, _ delay: Int) throws(ExportError) -> Void
  ) throws(ExportError) {
    let delays = clock.delays(self)
    var held: (picture: RasterImage, delay: Int)?
    for index in ends.indices {
      let part = Double(index) / Double(ends.count)
      try monitor.report(
        progress.lowerBound + (progress.upperBound - progress.lowerBound) * part, target: target)
      let picture = picture(index)
      if let last = held {
        if last.picture == picture, last.delay + delays[index] <= clock.longest {
          held?.delay += delays[index]
          continue
        }
        try body(last.picture, last.delay)
      }
      held = (picture, delays[index])
    }
    if let held { try body(held.picture, held.delay) }
    try monitor.report(progress.upperBound, target: target)
  }
}
