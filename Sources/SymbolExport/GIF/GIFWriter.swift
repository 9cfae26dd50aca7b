import Foundation
import SymbolPainting

/// Writes films as GIF files: one palette, only what changes, delays in hundredths.
///
/// The film is drawn twice: the palette has to be known before the first picture is written.
public struct GIFWriter {
  private static let clock = FilmClock(
    unit: 100, shortest: FilmLimits.shortestGIFDelay, longest: FilmLimits.longestDelay)

  private let film: Film
  private let monitor: ExportMonitor
  private let target: String
  /// Indexes of the picture that is seen, and of the one that is written.
  private var shown: [UInt8] = []
  private var next: [UInt8] = []

  /// A writer for one film.
  public init(_ film: Film, target: String = "gif", monitor: ExportMonitor = ExportMonitor()) {
    self.film = film
    self.monitor = monitor
    self.target = target
  }

  /// The file's bytes, and whether it holds all of the film's colours.
  public mutating func write() throws(ExportError) -> (data: Data, isExact: Bool) {
    guard max(film.width, film.height) <= FilmLimits.maximumGIFSide else {
      throw ExportError(
        target: target, message: "A GIF of \(film.width) × \(film.height) pixels is too large; make it smaller.")
    }
    var palette = GIFPalette(try census(), needsTransparency: !film.isOpaque)
    let file = try GIFFile(
      width: film.width, height: film.height, palette: palette, playCount: film.playCount)
    let count = film.width * film.height
    next = Array(repeating: 0, count: count)
    try film.show(Self.clock, progress: 0.4...1, monitor: monitor, target: target) {
      picture, delay throws(ExportError) in
      fill(picture, &palette)
      if film.isOpaque {
        try addChange(to: file, delay: delay, transparent: palette.transparentIndex)
      } else {
        try addInk(to: file, delay: delay, transparent: palette.transparentIndex ?? 0)
      }
    }
    return (try file.finished(), palette.isExact)
  }

  private func census() throws(ExportError) -> ColorCensus {
    var census = ColorCensus(limit: FilmLimits.paletteSize)
    let isOpaque = film.isOpaque
    try film.show(Self.clock, progress: 0...0.4, monitor: monitor, target: target) { picture, _ in
      picture.withWords { words in
        var run = 0
        for index in words.indices {
          run += 1
          if index + 1 < words.count, words[index + 1] == words[index] { continue }
          // Neighbours are mostly equal: each run is looked up once.
          if isOpaque || words[index] >> 24 >= FilmLimits.gifCoverage {
            census.add(PixelColor.overWhite(words[index]), count: run)
          }
          run = 0
        }
      }
    }
    return census
  }

  /// Makes `next` the picture's indexes.
  private mutating func fill(_ picture: RasterImage, _ palette: inout GIFPalette) {
    let isOpaque = film.isOpaque
    let transparent = palette.transparentIndex ?? 0
    picture.withWords { words in
      next.withUnsafeMutableBufferPointer { next in
        var last: UInt32?
        var value: UInt8 = 0
        for index in words.indices {
          let word = words[index]
          if word != last {
            last = word
            value =
              isOpaque || word >> 24 >= FilmLimits.gifCoverage
              ? palette.index(of: PixelColor.overWhite(word)) : transparent
          }
          next[index] = value
        }
      }
    }
  }

  /// On an opaque ground: the box of what differs, in which what does not is left out.
  private mutating func addChange(to file: GIFFile, delay: Int, transparent: UInt8?) throws(ExportError) {
    guard !shown.isEmpty else {
      shown = next
      var whole = next
      return try file.add(
        PixelBox(x: 0, y: 0, width: film.width, height: film.height), of: &whole, canvasWidth: film.width, delay: delay,
        disposal: .keep, transparent: nil)
    }
    // Two pictures may differ in colours that the palette does not tell apart.
    let box = difference() ?? PixelBox(x: 0, y: 0, width: 1, height: 1)
    var pixels = next
    if let transparent {
      for row in box.y..<box.y + box.height {
        for place in row * film.width + box.x..<row * film.width + box.x + box.width
        where pixels[place] == shown[place] { pixels[place] = transparent }
      }
    }
    swap(&shown, &next)
    try file.add(
      box, of: &pixels, canvasWidth: film.width, delay: delay, disposal: .keep, transparent: transparent)
  }

  private func difference() -> PixelBox? {
    shown.withUnsafeBufferPointer { shown in
      next.withUnsafeBufferPointer { next in
        PixelBox.around(width: film.width, height: film.height) { shown[$0] != next[$0] }
      }
    }
  }

  /// On no ground: the box of the ink, which is cleared for the next picture.
  private mutating func addInk(to file: GIFFile, delay: Int, transparent: UInt8) throws(ExportError) {
    let box = next.withUnsafeBufferPointer { next in
      PixelBox.around(width: film.width, height: film.height) { next[$0] != transparent }
    }
    try file.add(
      box ?? PixelBox(x: 0, y: 0, width: 1, height: 1), of: &next, canvasWidth: film.width, delay: delay,
      disposal: .clear, transparent: transparent)
  }
}
