import SymbolDrawing
import SymbolMotion

/// Which frames a film shows, and for how long: a request's motion cut for a format that only knows pictures and times.
struct FilmScript {
  /// One frame with the seconds for which it stays.
  typealias Shot = (frame: Frame, seconds: Double)

  private(set) var shots: [Shot] = []
  private(set) var playCount: Int
  private(set) var issues: [ExportIssue] = []
  let sequence: FrameSequence
  /// In view box units: what a visible shift is measured by.
  private let symbolSize: Double

  init(_ request: ExportRequest, playback: SymbolPlayback, rate: Double, repeats: Bool) {
    sequence = FrameSequence(playback, rate: rate)
    symbolSize = playback.symbol.viewBox.size
    playCount = request.playCount ?? 0
    let loop = sequence.phases.first { $0.kind == .loop }
    let holdsState = loop?.seconds == 0
    let part = Self.part(request, hasLoop: loop != nil && !holdsState)
    if part == .loop, let loop, !holdsState {
      shots = Self.open(loop)
    } else {
      shots = sequence.phases.flatMap { phase -> [Shot] in
        if phase.seconds == 0 { return phase.frames.map { ($0.frame, FilmLimits.hold) } }
        return Self.open(phase)
      }
      // The last moment belongs to the picture; how long it stays is decided below.
      let interval = 1 / rate
      if part == .thereAndBack {
        turn(interval)
      } else if shots.count > 1 {
        end(request, interval: interval, repeats: repeats)
      }
    }
    if part == .thereAndBack, playCount > 0, let first = shots.first {
      // After the last play it stays as it began.
      shots.append((first.frame, 1 / rate))
    }
    describe(request, part: part, hasIntro: sequence.phases.count > 1, repeats: repeats)
  }

  private static func part(_ request: ExportRequest, hasLoop: Bool) -> FilmPart {
    switch request.filmPart {
    case .automatic:
      if hasLoop { return .loop }
      let turns = request.effects.contains { [.insertion, .removal, .contentTransition].contains($0.behavior) }
      return turns && request.stop == nil && request.playCount != 1 ? .thereAndBack : .whole
    case .loop: return hasLoop ? .loop : .whole
    case .whole, .thereAndBack: return request.filmPart
    }
  }

  /// A phase that is followed by something: each frame stays until the next.
  private static func open(_ phase: FrameSequence.Phase) -> [Shot] {
    let isClosed = phase.kind == .run || phase.kind == .outro
    let count = Double(max(phase.frames.count - (isClosed ? 1 : 0), 1))
    return phase.frames.map { ($0.frame, phase.seconds / count) }
  }

  /// The way back: the same frames, neither end twice.
  private mutating func turn(_ interval: Double) {
    guard shots.count > 1 else { return }
    let way = shots
    shots[shots.count - 1].seconds = interval + FilmLimits.hold
    shots += way.dropFirst().dropLast().reversed()
    shots[0].seconds += FilmLimits.hold
  }

  /// A film that goes on from its start must not show the same frame twice; one that ends elsewhere stays there a while.
  private mutating func end(_ request: ExportRequest, interval: Double, repeats: Bool) {
    let last = shots.count - 1
    shots[last].seconds = interval
    guard repeats, playCount == 0 else { return }
    if isSame(shots[last].frame, shots[0].frame) {
      shots.removeLast()
    } else {
      shots[last].seconds += FilmLimits.hold
      issues.append(
        ExportIssue(
          property: "repeat", reason: "The motion ends elsewhere than it begins, but the file repeats.",
          instead:
            "It stays at the end for \(FilmLimits.hold) seconds and starts again; play it once, or there and back."))
    }
  }

  /// Whether two frames show the same, within what rounding leaves of a motion that is over.
  private func isSame(_ first: Frame, _ second: Frame) -> Bool {
    guard first.layers.count == second.layers.count else { return false }
    let tolerance = 2e-3
    return zip(first.layers, second.layers).allSatisfy { a, b in
      let (s, t) = (a.transform, b.transform)
      let turned = [s.a - t.a, s.b - t.b, s.c - t.c, s.d - t.d].map(abs).max() ?? 0
      let shifted = max(abs(s.e - t.e), abs(s.f - t.f)) / max(symbolSize, .leastNormalMagnitude)
      return max(turned, shifted) < tolerance && abs(a.opacity - b.opacity) < 2 * tolerance && a.draw == b.draw
    }
  }

  private mutating func describe(_ request: ExportRequest, part: FilmPart, hasIntro: Bool, repeats: Bool) {
    if sequence.hasUnevenLoops {
      issues.append(
        ExportIssue(
          property: "repeat", reason: "The effects repeat after different times, but a file has one loop.",
          instead: "It is as long as the longest; the others jump where it starts again."))
    }
    if part == .loop, hasIntro, sequence.phases.contains(where: { $0.kind != .loop && $0.seconds > 0 }) {
      issues.append(
        ExportIssue(
          property: "repeat", reason: "A file that repeats cannot begin with an intro or end with an outro.",
          instead: "It holds the loop alone, without a seam; choose the whole motion to have all three."))
    }
    if part == .thereAndBack, request.filmPart == .automatic {
      issues.append(
        ExportIssue(
          property: "repeat", reason: "The motion ends elsewhere than it begins, and the file repeats.",
          instead: "It plays there and back; choose the whole motion, once, for one direction."))
    }
  }
}
