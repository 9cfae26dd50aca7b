#if canImport(Glibc)
  import Glibc
#endif

private let systemWrite = Glibc.write

/// Writes whole files: readers see the old contents or the new, never a part, even after a crash or a full disk.
///
/// The bytes go to a hidden file beside the target, are synchronised, and take the target's name in one step. What
/// is no regular file (a terminal, a pipe, `/dev/null`) is written to in place, since a name there must not be replaced.
public enum AtomicFile {
  /// Writes `bytes` under `path`; folders above it must exist. Links are followed; an existing file keeps its mode.
  public static func write(_ bytes: some Collection<UInt8>, to path: String) throws(FileWritingError) {
    let target = resolved(path)
    var information = stat()
    let exists = stat(target, &information) == 0
    let kind = information.st_mode & S_IFMT
    if exists && kind == S_IFDIR { throw FileWritingError(path: path, problem: .isFolder) }
    if exists && kind != S_IFREG {
      try writeInPlace(bytes, to: target, reportedAs: path)
      return
    }
    if exists && access(target, W_OK) != 0 { throw FileWritingError(path: path, problem: .system(errno)) }
    var (aside, descriptor) = try openAside(target, reportedAs: path)
    var finished = false
    defer {
      if descriptor >= 0 { close(descriptor) }
      if !finished { unlink(aside) }
    }
    try put(bytes, into: descriptor, reportedAs: path)
    // mkstemp makes files that only their owner reads; a new file gets what the person's umask grants.
    fchmod(descriptor, exists ? information.st_mode & 0o7777 : 0o666 & ~currentMask())
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileWritingError(path: path, problem: .system(errno))
    }
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, rename(aside, target) == 0 else {
      throw FileWritingError(path: path, problem: .system(errno))
    }
    finished = true
    aside = ""
    synchronizeFolder(of: target)
  }

  /// Makes a folder and those above it; one that exists is fine.
  public static func makeFolder(_ path: String) throws(FileWritingError) {
    guard !path.isEmpty, mkdir(path, 0o777) != 0 else { return }
    switch errno {
    case EEXIST:
      var information = stat()
      guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else {
        throw FileWritingError(path: path, problem: .isNoFolder)
      }
    case ENOENT:
      let above = folder(of: path)
      guard above != path else { throw FileWritingError(path: path, problem: .system(ENOENT)) }
      try makeFolder(above)
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
        throw FileWritingError(path: path, problem: .system(errno))
      }
    case let code:
      throw FileWritingError(path: path, problem: .system(code))
    }
  }

  /// The file that a chain of links ends at, so that a link stays one; the path itself where there is nothing yet.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func folder(of path: String) -> String {
    var path = Substring(path)
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func openAside(
    _ target: String, reportedAs path: String
  ) throws(FileWritingError) -> (path: String, descriptor: Int32) {
    // The target's own name stays out of it: with it the name could grow over the system's 255 bytes.
    var template = Array((folder(of: target) + "/.symbol-studio-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileWritingError(path: path, problem: .system(errno)) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return (String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self), descriptor)
  }

  private static func writeInPlace(
    _ bytes: some Collection<UInt8>, to target: String, reportedAs path: String
  ) throws(FileWritingError) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileWritingError(path: path, problem: .system(errno)) }
    defer { close(descriptor) }
    try put(bytes, into: descriptor, reportedAs: path)
  }

  private static func put(
    _ bytes: some Collection<UInt8>, into descriptor: Int32, reportedAs path: String
  ) throws(FileWritingError) {
    func putAll(_ buffer: UnsafeBufferPointer<UInt8>) -> Int32 {
      var offset = 0
      while offset < buffer.count {
        let count = systemWrite(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno }
        offset += count
      }
      return 0
    }
    let failure =
      bytes.withContiguousStorageIfAvailable(putAll) ?? Array(bytes).withUnsafeBufferPointer(putAll)
    if failure != 0 { throw FileWritingError(path: path, problem: .system(failure)) }
  }

  /// Makes the new name itself outlive a power cut; a file system that cannot do it has done what it can.
  private static func synchronizeFolder(of target: String) {
    let descriptor = open(folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func currentMask() -> mode_t {
    // Reading the mask through umask() would change it for other threads in between.
    guard let status = fopen("/proc/self/status", "r") else { return 0o022 }
    defer { fclose(status) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), status) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix("Umask:") else { continue }
      let digits = text.dropFirst(6).filter { ("0"..."7").contains($0) }
      return mode_t(digits, radix: 8) ?? 0o022
    }
    return 0o022
  }
}
