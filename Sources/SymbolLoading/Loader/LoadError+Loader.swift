import Foundation
import Glibc

extension LoadError {
  /// The error for a file whose bytes could not be read.
  init(reading url: URL, failed failure: FileBytes.Failure) {
    let file = url.lastPathComponent
    switch failure {
    case .system(let error) where error.code == ENOENT:
      self.init(file: file, reason: .unreadable, message: "The file is not there.")
    case .system(let error) where error.code == EACCES || error.code == EPERM:
      self.init(file: file, reason: .unreadable, message: "You have no permission to read the file.")
    case .system(let error) where error.code == ENXIO:
      // A socket, or a pipe or device without anybody at its other end.
      self.init(file: file, reason: .unreadable, message: "This is not a file that can be read.")
    case .system(let error):
      self.init(file: file, reason: .unreadable, message: "The file cannot be read (\(error.message)).")
    case .notAFile(let word):
      self.init(file: file, reason: .unreadable, message: "This is \(word), not a file.")
    case .tooLarge(_, let limit):
      self.init(
        file: file, reason: .tooLarge,
        message: "The file is larger than \(limit >> 20) MB, the most that is read for a symbol.")
    }
  }

  /// The error for a file that a probe did not come back from.
  init(probing file: String, failed failure: ProbeProcess.Failure) {
    switch failure {
    case .notStarted(let why):
      self.init(
        file: file, reason: .probeMissing,
        message: "The file cannot be read, because \(why). Install Symbol Studio again, or name the program's place "
          + "in \(ProbeLocation.environmentName).")
    case .killed, .exited:
      self.init(
        file: file, reason: .crashed,
        message: "Something in the file makes the drawing library (librsvg) crash. Nothing else is affected.")
    case .outOfMemory:
      self.init(
        file: file, reason: .tooLarge, message: "Drawing the file takes more memory than is allowed for a symbol.")
    case .timeout:
      self.init(
        file: file, reason: .timedOut,
        message: "Drawing the file takes longer than \(Limits.probeAnswerMilliseconds / 1000) seconds.")
    case .nonsense:
      self.init(file: file, reason: .crashed, message: "Something in the file confuses the drawing library (librsvg).")
    case .cancelled:
      self = .cancelled(file: file)
    }
  }

  /// The error of a load that nobody waits for any more.
  static func cancelled(file: String) -> LoadError {
    LoadError(file: file, reason: .cancelled, message: "Reading the file was cancelled.")
  }
}
