import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolExport
import SymbolMotion
import SymbolPainting
import Testing

/// Times, repetitions, limits and issues of films, read by Pillow and ffprobe.
struct FilmRuleTests {
  private static func request(
    _ effect: String, _ behavior: AppliedBehavior, size: Int = 48, rate: Double? = 30, background: Color? = .white
  ) throws -> ExportRequest {
    var request = ExportRequest(
      symbol: try ProofSymbol.stroked.load(), secondSymbol: try ProofSymbol.filled.load(),
      effects: [AppliedEffect(try AnySymbolEffect(parsing: effect), behavior: behavior)],
      look: Look(size: size, background: background))
    if let rate { request.frameRate = rate }
    return request
  }

  private static func film(_ target: ExportTarget, _ request: ExportRequest) throws -> FilmReader.Film {
    try FilmReader.read([try target.export(request).files[0].data], ending: target.fileEnding)[0]
  }

  @Test("30 pictures a second are 3 and 4 hundredths in a GIF, and the sum is the loop's time")
  func delays() throws {
    let film = try Self.film(.gif, try Self.request(".rotate", .indefinite))
    #expect(Set(film.pictures.map(\.milliseconds)) == [30, 40])
    let motion = try #require(try Self.request(".rotate", .indefinite).motions[0])
    #expect(abs(film.seconds - motion.loop) < 0.006)
    #expect(abs(Double(film.pictures.count) - motion.loop * 30) < 1)
  }

  @Test("a GIF asked for 60 pictures a second has 50 and says so, and none is shorter than two hundredths")
  func fastest() throws {
    let request = try Self.request(".rotate", .indefinite, rate: 60)
    let issues = try ExportTarget.gif.export(request).issues
    #expect(issues.contains { $0.property == "frame rate" })
    #expect(try Self.film(.gif, request).pictures.allSatisfy { $0.milliseconds >= 20 })
    #expect(try !ExportTarget.webp.export(request).issues.contains { $0.property == "frame rate" })
  }

  @Test("a loop closes without a picture that stands twice", arguments: [".rotate", ".breathe", ".wiggle"])
  func seam(_ effect: String) throws {
    for target in [ExportTarget.gif, .webp, .apng] {
      for behavior in [AppliedBehavior.indefinite, .discrete] {
        let film = try Self.film(target, try Self.request(effect, behavior, size: 96))
        let (first, last) = (film.pictures[0].picture, film.pictures[film.pictures.count - 1].picture)
        #expect(film.loop == 0)
        #expect(first != last, "\(target.id) \(behavior)")
      }
    }
  }

  @Test("the number of plays is in the file as its format counts it")
  func plays() throws {
    var request = try Self.request(".bounce", .discrete)
    request.playCount = 3
    // A GIF counts repetitions, the others plays.
    #expect(try Self.film(.gif, request).loop == 2)
    #expect(try Self.film(.webp, request).loop == 3)
    #expect(try Self.film(.apng, request).loop == 3)
    request.playCount = 1
    #expect(try Self.film(.gif, request).loop == nil)
    #expect(try Self.film(.webp, request).loop == 1)
  }

  @Test("of an endless motion a file holds the loop, and says that intro and outro are left out")
  func loopAlone() throws {
    var request = try Self.request(".rotate", .indefinite)
    let alone = try ExportTarget.webp.export(request)
    #expect(alone.issues.contains { $0.reason.contains("intro") })
    request.filmPart = .whole
    let whole = try ExportTarget.webp.export(request)
    #expect(!whole.issues.contains { $0.reason.contains("intro") })
    let films = try FilmReader.read([alone.files[0].data, whole.files[0].data], ending: "webp")
    #expect(films[1].seconds > films[0].seconds + 0.5)
  }

  @Test("a transition plays there and back, and stays at both ends", arguments: [".replace.downUp", ".drawOn"])
  func transitions(_ effect: String) throws {
    let behavior: AppliedBehavior = effect == ".drawOn" ? .insertion : .contentTransition
    let film = try Self.film(.apng, try Self.request(effect, behavior))
    let longest = film.pictures.filter { $0.milliseconds > 500 }
    #expect(longest.count == 2)
    #expect(longest.first?.picture == film.pictures[0].picture)
    #expect(film.pictures.count % 2 == 0)
    #expect(film.pictures[1].picture == film.pictures[film.pictures.count - 1].picture)
  }

  @Test("a GIF without a background asks for one, and keeps its ground transparent")
  func transparency() throws {
    let request = try Self.request(".bounce", .discrete, background: nil)
    let export = try ExportTarget.gif.export(request)
    #expect(export.issues.contains { $0.property == "background" })
    let film = try FilmReader.read([export.files[0].data], ending: "gif")[0]
    for item in film.pictures {
      #expect(item.picture[0, 0].alpha == 0)
      #expect(item.picture.bytes.chunkedAlphas.isSubset(of: [0, 255]))
    }
    #expect(try !ExportTarget.webp.export(request).issues.contains { $0.property == "background" })
  }

  @Test("colours beyond 256 are counted, said, and stay near")
  func palette() throws {
    var request = ExportRequest(
      symbol: try ProofSymbol.gradient.load(),
      effects: [AppliedEffect(try AnySymbolEffect(parsing: ".rotate"), behavior: .discrete)],
      look: Look(size: 128, background: Color(red: 0.2, green: 0.5, blue: 0.9)))
    request.frameRate = 8
    let export = try ExportTarget.gif.export(request)
    #expect(export.issues.contains { $0.property == "colour" })
    #expect(
      try !ExportTarget.gif.export(try Self.request(".bounce", .discrete)).issues.contains { $0.property == "colour" })
  }

  @Test("only what changes is written: a dot that pulses costs little beside the whole picture")
  func changes() throws {
    // One layer of several changes: most of the picture never does.
    var request = try Self.request(".variableColor.iterative", .indefinite, size: 128)
    for target in [ExportTarget.gif, .apng, .webp] {
      request.frameRate = 30
      let film = try target.export(request).files[0].data
      let pictures = try FilmReader.read([film], ending: target.fileEnding)[0].pictures
      let single = try target.export(
        try Self.request(".variableColor.iterative", .indefinite, size: 128, rate: 1)
      ).files[0].data
      #expect(film.count < single.count * pictures.count, "\(target.id)")
    }
  }

  @Test("the same request gives the same bytes")
  func determinism() throws {
    let request = try Self.request(".wiggle", .discrete, background: nil)
    for target in [ExportTarget.gif, .webp, .apng, .sprite] {
      #expect(try target.export(request) == target.export(request))
    }
  }

  @Test("a symbol at rest is one picture")
  func rest() throws {
    let request = ExportRequest(symbol: try ProofSymbol.stroked.load(), effects: [], look: Look(size: 32))
    for target in [ExportTarget.gif, .webp, .apng] { #expect(try Self.film(target, request).pictures.count == 1) }
  }

  @Test("an export that is cancelled ends, and says that nothing is wrong")
  func cancelling() throws {
    let request = try Self.request(".rotate", .indefinite)
    for target in [ExportTarget.gif, .webp, .apng, .sprite] + [.webm].filter(\.isAvailable) {
      let monitor = ExportMonitor()
      monitor.cancel()
      #expect {
        try target.export(request, monitor: monitor)
      } throws: { error in
        (error as? ExportError)?.isCancellation == true
      }
    }
  }

  @Test("what would be a film of thousands of pictures is refused with what helps")
  func tooLong() throws {
    var request = ExportRequest(
      symbol: try ProofSymbol.stroked.load(),
      effects: [
        AppliedEffect(
          try AnySymbolEffect(parsing: ".pulse"), behavior: .discrete,
          options: try SymbolEffectOptions(parsing: ".repeat(.periodic(1000))"))
      ], look: Look(size: 32))
    request.frameRate = 30
    for target in [ExportTarget.gif, .webp, .apng, .sprite] {
      #expect {
        try target.export(request)
      } throws: { error in
        "\(error)".contains("Repeat it less often")
      }
    }
  }

  @Test("a sprite sheet's boxes hold the pictures, and its tags the phases")
  func sprite() throws {
    let request = try Self.request(".rotate", .indefinite, background: nil)
    let export = try ExportTarget.sprite.export(request)
    #expect(export.files.map(\.ending) == ["sprite.png", "sprite.json"])
    let sheet = try FilmReader.read([export.files[0].data], ending: "png")[0].pictures[0].picture
    let document = try #require(
      try JSONSerialization.jsonObject(with: export.files[1].data) as? [String: Any])
    let frames = try #require(document["frames"] as? [[String: Any]])
    let meta = try #require(document["meta"] as? [String: Any])
    let tags = try #require(meta["frameTags"] as? [[String: Any]])
    #expect(tags.compactMap { $0["name"] as? String } == ["intro", "loop", "outro"])
    #expect(tags.last?["to"] as? Int == frames.count - 1)
    let playback = request.playback
    let renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    let sequence = FrameSequence(playback, rate: 30).frames
    #expect(sequence.count == frames.count)
    for index in [0, frames.count / 2, frames.count - 1] {
      let box = try #require(frames[index]["frame"] as? [String: Int])
      let expected = renderer.image(sequence[index].frame, look: look)
      var misses = 0
      for y in 0..<48 {
        for x in 0..<48 where sheet[x + (box["x"] ?? 0), y + (box["y"] ?? 0)].alpha != expected[x, y].alpha {
          misses += 1
        }
      }
      #expect(misses == 0)
    }
  }

  @Test("a preview stands on the ground that the file will have: MP4 on white where none is chosen, WebM on none")
  func previewGround() throws {
    let request = try Self.request(".rotate", .discrete, background: nil)
    func corner(_ target: ExportTarget) throws -> Pixel {
      let film = try #require(Film.preview(of: request, for: target, size: 44, scale: 1))
      return film.picture(0)[0, 0]
    }
    #expect(try corner(.mp4).word == 0xFFFF_FFFF)
    #expect(try corner(.webm).word == 0)
    #expect(try corner(.gif).word == 0)
  }

  @Test("videos have the rate, the length and the size that were asked for", arguments: [ExportTarget.webm, .mp4])
  func video(_ target: ExportTarget) throws {
    guard target.isAvailable else {
      print("SKIPPED: videos (no ffmpeg)")
      return
    }
    let request = try Self.request(".rotate", .indefinite, size: 65, rate: 30)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).\(target.fileEnding)")
    defer { try? FileManager.default.removeItem(at: file) }
    let export = try target.export(request)
    try export.files[0].data.write(to: file)
    let answer = try FilmReader.run(
      "/usr/bin/ffprobe",
      [
        "-v", "error", "-count_frames", "-show_entries", "stream=width,height,r_frame_rate,nb_read_frames", "-of",
        "csv",
        file.path,
      ])
    let loop = try #require(request.motions[0]?.loop)
    // Half-size colour channels need even sides.
    #expect(answer.hasPrefix("stream,66,66,30/1,\(Int((loop * 30).rounded()))"))
    #expect(try target.export(request) == export)
  }
}

extension [UInt8] {
  /// The coverages of a picture's pixels.
  fileprivate var chunkedAlphas: Set<UInt8> { Set(stride(from: 3, to: count, by: 4).map { self[$0] }) }
}

extension ExportTarget: CustomTestStringConvertible {
  public var testDescription: String { id }
}
