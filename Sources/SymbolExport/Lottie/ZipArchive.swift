import CArchive
import Foundation

/// A zip file in memory, by libarchive. The same contents give the same bytes: no times are written.
enum ZipArchive {
  /// Why there is none, in libarchive's words.
  struct Failure: Error {
    let message: String
  }

  /// - Parameter files: names with slashes, in the order in which they are written.
  static func data(_ files: [(name: String, data: Data)]) throws(Failure) -> Data {
    guard let archive = archive_write_new() else { throw Failure(message: "out of memory") }
    defer { archive_write_free(archive) }
    // Deflated data is never much larger than what went in; names stand twice, with a hundred bytes around them.
    let capacity = files.reduce(4096) { $0 + $1.data.count + $1.data.count / 512 + 2 * $1.name.utf8.count + 512 }
    var buffer = [UInt8](repeating: 0, count: capacity)
    var used = 0
    let result: Result<Void, Failure> = buffer.withUnsafeMutableBytes { bytes in
      var status = archive_write_set_format_zip(archive)
      if status == ARCHIVE_OK { status = archive_write_zip_set_compression_deflate(archive) }
      if status == ARCHIVE_OK { status = archive_write_open_memory(archive, bytes.baseAddress, bytes.count, &used) }
      for file in files where status == ARCHIVE_OK { status = write(file.name, file.data, to: archive) }
      if status == ARCHIVE_OK { status = archive_write_close(archive) }
      guard status == ARCHIVE_OK else {
        return .failure(Failure(message: archive_error_string(archive).map { String(cString: $0) } ?? "unknown"))
      }
      return .success(())
    }
    try result.get()
    return Data(buffer.prefix(used))
  }

  private static func write(_ name: String, _ data: Data, to archive: OpaquePointer) -> Int32 {
    let entry = archive_entry_new()
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname(entry, name)
    archive_entry_set_size(entry, la_int64_t(data.count))
    // A regular file (S_IFREG) that everybody may read.
    archive_entry_set_mode(entry, 0o100644)
    let status = archive_write_header(archive, entry)
    guard status == ARCHIVE_OK else { return status }
    let written = data.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
    return written == data.count ? ARCHIVE_OK : ARCHIVE_FATAL
  }
}
