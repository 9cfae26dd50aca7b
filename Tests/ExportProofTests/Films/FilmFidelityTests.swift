import ExportProof
import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolPainting
import Testing

/// What decoders that are not ours show of GIF, WebP and APNG files is what the preview shows.
struct FilmFidelityTests {
  /// Pictures of one play: 0, 25, 50, 75 and 100 % of it, each at the time that the file's plan gives it.
  private static let moments = 5.0
  private static let formats = [ExportTarget.gif, .webp, .apng, .frames, .sprite] + videos
  private static let videos = [ExportTarget.webm, .mp4].filter(\.isAvailable)

  @Test("Pictures, sprite sheets and videos show what the preview shows, for every effect on the six symbols")
  func fidelity() async throws {
    let tables = try await withThrowingTaskGroup(of: (Int, FidelityTable).self) { group in
      for (index, effect) in ProofEffect.all.enumerated() {
        group.addTask { (index, try Self.table(of: effect)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    var whole = FidelityTable()
    for format in Self.formats {
      for (_, table) in tables.sorted(by: { $0.0 < $1.0 }) {
        whole.add(table.only(format.id))
      }
    }
    print(whole.text)
    try whole.recordIfAsked()
    let reported = try ReportedCells.inRepository()
    #expect(whole.cells.count == Self.formats.count * ProofEffect.all.count * ProofSymbol.allCases.count)
    #expect(whole.failures(except: reported) == [])
    #expect(reported.idle(in: whole) == [])
  }

  private static func table(of effect: ProofEffect) throws -> FidelityTable {
    var table = FidelityTable()
    for format in formats {
      let requests = try ProofSymbol.allCases.map { symbol in
        var request = try effect.request(symbol)
        // A GIF's soft edges need a ground, and MP4 knows no transparency; the others prove theirs.
        request.look.background = format.id == "gif" || format.id == "mp4" ? .white : nil
        request.filmPart = .whole
        request.playCount = 1
        let length = request.playback.length
        request.frameRate = length > 0 ? (moments - 1) / length : 1
        return request
      }
      let exports = try requests.map { try format.export($0) }
      if [ExportTarget.frames.id, ExportTarget.sprite.id].contains(format.id) {
        for ((symbol, request), export) in zip(zip(ProofSymbol.allCases, requests), exports) {
          let pictures = try format.id == "frames" ? PictureFiles.frames(export) : PictureFiles.sprites(export)
          table.add(format: format.id, effect: effect, symbol: symbol, fidelities(request, pictures))
        }
        continue
      }
      let films = try FilmReader.read(exports.map { $0.files[0].data }, ending: format.fileEnding)
      for ((symbol, request), film) in zip(zip(ProofSymbol.allCases, requests), films) {
        let isVideo = videos.contains { $0.id == format.id }
        table.add(
          format: format.id, effect: effect, symbol: symbol,
          isVideo ? fidelities(request, video: film, of: format) : fidelities(request, film))
      }
    }
    return table
  }

  /// Of files that hold every frame as a picture of its own.
  private static func fidelities(_ request: ExportRequest, _ pictures: [RasterImage]) -> [Fidelity] {
    let playback = request.playback
    let renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    let frames = FrameSequence(playback, rate: request.frameRate).frames
    guard frames.count == pictures.count else { return [] }
    return zip(frames, pictures).map { PictureMeasure.compare($1, renderer.image($0.frame, look: look), over: .white) }
  }

  /// Of a video, whose pictures all stay equally long: each is what the film that it is made of shows in its middle.
  private static func fidelities(
    _ request: ExportRequest, video: FilmReader.Film, of format: ExportTarget
  ) -> [Fidelity] {
    guard let film = Film.preview(of: request, for: format, size: request.look.size, scale: 1) else { return [] }
    var start = 0.0
    return video.pictures.enumerated().map { index, item in
      let nominal = Double(index) / request.frameRate
      defer { start += item.milliseconds / 1000 }
      // Containers count milliseconds: in the very moment of a change that must not decide.
      guard abs(start - nominal) < 0.01 else { return Fidelity(missing: 1, meanDifference: 1) }
      let middle = nominal + 0.5 / request.frameRate
      return PictureMeasure.compare(item.picture, film.picture(film.index(at: middle)), over: .white)
    }
  }

  private static func fidelities(_ request: ExportRequest, _ film: FilmReader.Film) -> [Fidelity] {
    let playback = request.playback
    let renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    var start = 0.0
    var result: [Fidelity] = []
    for phase in FrameSequence(playback, rate: request.frameRate).phases {
      // A held state has no length of its own: the file shows it as long as any other picture, or longer.
      let interval =
        phase.seconds == 0
        ? 0.6
        : phase.seconds / Double(max(phase.frames.count - (phase.kind == .run || phase.kind == .outro ? 1 : 0), 1))
      for item in phase.frames {
        let expected = renderer.image(item.frame, look: look)
        // Hundredths of a second are what a GIF can tell apart.
        if let shown = film.picture(at: start + 0.012) {
          result.append(PictureMeasure.compare(shown, expected, over: .white))
        }
        start += interval
      }
    }
    return result
  }
}

extension FidelityTable {
  fileprivate func only(_ format: String) -> FidelityTable {
    var table = FidelityTable()
    for cell in cells where cell.format == format { table.add(cell) }
    return table
  }
}
