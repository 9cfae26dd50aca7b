import Foundation
import SymbolPainting
import TestSupport

/// Reads animated pictures with a decoder that is not ours: Python's Pillow, over libwebp and its own GIF and PNG readers.
public enum FilmReader {
  /// What a file holds.
  public struct Film: Sendable {
    /// As the file states it: 0 is for ever; nil: it says nothing.
    public var loop: Int?
    /// In order, each as a viewer shows it, with its milliseconds.
    public var pictures: [(milliseconds: Double, picture: RasterImage)]

    /// The picture that is seen at a time in seconds.
    public func picture(at time: Double) -> RasterImage? {
      var end = 0.0
      for item in pictures {
        end += item.milliseconds / 1000
        if time < end { return item.picture }
      }
      return pictures.last?.picture
    }

    /// Seconds of one play.
    public var seconds: Double { pictures.reduce(0) { $0 + $1.milliseconds } / 1000 }
  }

  /// A reader's complaint.
  public struct Failure: Error, CustomStringConvertible {
    /// In its words.
    public var description: String
  }

  private struct Entry: Decodable {
    var width: Int
    var height: Int
    var loop: Int?
    var delays: [Double]
  }

  private static let script = """
    import json, sys
    from PIL import Image
    for name in sys.argv[1:]:
        image = Image.open(name)
        delays = []
        with open(name + ".rgba", "wb") as out:
            for index in range(getattr(image, "n_frames", 1)):
                image.seek(index)
                image.load()
                delays.append(image.info.get("duration", 0))
                out.write(image.convert("RGBA").convert("RGBa").tobytes("raw", "BGRa"))
        print(json.dumps({"width": image.width, "height": image.height, "loop": image.info.get("loop"), "delays": delays}))
    """

  /// The films of several files, in one run of the reader.
  public static func read(_ files: [Data], ending: String) throws -> [Film] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("films-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let urls = try files.enumerated().map { index, data -> URL in
      let url = folder.appendingPathComponent("\(index).\(ending)")
      try data.write(to: url)
      return url
    }
    if ["webm", "mp4"].contains(ending) { return try VideoReader.films(urls) }
    let lines = try run("/usr/bin/python3", ["-c", script] + urls.map(\.path)).split(separator: "\n")
    guard lines.count == files.count else {
      throw Failure(description: "\(lines.count) of \(files.count) files were read")
    }
    return try zip(lines, urls).map { line, url in
      let entry = try JSONDecoder().decode(Entry.self, from: Data(line.utf8))
      let pixels = try Data(contentsOf: url.appendingPathExtension("rgba"))
      let count = entry.width * entry.height * 4
      return Film(
        loop: entry.loop,
        pictures: try entry.delays.enumerated().map { index, delay in
          (delay, try picture(pixels[index * count..<(index + 1) * count], entry))
        })
    }
  }

  /// Runs a program to its end; its standard output.
  public static func run(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try ChildProcess.run(program, arguments)
    guard outcome.status == 0 else {
      throw Failure(description: "\(program) ended with \(outcome.status): \(outcome.errorText)")
    }
    return outcome.text
  }

  /// Pillow has premultiplied them already.
  private static func picture(_ pixels: Data, _ entry: Entry) throws -> RasterImage {
    try picture(pixels, width: entry.width, height: entry.height)
  }

  static func picture(_ pixels: Data, width: Int, height: Int) throws -> RasterImage {
    guard let image = RasterImage(width: width, height: height, bytes: [UInt8](pixels)) else {
      throw Failure(description: "a picture of \(width) × \(height) pixels")
    }
    return image
  }
}
