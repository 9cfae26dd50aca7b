import CRsvg
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolPainting

extension ExportTarget {
  /// All pictures in one, with where each lies.
  public static let sprite = ExportTarget(
    id: "sprite", title: "Sprite sheet",
    summary: "All pictures in one PNG, with a JSON file that game engines and CSS tools read.",
    fileEnding: "sprite.png", language: .binary, options: [.size, .frameRate, .background, .margin],
    requiredProgram: nil
  ) { request, monitor throws(ExportError) in
    try SpriteSheet(request, monitor: monitor).export()
  }
}

/// Pictures in rows, and their description in the form that Aseprite writes and game engines read: frames with their
/// boxes and times, phases as tags.
struct SpriteSheet {
  private let request: ExportRequest
  private let monitor: ExportMonitor
  private let target = "sprite"
  private let sequence: FrameSequence
  private let renderer: SymbolRenderer
  private let look: Look
  private let columns: Int

  init(_ request: ExportRequest, monitor: ExportMonitor) throws(ExportError) {
    self.request = request
    self.monitor = monitor
    if let problem = request.motionProblems.first { throw ExportError(target: target, message: problem) }
    let playback = request.playback
    let rate = request.chosenFrameRate ?? FilmLimits.usualRate
    try Film.check(playback, rate: rate, target: target)
    sequence = FrameSequence(playback, rate: rate)
    renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    self.look = look
    let count = sequence.phases.reduce(0) { $0 + $1.frames.count }
    columns = max(Int(Double(count).squareRoot().rounded(.up)), 1)
    let side = columns * look.pixelSize
    let rows = (count + columns - 1) / columns
    guard side <= PaintingLimits.maximumSide, side * rows * look.pixelSize <= FilmLimits.maximumSheetPixels else {
      throw ExportError(
        target: target,
        message:
          "\(count) pictures of \(look.pixelSize) pixels make a sheet of \(side) × \(rows * look.pixelSize) pixels, "
          + "which is too large. Take fewer frames a second or a smaller size.")
    }
  }

  func export() throws(ExportError) -> Export {
    let frames = sequence.frames
    let side = look.pixelSize
    var sheet = RasterImage(width: columns * side, height: (frames.count + columns - 1) / columns * side)
    for (index, item) in frames.enumerated() {
      try monitor.report(Double(index) / Double(frames.count), target: target)
      let picture = renderer.image(item.frame, look: look)
      sheet.draw { context in
        picture.withSurface { surface in
          cairo_set_source_surface(
            context, surface, Double(index % columns * side), Double(index / columns * side))
          cairo_paint(context)
        }
      }
    }
    let encoding = PNGEncoding(palette: Self.palette(of: sheet), target: target)
    let width = sheet.width
    let box = PixelBox(x: 0, y: 0, width: width, height: sheet.height)
    let png = try sheet.withWords { words throws(ExportError) in
      try encoding.file(of: words, width: width, box: box)
    }
    var issues: [ExportIssue] = []
    if sequence.hasUnevenLoops {
      issues.append(
        ExportIssue(
          property: "repeat", reason: "The effects repeat after different times, but a sheet has one loop.",
          instead: "It is as long as the longest; the others jump where it starts again."))
    }
    return Export(
      files: [
        .init(ending: "sprite.png", data: png),
        .init(ending: "sprite.json", data: Data(description(of: sheet).text.utf8)),
      ], issues: issues)
  }

  /// The straight colours where they fit a palette.
  private static func palette(of sheet: RasterImage) -> [UInt32]? {
    var colors: Set<UInt32> = []
    sheet.withWords { words in
      var last: UInt32?
      for word in words where word != last {
        last = word
        colors.insert(PixelColor.straight(word))
        if colors.count > FilmLimits.paletteSize { return }
      }
    }
    guard colors.count <= FilmLimits.paletteSize else { return nil }
    return colors.sorted { ($0 & 0xFF, $0) < ($1 & 0xFF, $1) }
  }

  private func description(of sheet: RasterImage) -> JSONValue {
    let stem = request.fileStem ?? ExportName.stem(symbol: request.symbol.name, effects: request.effects)
    let side = Int64(look.pixelSize)
    func box(_ x: Int64, _ y: Int64) -> JSONValue {
      .object([
        .init("x", .integer(x)), .init("y", .integer(y)), .init("w", .integer(side)), .init("h", .integer(side)),
      ])
    }
    var frames: [JSONValue] = []
    var tags: [JSONValue] = []
    for phase in sequence.phases {
      let first = frames.count
      let isClosed = phase.kind == .run || phase.kind == .outro
      let count = max(phase.frames.count - (isClosed ? 1 : 0), 1)
      // A state that is held has no time of its own.
      let seconds = phase.seconds == 0 ? FilmLimits.hold : phase.seconds / Double(count)
      for _ in phase.frames {
        let index = Int64(frames.count)
        frames.append(
          .object([
            .init("filename", .string("\(stem).\(index)")),
            .init("frame", box(index % Int64(columns) * side, index / Int64(columns) * side)),
            .init("rotated", .bool(false)), .init("trimmed", .bool(false)), .init("spriteSourceSize", box(0, 0)),
            .init("sourceSize", .object([.init("w", .integer(side)), .init("h", .integer(side))])),
            .init("duration", .number((seconds * 1e5).rounded() / 100)),
          ]))
      }
      tags.append(
        .object([
          .init("name", .string(phase.kind.rawValue)), .init("from", .integer(Int64(first))),
          .init("to", .integer(Int64(frames.count - 1))), .init("direction", .string("forward")),
        ]))
    }
    let symbolBox = ViewFit(
      viewBox: renderer.symbol.viewBox, margin: look.margin, width: Double(side), height: Double(side))?.box
    return .object([
      .init("frames", .array(frames)),
      .init(
        "meta",
        .object([
          .init("app", .string("Symbol Studio")), .init("image", .string("\(stem).sprite.png")),
          .init("format", .string("RGBA8888")),
          .init(
            "size",
            .object([.init("w", .integer(Int64(sheet.width))), .init("h", .integer(Int64(sheet.height)))])),
          .init("scale", .string(String(Int(look.scale)))), .init("frameTags", .array(tags)),
          .init("symbol", .string(request.symbol.name)),
          .init("effects", .array(request.effects.map { .string($0.effect.dotName) })),
          .init("margin", .number(look.margin)),
          .init(
            "symbolBox",
            symbolBox.map { .array([$0.x, $0.y, $0.width, $0.height].map { .number(($0 * 1e6).rounded() / 1e6) }) }
              ?? .null),
        ])),
    ])
  }
}
