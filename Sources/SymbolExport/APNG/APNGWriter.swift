import Foundation
import SymbolPainting

/// Writes films as animated PNG files (PNG, third edition: acTL, fcTL, fdAT): the chunks of encoded PNGs, put together.
///
/// The film is drawn twice: number of pictures and palette stand before the first one.
public struct APNGWriter {
  private static let clock = FilmClock(unit: 1000, shortest: 1, longest: FilmLimits.longestDelay)

  private let film: Film
  private let monitor: ExportMonitor
  private let target = "apng"

  /// A writer for one film.
  public init(_ film: Film, monitor: ExportMonitor = ExportMonitor()) {
    self.film = film
    self.monitor = monitor
  }

  /// The file's bytes.
  public func write() throws(ExportError) -> Data {
    let (count, palette) = try survey()
    let encoding = PNGEncoding(palette: palette, target: target)
    var data = PNGChunk.signature
    var sequence = 0
    var previous: RasterImage?
    try film.show(Self.clock, progress: 0.3...1, monitor: monitor, target: target) {
      picture, delay throws(ExportError) in
      let box = previous.flatMap { difference($0, picture) } ?? whole
      let chunks = PNGChunk.all(
        in: try picture.withWords { words throws(ExportError) in
          try encoding.file(of: words, width: film.width, box: box)
        })
      let control = PNGChunk(name: "fcTL", content: self.control(sequence, box, delay)).bytes
      sequence += 1
      if previous == nil {
        for chunk in chunks where ["IHDR", "sRGB", "PLTE", "tRNS"].contains(chunk.name) {
          data += chunk.bytes
          if chunk.name == "IHDR" {
            data += PNGChunk(name: "acTL", content: PNGNumber.four(count) + PNGNumber.four(film.playCount)).bytes
          }
        }
      }
      data += control
      for chunk in chunks where chunk.name == "IDAT" {
        if previous == nil {
          data += chunk.bytes
        } else {
          data += PNGChunk(name: "fdAT", content: PNGNumber.four(sequence) + chunk.content).bytes
          sequence += 1
        }
      }
      previous = picture
    }
    return data + PNGChunk(name: "IEND", content: Data()).bytes
  }

  private var whole: PixelBox { PixelBox(x: 0, y: 0, width: film.width, height: film.height) }

  /// How many pictures there are, and their colours if those fit a palette.
  private func survey() throws(ExportError) -> (count: Int, palette: [UInt32]?) {
    var count = 0
    var colors: Set<UInt32> = []
    try film.show(Self.clock, progress: 0...0.3, monitor: monitor, target: target) { picture, _ in
      count += 1
      guard colors.count <= FilmLimits.paletteSize else { return }
      picture.withWords { words in
        var last: UInt32?
        for word in words where word != last {
          last = word
          colors.insert(PixelColor.straight(word))
          if colors.count > FilmLimits.paletteSize { break }
        }
      }
    }
    // Transparent colours first: tRNS ends with the last one that is not opaque.
    let palette = colors.sorted { ($0 & 0xFF, $0) < ($1 & 0xFF, $1) }
    return (count, colors.count <= FilmLimits.paletteSize ? palette : nil)
  }

  /// Equal pictures never come one after the other; nil only where they would.
  private func difference(_ first: RasterImage, _ second: RasterImage) -> PixelBox? {
    first.withWords { a in
      second.withWords { b in
        PixelBox.around(width: film.width, height: film.height) { a[$0] != b[$0] }
      }
    }
  }

  /// fcTL: number, box, delay in milliseconds; the box is put in the place of what was there.
  private func control(_ sequence: Int, _ box: PixelBox, _ delay: Int) -> Data {
    PNGNumber.four(sequence) + PNGNumber.four(box.width) + PNGNumber.four(box.height) + PNGNumber.four(box.x)
      + PNGNumber.four(box.y) + PNGNumber.two(delay) + PNGNumber.two(1000) + Data([0, 0])
  }
}

extension ExportTarget {
  /// An animated PNG: all colours and soft edges.
  public static let apng = ExportTarget(
    id: "apng", title: "Animated PNG", summary: "Soft edges on any ground, in browsers and chats; without loss.",
    fileEnding: "apng", language: .binary, options: [.size, .frameRate, .repetition, .background, .margin],
    requiredProgram: nil
  ) { request, monitor throws(ExportError) in
    let (film, issues) = try Film.film(of: request, .init(target: "apng"))
    let data = try APNGWriter(film, monitor: monitor).write()
    return Export(files: [.init(ending: "apng", data: data)], issues: issues)
  }
}
