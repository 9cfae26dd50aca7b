import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A temporary file that has no name any more: whatever ends the program, nothing of it is left behind.
final class NamelessFile {
  private let descriptor: Int32
  /// Under which a child process opens it, while this value lives.
  var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  /// - Throws: the system's error.
  init() throws(POSIXError) {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/.symbol-studio-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// What has been written to it.
  func contents() throws -> Data {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
