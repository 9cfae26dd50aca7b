import Foundation
import SymbolPainting

/// Reads videos with ffmpeg's decoders: VP9 with its transparency by libvpx, H.264 by its own.
enum VideoReader {
  /// The films of several files, decoded in one run.
  static func films(_ files: [URL]) throws -> [FilmReader.Film] {
    let inputs = files.flatMap { file in
      // ffmpeg's own decoder of VP9 leaves the transparency out.
      (file.pathExtension == "webm" ? ["-c:v", "libvpx-vp9"] : []) + ["-i", file.path]
    }
    // As they are in the file: no picture twice to keep an even rate.
    let outputs = files.enumerated().flatMap { index, file in
      ["-map", "\(index):v", "-vsync", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba", file.path + ".rgba"]
        + ["-map", "\(index):v", "-vsync", "passthrough", "-f", "framecrc", file.path + ".frames"]
    }
    _ = try FilmReader.run("/usr/bin/ffmpeg", ["-hide_banner", "-nostdin", "-loglevel", "error"] + inputs + outputs)
    return try files.map { file in
      let list = try FrameList(String(contentsOfFile: file.path + ".frames", encoding: .utf8))
      var pixels = try Data(contentsOf: URL(fileURLWithPath: file.path + ".rgba"))
      premultiply(&pixels)
      let size = list.width * list.height * 4
      guard size > 0, pixels.count == size * list.milliseconds.count else {
        throw FilmReader.Failure(
          description: "\(file.lastPathComponent): \(pixels.count) bytes, \(list.milliseconds.count) pictures")
      }
      return FilmReader.Film(
        loop: nil,
        pictures: try list.milliseconds.enumerated().map { index, milliseconds in
          let part = pixels[index * size..<(index + 1) * size]
          return (milliseconds, try FilmReader.picture(part, width: list.width, height: list.height))
        })
    }
  }

  /// What ffmpeg tells of a file's pictures: a head with the unit of time and the size, then a line each, whose third
  /// number is when it comes, and the fourth how long it stays.
  private struct FrameList {
    var width = 0
    var height = 0
    var milliseconds: [Double] = []

    init(_ text: String) throws {
      var unit = 0.0
      var starts: [Double] = []
      var last = 0.0
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: /^#tb 0: (\d+)\/(\d+)/) {
          unit = (Double(match.1) ?? 0) / (Double(match.2) ?? 1)
        } else if let match = line.firstMatch(of: /^#dimensions 0: (\d+)x(\d+)/) {
          (width, height) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
        } else if !line.hasPrefix("#") {
          let parts = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
          guard parts.count > 3, let start = Double(parts[2]), let duration = Double(parts[3]) else { continue }
          starts.append(start * unit * 1000)
          last = duration * unit * 1000
        }
      }
      milliseconds = zip(starts, starts.dropFirst()).map { $1 - $0 } + (starts.isEmpty ? [] : [last])
    }
  }

  /// From red, green, blue and alpha to cairo's blue, green, red and alpha, multiplied.
  private static func premultiply(_ pixels: inout Data) {
    pixels.withUnsafeMutableBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = Int(bytes[start + 3])
        let (red, blue) = (bytes[start], bytes[start + 2])
        bytes[start] = UInt8((Int(blue) * alpha + 127) / 255)
        bytes[start + 1] = UInt8((Int(bytes[start + 1]) * alpha + 127) / 255)
        bytes[start + 2] = UInt8((Int(red) * alpha + 127) / 255)
      }
    }
  }
}
