import CImages
import Foundation

/// A GIF file under construction, written by giflib into memory.
final class GIFFile {
  private let sink = Sink()
  private let file: UnsafeMutablePointer<GifFileType>

  private final class Sink { var data = Data() }

  /// What becomes of a picture when the next one comes.
  enum Disposal: Int32 {
    /// It stays, and the next is drawn over it.
    case keep = 1
    /// Its box becomes transparent.
    case clear = 2
  }

  /// Begins a file of a size with one palette.
  init(width: Int, height: Int, palette: GIFPalette, playCount: Int) throws(ExportError) {
    var code: Int32 = 0
    let opened = EGifOpen(
      Unmanaged.passUnretained(sink).toOpaque(),
      { file, bytes, count in
        guard let sink = file?.pointee.UserData, let bytes else { return 0 }
        Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().data.append(bytes, count: Int(count))
        return count
      }, &code)
    guard let opened else { throw Self.error(code) }
    file = opened
    EGifSetGifVersion(file, true)
    let size = max(Int(GifBitSize(Int32(palette.colors.count + (palette.transparentIndex == nil ? 0 : 1)))), 1)
    var colors = palette.colors.map {
      GifColorType(
        Red: UInt8(truncatingIfNeeded: $0 >> 16), Green: UInt8(truncatingIfNeeded: $0 >> 8),
        Blue: UInt8(truncatingIfNeeded: $0))
    }
    while colors.count < 1 << size { colors.append(GifColorType(Red: 0, Green: 0, Blue: 0)) }
    let map = GifMakeMapObject(Int32(colors.count), colors)
    defer { GifFreeMapObject(map) }
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
    // The application block of Netscape Navigator 2.0, which all players read; its number counts repetitions.
    if playCount != 1 {
      let repetitions = playCount == 0 ? 0 : playCount - 1
      try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
      try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
      let block = [1, UInt8(truncatingIfNeeded: repetitions), UInt8(truncatingIfNeeded: repetitions >> 8)]
      try check(EGifPutExtensionBlock(file, 3, block))
      try check(EGifPutExtensionTrailer(file))
    }
  }

  /// Adds a picture within a box of the canvas.
  ///
  /// - Parameters:
  ///   - delay: hundredths of a second.
  ///   - indexes: of the whole canvas, in rows.
  ///   - transparent: the index that leaves what is below.
  func add(
    _ box: PixelBox, of indexes: inout [UInt8], canvasWidth: Int, delay: Int, disposal: Disposal, transparent: UInt8?
  ) throws(ExportError) {
    var control = GraphicsControlBlock(
      DisposalMode: disposal.rawValue, UserInputFlag: false, DelayTime: Int32(delay),
      TransparentColor: transparent.map { Int32($0) } ?? NO_TRANSPARENT_COLOR)
    var block: [UInt8] = [0, 0, 0, 0]
    EGifGCBToExtension(&control, &block)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(block.count), block))
    try check(
      EGifPutImageDesc(file, Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height), false, nil))
    let written = indexes.withUnsafeMutableBufferPointer { pixels -> Int32 in
      guard let base = pixels.baseAddress else { return GIF_ERROR }
      for row in box.y..<box.y + box.height
      where EGifPutLine(file, base + row * canvasWidth + box.x, Int32(box.width)) != GIF_OK {
        return GIF_ERROR
      }
      return GIF_OK
    }
    try check(written)
  }

  /// Ends the file; nothing can be added afterwards.
  func finished() throws(ExportError) -> Data {
    isOpen = false
    var code: Int32 = 0
    guard EGifCloseFile(file, &code) == GIF_OK else { throw Self.error(code) }
    return sink.data
  }

  private var isOpen = true

  deinit {
    var code: Int32 = 0
    if isOpen { EGifCloseFile(file, &code) }
  }

  private func check(_ answer: Int32) throws(ExportError) {
    if answer != GIF_OK { throw Self.error(file.pointee.Error) }
  }

  private static func error(_ code: Int32) -> ExportError {
    let words = GifErrorString(code).map { String(cString: $0) } ?? "unknown error"
    return ExportError(target: "gif", message: "The GIF could not be written: \(words).")
  }
}
