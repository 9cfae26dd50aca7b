import CPixbuf
import Foundation

/// Decodes one picture with gdk-pixbuf, scaled down while it is read where it is larger than is ever drawn.
final class PictureDecoder {
  struct Decoded {
    /// Owned by the caller.
    var pixbuf: OpaquePointer
    /// Pixels of the file itself.
    var width: Int
    var height: Int
    var isScaled: Bool
  }

  private typealias SizePrepared =
    @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, CInt, CInt, gpointer?) -> Void

  private let format: PictureFormat
  private let file: String
  /// As the file states it, before any scaling.
  private var size: (width: Int, height: Int)?

  init(format: PictureFormat, file: String) {
    self.format = format
    self.file = file
  }

  /// - Throws: why the file cannot be decoded, in words for a designer.
  func decode(_ data: Data) throws(LoadError) -> Decoded {
    guard let loader = gdk_pixbuf_loader_new() else { throw refuse(.drawingFailed, "The picture cannot be read.") }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let me = Unmanaged.passUnretained(self).toOpaque()
    let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, CInt, CInt, gpointer?) -> Void = {
      loader, width, height, me in
      guard let loader, let me else { return }
      Unmanaged<PictureDecoder>.fromOpaque(me).takeUnretainedValue().prepare(loader, Int(width), Int(height))
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(prepared, to: GCallback.self), me, nil,
      GConnectFlags(rawValue: 0))
    var error: UnsafeMutablePointer<GError>?
    let isWritten = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error) != 0
    }
    // Closing is due even after a failure; its own error says less than the first one.
    let isClosed = (isWritten ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)) != 0
    if let size, size.width * size.height > Limits.picturePixels {
      let limit = Limits.picturePixels / 1_000_000
      g_clear_error(&error)
      throw refuse(
        .tooLarge, "The picture has \(size.width) × \(size.height) pixels; the limit is \(limit) million.")
    }
    guard isWritten, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let size else {
      throw failure(error)
    }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    let isScaled = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf))) != size
    return Decoded(pixbuf: pixbuf, width: size.width, height: size.height, isScaled: isScaled)
  }

  private func prepare(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ width: Int, _ height: Int) {
    size = (width, height)
    let larger = max(width, height, 1)
    if width * height > Limits.picturePixels {
      // The least that the decoder takes: nothing of it will be used.
      gdk_pixbuf_loader_set_size(loader, 1, 1)
    } else if larger > Limits.pictureSide {
      func scaled(_ length: Int) -> CInt { CInt(max(1, (length * Limits.pictureSide + larger / 2) / larger)) }
      gdk_pixbuf_loader_set_size(loader, scaled(width), scaled(height))
    }
  }

  private func failure(_ error: UnsafeMutablePointer<GError>?) -> LoadError {
    defer { if let error { g_error_free(error) } }
    guard let error else { return refuse(.malformed, "The \(format.title) picture ends too soon; it is damaged.") }
    if error.pointee.domain == gdk_pixbuf_error_quark(),
      error.pointee.code == CInt(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue)
    {
      let help = format == .webp ? "; install the package “webp-pixbuf-loader”" : ""
      return refuse(.drawingFailed, "This computer cannot read \(format.title) pictures\(help).")
    }
    let words = error.pointee.message.map { String(cString: $0) } ?? ""
    return refuse(.malformed, "The \(format.title) picture is damaged. (gdk-pixbuf: \(words))")
  }

  private func refuse(_ reason: LoadError.Reason, _ message: String) -> LoadError {
    LoadError(file: file, reason: reason, message: message)
  }
}
