import SymbolExport

/// What films are made of, as it was given.
struct FilmArguments: Sendable {
  /// Frames a second; nil: what is usual.
  var frameRate: Double?
  /// 0: for ever; nil: what is usual.
  var playCount: Int?
  var part = FilmPart.automatic

  init(_ arguments: ParsedArguments) throws(UsageError) {
    frameRate = try arguments.number("fps", in: 1...120, unit: "frames a second")
    playCount = try arguments.integer("loop", in: 0...65535, unit: "times")
    part = try arguments.choice("play", of: FilmPart.self) ?? .automatic
  }

  func apply(to request: inout ExportRequest) {
    if let frameRate { request.frameRate = frameRate }
    request.playCount = playCount
    request.filmPart = part
  }
}
