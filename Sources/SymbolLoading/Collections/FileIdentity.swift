import Glibc

/// What the file system says about a path, links followed.
struct FileIdentity: Hashable {
  /// Device and inode: the same for all names of one file or folder.
  var device: UInt64
  var inode: UInt64
  var isFolder: Bool
  var isRegularFile: Bool

  /// Asks the file system; the error is its `errno`.
  init(path: String) throws(SystemError) {
    var information = stat()
    guard stat(path, &information) == 0 else { throw SystemError(code: errno) }
    device = UInt64(information.st_dev)
    inode = UInt64(information.st_ino)
    isFolder = information.st_mode & S_IFMT == S_IFDIR
    isRegularFile = information.st_mode & S_IFMT == S_IFREG
  }
}

/// An `errno` with the system's own words for it.
struct SystemError: Error, Hashable {
  var code: Int32

  var message: String { String(cString: strerror(code)) }
}
