#if canImport(Glibc)
  import Glibc
#endif

/// Why a file or folder could not be written, in words that name it.
public struct FileWritingError: Error, Hashable, CustomStringConvertible {
  /// What went wrong.
  public enum Problem: Hashable, Sendable {
    /// A folder stands where the file should go.
    case isFolder
    /// Something that is no folder stands where one is needed.
    case isNoFolder
    /// The system's error number.
    case system(Int32)
  }

  /// As the caller named it.
  public let path: String
  /// What went wrong.
  public let problem: Problem

  /// An error about the file or folder that the caller named `path`.
  public init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// One sentence that begins with the path.
  public var description: String {
    switch problem {
    case .isFolder: "\(path): cannot be written, because a folder has this name"
    case .isNoFolder: "\(path): cannot be used as a folder, because a file has this name"
    case .system(ENOENT): "\(path): cannot be written, because its folder does not exist"
    case .system(EACCES), .system(EPERM): "\(path): cannot be written, because you may not write there"
    case .system(EROFS): "\(path): cannot be written, because the disk is read-only"
    case .system(ENOSPC), .system(EDQUOT): "\(path): cannot be written, because the disk is full"
    case .system(ENAMETOOLONG): "\(path): cannot be written, because the name is too long"
    case .system(let code): "\(path): cannot be written (\(String(cString: strerror(code))))"
    }
  }
}
