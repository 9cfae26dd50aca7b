import Foundation
import SymbolPainting
import Synchronization

/// Sends pictures to an ffmpeg that is installed, and reads the file that it makes.
struct VideoEncoder {
  let format: VideoFormat
  let film: Film
  let monitor: ExportMonitor

  private var target: String { format.rawValue }

  /// The file's bytes; `rate` is the pictures a second of the film.
  func encode(rate: Double) throws(ExportError) -> Data {
    guard let program = InstalledProgram.path(of: "ffmpeg") else {
      throw ExportError(
        target: target, message: "Videos are made by ffmpeg, which is not installed; install it and try again.")
    }
    let file: NamelessFile
    do {
      file = try NamelessFile()
    } catch {
      throw ExportError(
        target: target, message: "There is no room for a temporary file: \(error.localizedDescription)")
    }
    // Not to a pipe: both containers write their index when all is known.
    try run(program, rate: rate, file: file.path)
    guard let data = try? file.contents(), !data.isEmpty else {
      throw ExportError(target: target, message: "ffmpeg made no file.")
    }
    return data
  }

  private func run(_ program: String, rate: Double, file: String) throws(ExportError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      [
        "-hide_banner", "-nostdin", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "rgba", "-video_size",
        "\(film.width)x\(film.height)", "-framerate", String(rate), "-i", "pipe:0",
      ] + format.arguments(background: format.hasAlpha ? "black@0" : "white") + ["-f", format.rawValue, "-y", file]
    let input = Pipe()
    let errors = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    let words = ErrorWords(errors)
    do {
      try process.run()
    } catch {
      throw ExportError(target: target, message: "ffmpeg could not be started: \(error.localizedDescription)")
    }
    try? errors.fileHandleForWriting.close()
    try? input.fileHandleForReading.close()
    var failure: ExportError?
    do throws(ExportError) {
      try send(to: input.fileHandleForWriting)
    } catch {
      failure = error
      process.terminate()
    }
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    let last = words.finish()
    if let failure { throw failure }
    guard process.terminationStatus == 0 else {
      throw ExportError(
        target: target, message: "ffmpeg could not make the video\(last.isEmpty ? "." : ": \(last)")")
    }
  }

  /// Raw pictures, one after the other, as often as the film plays.
  private func send(to pipe: FileHandle) throws(ExportError) {
    // A reader that has gone is told by the write's error, not by a signal that ends the program.
    signal(SIGPIPE, SIG_IGN)
    let plays = max(film.playCount, 1)
    let total = Double(plays * film.ends.count)
    var bytes = [UInt8](repeating: 0, count: film.width * film.height * 4)
    for play in 0..<plays {
      for index in film.ends.indices {
        try monitor.report(Double(play * film.ends.count + index) / total, target: target)
        film.picture(index).withWords { words in
          for (place, word) in words.enumerated() {
            let color = PixelColor.straight(word)
            for part in 0..<4 {
              bytes[place * 4 + part] = UInt8(truncatingIfNeeded: color >> UInt32(24 - 8 * part))
            }
          }
        }
        do {
          try pipe.write(contentsOf: Data(bytes))
        } catch {
          // ffmpeg has ended; its own words say why.
          return
        }
      }
    }
  }
}

/// Reads what a program says while it runs, so that it never waits for a reader.
private final class ErrorWords: Sendable {
  private let text = Mutex(Data())
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    handle.readabilityHandler = { [self] handle in
      let part = handle.availableData
      if part.isEmpty {
        handle.readabilityHandler = nil
        done.signal()
      } else {
        text.withLock { if $0.count < 65536 { $0.append(part) } }
      }
    }
  }

  /// The last line, once the program has ended.
  func finish() -> String {
    _ = done.wait(timeout: .now() + 2)
    let text = text.withLock { String(decoding: $0, as: UTF8.self) }
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }
}
