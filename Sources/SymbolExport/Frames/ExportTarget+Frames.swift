import Foundation
import SymbolArt
import SymbolDrawing
import SymbolMotion
import SymbolPainting

extension ExportTarget {
  /// Pictures at an even rate, and a description of them: for video editors, game engines and sprite tools.
  public static let frames = ExportTarget(
    id: "frames", title: "PNG frames",
    summary: "A numbered PNG picture for each frame, with a list of times and phases.",
    fileEnding: "png", language: .binary, options: [.size, .frameRate, .background, .margin]
  ) { request throws(ExportError) in
    try FrameExporter(request).export()
  }
}

/// Makes the pictures of a motion and their description.
struct FrameExporter {
  /// A minute at 60 frames a second; a longer sequence is a film.
  static let maximumFrames = 3600

  private let request: ExportRequest
  private let playback: SymbolPlayback
  private let sequence: FrameSequence
  private let renderer: SymbolRenderer
  private let look: Look

  init(_ request: ExportRequest) throws(ExportError) {
    self.request = request
    if let problem = request.motionProblems.first { throw ExportError(target: "frames", message: problem) }
    playback = request.playback
    let seconds = playback.length
    guard seconds.isFinite, seconds * request.frameRate <= Double(Self.maximumFrames) else {
      throw ExportError(
        target: "frames",
        message: "The motion lasts \(Int(seconds)) seconds, more than \(Self.maximumFrames) frames can show. "
          + "Repeat it less often, or take fewer frames a second.")
    }
    sequence = FrameSequence(playback, rate: request.frameRate)
    renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    self.look = look
  }

  func export() throws(ExportError) -> Export {
    let frames = sequence.frames
    let digits = max(4, String(frames.count).count)
    var files: [Export.File] = []
    for (index, item) in frames.enumerated() {
      do throws(PNGError) {
        files.append(
          .init(
            ending: "\(Self.number(index + 1, digits)).png",
            data: try renderer.image(item.frame, look: look).pngData()))
      } catch {
        throw ExportError(target: "frames", message: "A picture could not be made: \(error.description).")
      }
    }
    files.append(.init(ending: "frames.json", data: Data(description(digits).text.utf8)))
    return Export(files: files, issues: issues)
  }

  private var issues: [ExportIssue] {
    guard sequence.hasUnevenLoops else { return [] }
    return [
      ExportIssue(
        property: "repeat", reason: "The effects repeat after different times, but a sequence has one loop.",
        instead: "It is as long as the longest; the others jump where it starts again.")
    ]
  }

  /// What a player must know: the rate, which frames repeat, and where the symbol's own box lies.
  private func description(_ digits: Int) -> JSONValue {
    var next = 1
    let phases = sequence.phases.map { phase -> JSONValue in
      defer { next += phase.frames.count }
      return .object([
        .init("phase", .string(phase.kind.rawValue)), .init("first", .integer(Int64(next))),
        .init("count", .integer(Int64(phase.frames.count))), .init("seconds", .number(Self.rounded(phase.seconds))),
      ])
    }
    let pixels = Double(look.pixelSize)
    let box = ViewFit(viewBox: playback.symbol.viewBox, margin: look.margin, width: pixels, height: pixels)?.box
    return .object([
      .init("symbol", .string(request.symbol.name)),
      .init("effects", .array(request.effects.map { .string($0.effect.dotName) })),
      .init("frameRate", .number(request.frameRate)), .init("pixels", .integer(Int64(look.pixelSize))),
      .init("margin", .number(look.margin)),
      .init(
        "symbolBox",
        box.map { .array([$0.x, $0.y, $0.width, $0.height].map { .number(Self.rounded($0)) }) } ?? .null),
      .init("phases", .array(phases)),
      .init("digits", .integer(Int64(digits))),
      .init("times", .array(sequence.frames.map { .number(Self.rounded($0.time)) })),
    ])
  }

  /// To the microsecond, or the millionth of a pixel.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  private static func number(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
