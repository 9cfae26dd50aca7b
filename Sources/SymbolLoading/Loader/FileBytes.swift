import Foundation
import Glibc

/// Reads a file whole, without ever waiting for one that is no file: pipes, devices and folders are refused at once.
enum FileBytes {
  /// Why a file was not read.
  enum Failure: Error, Hashable {
    case system(SystemError)
    /// It is something else; the word for it.
    case notAFile(String)
    case tooLarge(bytes: Int, limit: Int)
  }

  /// The file's bytes. The size is checked before reading, and again while reading, since a file can grow.
  static func read(_ url: URL, limit: Int) throws(Failure) -> Data {
    // O_NONBLOCK: opening a pipe that nobody writes to would wait for ever; it changes nothing for regular files.
    let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(SystemError(code: errno)) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .system(SystemError(code: errno)) }
    if let word = word(forMode: information.st_mode) { throw .notAFile(word) }
    guard information.st_size <= limit else { throw .tooLarge(bytes: Int(information.st_size), limit: limit) }
    return try contents(of: descriptor, expected: Int(information.st_size), limit: limit)
  }

  private static func contents(of descriptor: Int32, expected: Int, limit: Int) throws(Failure) -> Data {
    // One byte more than expected, so that the usual file needs a single read to know that it has ended.
    var bytes = [UInt8](repeating: 0, count: expected + 1)
    var filled = 0
    while true {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(SystemError(code: errno))
      }
      if count == 0 { break }
      filled += count
      guard filled <= limit else { throw .tooLarge(bytes: filled, limit: limit) }
      if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
    }
    return Data(bytes.prefix(filled))
  }

  private static func word(forMode mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}
