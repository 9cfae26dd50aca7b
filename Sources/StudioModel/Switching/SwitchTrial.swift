import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// Pictures that a person asks for one after the other: what the tile shows in real time, apart from the clock.
@MainActor final class SwitchTrial {
  private(set) var player: Player
  /// The latest request; nil before the first.
  private(set) var request: ImageRequest?
  /// How many pictures were asked for: decides which of simulated productions fail.
  private(set) var requestCount = 0
  /// The place in the sequence of the picture that was asked for last.
  private(set) var asked: Int
  /// The sequence that it goes through.
  let sequence: [SymbolReference]
  /// Names of pictures in the order in which they began to come: for tests.
  private(set) var shown: [String] = []
  private var time = 0.0
  private var runs: [RunID: ImageRequest] = [:]
  private let didChange: @MainActor () -> Void

  /// Points of the picture's larger side, for the blur.
  private static let designSize = 100.0

  init(_ picture: Symbol, place: Int, of sequence: [SymbolReference], didChange: @escaping @MainActor () -> Void) {
    player = Player(symbol: picture)
    asked = place
    self.sequence = sequence
    self.didChange = didChange
  }

  /// Whether the picture that was asked for last did not come.
  var lacksPicture: Bool {
    switch request?.state {
    case .failed, .cancelled: true
    case .producing, .changing, .shown, .overtaken, nil: false
    }
  }

  var isMoving: Bool { !player.isAtRest(at: time) }

  var moment: StageMoment { StageMoment(symbol: player.symbol, parts: [(player.frame(at: time), 1)]) }

  func advance(by seconds: Double) {
    time += max(seconds, 0)
    for event in player.takeEvents(until: time) {
      guard let completion = event.completion, let request = runs.removeValue(forKey: event.run) else { continue }
      request.end(isShown: completion.isFinished)
    }
  }

  /// Asks for the picture at a place of the sequence; a request that is still being produced is overtaken.
  func ask(
    for picture: Symbol, at place: Int, _ switching: ImageSwitching, _ work: SwitchingWork, look: Look
  ) {
    request?.overtake()
    asked = place
    let number = requestCount
    requestCount += 1
    let isCurrent: @MainActor @Sendable () -> Bool = { [weak self] in self?.requestCount == number + 1 }
    let production = PictureProduction(work: work, picture: picture, look: look, number: number)
    request = ImageRequest.start(
      { told in
        try await production.make(told) { step in
          Self.hop { [weak self] in
            if let self, isCurrent(), self.request?.isOver == false { self.show(step, switching) }
          }
        }
      }, hop: Self.hop,
      ready: { [weak self] picture, request in
        guard let self, request.begin() else { return request.cancel() }
        if let run = show(picture, switching) { runs[run] = request } else { request.end(isShown: true) }
      },
      onChange: { [didChange] _ in didChange() })
  }

  /// Takes the latest wish back; what is shown stays.
  func cancel() { request?.cancel() }

  /// Starts the way to a picture that is ready.
  @discardableResult
  private func show(_ picture: Symbol, _ switching: ImageSwitching) -> RunID? {
    shown.append(picture.name)
    let run = player.switchImage(to: picture, switching, designSize: Self.designSize, at: time)
    didChange()
    return run
  }

  private nonisolated static let hop: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = { body in
    Task { @MainActor in body() }
  }
}

/// Why simulated work has failed.
struct SimulatedFailure: Error, CustomStringConvertible {
  var description: String { "The work failed, as its chance has it." }
}

/// Makes one picture, away from the main thread.
struct PictureProduction: Sendable {
  let work: SwitchingWork
  let picture: Symbol
  let look: Look
  /// Which request it is, counted from 0.
  let number: Int

  /// How often the progress of a wait is told, in seconds.
  private static let tick = 0.02

  /// - Parameter step: takes each picture that is ready before the last one.
  func make(_ told: ImageProduction, step: @Sendable (Symbol) -> Void) async throws -> Symbol {
    switch work.source {
    case .immediate: return picture
    case .simulated:
      try await pass(work.duration, told, from: 0, to: 1)
      if work.production(ofRequest: number).fails { throw SimulatedFailure() }
      return picture
    case .pixelate:
      step(picture)
      let mosaic = PictureMosaic(picture, look: look)
      var result = picture
      let counts = work.tileCounts
      for (index, count) in counts.enumerated() {
        let (start, part) = (Double(index) / Double(counts.count), 1 / Double(counts.count))
        // A step that is done sooner waits: on a fast machine nobody would see it.
        try await pass(work.duration, told, from: start, to: start + part * 0.9)
        result = try mosaic.picture(tiles: count) { done in
          try told.checkCancellation()
          told.report(progress: start + part * (0.9 + 0.1 * done))
        }
        if index < counts.count - 1 { step(result) }
      }
      return result
    }
  }

  private func pass(_ seconds: Double, _ told: ImageProduction, from start: Double, to end: Double) async throws {
    guard seconds > 0 else { return }
    let clock = ContinuousClock()
    let begin = clock.now
    while true {
      try told.checkCancellation()
      let spent = clock.now - begin
      let done = (Double(spent.components.seconds) + Double(spent.components.attoseconds) / 1e18) / seconds
      told.report(progress: start + (end - start) * min(done, 1))
      if done >= 1 { return }
      try await Task.sleep(for: .seconds(min(Self.tick, seconds * (1 - done))))
    }
  }
}
