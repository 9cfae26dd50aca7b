import Foundation
import Glibc

/// Reads a text file that a person named, without waiting for what is no file and without taking in what is too large.
enum SmallFile {
  /// Why it was not read, as a sentence.
  struct Failure: Error {
    let message: String
  }

  static func read(_ path: String, limit: Int) throws(Failure) -> Data {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: throw Failure(message: "There is no such file.")
      case EACCES: throw Failure(message: "You have no permission to read it.")
      default: throw Failure(message: "It cannot be opened (\(String(cString: strerror(errno)))).")
      }
    }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      throw Failure(message: "It is not a file.")
    }
    guard information.st_size <= limit else {
      throw Failure(message: "It is larger than \(limit / 1_048_576) MB, the most that is read.")
    }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while data.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(message: "It cannot be read (\(String(cString: strerror(errno)))).") }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
    throw Failure(message: "It is larger than \(limit / 1_048_576) MB, the most that is read.")
  }
}
