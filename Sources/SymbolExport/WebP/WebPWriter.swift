import CImages
import Foundation
import SymbolPainting

/// Writes films as animated WebP files without loss; libwebp finds what changes.
public struct WebPWriter {
  private static let clock = FilmClock(unit: 1000, shortest: 1, longest: FilmLimits.longestWebPDelay)

  private let film: Film
  private let monitor: ExportMonitor
  private let target = "webp"

  /// A writer for one film.
  public init(_ film: Film, monitor: ExportMonitor = ExportMonitor()) {
    self.film = film
    self.monitor = monitor
  }

  /// The file's bytes.
  public func write() throws(ExportError) -> Data {
    guard max(film.width, film.height) <= FilmLimits.maximumWebPSide else {
      throw ExportError(
        target: target, message: "WebP pictures end at \(FilmLimits.maximumWebPSide) pixels a side; make it smaller.")
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw error("the library does not fit") }
    options.anim_params.loop_count = Int32(film.playCount)
    // No picture has to stand alone: nobody seeks in a symbol's motion.
    options.kmax = 0
    guard let encoder = WebPAnimEncoderNew(Int32(film.width), Int32(film.height), &options) else {
      throw error("there is no memory")
    }
    defer { WebPAnimEncoderDelete(encoder) }
    var time = 0
    try film.show(Self.clock, progress: 0...1, monitor: monitor, target: target) {
      picture, delay throws(ExportError) in
      try add(picture, at: time, to: encoder)
      time += delay
    }
    guard WebPAnimEncoderAdd(encoder, nil, Int32(time), nil) != 0 else { throw error(encoder) }
    var assembled = WebPData()
    defer { WebPDataClear(&assembled) }
    guard WebPAnimEncoderAssemble(encoder, &assembled) != 0, let bytes = assembled.bytes else { throw error(encoder) }
    return Data(bytes: bytes, count: assembled.size)
  }

  private func add(_ picture: RasterImage, at time: Int, to encoder: OpaquePointer) throws(ExportError) {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0 else { throw error("the library does not fit") }
    config.lossless = 1
    // Icons are flat: more effort makes files a few per cent smaller and takes four times as long.
    config.method = 3
    config.quality = 50
    var frame = WebPPicture()
    guard WebPPictureInit(&frame) != 0 else { throw error("the library does not fit") }
    defer { WebPPictureFree(&frame) }
    frame.use_argb = 1
    frame.width = Int32(film.width)
    frame.height = Int32(film.height)
    guard WebPPictureAlloc(&frame) != 0, let argb = frame.argb else { throw error("there is no memory") }
    let stride = Int(frame.argb_stride)
    let width = film.width
    picture.withWords { words in
      var last: UInt32 = 0
      var value: UInt32 = 0
      for index in words.indices {
        if words[index] != last {
          last = words[index]
          let straight = PixelColor.straight(last)
          value = straight >> 8 | straight << 24
        }
        argb[index / width * stride + index % width] = value
      }
    }
    guard WebPAnimEncoderAdd(encoder, &frame, Int32(time), &config) != 0 else { throw error(encoder) }
  }

  private func error(_ encoder: OpaquePointer) -> ExportError {
    error(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "unknown error")
  }

  private func error(_ words: String) -> ExportError {
    ExportError(target: target, message: "The WebP file could not be written: \(words).")
  }
}

extension ExportTarget {
  /// An animated WebP: small, with all colours and soft edges.
  public static let webp = ExportTarget(
    id: "webp", title: "Animated WebP", summary: "Small, with soft edges on any ground; for the web and for Android.",
    fileEnding: "webp", language: .binary, options: [.size, .frameRate, .repetition, .background, .margin],
    requiredProgram: nil
  ) { request, monitor throws(ExportError) in
    let (film, issues) = try Film.film(of: request, .init(target: "webp"))
    let data = try WebPWriter(film, monitor: monitor).write()
    return Export(files: [.init(ending: "webp", data: data)], issues: issues)
  }
}
